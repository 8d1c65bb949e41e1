# 牌桌以外的页面，以及牌桌本身的一些词。

## 首页

page-play = 马上开始
page-change = 更改：
page-how = {$preset} · 电脑：{$level} · 速度：{$pace}
page-about-guandan = 四人两方，两副牌：先出完手牌，从2一路打到A。
page-about-gongzhu = 四人一副牌，吃墩游戏：躲开猪和红桃，牵回羊。
page-chinese-guandan = {""}
page-chinese-gongzhu = {""}
page-level-of = 电脑水平
page-preset = 规则方案
page-preset-recreational = 休闲
page-preset-long_runs = 长连牌
page-preset-online = 网络
page-preset-competition = 竞赛
page-preset-classic = 经典
page-pace = 电脑出牌速度
page-more-options = 逐项设置规则和座位
page-friends = 和朋友一起打
page-open = 开桌
page-code = 桌号
page-join = 进入
page-mine = 我的牌桌
page-mine-more = 还有{$count}张
page-too-many-tables = 请先离开你的一张牌桌。
page-continue = 继续
page-phase-gathering = 等人中
page-phase-shuffling = 洗牌中
page-phase-playing = 进行中
page-phase-between = 两副之间
page-phase-over = 本局结束
page-phase-closed = 已关闭
page-phase-resting = 暂停中
page-phase-archived = 已收起
page-people = {$count}人
page-vacant-seats = {$count}个空位
page-deals = {$count}副
page-lobby = 公开的牌桌
page-lobby-empty = 现在没有人在等。开一张公开的牌桌，就会显示在这里。
page-look = 看看
page-recent = 最近的对局
page-results = 我的战绩
page-company = 搭档与对手
page-as-partner = 做搭档
page-as-rival = 做对手
page-matches = {$count}局，胜{$won}局
page-match-won = 胜
page-match-lost = 负

## 开桌

page-open-now = 开桌
page-game = 游戏
page-rules = 规则
page-options = 全部选项
page-options-changed = 已改{$count}项
page-option-changed = 已改
page-seats = 座位
page-seat-open = 空着
page-manners = 牌桌约定
page-level-stands-in = 代打的电脑水平
page-clock = 每步时限
page-clock-none = 只按规则
page-seconds = {$count}秒
page-idle = 无操作多久后由电脑代打
page-spectators = 旁观
page-spectators-none = 不许旁观
page-spectators-live = 只看公开信息
page-spectators-delayed = 每副结束后再看
page-listed = 在公开列表中显示；不选则只能凭链接或桌号进入
page-value-yes = 是
page-value-no = 否
page-value-none = 无
page-value-off = 不打
page-value-random = 随机
page-value-turned_card = 翻牌
page-value-turned_plain_card = 翻牌（翻到王或逢人配重翻）
page-value-holder_of_2D = 拿到有记号的方块2的人
page-value-above_five = 大于五张炸弹
page-value-above_four = 大于四张炸弹
page-value-either = 任一
page-value-higher = 较大的
page-value-ask = 询问玩家
page-value-strongest = 取最大
page-value-any = 任意
page-value-highest = 逢人配以外最大的
page-value-highest_plain = 王和级牌以外最大的
page-value-lowest = 其余最小的
page-value-payer = 进贡的人
page-value-first = 头游
page-value-on_request = 有问必答
page-value-announce = 报牌一次
page-value-2S_holder = 有黑桃2的人，出哪张都行
page-value-2S_itself = 必须出黑桃2
page-value-2C_holder = 有梅花2的人，出哪张都行
page-value-2C_itself = 必须出梅花2
page-value-7S_holder = 有黑桃7的人，出哪张都行
page-value-together = 同时选定，一起亮出
page-value-sequential = 依次亮
page-value-open_or_secret = 明亮或暗亮
page-value-all_hearts = 收齐红桃时
page-value-all_16 = 仅收齐十六张时
page-value-never = 从不
page-value-opposite = 对家结伴

## 第一副之前

page-who = 谁在桌上
page-who-plays = {$side}由谁来打
page-vacant = 空位
page-computer = 电脑（{$level}）
page-sit = 坐这里
page-sit-over = 换到这里
page-remove = 请离
page-host = 桌主
page-here = 在场
page-not-here = 未连接
page-is-ready = 已准备
page-ready = 准备
page-start = 开始
page-start-filled = 开始，空位由电脑代替
page-waits-for = 等待：{$who}
page-take-seat = 选一个座位就能打；在此之前你在旁观。
page-full = 座位已满。有人离开时，可以在这里入座。
page-close-table = 关闭牌桌
page-invite = 邀请
page-invite-link = 本桌链接
page-only-here = 此地址只在本机有效。要让别人进来，请用 danzhu serve --lan 启动服务器。
page-qr = 链接的二维码
page-copy = 复制
page-copied = 已复制
page-share = 分享
page-lost = 连接中断，正在恢复……

## 设置

page-settings = 设置
page-close = 关闭
page-language = 语言
page-language-en = English
page-language-fr = Français
page-language-pt = Português
page-language-zh = 中文
page-theme = 明暗
page-theme-auto = 跟随设备
page-theme-light = 浅色
page-theme-dark = 深色
page-faces = 花色颜色
page-faces-4 = 四色
page-faces-2 = 双色
page-large = 大字
page-reversed = 小牌在前
page-sound = 声音
page-kept-here = 只保存在本设备上。

## 我是谁

page-you = 我
page-name = 桌上的名字
page-name-length = 需要1到20个字。
page-name-characters = 请用文字、数字和常用符号。
page-name-blocked = 请换一个。
page-save = 保存
page-saved = 已保存
page-guest = 你是游客：只有这个浏览器认得你。
page-account = 建立账号
page-account-why = 有了账号，在任何设备上都能找回你的牌桌。不需要邮箱。
page-login = 账号名
page-login-help = 3到32个字母（a–z）、数字、点或横线
page-password = 密码
page-password-new = 新密码
page-password-help = 至少八个字符
page-recovery = 恢复码
page-recovery-keep = 请保存此码：只显示这一次，忘记密码时只能靠它找回。
page-recovery-kept = 已保存
page-signed-in = 已登录：{$login}
page-sign-in = 登录
page-sign-in-guest = 这个浏览器原来的游客身份，连同座位和对局，都不再保留。
page-sign-out = 退出登录
page-recover = 忘记密码
page-recover-send = 设置密码
page-devices = 其他设备与程序
page-devices-why = 用这个链接，另一台设备也会认得你。只能用一次，十分钟内有效。
page-devices-link = 生成链接
page-devices-once = 在另一台设备上打开
page-program-why = 有了密钥，你的程序就能以你的名义打牌。旧密钥随即失效。
page-program = 生成密钥
page-program-key = 密钥，只显示这一次
page-data = 我的数据
page-data-why = 这里保存的你的全部数据：可以下载，也可以删除。
page-export = 下载副本
page-forget = 删除我的一切
page-forget-what = 账号注销，座位让出，名字从所有牌谱中抹去。此操作无法撤回。
page-forget-sure = 确定删除
page-move = 在此设备上继续
page-move-what = 这个浏览器将归生成链接的人使用。之前在这里的游客身份不再保留。
page-move-send = 这是我的链接

## 无法显示时

page-loading = 请稍候……
page-offline = 连不上服务器
page-home = 首页
page-retry = 重试
page-advice-address = 请检查桌号或链接，也许没有复制完整。
page-advice-closed = 已结束的对局仍在首页的列表里。
page-advice-full = 可以请桌主安排座位，或自己开一桌。
page-advice-later = 请稍后再试。

## 致谢与隐私

page-credits = 致谢
page-credits-about = danzhu 是 MIT 许可的自由软件。页面中用到以下他人作品，谨致谢意。
page-credit-faces = 牌面、牌背、小王
page-credit-joker = 大王
page-credit-page = 页面
page-credit-templates = 模板
page-credit-words = 语言
page-credit-sound = 声音
page-privacy = 隐私
page-privacy-guest = 打牌不需要账号，也不需要邮箱。服务器只用一个名为 danzhu 的 cookie 认出你，别无他用。设置只保存在你的设备上。
page-privacy-kept = 服务器保存你的名字、语言、最近来访时间、牌桌和已结束的对局；有账号时还保存账号名，密码和恢复码只存哈希值。
page-privacy-hands = 一副牌进行中，你的牌不会发给任何其他人。电脑玩家只看自己的手牌。服务器的管理者能够看到服务器保存的一切。
page-privacy-shown = 同桌的人看得到你的名字。一副结束后，各家手牌向全桌公开；已结束对局的牌谱，知道地址的人都能阅读。
page-privacy-rates = 网络地址只在内存中计数，防止有人使服务器过载，不会保存。
page-privacy-others = 页面不加载任何外部内容：没有广告，没有统计，没有第三方脚本。
page-privacy-rights = 在首页点你的名字，可以下载所保存的全部个人数据，或将其删除。

## 桌上

page-deal = 第{$number}副
page-your-turn = 轮到你了
page-hint = 提示
page-pass = 不要
page-claim = 提前结束
page-checked = 本副洗牌与承诺一致。
page-cheated = 本副洗牌与承诺不符！
page-rests = 没有人在，牌桌暂停。
page-next = 下一副
page-rematch = 再来一局
page-leave = 离开
page-back = 我回来了
page-beaten = {$play}，管不上
page-choose = 出{$play}
page-level = 打{$level}
page-left = {$count}张
page-nothing = 不成牌型

## Guides

page-guides = 教程
page-learn = 怎么玩
page-first-deal = 边打边学第一副
page-puzzles = 残局练习
page-the-rules = 规则
