"""Law: hearts may be wild (G2.2), and no other suit is like no other; renaming these three changes nothing else."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from itertools import islice, permutations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.journey import Journey, journeys

from danzhu.cards import Card, Hand, Suit
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.state import Deal, State

OTHERS = (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
RENAMINGS = [dict(zip(OTHERS, order, strict=True)) for order in permutations(OTHERS) if order != OTHERS]
MOST = 100
"""Legal actions compared; longer lists are compared by what stands in both."""


def renamed(value: Any, suits: dict[Suit, Suit]) -> Any:
    """A value with the suits of every card in it renamed."""
    match value:
        case Card(suit=Suit() as suit):
            return Card.of(value.rank, suits.get(suit, suit))
        case Hand():
            return Hand(renamed(card, suits) for card in value)
        case tuple():
            return tuple(renamed(each, suits) for each in value)
        case _ if is_dataclass(value):
            return type(value)(**{each.name: renamed(getattr(value, each.name), suits) for each in fields(value)})
        case _:
            return value


@given(st.data(), st.sampled_from(RENAMINGS))
def test_renaming_the_suits_other_than_hearts_changes_nothing_else(
    data: st.DataObject, suits: dict[Suit, Suit]
) -> None:
    journey: Journey = data.draw(journeys("guandan"))
    preset: Preset = renamed(journey.match.preset, suits)  # the first lead may name a card
    standing: Standing = journey.standing
    deal: Deal = renamed(journey.deal, suits)
    state = GUANDAN.start(preset, standing, deal)
    for before, seat, action in journey.steps:
        assert state == renamed(before, suits)
        same_choice(state, before, suits)
        state = GUANDAN.apply(state, seat, renamed(action, suits))
    assert state == renamed(journey.state, suits)
    for seat in (*journey.seats, None):
        assert GUANDAN.view(state, seat) == renamed(GUANDAN.view(journey.state, seat), suits)
    assert GUANDAN.result(state) == renamed(GUANDAN.result(journey.state), suits)


def same_choice(state: State, before: State, suits: dict[Suit, Suit]) -> None:
    """Asserts that whoever acts has the same choice under the other names."""
    assert GUANDAN.to_act(state) == GUANDAN.to_act(before)
    for seat in GUANDAN.to_act(state):
        listed = set(islice(GUANDAN.legal_actions(state, seat), MOST))
        expected = {renamed(action, suits) for action in islice(GUANDAN.legal_actions(before, seat), MOST)}
        if len(listed) < MOST:
            assert listed == expected
        assert len(listed) == len(expected)
        assert all(GUANDAN.refusal(state, seat, action) is None for action in islice(expected, 20))
