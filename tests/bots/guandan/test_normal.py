"""The level `normal`: what it must and must not do."""

import pytest
from tests.bots.guandan.told import decided, plays, why
from tests.guandan.position import do, position

from danzhu.bots.arena import measure
from danzhu.bots.duel import Pairing
from danzhu.bots.reason import Reason
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.state import State

REST = "3D 4D 6C 9D TC", "3D 4D 6C 9C JD", "3H 4H 6H TH QD"
LONG = "3D 4D 6C 9D TC JC KC 8H", "3C 4C 6S 9C JD TD QC 8C", "3H 4H 6H TH QD 9H KH 8D"


def test_it_goes_out_when_it_can() -> None:
    state = position("8S 8C 8D 5S 5D", *REST)
    assert plays("normal", state) == "5S 5D 8S 8D 8C"
    assert why("normal", state) is Reason.GOES_OUT


def test_it_does_not_beat_the_partners_strong_play() -> None:
    state = do(position("AS 7D KD QS 5C", LONG[0], "RJ 8S TS 3C 5D 7C", LONG[2]), (0, "AS"), (1, "pass"))
    assert plays("normal", state) == "pass"
    assert why("normal", state) is Reason.LEAVES_PARTNER


def test_it_does_not_beat_the_partner_who_is_about_to_go_out() -> None:
    state = do(position("TS 7D", LONG[0], "RJ 8S JS 3C 5D 7C", LONG[2]), (0, "TS"), (1, "pass"))
    assert plays("normal", state) == "pass"


def test_it_sheds_a_low_card_on_the_partners_lower_one() -> None:
    state = do(position("3S 7D KD QS 5C", LONG[0], "5S 8S 8C AS AD AC KS KC KH", LONG[2]), (0, "3S"), (1, "pass"))
    assert plays("normal", state) == "5S"


def test_it_bombs_who_would_go_out_next() -> None:
    state = do(position("AS 7D", "9S 9H 9C 9D 3S 4S KS KC", LONG[1], LONG[2].replace("9H ", "")), (0, "AS"))
    assert plays("normal", state) == "9S 9H 9D 9C"
    assert why("normal", state) is Reason.BLOCKS


def test_it_keeps_its_bomb_from_a_long_hand() -> None:
    early = "AS 7D KD JH QH 5H 8H JC 5C 2S 2D 2C 3C 3H 4H 6H TH QD QC".replace("2S 2D 2C ", "")
    hand = "9S 9H 9C 9D 3S 4S 6S 6D 8S 8C TS JS JD QS KS KH"
    state = do(position(early, hand, *LONG[1:], level="7"), (0, "AS"))
    assert plays("normal", state) == "pass"
    assert why("normal", state) is Reason.KEEPS_BOMB


def test_it_leads_no_single_that_the_next_opponent_waits_for() -> None:
    state = position("4S 7S 7D 9S JH QS", "KD", LONG[1], LONG[2])
    assert len(plays("normal", state).split()) > 1


def test_it_leads_the_single_that_its_partner_waits_for() -> None:
    state = position("4S 7S 7D 9S 9C JH JS", LONG[0], "KD", LONG[2])
    assert plays("normal", state) == "4S"
    assert why("normal", state) is Reason.FEEDS_PARTNER


def test_it_plays_high_before_an_opponent_with_one_card() -> None:
    state = do(position(LONG[2], "7S AS 5S 5C 8S 8D JS JH".replace("8D ", ""), "KD", LONG[1]), (0, "3H"))
    assert plays("normal", state) == "AS"


def test_it_plays_what_nobody_beats_before_its_last_card() -> None:
    state = position("RJ RJ 3S", "4D 5D 6C 9D TC", "3D 4D 6C 9C JD", "3H 4H 6H TH QD")
    assert plays("normal", state).startswith("RJ")


def test_it_splits_no_straight_flush_for_a_pair() -> None:
    state = position("5S 6S 7S 8S 9S 9D 9C 4D 4C KD", *LONG)
    assert plays("normal", state) == "4D 4C 9D 9C" or "9S" not in plays("normal", state)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_it_weighs_its_choice_and_takes_the_best(preset: object) -> None:
    state: State = position("4S 7S 7D 9S 9C JH JS KD", *LONG, preset=preset)  # type: ignore[arg-type]
    decision = decided("normal", state)
    values = [value for _, value in decision.considered]
    assert values == sorted(values, reverse=True)
    assert decision.considered[0][0] == decision.action
    assert len(set(decision.considered)) == len(values) > 3


def test_it_clearly_beats_easy() -> None:
    score = measure(Pairing("guandan", "normal", "easy", tuple(PRESETS), seed=1), 60, jobs=1)
    assert score.mean - 3 * score.se > 0.8
