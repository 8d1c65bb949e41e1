# 浏览器里的牌桌。

table-hand = 你的手牌，{$count}张
table-dim = {$card}（现在不能出）
table-thinks = 该他了
table-absent = 不在
table-computer-sees = 电脑玩家只看得到自己的手牌。
table-place = { $place ->
    [1] 头游
    [2] 二游
    [3] 三游
   *[other] 末游
}
table-points = 本副 {$deal}，总{"\u2060"}分{"\u00a0"}{$total}
table-eliminated = 出局
table-pay = 进贡{$card}
table-pay-which = 选择要进贡的牌
table-return = 还贡{$card}
table-return-which = 选择要还的牌
table-expose = 亮{$cards}
table-expose-nothing = 不亮牌
table-exposing = 大家正在决定亮什么牌。
table-openly = 明亮：{$cards}
table-secretly = 暗亮：{$cards}
table-play = 出牌
table-play-which = 按哪种牌型出？
table-cancel = 取消
table-lay-down = 放下
table-group = 成组
table-ungroup = 取消分组
table-home = 返回首页
table-connected = 已连接
table-history = 出牌记录
table-menu = 菜单
table-us = 我方
table-them = 对方
table-active = 本副级数
table-pending = 已选，尚未亮出：{$card}
table-summary = 本副结束
table-deal-over = 第{$number}副结束
table-waiting-others = 等待其他人
table-record = 本局牌谱
table-close = 关闭
table-no-tricks = 还没有出过牌。
table-taken = 已收的分牌
table-pace = 电脑出牌速度
pace-instant = 不等
pace-quick = 快
pace-normal = 正常
pace-thoughtful = 慢
table-phrases = 对全桌说
table-no-undo = 不能悔牌：牌一亮出来，别人就已经知道了点什么。
table-shuffling = 正在洗牌
table-looking-on = 你在旁观
table-tally = {$deal} · 总{"\u2060"}分{"\u2060"}{$total}
