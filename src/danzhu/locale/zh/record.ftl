# 牌谱：重看已结束的对局。

## 回放

record-title = 牌谱
record-replay = 回放
record-forgotten = 已抹去
record-no-winner = 对局提前结束，没有胜者。
record-turn = 第{$turn}手，共{$last}手
record-slider = 手数
record-first = 第一手
record-back = 上一手
record-play = 播放
record-pause = 暂停
record-on = 下一手
record-last = 最后一手
record-speed = 速度
record-speed-slow = 慢
record-speed-normal = 中
record-speed-fast = 快
record-dealt = 发牌完毕。
record-lapsed = 超时
record-pays = 进贡{$card}
record-returns = 还贡{$card}
record-exposes = 亮{$cards}
record-exposes-nothing = 不亮牌
record-empty-hand = 已出完
record-points = {$points} 分
record-taken = 收牌：
record-levels = {$home}打{$one}，{$away}打{$two}。
record-deals = 逐副结果
record-turns = 第{$deal}副的每一手（{$count}）
record-keep = 保存与分享
record-link = 这一手的链接
record-download = 下载牌谱
record-still-yours = 仍可下载：用当时版本的 danzhu 可以阅读。

## 洗牌是否公平

record-proof = 洗牌公平吗？
record-proof-how = 每副牌之前，服务器都对密钥作出承诺。现在你的浏览器可以自己用密钥把每一手牌重新发出来，不必问服务器。
record-check = 验证洗牌
record-all-kept = 共{$count}副，全部与承诺一致：密钥得出的正是这些牌。
record-seen = {$of}副中有{$count}副的承诺，正是本设备在发牌前亲眼所见。
record-unseen = 本设备当时不在场：承诺取自牌谱。
record-proof-self = 也不必相信本页。在你自己的电脑上：
verify-kept = 第{$deal}副：与承诺一致。
verify-broken = 第{$deal}副：与承诺（{$commitment}）不符：{$reason}
verify-void = 第{$deal}副作废：没打完牌桌就关闭了。
verify-proves = 这证明承诺之后无人能挑选这些牌，但不能证明服务器管理者没有看过牌。
verify-no_proof = 牌谱没有洗牌证明。
verify-bad_proof = 洗牌证明格式错误。
verify-other_options = 承诺针对的是别的规则。
verify-wrong_commitment = 密钥与承诺不符。
verify-wrong_promise = 与牌谱开头的承诺不同。
verify-unseen_promise = 当时向本设备承诺的是另一把密钥。
verify-other_match = 密钥属于另一局。
verify-key_used_twice = 密钥被重复使用。
verify-other_cards = 密钥得出的牌不同。

## 无法显示

refused-record_unfinished = 对局还没有结束。
refused-record_unreadable = 这局牌所用的规则，本版本不认识。
record-advice-unfinished = 打完以后就能看牌谱，本页会等着。
