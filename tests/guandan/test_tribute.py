"""G7: who pays, what, to whom; resistance; return; lead."""

import pytest
from tests.guandan.tables import tribute_state

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Pay, Return
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.tribute import is_resisted, payable, payers, returnable, routes
from danzhu.table import IllegalAction, Refusal, Seat
from danzhu.table.option import with_options

ONE_TWO, ONE_THREE, ONE_FOUR = (0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2)
LONG_RUNS = PRESETS["long_runs"]
FIVE = Rank.FIVE


def owing(finish: tuple[int, ...], preset: Preset = Preset()) -> set[int]:  # noqa: B008
    return set(payers(tuple(map(Seat, finish)), preset))


def test_G7_1_no_tribute_in_the_first_deal_nor_where_it_is_off() -> None:
    assert owing(()) == set()
    assert owing(ONE_TWO, with_options(Preset(), {"tribute": "no"})) == set()


def test_G7_2_both_losers_the_last_or_the_partner_pays() -> None:
    assert owing(ONE_TWO) == {1, 3}
    assert owing(ONE_THREE) == {3}
    assert owing(ONE_FOUR) == {2}
    assert owing(ONE_FOUR, LONG_RUNS) == set()


def test_G7_3_two_red_jokers_resist() -> None:
    one, none = Hand("RJ AS"), Hand("AS")
    assert is_resisted({Seat(1): Hand("RJ RJ"), Seat(3): none}, Preset())
    assert is_resisted({Seat(1): one, Seat(3): one}, Preset())
    assert not is_resisted({Seat(1): one, Seat(3): none}, Preset())
    assert not is_resisted({Seat(1): one, Seat(3): one}, LONG_RUNS)


def test_G7_3_resistance_is_automatic_and_the_first_leads() -> None:
    state = tribute_state(ONE_TWO, {1: "RJ", 3: "RJ"})
    assert state.tribute.resisted == ((1, 1), (3, 1))
    assert GUANDAN.to_act(state) == (0,)


def test_G7_4_the_highest_but_a_wild_is_paid() -> None:
    assert payable(Hand("5H 5S AS KD"), FIVE, Preset()) == (Card("5S"),)
    assert payable(Hand("5H BJ AS"), FIVE, Preset()) == (Card("BJ"),)
    assert payable(Hand("AS AD AD KD"), FIVE, Preset()) == (Card("AS"), Card("AD")), "the payer picks the copy"
    assert payable(Hand("RJ BJ 5S AC"), FIVE, LONG_RUNS) == (Card("AC"),)


def test_G7_4_a_forced_tribute_is_still_an_action() -> None:
    state = tribute_state(ONE_THREE, {3: "RJ"})
    assert list(GUANDAN.legal_actions(state, Seat(3))) == [Pay(Card("RJ"))]
    assert GUANDAN.to_act(state) == (3,)


def test_G7_5_nothing_is_shown_until_both_have_paid() -> None:
    state = tribute_state(ONE_TWO, {1: "RJ", 3: "BJ"})
    paid = GUANDAN.apply(state, Seat(1), Pay(Card("RJ")))
    assert GUANDAN.to_act(paid) == (3,)
    for seat in (0, 2, 3, None):
        assert GUANDAN.view(paid, seat and Seat(seat)) == GUANDAN.view(state, seat and Seat(seat))
    assert GUANDAN.view(paid, Seat(1)).pending == Pay(Card("RJ"))
    shown = GUANDAN.apply(paid, Seat(3), Pay(Card("BJ")))
    assert {(t.giver, t.taker, t.card.text) for t in shown.tribute.paid} == {(1, 0, "RJ"), (3, 2, "BJ")}


def test_G5_6_a_lapse_pays_the_first_of_equals_and_returns_the_lowest_that_may_go() -> None:
    state = tribute_state(ONE_THREE, {3: "7S 7D 7C"}, level="7")
    assert GUANDAN.lapse_action(state, Seat(3)) == Pay(Card("7S"))
    state = GUANDAN.lapse(state, Seat(3))
    (lowest, *_) = sorted(state.hands[0], key=lambda card: (card.rank, card.index))
    assert GUANDAN.lapse_action(state, Seat(0)) == Return(lowest)


def test_G7_5_a_lapse_that_is_not_shown_yet_tells_nobody_who_has_decided() -> None:
    state = tribute_state(ONE_TWO, {1: "RJ", 3: "BJ"})
    lapsed = GUANDAN.lapse(state, Seat(1))
    for seat in (0, 2, 3):
        assert GUANDAN.view(lapsed, Seat(seat)) == GUANDAN.view(state, Seat(seat))
    shown = GUANDAN.lapse(lapsed, Seat(3))
    assert GUANDAN.view(shown, None).lapses == (0, 2)


def test_G7_5_equal_cards_the_first_takes_from_his_right_hand_neighbour() -> None:
    equal = {Seat(1): Card("AS"), Seat(3): Card("AD")}
    assert routes(equal, [Seat(0), Seat(2), Seat(1), Seat(3)], FIVE, Preset()) == {1: 0, 3: 2}
    assert routes(equal, [Seat(2), Seat(0), Seat(1), Seat(3)], FIVE, Preset()) == {3: 2, 1: 0}


def test_G7_5_a_level_card_outranks_an_ace() -> None:
    cards = {Seat(3): Card("AD"), Seat(1): Card("5S")}
    assert routes(cards, [Seat(2), Seat(0), Seat(1), Seat(3)], FIVE, Preset()) == {1: 2, 3: 0}


def test_G7_6_a_return_is_ten_or_less_by_natural_rank_and_no_level_card() -> None:
    assert returnable(Hand("TS TD 9S KD"), None, Rank.TEN, PRESETS["online"]) == (Card("9S"),)
    assert returnable(Hand("TS 5D 2C KD"), None, FIVE, PRESETS["online"]) == (Card("2C"), Card("TS"))


def test_G7_6_the_very_card_received_may_not_go_back_but_its_twin_may() -> None:
    assert returnable(Hand("TS 9C KD"), Card("TS"), FIVE, Preset()) == (Card("9C"),)
    assert returnable(Hand("TS TS 9C KD"), Card("TS"), FIVE, Preset()) == (Card("9C"), Card("TS"))
    assert returnable(Hand("TS 9C KD"), Card("TS"), FIVE, PRESETS["online"]) == (Card("9C"), Card("TS"))


def test_G7_6_without_such_a_card_the_lowest_in_level_order() -> None:
    assert returnable(Hand("JS JD QD 5S BJ"), None, FIVE, Preset()) == (Card("JS"), Card("JD"))
    assert returnable(Hand("TS JD QD"), Card("TS"), FIVE, Preset()) == (Card("JD"),)


def test_G7_6_refusals_of_a_return_say_which_rule() -> None:
    state = tribute_state(ONE_THREE, {3: "AS"})
    state = GUANDAN.apply(state, Seat(3), next(GUANDAN.legal_actions(state, Seat(3))))
    hand = state.hands[0]
    high = next(card for card in hand if card.rank > Rank.TEN and not card.rank.is_joker)
    assert GUANDAN.refusal(state, Seat(0), Return(high)) is Refusal.RETURN_NOT_ALLOWED
    assert GUANDAN.refusal(state, Seat(3), Return(high)) is Refusal.NOT_YOUR_TURN
    missing = next(card for card in map(Card, ("3S", "4S", "6D", "7C", "8C", "9D")) if card not in hand)
    assert GUANDAN.refusal(state, Seat(0), Return(missing)) is Refusal.CARDS_NOT_HELD


def test_G7_6_both_returns_are_chosen_before_either_is_shown() -> None:
    state = tribute_state(ONE_TWO, {1: "RJ", 3: "BJ"})
    state = GUANDAN.apply(state, Seat(3), Pay(Card("BJ")))
    state = GUANDAN.apply(state, Seat(1), Pay(Card("RJ")))
    assert set(GUANDAN.to_act(state)) == {0, 2}
    chosen = next(GUANDAN.legal_actions(state, Seat(0)))
    returned = GUANDAN.apply(state, Seat(0), chosen)
    for seat in (1, 2, 3):
        assert GUANDAN.view(returned, Seat(seat)) == GUANDAN.view(state, Seat(seat))
    with pytest.raises(IllegalAction, match="already_decided"):
        GUANDAN.apply(returned, Seat(0), chosen)
    done = GUANDAN.apply(returned, Seat(2), next(GUANDAN.legal_actions(returned, Seat(2))))
    assert {(t.giver, t.taker) for t in done.tribute.returned} == {(0, 1), (2, 3)}
    assert [len(hand) for hand in done.hands] == [27] * 4


def test_G7_7_the_payer_leads_and_of_two_the_one_who_paid_the_first() -> None:
    state = tribute_state(ONE_TWO, {1: "BJ", 3: "RJ"})
    for _ in range(4):
        seat = GUANDAN.to_act(state)[0]
        state = GUANDAN.apply(state, seat, next(GUANDAN.legal_actions(state, seat)))
    assert GUANDAN.to_act(state) == (3,)


def test_G7_7_long_runs_the_first_always_leads() -> None:
    state = tribute_state(ONE_THREE, {3: "AS"}, preset=LONG_RUNS)
    for _ in range(2):
        seat = GUANDAN.to_act(state)[0]
        state = GUANDAN.apply(state, seat, next(GUANDAN.legal_actions(state, seat)))
    assert GUANDAN.to_act(state) == (0,)


def test_G7_8_on_resistance_everybody_learns_who_holds_which_red_joker() -> None:
    state = tribute_state(ONE_TWO, {1: "RJ RJ"})
    assert GUANDAN.view(state, None).tribute.resisted == ((1, 2),)
