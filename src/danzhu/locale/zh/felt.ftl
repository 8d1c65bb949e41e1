# 牌桌进行中：理牌、记牌、节奏、提示和按键。

felt-sort = 理牌：{$by}
felt-sort-anew = 重新理牌
felt-undo = 撤销理牌
order-rank = 点数
order-suit = 花色
order-combination = 牌型
felt-faster = 加速
felt-onward = 点一下继续
felt-passing = 手里没有能管的牌，自动不要……
felt-passes = 只和电脑打时：手里没有能管的牌就自动不要
felt-phrases = 显示别人说的短语
felt-stand-in = 电脑正在替你出牌。
felt-fill = 全屏
felt-small = 退出全屏
felt-trick = 桌上的牌
felt-last-trick = 刚打完的牌
felt-exposed = 已亮：{$cards}
felt-threat = 全红警报，{$hearts}张
felt-slam = 已收全红
felt-how-many = 几张？
felt-ask-count = {$who}：还剩几张牌？
felt-counter = 记牌器：还没出现的牌
felt-out = {$what}：{$count}张
felt-out-wilds = （逢人配{$count}张）
felt-out-points = 还没出现的分牌

mark-bomb = ✸
mark-flush = ⇗
mark-x2 = ×2
mark-x4 = ×4
mark-x8 = ×8
mark-spoken-bomb = 可成炸弹
mark-spoken-flush = 可成同花顺
mark-spoken-x2 = 亮出则 ×2
mark-spoken-x4 = 亮出则 ×4
mark-spoken-x8 = 亮出则 ×8

signal-pig = 猪归{$who}！
signal-goat = 羊归{$who}！
signal-transformer = 变压器归{$who}！
signal-threat = 全红警报：{$who}
signal-averted = 全红警报解除：{$who}
signal-slam = {$who}收全红！

felt-keys = 按键
felt-key-arrows = 在牌之间移动
felt-key-space = 选牌或放下
felt-key-row = 选中整组
felt-key-enter = 打出所选的牌；继续
felt-key-hint = 提示
felt-key-pass = 不要
felt-key-arrange = 理牌
felt-key-group = 所选的牌成组
