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
seat-number = {$number} 号座

mark-wild = ★
mark-level = •
mark-exposed = !
mark-spoken-wild = 逢人配
mark-spoken-level = 级牌
mark-spoken-exposed = 已亮

hand-title = 你的手牌（{$count} 张）：
times = ×{$count}
told-by = {$who}：
menu-number = {$number}) 
menu-group = {$title}：

reason-only_choice = 只能这样
reason-random = 随便一种
reason-goes_out = 手牌出完
reason-unbeatable = 外面没有牌能压住
reason-sheds_low = 小牌要早出
reason-cheapest = 用最小的牌压住
reason-takes_lead = 值得拿下牌权
reason-leaves_partner = 对家的牌不必压
reason-feeds_partner = 送对家走牌
reason-blocks = 对手快走完了，要拦住
reason-bombs = 该用炸弹了
reason-keeps_strength = 大牌留到后面更有用
reason-least_useful = 这张牌用处最小
reason-helps_partner = 这张牌对对家最有用
reason-nothing_left = 没有分牌可收了
reason-stays_hidden = 亮了得不偿失
reason-exposes = 亮牌对这手牌有利
reason-leads_low = 让别人收这一墩
reason-ducks = 不收这一墩的最大一张
reason-takes_safely = 这一墩不扣分，正好跑掉大牌
reason-takes_goat = 为了羊值得收这一墩
reason-takes_transformer = 变压器能把已得的分翻倍
reason-gives_points = 把分送给收这一墩的人
reason-gives_transformer = 让变压器把别人的扣分翻倍
reason-sheds_high = 垫掉以后会收墩的大牌
reason-costs_least = 怎么出都要吃亏，这样最少
reason-flushes_pig = 出小黑桃把猪逼出来
reason-guards_pig = 给猪留着护张
reason-blocks_slam = 不能让人收全红
reason-tries_slam = 有希望收全红
