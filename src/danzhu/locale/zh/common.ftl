# 两种游戏、终端和浏览器共用的词：牌、座位、游戏、电脑水平。

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-BJ = 小王
rank-RJ = 大王

rank-spoken-2 = 2
rank-spoken-3 = 3
rank-spoken-4 = 4
rank-spoken-5 = 5
rank-spoken-6 = 6
rank-spoken-7 = 7
rank-spoken-8 = 8
rank-spoken-9 = 9
rank-spoken-T = 10
rank-spoken-J = J
rank-spoken-Q = Q
rank-spoken-K = K
rank-spoken-A = A
rank-spoken-BJ = 小王
rank-spoken-RJ = 大王

rank-plural-2 = 2
rank-plural-3 = 3
rank-plural-4 = 4
rank-plural-5 = 5
rank-plural-6 = 6
rank-plural-7 = 7
rank-plural-8 = 8
rank-plural-9 = 9
rank-plural-T = 10
rank-plural-J = J
rank-plural-Q = Q
rank-plural-K = K
rank-plural-A = A
rank-plural-BJ = 小王
rank-plural-RJ = 大王

suit-S = 黑桃
suit-H = 红桃
suit-D = 方块
suit-C = 梅花

suit-symbol-S = ♠
suit-symbol-H = ♥
suit-symbol-D = ♦
suit-symbol-C = ♣
card-short = {$suit}{$rank}
card-spoken = {$suit}{$rank}

list-separator = 、
sentence-separator = {""}

game-guandan = 掼蛋
game-gongzhu = 拱猪

seat-you = 你
seat-right = 下家
seat-partner = 对家
seat-opposite = 对家
seat-left = 上家

bot-random = 随机
bot-easy = 简单
bot-normal = 普通
bot-hard = 困难
seat-number = {$number}号座

mark-wild = ★
mark-level = •
mark-exposed = !
mark-spoken-wild = 逢人配
mark-spoken-level = 级牌
mark-spoken-exposed = 已亮

hand-title = 你的手牌（{$count}张）：
times = ×{$count}
told-by = {$who}：
aside = （{$text}）
menu-number = {$number}) 
menu-group = {$title}：
