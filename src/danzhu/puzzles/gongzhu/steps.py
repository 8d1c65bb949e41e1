"""Steps: a line of Gong Zhu with who takes what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.cards import Card
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.step import apply
from danzhu.games.gongzhu.trick import taken, taker
from danzhu.puzzles.puzzle import Line
from danzhu.puzzles.step import Note, Step
from danzhu.table.seat import Seat

_NOTED: Final = {PIG: Note.PIG, GOAT: Note.GOAT, TRANSFORMER: Note.TRANSFORMER}


def steps(state: State, line: Line) -> tuple[tuple[Step, ...], tuple[int, ...]]:
    """The steps of a line that leaves no point card to win, and the points of each seat then."""
    found = []
    for seat, text in line:
        action = Play(Card(text))
        after = apply(state, Seat(seat), action)
        found.append(Step(seat, action, tuple(_notes(state, after))))
        state = after
    lines = tally(taken(state.tricks, len(state.hands)), state.exposures, state.preset)
    return tuple(found), tuple(map(total, lines))


def _notes(before: State, after: State) -> Iterator[tuple[Note, int]]:
    if len(after.tricks) == len(before.tricks):
        return
    trick = after.tricks[-1]
    winner = int(taker(trick))
    yield Note.TAKES, winner
    for _, card in trick:
        if card in _NOTED:
            yield _NOTED[card], winner
