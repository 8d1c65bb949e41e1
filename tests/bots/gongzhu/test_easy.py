"""The level `easy`: sound, short-sighted."""

import pytest
from tests.bots.gongzhu.told import does
from tests.gongzhu.positions import CLASSIC, exposed, played, suits, table

from danzhu.bots.arena import measure
from danzhu.bots.duel import Pairing
from danzhu.games.gongzhu.preset import Partnership, Preset
from danzhu.games.gongzhu.state import State

DEAL = suits("9742/KT4/T73/Q65", "AJ6/A92/KJ6/K873", "Q8/J53/852/AJ942", "KT53/Q876/AQ94/T")


def after(cards: str, leader: int, preset: Preset = CLASSIC) -> State:
    return played(exposed(table(DEAL, preset, leader)), cards)


def test_it_exposes_nothing() -> None:
    assert [does("easy", table(DEAL), seat) for seat in (1, 2)] == ["expose: poorly_backed"] * 2


def test_it_leads_its_lowest_card_that_counts_nothing() -> None:
    assert does("easy", after("", leader=0)) == "2S flushes_pig"


def test_it_ducks_with_the_highest_card_that_does_not_take() -> None:
    assert does("easy", after("TS", leader=3)) == "9S ducks"


def test_it_holds_the_pig_back_where_a_lower_card_may_not_take() -> None:
    assert does("easy", after("7S 6S", leader=0)) == "8S habit"


def test_it_throws_the_pig_under_the_king() -> None:
    assert does("easy", after("KS 9S JS", leader=3)) == "QS gives_pig"


def test_it_takes_a_trick_that_costs_nothing_with_its_highest_card() -> None:
    assert does("easy", after("7S 6S 8S", leader=0)) == "KS takes_safely"


def test_it_takes_with_the_goat_when_nobody_can_beat_it() -> None:
    assert does("easy", after("8D 4D 7D", leader=2)) == "JD takes_goat"


def test_it_throws_its_worst_heart_on_others_but_not_on_its_partner() -> None:
    cards = "2C TC 6C KC 8C 4C"
    assert does("easy", after(cards, leader=2)) == "QH gives_points"
    assert does("easy", after(cards, leader=2, preset=Preset(partnership=Partnership.OPPOSITE))) == "AD sheds_high"


@pytest.mark.slow
def test_it_clearly_beats_random() -> None:
    score = measure(Pairing("gongzhu", "easy", "random", ("classic",), seed=1), 60, jobs=1)
    assert score.mean - 3 * score.se > 40
