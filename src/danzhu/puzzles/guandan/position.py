"""Position: a puzzle's part of Guandan as a state, seat 0 to act, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Action, Pass, Play
from danzhu.games.guandan.alike import alike
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.state import State
from danzhu.games.guandan.tribute import Tribute
from danzhu.games.guandan.trick import Trick, Turn
from danzhu.table.game import Json
from danzhu.table.seat import Seat, Team


def state_of(preset: str, position: Mapping[str, Any]) -> State:
    """The state of a position: `level`, `hands`, `finish`, and `trick` as [seat, action] from its leader on.

    The tricks before are not told, so a view of it knows the own hand and the table only.
    """
    rules = PRESETS[preset]
    level = Rank.parse(position["level"])
    turns = tuple(Turn(Seat(seat), _read(text)) for seat, text in position["trick"])
    return State(
        preset=rules,
        standing=Standing((level,) * rules.teams, Team(0)),
        hands=tuple(map(Hand, position["hands"])),
        leader=None,
        turned=(),
        tribute=Tribute(),
        pending=(),
        tricks=(),
        trick=Trick(turns[0].seat if turns else Seat(0), turns),
        finish=tuple(map(Seat, position["finish"])),
    )


def _read(text: str) -> Play | Pass:
    if text == "pass":
        return Pass()
    cards, _, reading = text.partition("=")
    return Play(Hand(cards), Reading.parse(reading, len(Hand(cards))))


def position_of(state: State, seat: Seat) -> Json:
    """A deal in play as a position, turned so that `seat` is seat 0."""
    seats = state.preset.seats
    assert state.trick is not None

    def turned(other: Seat) -> int:
        return (other - seat) % seats

    return {
        "level": str(state.level),
        "hands": [str(state.hands[(seat + step) % seats]) for step in range(seats)],
        "finish": [turned(other) for other in state.finish],
        "trick": [[turned(turn.seat), GUANDAN.action_text(turn.action)] for turn in state.trick.turns],
    }


def sameness(state: State, action: Action) -> object:
    """What an action of seat 0 is but for cards that are alike: two that are the same count as one choice."""
    match action:
        case Play(cards, reading):
            kinds = alike(state.hands[0], state.level, state.preset)
            return reading, tuple(sorted(kinds[card] for card in cards))
        case _:
            return action
