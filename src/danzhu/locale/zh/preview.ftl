# 链接贴到别处时对页面的介绍：标题与说明。

preview-title = danzhu · 掼蛋 · 拱猪
preview-about = 掼蛋和拱猪：马上开始，与电脑对战，或用链接邀请朋友。无需安装，无需注册。
preview-new = 开一张自己的桌子：选择规则，用链接邀请朋友，空位由电脑补上。
preview-link = 牌桌链接
preview-table = {$game}牌桌 · {$preset}
preview-record = {$game} · {$preset}，已结束的对局
preview-turns = {$deals}，每一手都可回放，各家手牌全部亮开。
preview-picture = 绿色桌布上的扑克牌：danzhu，掼蛋与拱猪
