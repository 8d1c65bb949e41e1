"""The menu of a Guandan hand: short, and every choice that matters within reach."""

from random import Random

import pytest

from danzhu.cards import Card, Hand, Rank, dealt
from danzhu.cli.screen.guandan import GuandanScreen
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Menu
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.state import Deal, State
from danzhu.games.guandan.view import View
from danzhu.locale import words_in
from danzhu.table import Seat

INK = Ink(words_in("en"), plain=True, seat=Seat(0), names=("you", "right", "partner", "left"))


def dealt_with(wilds: int, seed: int) -> State:
    """A deal at level 2 whose leader holds this many wilds."""
    preset = GUANDAN.presets["online"]
    standing = GUANDAN.opening(preset)
    rng = Random(seed)
    while True:
        deal = GUANDAN.deal(preset, standing, rng)
        if deal.hands[0].count(Card("2H")) == wilds:
            return GUANDAN.start(preset, standing, Deal(deal.hands, Seat(0)))


def menu_of(state: State) -> tuple[View, Menu]:
    view = GUANDAN.view(state, Seat(0))
    return view, GuandanScreen().menu(view, GUANDAN.legal_actions(state, Seat(0)), INK)


def reached(menu: Menu) -> list[Play]:
    """Every action at the end of some way through a menu."""
    found: list[Play] = []
    for entry in menu.entries:
        lead = entry.lead()
        found += reached(lead) if isinstance(lead, Menu) else [lead]
    return found


@pytest.mark.parametrize("wilds", [0, 1, pytest.param(2, marks=pytest.mark.slow)])
def test_every_reading_has_one_number_and_leads_to_legal_plays(wilds: int) -> None:
    for seed in range(2):
        state = dealt_with(wilds, seed)
        view, menu = menu_of(state)
        readings = generate(view.hand, view.level, view.preset)
        assert len(menu.entries) == len(readings) < 250
        assert len(menu.groups) <= 12
        plays = reached(menu)
        assert {play.reading for play in plays} == set(readings)
        assert all(GUANDAN.refusal(state, Seat(0), play) is None for play in plays)


@pytest.mark.parametrize("wilds", [0, 1, pytest.param(2, marks=pytest.mark.slow)])
def test_every_choice_of_ranks_and_wilds_is_within_reach(wilds: int) -> None:
    state = dealt_with(wilds, 5)
    legal = GUANDAN.legal_actions(state, Seat(0))

    def shape(play: Play) -> tuple[object, ...]:
        return play.reading, play.cards.count(Card("2H")), *sorted(card.rank for card in play.cards)

    assert {shape(play) for play in reached(menu_of(state)[1])} == {shape(play) for play in legal}


FLUSH = "9S TS JS QS KS"
OTHERS = "9H KD AH AD 3S 3H 3D 3C 4S 4H 4D 5C 5C 6D 6H 6C 7C 7D 7H BJ BJ RJ"
"""With these a hand of 27 has one straight flush and no wild at level 2."""


def single(rank: Rank) -> Menu | Play:
    """What choosing a single leads to, for someone who leads with this hand."""
    some = dealt_with(0, 1)
    rest = list(sum(some.hands, Hand()) - Hand(FLUSH + OTHERS))
    hands = (Hand(FLUSH + OTHERS), *dealt(rest, 3))
    view, menu = menu_of(GUANDAN.start(some.preset, some.standing, Deal(hands, Seat(0))))
    at = next(n for n, reading in enumerate(generate(view.hand, view.level, view.preset)) if reading.key is rank)
    return menu.entries[at].lead()


def test_suits_are_asked_for_where_they_cost_a_straight_flush() -> None:
    asked = single(Rank.NINE)
    assert isinstance(asked, Menu)
    assert [str(play.cards) for play in reached(asked)] == ["9H", "9S"]
    assert [entry.label.plain.partition("keeps")[2] for entry in asked.entries] == [
        " one straight flush",
        " no straight flush",
    ]


def test_suits_are_not_asked_for_where_they_cost_nothing() -> None:
    lead = single(Rank.ACE)
    assert isinstance(lead, Play)
    assert lead.cards == Hand("AH")
