"""Steps: a line of Guandan with what comes of each play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from danzhu.games.guandan.action import Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Result
from danzhu.games.guandan.state import State, result
from danzhu.games.guandan.step import apply
from danzhu.games.guandan.trick import partners, unbeaten
from danzhu.puzzles.puzzle import Line
from danzhu.puzzles.step import Note, Step
from danzhu.table.seat import Seat


def steps(state: State, line: Line) -> tuple[tuple[Step, ...], Result]:
    """The steps of a line that ends the deal, and how the deal ends."""
    found = []
    for seat, text in line:
        action = GUANDAN.read_action(state, Seat(seat), text)
        after = apply(state, Seat(seat), action)
        found.append(Step(seat, action, tuple(_notes(state, after, seat))))
        state = after
    end = result(state)
    assert end is not None, "a line goes on to the end of the deal"
    return tuple(found), end


def _notes(before: State, after: State, seat: int) -> Iterator[tuple[Note, int]]:
    if len(after.finish) > len(before.finish):
        yield Note.OUT, seat
    if result(after) is not None or len(after.tricks) == len(before.tricks):
        return
    assert after.trick is not None
    top = unbeaten(after.tricks[-1])
    assert top is not None
    leader = after.trick.leader
    winded = leader != top[0] and leader in partners(top[0], after.preset)  # G5.4
    yield (Note.WIND if winded else Note.UNBEATEN), int(leader)


def trick_taker(state: State, found: Sequence[Step]) -> int:
    """Whose play is the last in the trick on the table, or the last before the deal ends."""
    assert state.trick is not None
    played = [int(turn.seat) for turn in state.trick.turns if isinstance(turn.action, Play)]
    for step in found:
        if isinstance(step.action, Play):
            played.append(step.seat)
        if step.ends_trick:
            break
    return played[-1]
