# 掼蛋：牌型、规则方案、选项，以及牌桌上看到和说到的话。

guandan-preset-recreational = 休闲打法：有进贡、抗贡，第一副翻牌定谁先出。
guandan-preset-long_runs = 长连牌打法：连牌不限长度，没有同花顺，进贡更严。
guandan-preset-online = 多数网络牌桌的打法：第一副随机定谁先出，收到的贡牌也可以还回去。
guandan-preset-competition = 全国竞赛规则：三次打A不过退回2，出牌限时。

guandan-option-seats = 几人一桌
guandan-option-teams = 分几方
guandan-option-packs = 用几副牌
guandan-option-first_lead = 一局第一副谁先出：拿到翻牌的人（翻到王或逢人配算不算）；随机一人；拿到有记号的那张牌的人
guandan-option-start_level = 双方从几级打起
guandan-option-straight_length = 顺子几张；“5+”表示五张以上
guandan-option-tube_pairs = 连对要几对
guandan-option-plate_triples = 钢板要几组三张
guandan-option-level_in_straight = 级牌本身能否进顺子
guandan-option-wild_in_pair = 逢人配能否和别的点数配成对子
guandan-option-straight_flush = 同花顺的大小：大于五张炸弹，大于四张炸弹，或不算炸弹
guandan-option-one_suit_straight = 不含逢人配的五张同花连牌能否当普通顺子出
guandan-option-two_pairs_and_wild = 两对加一张逢人配组成三带二时哪一对作三张：任选，或只能是大的
guandan-option-bomb_sizes = 几张同点数的牌算炸弹
guandan-option-unnamed_reading = 一手牌有多种牌型又没说明时：询问，或按最大的算
guandan-option-pass_locks = 不要之后，同一轮里是否就不能再出
guandan-option-ends_on_one_two = 一方两人都出完时这一副是否立即结束
guandan-option-promotion = 对家二游、三游、末游时各升几级
guandan-option-ace_win = 庄家打A时，什么名次才算赢下这一局
guandan-option-ace_fail_limit = 几次打A不过退回2
guandan-option-tribute = 输家是否进贡
guandan-option-tribute_on_one_four = 对家头游时末游是否进贡
guandan-option-tribute_card = 进贡哪张：除逢人配外最大的，或除王和级牌外最大的
guandan-option-return_limit = 还贡的牌，自然点数最大到几
guandan-option-return_fallback = 没有这样的小牌时还什么：其余最小的，或不还
guandan-option-return_excludes_received = 是否不许还刚收到的那张
guandan-option-resistance = 两张大王能否抗贡
guandan-option-next_lead = 进贡后谁领出：进贡者或头游
guandan-option-count_announce = 怎样报牌：十张以内有问必答，报一次，或按“是否显示各家张数”
guandan-option-show_counts = 牌桌是否显示各家张数
guandan-option-move_clock = 每副第一手的秒数、以后每手的秒数、不罚的警告次数

guandan-kind-single = 单张
guandan-kind-pair = 对子
guandan-kind-triple = 三张
guandan-kind-full_house = 三带二
guandan-kind-straight = 顺子（{$size}张）
guandan-kind-tube = { $count ->
    [3] 三连对
   *[other] 连对（{$count}对）
}
guandan-kind-plate = 钢板（{$count}组）
guandan-kind-bomb = {$size}张炸弹
guandan-kind-straight_flush = 同花顺（{$size}张）
guandan-kind-joker_bomb = 四大天王

guandan-reading-single = 单张{$rank}
guandan-reading-pair = 一对{$ranks}
guandan-reading-triple = 三张{$ranks}
guandan-reading-full_house = 三带二（三张{$ranks}）
guandan-reading-straight = { $size ->
    [5] 顺子到{$rank}
   *[other] {$size}张顺子到{$rank}
}
guandan-reading-tube = { $count ->
    [3] 三连对到{$rank}
   *[other] {$count}连对到{$rank}
}
guandan-reading-plate = { $count ->
    [2] 钢板到{$rank}
   *[other] {$count}组钢板到{$rank}
}
guandan-reading-bomb = {$size}张{$ranks}的炸弹
guandan-reading-straight_flush = { $size ->
    [5] 同花顺到{$rank}
   *[other] {$size}张同花顺到{$rank}
}
guandan-reading-joker_bomb = 四大天王

guandan-as = {" "}– {$reading}
guandan-with-wild = {$reading}，逢人配当{$ranks}
guandan-key-joker_bomb = 四张王
guandan-pass = 不要
guandan-keeps = { $count ->
    [0] 不留同花顺
   *[other] 留下{$count}个同花顺
}

guandan-menu-playing = 你领出，出什么？
guandan-menu-following = 轮到你，可以管的牌：
guandan-menu-paying = 进贡哪一张？
guandan-menu-returning = 还贡哪一张？
guandan-menu-shape = 用哪些牌？
guandan-menu-suits = 用什么花色？这会影响你的同花顺。

guandan-levels = 本副打{$level}{ $whose ->
    [own] ，你方坐庄
    [other] ，对方坐庄
   *[none] ，无庄
}。级数：你方{$own}，对方{$other}。
guandan-levels-seen = 本副打{$level}。级数：{$home} {$own}，{$away} {$other}。
guandan-turned = 翻牌：
guandan-resists = {$who}亮出{$count}张大王，抗贡。
guandan-owes = 要进贡的：{$who}。
guandan-pays = {$giver} → {$taker}，进贡：
guandan-returns = {$giver} → {$taker}，还贡：
guandan-leads = 领出：{$who}。
guandan-leads-you = 你领出。
guandan-out = 已出完：{$who}。
guandan-to-beat = 要管的牌：
guandan-count = {$who}：{$count}张
guandan-count-many = {$who}：多于十张
guandan-unseen = 还没出现的：
guandan-held = {$who}剩下的手牌
guandan-place-1 = 头游：{$who}。
guandan-place-2 = 二游：{$who}。
guandan-place-3 = 三游：{$who}。
guandan-place-4 = 末游：{$who}。
guandan-level-changes = {$who}：从{$old}到{$new}。
guandan-won = 本局获胜：{$who}。
guandan-won-you = 胜利！本局获胜：{$who}。
