# Why something is refused, by its stable code.

refusal-deal_over = This deal is over.
refusal-not_a_seat = There is no such seat at this table.
refusal-not_your_turn = It is not your turn.
refusal-already_decided = You have already decided; now it is for the others to decide.
refusal-wrong_phase = That cannot be done at this point.
refusal-cards_not_held = You do not hold these cards.
refusal-no_such_reading = These cards are no combination, or not the one named.
refusal-leader_must_play = You lead, so you must play something.
refusal-does_not_beat = That does not beat the play on the table.
refusal-tribute_not_highest = The tribute must be the highest of your cards that these rules let you pay.
refusal-return_not_allowed = This card may not be given back: give one of the low cards listed.
refusal-return_is_card_received = The card you have just received may not go straight back.
refusal-not_exposable = Only the ace of hearts, the queen of spades, the jack of diamonds and the ten of clubs can be exposed, and only from your hand.
refusal-must_follow_suit = You must follow suit.
refusal-exposed_card_held_back = An exposed card may not be played in the first trick of its suit while you hold another card of that suit.
refusal-lead_is_fixed = The first lead must be the card that the rules name.
refusal-points_remain = The deal cannot be ended yet: point cards are still to be won.

bad-text-unknown_card = “{$text}” is not a card. Write the rank, then the suit: 7S, TH, BJ, RJ.
bad-text-unknown_rank = “{$text}” is not a rank: 2 3 4 5 6 7 8 9 T J Q K A.
bad-text-too_many_copies = There are too many copies of {$text}.
bad-text-unknown_reading = “{$text}” is not a combination: write, for instance, pair-K or straight-9.
bad-text-reading_needed = “{$text}” can be read in several ways: add the reading, as in =pair-K.
bad-text-unknown_suit = “{$text}” is not a suit: S, H, D or C.
bad-text-unknown_question = “{$text}” is not a question that these rules answer.
bad-text-turned_cards_wrong = “{$text}” is not the row of turned cards that finds a leader.
bad-text-no_actions = “{$text}”: at least one action is needed.
bad-text-unknown_action = “{$text}” is not an action here.

bad-option = {$name}={$value}: {$why}
bad-option-unknown_option = There is no option “{$name}”.
bad-option-unknown_value = The option {$name} cannot be “{$value}”.
bad-option-lead_card_not_in_pack = The pack has no such card to lead with.
bad-option-table_size = Only tables of four seats in two teams with two packs can be played so far.
bad-option-straight_length = A straight has at least five cards and fits into the thirteen ranks.
bad-option-tube_pairs = A tube has at least two pairs and fits into a hand.
bad-option-plate_triples = A plate has at least two triples and fits into a hand.
bad-option-bomb_sizes = A bomb has from four to ten cards of one rank.
bad-option-promotion = Give one number of levels for each place of the partner, none below zero, not all zero.
bad-option-nothing_to_return = A player could be left without any card to give back.
bad-option-move_clock = Write seconds for the first card, seconds for later cards and free warnings, as in 40/20/2.
bad-option-match_without_end = The match would never end.
bad-option-end_at_once = The match would be over before it began.

bad-record-truncated = The record stops before its closing line: part of it is missing.
bad-record-edited = The closing line does not fit the lines before it: the record was changed.
bad-record-line_after_close = There is a line after the closing line.
bad-record-line_too_long = The line is too long to belong to a record.
bad-record-not_json = The line is not a JSON object.
bad-record-bad_header = The first line is not the header of a record.
bad-record-unknown_format = The record is in format {$detail}, which this version does not read.
bad-record-unknown_rules = The record was played by version {$detail} of the rules, which this version does not know.
bad-record-unknown_game = The record is of a game that is not known here: {$detail}.
bad-record-unknown_preset = The record was played by a set of rules that is not known here: {$detail}.
bad-record-bad_option = The header has an option that cannot work: {$detail}.
bad-record-wrong_players = The header does not name one player for each seat.
bad-record-wrong_result = The result is not the one that the deal leads to.
bad-record-illegal_action = The rules do not allow this action ({$detail}).
bad-record-bad_deal = The hands are no deal of this game ({$detail}).
bad-record-bad_text = The line has text that cannot be read ({$detail}).
bad-record-bad_line = The line is not as this program would write it.
