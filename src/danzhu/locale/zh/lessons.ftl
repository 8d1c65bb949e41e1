# 第一副牌：边打边讲。

lesson-title = {$game}：第一副牌
lesson-description = 和电脑玩家打一副{$game}，每一步都有讲解。可以照提示打，也可以换一种打法，看看结果如何。
lesson-intro-guandan = 你和对家是一方，对抗另外两家。两副牌，每人27张。谁最先出完牌，他那一方就赢下这一副；对家跟着走得越快，升级越多。这是一局的第一副：双方都打2，不进贡。
lesson-intro-gongzhu = 四人各打各的，每人13张。一墩一墩地收牌，收到的牌有分：红桃合计扣200分，猪（黑桃Q）扣100分，羊（方块J）加100分，变压器（梅花10）把收它的人的其他分翻倍。
lesson-resume = 从上次的地方继续
lesson-happened = 刚才的经过
lesson-your-turn = 轮到你
lesson-expose = 亮哪些牌？
lesson-expose-these = 亮出所选（不选即不亮牌）
lesson-exposes = 亮牌
lesson-exposes-nothing = 不亮牌
lesson-hint = 稳健的玩家会怎么打？
lesson-best = 首选：
lesson-or = 其次：
lesson-costs = 少{$loss}；{$reason}
lesson-costs-nothing = 没有损失；{$reason}
lesson-follow = 就这样打
lesson-followed = 和建议一致
lesson-otherwise = 另一种打法
lesson-because = 理由：{$reason}。
lesson-because-hint = 建议是另一种打法，理由：{$reason}。你的打法带来的结果见下。
lesson-loses = 建议是另一种打法，理由：{$reason}。你的打法估计少{$loss}；带来的结果见下。
lesson-as-good = 建议是另一种打法，但你的打法估计一样好；带来的结果见下。
lesson-advised = 建议：
lesson-ended = 这一副结束
lesson-points = { $count ->
    [0] {$who}：{$points}
   *[other] {$who}：{$points}（{$lines}）
}
lesson-play = 正式打一局
lesson-again = 再来一遍
lesson-restart = 重新开始
lesson-skip = 跳过讲解

lesson-moment-turned = 谁先出由运气决定：发牌时翻了一张牌，拿到它的人先出。以后各副由上一副的结果决定。
lesson-moment-wild_held = 你有逢人配：红桃级牌，带星号。除了王，它什么牌都能当，留着配成一手好牌。
lesson-moment-bomb_held = 你有炸弹：四张或更多同点数的牌。它能管所有普通牌型，尽量别拆。
lesson-moment-leading = 由你领出：想出什么牌型都行。别人要管，只能用同样牌型、同样张数、更大的牌，或者用炸弹。小牌适合先走。
lesson-moment-following = 轮到你：用同样牌型、同样张数、更大的牌或者炸弹来管，或者不要。不要没有损失，再轮到你时还能出。
lesson-moment-partners_trick = 桌上最大的是对家的牌。一般不必管：对手都管不住，就由对家领出。
lesson-moment-bomb_played = 有人出了炸弹。只有更大的炸弹能管：张数更多，或者张数一样、点数更大。同花顺排在五张和六张之间，四大天王最大。
lesson-moment-wild_played = 逢人配出场了：它和别的牌一起出，顶替了缺的那一张。
lesson-moment-few_left = 有人只剩十张或更少了。从这里开始要数张数：一两手就能走完的人，不能让他领出。
lesson-moment-out = 有人头一个走完了。他对家的名次决定升几级：二游升三级，三游升两级，末游升一级。
lesson-moment-wind = 接风：走完的人最后一手没人管得住，由对家领出。一方两人就是这样接连走完的。

lesson-moment-exposing = 第一墩之前，每人暗中决定是否亮出红桃A、猪、羊或变压器。亮过的牌分数加倍。有把握的才亮。
lesson-moment-exposed = 大家的选择已经一起亮出。亮过的牌，在它的花色第一次被领出的那一墩必须留在手里，除非这门花色只剩这一张。
lesson-moment-first_lead = 由你领出：出哪张都行。别人有这门花色必须跟，这门花色最大的牌收走四张。想想谁会收，里面可能落下什么。
lesson-moment-follow_suit = 这门花色必须跟。大牌可能把这一墩连同里面的分一起收下；比最大的略小的牌，既走掉了隐患，又不收墩。
lesson-moment-cannot_follow = 你没有这门花色，可以随便垫：正是把猪、大红桃或危险的大牌送给别人的时候。
lesson-moment-hearts = 有人收了第一批红桃。红桃多半要扣分，但十三张收齐反而加200分。
lesson-moment-pig = 猪出来了：收的人扣100分，亮过则扣200分。下一副由他领出。
lesson-moment-goat = 羊出来了：收的人加100分，亮过则加200分。
lesson-moment-transformer = 变压器出来了：收它的人其他分全部翻倍，不论加减。单独一张加50分。
lesson-moment-slam_threat = 到现在为止，红桃全在一个人手里，而且已经不少。让他收齐就变成加分了：该有人收下一张。

lesson-moment-over = 基本打法你已经会了，剩下的在牌桌上学。
