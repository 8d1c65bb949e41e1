# 按固定代码说明为什么不行。

refusal-deal_over = 这一副已经结束。
refusal-not_a_seat = 这张桌子没有这个座位。
refusal-not_your_turn = 还没轮到你。
refusal-already_decided = 你已经选好了，请等其他人。
refusal-wrong_phase = 现在不能这样做。
refusal-cards_not_held = 你手里没有这些牌。
refusal-no_such_reading = 这些牌不成牌型，或者不是所说的牌型。
refusal-leader_must_play = 轮到你领出，必须出牌。
refusal-does_not_beat = 管不上桌上的牌。
refusal-tribute_not_highest = 能贡的牌里，必须贡最大的。
refusal-return_not_allowed = 这张牌不能还贡，请从列出的小牌里选一张。
refusal-return_is_card_received = 刚收到的贡牌不能原样还回去。
refusal-not_exposable = 只能亮手里的红桃A、黑桃Q、方块J和梅花10。
refusal-must_follow_suit = 必须跟同花色的牌。
refusal-exposed_card_held_back = 亮过的牌，在它的花色第一次被领出的那一墩不能出，除非这门花色你只剩这一张。
refusal-lead_is_fixed = 第一张牌必须是规则指定的那张。
refusal-points_remain = 还有分牌没收完，不能提前结束。

bad-text-unknown_card = “{$text}”不是一张牌。先写点数再写花色：7S、TH、BJ、RJ。
bad-text-unknown_rank = “{$text}”不是点数：2 3 4 5 6 7 8 9 T J Q K A。
bad-text-too_many_copies = {$text} 的张数太多了。
bad-text-unknown_reading = “{$text}”不是牌型：例如写 pair-K 或 straight-9。
bad-text-reading_needed = “{$text}”有多种牌型：请注明，例如 =pair-K。
bad-text-unknown_suit = “{$text}”不是花色：S、H、D、C。
bad-text-unknown_question = 这套规则不回答“{$text}”这个问题。
bad-text-turned_cards_wrong = “{$text}”不是能定出谁先出的翻牌。
bad-text-no_actions = “{$text}”：至少要有一个行动。
bad-text-unknown_action = “{$text}”在这里不是行动。

bad-option = {$name}={$value}：{$why}
bad-option-unknown_option = 没有“{$name}”这个选项。
bad-option-unknown_value = 选项 {$name} 不能设为“{$value}”。
bad-option-lead_card_not_in_pack = 牌里没有要领出的这一张。
bad-option-table_size = 目前只能四人两方、用两副牌。
bad-option-straight_length = 顺子至少五张，并且要在十三个点数之内。
bad-option-tube_pairs = 连对至少两对，并且一手牌要装得下。
bad-option-plate_triples = 钢板至少两组三张，并且一手牌要装得下。
bad-option-bomb_sizes = 炸弹是四到十张同点数的牌。
bad-option-promotion = 按对家的名次各写一个升级数，不能为负，也不能全是零。
bad-option-nothing_to_return = 可能有人没有牌可以还贡。
bad-option-move_clock = 写第一手秒数/以后每手秒数/警告次数，例如 40/20/2。
bad-option-match_without_end = 这一局永远不会结束。
bad-option-end_at_once = 一局还没开始就结束了。

bad-record-truncated = 牌谱没有结尾行，缺了一部分。
bad-record-edited = 结尾行和前面各行对不上，牌谱被改过。
bad-record-line_after_close = 结尾行后面还有内容。
bad-record-line_too_long = 这一行太长，不可能是牌谱。
bad-record-not_json = 这一行不是 JSON 对象。
bad-record-bad_header = 第一行不是牌谱的表头。
bad-record-unknown_format = 牌谱格式为 {$detail}，此版本不能读取。
bad-record-unknown_rules = 牌谱按第 {$detail} 版规则记录，此版本不认识。
bad-record-unknown_game = 牌谱里的游戏这里没有：{$detail}。
bad-record-unknown_preset = 牌谱里的规则方案这里没有：{$detail}。
bad-record-bad_option = 表头有行不通的选项：{$detail}。
bad-record-wrong_players = 表头里的玩家数和座位数不符。
bad-record-wrong_result = 结果和这一副打出来的不一致。
bad-record-illegal_action = 规则不允许这一步（{$detail}）。
bad-record-bad_deal = 这些手牌不是这个游戏的发牌（{$detail}）。
bad-record-bad_text = 这一行有读不懂的文字（{$detail}）。
bad-record-bad_line = 这一行不是本程序会写出的样子。
