# Guides: what stands around the pages that teach, and what their examples say.

guide-guides = 教程
guide-play = 开始游戏
guide-main = 主导航
guide-skip = 跳到正文
guide-toc = 本页内容
guide-neighbours = 上一页和下一页
guide-previous = 上一页：
guide-next = 下一页：
guide-languages = 本页的其他语言版本
