"""G5 and G6.1: turn order, wind, the end of a deal."""

import pytest
from tests.guandan.position import do, position

from danzhu.cards import Hand
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import Phase, phase, result, to_act
from danzhu.games.guandan.step import lapse, refusal
from danzhu.games.guandan.text import read_action
from danzhu.games.guandan.trick import is_over, places
from danzhu.table import IllegalAction, Refusal, Seat

LONG_RUNS = PRESETS["long_runs"]


def test_G5_1_the_leader_must_play() -> None:
    state = position("3S 4S", "5S", "6S", "7S")
    with pytest.raises(IllegalAction, match="leader_must_play"):
        do(state, (0, "pass"))


def test_G5_2_a_pass_does_not_shut_a_player_out() -> None:
    state = position("3S KS", "5S AS", "6S QS", "7S 8S")
    state = do(state, (0, "3S"), (1, "pass"), (2, "6S"), (3, "7S"), (0, "pass"), (1, "AS"))
    assert state.hands[1] == Hand("5S")


def test_G5_2_pass_locks_shuts_him_out_until_the_trick_ends() -> None:
    state = position("3S KS", "5S AS", "6S QS", "7S 8S", preset=LONG_RUNS)
    state = do(state, (0, "3S"), (1, "pass"), (2, "6S"), (3, "7S"), (0, "pass"))
    assert to_act(state) == (2,), "seat 1 passed and is shut out"
    state = do(state, (2, "QS"), (3, "pass"))
    assert to_act(state) == (0,), "2 is out: the wind goes to its partner, and nobody is locked in a new trick"


def test_G5_3_cards_are_gone_and_the_seat_of_the_unbeaten_play_leads() -> None:
    state = position("3S KS", "5S AS", "6S QS", "7S 8S")
    state = do(state, (0, "3S"), (1, "5S"), (2, "pass"), (3, "7S"), (0, "pass"), (1, "pass"), (2, "pass"))
    assert to_act(state) == (3,)
    assert len(state.tricks) == 1
    assert state.trick is not None
    assert state.trick.turns == ()


def test_G5_3_empty_hands_count_as_passes() -> None:
    state = position("", "5S AS", "6S QS", "7S 8S", out=[0], leader=1)
    state = do(state, (1, "5S"), (2, "6S"), (3, "7S"))
    assert to_act(state) == (1,)


def test_G5_4_wind_goes_to_the_partner_and_not_to_the_right_hand_opponent() -> None:
    state = position("KS", "5S AS", "6S QS", "7S 8S")
    state = do(state, (0, "KS"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert to_act(state) == (2,)


def test_G5_4_no_wind_when_the_last_play_is_beaten() -> None:
    state = do(position("KS", "5S AS", "6S QS", "7S 8S"), (0, "KS"), (1, "AS"), (2, "pass"), (3, "pass"))
    assert to_act(state) == (1,)


def test_G5_4_wind_when_the_second_to_finish_is_unbeaten() -> None:
    state = position("", "6S 9S", "5S AS", "KS", out=[0], leader=3)
    state = do(state, (3, "KS"), (1, "pass"), (2, "pass"))
    assert to_act(state) == (1,)


def test_G5_4_partner_out_too_the_next_seat_with_cards_leads() -> None:
    state = position("", "5S 6S", "KS", "7S 8S", out=[0], leader=2, preset=LONG_RUNS)
    state = do(state, (2, "KS"), (3, "pass"), (1, "pass"))
    assert to_act(state) == (3,)


def test_G5_6_a_lapse_passes_or_leads_the_lowest_single_and_is_counted() -> None:
    state = position("KS 3D 3C 2H", "5S 9S", "6S QS", "7S 8S", level="3")
    state = lapse(state, Seat(0))
    assert state.hands[0] == Hand("KS 3D 3C"), "2H is lowest: the threes are level cards here"
    state = lapse(state, Seat(1))
    assert to_act(state) == (2,)
    assert GUANDAN.view(state, None).lapses == (1, 1)
    assert state.trick is not None
    assert [turn.lapsed for turn in state.trick.turns] == [True, True]


def test_G6_1_the_deal_ends_on_one_two() -> None:
    state = position("KS", "5S AS", "6S", "7S 8S")
    state = do(state, (0, "KS"), (1, "pass"), (2, "pass"), (3, "pass"), (2, "6S"))
    assert phase(state) is Phase.OVER
    done = result(state)
    assert done is not None
    assert done.finish == (0, 2, 3, 1)
    assert refusal(state, Seat(1), read_action(state, "5S")) is Refusal.DEAL_OVER


def test_G6_1_long_runs_plays_on_after_one_two() -> None:
    state = position("KS", "5S AS", "6S", "7S 8S", preset=LONG_RUNS)
    state = do(state, (0, "KS"), (1, "pass"), (2, "pass"), (3, "pass"), (2, "6S"))
    assert to_act(state) == (3,)
    state = do(state, (3, "7S"), (1, "pass"), (3, "8S"))
    done = result(state)
    assert done is not None
    assert done.finish == (0, 2, 3, 1)


def test_G6_1_the_deal_ends_when_three_are_out() -> None:
    one_three = (Seat(0), Seat(1), Seat(2))
    assert not is_over(one_three[:2], Preset())
    assert is_over(one_three, Preset())
    assert places(one_three, Preset()) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (0, "9S", Refusal.CARDS_NOT_HELD),
        (0, "3S3S3S", Refusal.CARDS_NOT_HELD),
        (0, "3S4S=pair-3", Refusal.NO_SUCH_READING),
        (0, "3S=single-4", Refusal.NO_SUCH_READING),
        (0, "pay:3S", Refusal.WRONG_PHASE),
        (0, "return:3S", Refusal.WRONG_PHASE),
        (1, "5S", Refusal.NOT_YOUR_TURN),
        (4, "5S", Refusal.NOT_A_SEAT),
        (-1, "5S", Refusal.NOT_A_SEAT),
    ],
)
def test_refused_plays_have_their_own_code_and_change_nothing(seat: int, text: str, code: Refusal) -> None:
    state = position("3S 4S", "5S 6D", "6S 7D", "7S 8D")
    before = hash(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, (seat, text))
    assert caught.value.code is code
    assert hash(state) == before


def test_G3_9_equal_strength_never_beats() -> None:
    state = do(position("5S 4S", "5D 6D", "6S 7D", "7S 8D"), (0, "5S"))
    assert refusal(state, Seat(1), read_action(state, "5D")) is Refusal.DOES_NOT_BEAT
