"""The level `normal`: a careful player, in positions where a careful player has no doubt."""

import pytest
from tests.bots.gongzhu.told import decided, does
from tests.gongzhu.positions import CLASSIC, deal, exposed, played, suits, table

from danzhu.bots.arena import measure
from danzhu.bots.duel import Pairing
from danzhu.games.gongzhu.preset import Exposure, Partnership, Preset
from danzhu.games.gongzhu.state import State

DEAL = suits("9742/KT4/T73/Q65", "AJ6/A92/KJ6/K873", "Q8/J53/852/AJ942", "KT53/Q876/AQ94/T")
PARTNERS = Preset(partnership=Partnership.OPPOSITE)


def after(cards: str, leader: int, preset: Preset = CLASSIC) -> State:
    return played(exposed(table(DEAL, preset, leader)), cards)


def card(text: str) -> str:
    """The card that was played."""
    return text.split()[0]


def hand(text: str) -> str:
    """The cards of a hand written by suits, as in `suits`."""
    return "".join(f"{rank}{suit}" for suit, ranks in zip("SHDC", text.split("/"), strict=True) for rank in ranks)


def test_it_ducks_with_the_highest_card_that_does_not_take() -> None:
    assert does("normal", after("TS", leader=3)) == "9S ducks"


def test_it_throws_the_pig_under_the_king() -> None:
    assert does("normal", after("KS 9S JS", leader=3)) == "QS gives_pig"


def test_it_does_not_throw_the_pig_on_its_partner() -> None:
    given = suits("AK42/T43/T73/Q65", "J96/A92/KJ6/K873", "Q87/KJ5/852/AJ94", "T53/Q876/AQ94/T2")
    assert card(does("normal", played(exposed(table(given, leader=0)), "KS 9S"))) == "QS"
    assert card(does("normal", played(exposed(table(given, PARTNERS, leader=0)), "KS 9S"))) in ("7S", "8S")


def test_it_weighs_every_card_that_it_may_play() -> None:
    assert len(decided("normal", after("", leader=1)).considered) == 13
    assert len(decided("normal", after("TS", leader=3)).considered) == 4


def test_it_does_not_lead_a_spade_that_could_catch_the_pig() -> None:
    assert card(does("normal", after("", leader=1))) not in ("AS", "KS")
    assert card(does("normal", after("", leader=3))) not in ("AS", "KS")


def test_it_takes_the_goat_when_nobody_can_beat_it() -> None:
    assert does("normal", after("8D 4D 7D", leader=2)) == "JD takes_goat"
    assert does("normal", after("JD 8D", leader=1)).split()[0] in ("QD", "AD")


def test_it_blocks_all_hearts_by_a_heart_to_another() -> None:
    """Seat 0 has taken eight hearts; seat 2 takes this trick."""
    given = suits("84/AKJ9/AK85/A63", "A52/Q82/T73/K975", "KQ6/75/J4/JT8Q42", "JT973/T643/Q962/-")
    state = played(exposed(table(given, leader=0)), "AH QH 7H 6H KH 8H 5H 4H 3C KC QC")
    assert does("normal", state) == "TH blocks_slam"


@pytest.mark.parametrize(
    ("held", "choice"),
    [
        ("Q5432/K6/A87/K63", "expose:QS well_backed"),
        ("Q2/K653/A87/K763", "expose: poorly_backed"),
        ("32/AKJ953/A8/K63", "expose:AH well_backed"),
        ("5432/A2/Q87/K763", "expose: poorly_backed"),
        ("32/K4/AQJ2/K7632", "expose:JD well_backed"),
        ("32/K4/J432/K7632", "expose: poorly_backed"),
        ("5432/K42/Q8763/T", "expose:TC well_backed"),
        ("5432/K42/Q87/KT3", "expose: poorly_backed"),
    ],
)
def test_it_exposes_with_judgment(held: str, choice: str) -> None:
    assert does("normal", table(deal(hand(held))), 0) == choice


def test_it_keeps_an_exposure_secret_where_four_times_would_be_too_much() -> None:
    either = Preset(exposure=Exposure.EITHER)
    assert does("normal", table(deal(hand("Q543/K6/A872/K63")), either), 0) == "expose:/QS best"
    assert does("normal", table(deal(hand("Q5432/K6/A87/K63")), either), 0) == "expose:QS well_backed"


@pytest.mark.slow
def test_it_clearly_beats_easy() -> None:
    score = measure(Pairing("gongzhu", "normal", "easy", ("classic",), seed=1), 60, jobs=1)
    assert score.mean - 2 * score.se > 10
