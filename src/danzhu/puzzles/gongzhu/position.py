"""Position: a puzzle's part of Gong Zhu as a state, seat 0 to act, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from danzhu.cards import Hand, parse_cards
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.preset import PRESETS, SEATS
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.trick import Trick, taker
from danzhu.table.game import Json
from danzhu.table.seat import Seat, circle


def state_of(preset: str, position: Mapping[str, Any]) -> State:
    """The state of a position: the `leader` of the deal, `exposed` cards by seat, `tricks` as the cards in the order in
    which they were played, the last one perhaps unfinished, and the `hands` held now."""
    leader = Seat(position["leader"])
    tricks: list[Trick] = []
    first = leader
    for text in position["tricks"]:
        trick = tuple(zip(circle(first, SEATS), parse_cards(text), strict=False))
        tricks.append(trick)
        first = taker(trick)
    under_way = tricks.pop() if tricks and len(tricks[-1]) < SEATS else ()
    return State(
        preset=PRESETS[preset],
        standing=Standing(deals=1, leader=leader),
        hands=tuple(map(Hand, position["hands"])),
        leader=leader,
        exposures=tuple(Expose(Hand(cards)) for cards in position["exposed"]),
        tricks=tuple(tricks),
        trick=under_way,
    )


def position_of(state: State, seat: Seat) -> Json:
    """A deal in play as a position, turned so that `seat` is seat 0."""
    seats = circle(seat, SEATS)
    tricks = [*state.tricks, state.trick] if state.trick else list(state.tricks)
    return {
        "leader": (state.leader - seat) % SEATS,
        "exposed": [_exposed(state, each) for each in seats],
        "tricks": [" ".join(card.text for _, card in trick) for trick in tricks],
        "hands": [str(state.hands[each]) for each in seats],
    }


def _exposed(state: State, seat: Seat) -> str:
    decision = state.exposures[seat]
    return "" if decision is None else str(decision.cards)
