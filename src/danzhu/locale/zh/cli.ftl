# danzhu 命令：帮助、错误和报告。

help-danzhu = 在终端里打掼蛋和拱猪：对局、模拟、校验、复盘。
help-usage = 用法：
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-help = 显示帮助
help-lang = 语言：en、fr、pt 或 zh（不指定则看 DANZHU_LANG，再看终端设置）
help-version = 显示版本
help-play = 和电脑玩家对局。
help-simulate = 让电脑玩家打若干局并汇总。
help-presets = 列出每个选项以及各规则方案的取值。
help-check = 用规则校验测试向量。
help-replay = 逐行校验牌谱，把经过讲一遍。
help-game = guandan 或 gongzhu
help-preset = 规则方案，见 danzhu presets
help-option = 更改一个选项，可重复
help-seed = 决定一切随机的种子
help-seat = 你的座位，按出牌顺序从0起
help-level = 电脑玩家的水平（不指定则为 normal）
help-hints = 给提示的电脑水平（不指定则为最强）
help-plain = 不用颜色、符号和表格，适合读屏
help-save = 保存本局的文件，每步都写入
help-resume = 接着打文件里的一局
help-markdown = 写出文档 docs/presets.md
help-vectors = 测试向量文件
help-record = 牌谱文件
help-step = 每步之后等回车
help-quiet = 只说牌谱是否完整
help-unfinished = 接受没有结尾行的牌谱
help-matches = 打几局
help-a = 0号和2号座的玩家（不指定则为 random）
help-b = 1号和3号座的玩家（不指定则为 random）
help-out = 存放所有牌谱的文件夹
help-json = 输出一个 JSON 对象

fault-unknown_language = 没有“{$name}”这种语言，只有：{$names}。
fault-unknown_game = 没有“{$name}”这个游戏，只有：{$names}。
fault-unknown_preset = 没有“{$name}”这个规则方案，只有：{$names}。
fault-unknown_bot = 没有“{$name}”这个电脑玩家，只有：{$names}。
fault-option_without_value = “{$text}”缺少取值，请写 名称=取值。
fault-no_such_seat = 没有{$number}号座，座位从0到{$most}。
fault-too_few_matches = {$number}局太少了。
fault-resume_alone = 用 --resume 时，游戏、规则方案、选项、座位和水平都以文件为准。
fault-match_is_over = {$path} 里的一局已经结束，可以复盘：danzhu replay {$path}
fault-nobody_to_play = 这份牌谱里没有真人座位。
fault-cannot_read = 无法读取 {$path}：{$reason}。
fault-cannot_write = 无法写入 {$path}：{$reason}。
fault-file_exists = {$path} 已经存在，保持原样。请换一个文件名。
fault-not_text = {$path} 第{$line}行不是 UTF-8 文本。
fault-not_saved = 这一局没有保存。
fault-vectors_not_json = {$path} 不是 JSON 格式的测试向量列表。
fault-malformed_vector = {$path}，向量 {$id}：{$reason}
fault-no_such_command = 没有“{$name}”这个命令，只有：{$names}。
fault-no_such_option = 这里没有 {$name}，请看 --help。
fault-missing_argument = 缺少 {$name}，请看 --help。
fault-bad_value = {$name} 的取值不能用，请看 --help。
fault-bad_usage = 这样的命令行不能用：{$name}
fault-too_many_arguments = 参数比这个命令需要的多，请看 --help。

file-missing = 没有这个文件或文件夹
file-forbidden = 没有权限
file-folder = 这是一个文件夹
file-full = 空间不足
file-large = 文件太大

record-line = 第{$line}行：{$reason}

presets-title = 规则方案
presets-origin = 由 `{$command}` 生成，测试保证本页与代码一致。粗体的取值与第一个方案不同。每个选项都可以用 `--option 名称=取值` 单独设置。
presets-option = 选项
presets-article = 条
presets-meaning = 决定什么
presets-offered = 可选取值

check-summary = 校验了{$run}个答案，{ $wrong ->
    [0] 全部正确。
   *[other] {$wrong}个不对。
}
check-mismatch = {$id}（{$preset}）：应为 {$expected}，得到 {$got}
check-missing = 缺少或不认识“{$name}”。
check-wrong-kind = 缺少一项，或者类型不对。

replay-header = {$game}，{$preset} {$options}
replay-hand = {$number}号座：{$hand}
replay-step = 回车继续，q 停止：
replay-whole = 牌谱完整：{$lines}行，{$deals}副。
replay-unfinished = 牌谱到此为止都正确：{$lines}行，{$deals}副。

simulate-progress = 局
simulate-matches = 局数
simulate-deals = 副数
simulate-deals_per_match = 每局副数
simulate-plies_per_deal = 每副步数
simulate-wins_a = A 胜
simulate-wins_b = B 胜
simulate-seconds = 秒
simulate-plies_per_s = 每秒步数

play-welcome-guandan = 掼蛋：你和对家是一方，对抗另外两家，争取先出完牌。
play-welcome-gongzhu = { $pairs ->
    [yes] 对家结伴的拱猪：你和对家是一方，对抗另外两家。
   *[no] 拱猪：各打各的。
}不要收猪（黑桃Q）和红桃，要收羊（方块J）。
play-against = 电脑玩家水平：{$level}。
play-resumed = 接着上次继续。
play-how = 输入编号，或直接写牌，如 8S8C。输入 help（帮助）看说明，quit（退出）离开。
play-help =
    编号：从列表里选；回车回到列表
    牌：直接出牌，如 8S 8C 或 8S8C8D7H=bomb-8（T 是10，BJ 是小王，RJ 是大王）
    pass（p，不要）：不出
    hint（h，提示）：电脑玩家会怎么打
    history（记录）：这一副的全过程
    counts（c，报牌）：各家张数和没出现的牌
    sort（s，理牌）：按点数或按花色排列
    show（看牌）：再看桌面和手牌
    save 文件（保存）：以后把这一局存到该文件
    quit（q，退出）：离开，这一局会保留
play-prompt = >
play-deal = 第{$number}副
play-deal-over = 第{$number}副结束。
play-thinking = 电脑玩家正在思考……
play-forced = 只能这样：
play-no-such-number = 没有{$number}，编号从1到{$most}。
play-save-where = 存到哪里？请写：save 文件
play-saved = 已保存，以后这一局存到 {$path}。
play-unsaved = 对局继续，但现在没有保存。可以另存：save 文件
play-left = 这一局已保留，接着打：danzhu play --resume {$path}
play-over = 牌谱在 {$path}

command-hint = 提示
command-history = 记录
command-counts = 报牌
command-sort = 理牌
command-show = 看牌
command-save = 保存
command-help = 帮助
command-quit = 退出
command-pass = 不要
