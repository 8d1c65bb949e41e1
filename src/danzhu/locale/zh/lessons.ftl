# 第一副牌：边打边讲。

lesson-title = {$game}：第一副牌
lesson-description = 和电脑玩家打一副{$game}，每一步都有讲解。可以照提示打，也可以换一种打法，看看结果如何。
lesson-intro-guandan = 你和对家是一方，对抗另外两家。两副牌，每人 27 张。最先出完牌的人为本方赢下这一副，对家跟着出完得越快，升级越多。这是一局的第一副：双方都打 2，不进贡。
lesson-intro-gongzhu = 四人各打各的，每人 13 张。一墩一墩地收牌，但要看分：红桃合计扣 200 分，猪（黑桃Q）扣 100 分，羊（方块J）加 100 分，变压器（梅花10）把收牌人的其他分翻倍。
lesson-resume = 从上次的地方继续
lesson-happened = 刚才的经过
lesson-your-turn = 轮到你
lesson-expose = 亮哪些牌？
lesson-expose-these = 亮出所选（不选即不亮）
lesson-exposes = 亮牌
lesson-exposes-nothing = 不亮
lesson-hint = 稳健的玩家会怎么打？
lesson-best = 首选：
lesson-or = 其次：
lesson-costs = 少{$loss}；{$reason}
lesson-follow = 就这样打
lesson-followed = 和建议一致
lesson-otherwise = 另一种打法
lesson-because = 理由：{$reason}。
lesson-because-hint = 建议是另一种打法，理由：{$reason}。你的打法带来的结果见下。
lesson-loses = 建议是另一种打法，理由：{$reason}。你的打法估计少{$loss}；带来的结果见下。
lesson-advised = 建议：
lesson-ended = 这一副结束
lesson-points = {$who}：{$points}（{$lines}）
lesson-play = 正式开始
lesson-again = 再来一遍
lesson-restart = 重新开始
lesson-skip = 跳过讲解

lesson-moment-turned = 谁先出由运气决定：发牌时翻了一张牌，拿到它的人先出。以后各副由上一副的结果决定。
lesson-moment-wild_held = 你有一张逢人配：级牌中的红桃，带星号。它可以当作王以外的任何牌，留着配成一手好牌。
lesson-moment-bomb_held = 你有炸弹：四张或以上同点数的牌。它能压一切普通牌型，尽量别拆。
lesson-moment-leading = 由你领出：想出什么牌型都行。别人只能用同类型同张数更大的牌，或者炸弹来压。小牌适合先走。
lesson-moment-following = 轮到你跟牌：用同类型同张数更大的牌或炸弹压，或者不要。不要没有损失，再轮到时还能出。
lesson-moment-partners_trick = 最大的牌是对家的。一般不必压：对手都不压，就由对家领出。
lesson-moment-bomb_played = 有人出了炸弹。只有更大的炸弹能压：张数更多，或张数相同点数更大；同花顺介于五张和六张之间。
lesson-moment-wild_played = 逢人配出场了：它和别的牌一起出，顶替了缺的那一张。
lesson-moment-few_left = 有人只剩十张或更少了。从这里开始要数牌：一两手就能走完的人，不能让他领出。
lesson-moment-out = 有人第一个出完了。对家的名次决定升几级：二游升三级，三游升两级，末游升一级。
lesson-moment-wind = 接风：出完的人最后的牌没人压，由对家领出。一方就是这样接连走完的。

lesson-moment-exposing = 第一墩之前，每人暗中决定是否亮出红桃A、猪、羊或变压器。亮出的牌加倍计算。有把握的才亮。
lesson-moment-exposed = 大家的选择同时亮出。亮出的牌在它那门花色第一次出时必须留在手里，除非只有这一张。
lesson-moment-first_lead = 由你领出：出哪张都行。别人有这门花色必须跟，这门最大的牌收走四张。想想谁会收，里面可能落下什么。
lesson-moment-follow_suit = 必须跟这门花色。大牌可能把这一墩连分收下；略小于最大的牌既走掉隐患又不收墩。
lesson-moment-cannot_follow = 你没有这门花色，可以随便垫：正是把猪、大红桃或危险的大牌送给别人的时候。
lesson-moment-hearts = 有人收了第一批红桃。每张都扣分，但十三张收齐反而加 200 分。
lesson-moment-pig = 猪出来了：收的人扣 100 分，亮过则扣 200 分。下一副由他领出。
lesson-moment-goat = 羊出来了：收的人加 100 分。
lesson-moment-transformer = 变压器出来了：收的人其他分全部翻倍，无论加减。单独一张加 50 分。
lesson-moment-slam_threat = 到现在为止红桃全在一家手里，而且很多。全收了就变成加分：该有人收下一张。

lesson-moment-over = 这一副打完了。基本打法你已经会了，剩下的在实战中学。
