"""The level `easy`: sound, short-sighted."""

import pytest
from tests.bots.guandan.told import plays, why
from tests.guandan.position import do, position

from danzhu.bots.arena import measure
from danzhu.bots.duel import Pairing
from danzhu.bots.reason import Reason
from danzhu.games.guandan.preset import PRESETS

REST = "3D 4D 6C 9D", "3D 4D 6C 9C", "3H 4H 6H TH"


def test_it_goes_out_when_it_can() -> None:
    state = position("8S 8C 8D 5S 5D", *REST)
    assert plays("easy", state) == "5S 5D 8S 8D 8C"
    assert why("easy", state) is Reason.GOES_OUT


def test_it_leads_low_cards_many_at_a_time() -> None:
    state = position("3S 3C 4S 4C 5S 5C KS AS", *REST)
    assert plays("easy", state) == "3S 3C 4S 4C 5S 5C"


def test_it_beats_with_the_least_and_splits_no_pair() -> None:
    state = do(position("6S 7D KD", "8S 8C TS KS 3C", *REST[1:]), (0, "6S"))
    assert plays("easy", state) == "TS"


def test_it_leaves_its_partner_alone() -> None:
    state = do(position("6S 7D KD", REST[0], "8S TS 3C", REST[2]), (0, "6S"), (1, "pass"))
    assert plays("easy", state) == "pass"
    assert why("easy", state) is Reason.LEAVES_PARTNER


def test_it_bombs_only_who_runs_low() -> None:
    bomb = "9S 9H 9C 9D 3S 4S"
    late = do(position("AS 7D KD", bomb, *REST[1:]), (0, "AS"))
    early = do(position("AS 7D KD JH QH 5H 8H JC 5C", bomb, *REST[1:]), (0, "AS"))
    assert plays("easy", late) == "9S 9H 9D 9C"
    assert plays("easy", early) == "pass"


@pytest.mark.slow
def test_it_clearly_beats_random() -> None:
    score = measure(Pairing("guandan", "easy", "random", tuple(PRESETS), seed=1), 40, jobs=1)
    assert score.mean - 3 * score.se > 2
