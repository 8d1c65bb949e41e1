# 较量。

help-arena = 让电脑玩家用同样的牌互相较量。
help-arena-a = 要测的电脑玩家（默认最强的）
help-arena-b = 对手（默认第二强的）
help-deals = 打多少副；每副从各方各打一次
help-arena-preset = 规则，或用 all 轮流使用全部规则
help-bar = 95% 区间不再包含此值时提前结束
help-budget = 会搜索的电脑玩家每步可看多少个假想局面
help-jobs = 用多少个进程（默认每核一个）
help-ladder = 多名电脑玩家循环赛并评分：名字用逗号隔开，或 all
fault-below_one = {$name} 是 {$number}，至少要是 1。
fault-no_ladder = 排名至少要两名不同的电脑玩家：{$names}
arena-progress = 副数
arena-unit-levels = 级/副
arena-unit-points = 分/副
arena-mean = {$a} 对 {$b}，95%
arena-wins = 赢的副数
arena-deals = 副数
arena-ms = 每步毫秒，{$bot}
arena-ladder-bot = 电脑玩家
arena-ladder-rating = 评分
arena-ladder-sigma = 误差
arena-ladder-mean = 每副所得
help-bench = 测量本机上一切的速度。
help-bench-names = 指标名，或其点分名称的开头（默认全部）
help-bench-seconds = 每项大约测多少秒
fault-unknown_figure = 没有指标“{$name}”。见 danzhu bench --json。
