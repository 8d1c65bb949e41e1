"""Weighing: the sensible plays of a view and what a careful player thinks of each, best first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from danzhu.bots.guandan.seeing import sight
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import OUT as OUT_TURNS
from danzhu.kernel.guandan.careful import new_mind, weigh
from danzhu.kernel.guandan.convert import play_of
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.judging import JUDGED, judge, new_judge
from danzhu.kernel.guandan.memory import recall
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful

TURN: Final = 0.3
"""Levels that a turn is worth, roughly: the kernel counts in turns."""
OUT: Final = TURN * OUT_TURNS
"""A play worth this or more empties the hand."""


@dataclass(frozen=True, slots=True, eq=False)
class Weighed:
    """What may sensibly be done in a view, the best first.

    `hand: int64 (HAND,)` is the viewer's and `table` what the preset says at this level, as `layout` has them;
    `patterns: int64 (n,)` are the plays, the pass among them, and `values: float64 (n,)` what they are worth in levels.
    """

    view: View
    hand: Words
    table: Words
    patterns: Words
    values: Words

    def action(self, number: int) -> Play | Pass:
        """Play `number` as an action: `spend` picks the cards."""
        pattern = int(self.patterns[number])
        after = self.hand.copy()
        if pattern != at.PASS:
            spend(after, pattern, self.table)
        return play_of(self.hand, after, pattern, self.view.level)


def weighed(view: View) -> Weighed:
    """Weigh what the viewer, who is to act, may do while cards are played."""
    words, table = sight(view), tables(view.preset)[view.level]
    mind = new_mind()
    n = weigh(words, table, careful(), False, mind)
    order = np.argsort(-mind.values[:n, 0], kind="stable")
    return Weighed(view, words[: at.HAND], table, mind.found[order], TURN * mind.values[order, 0])


def judged(view: View) -> Weighed:
    """The plays that a careful player likes best, at most `JUDGED`, as second thoughts have them, in levels."""
    assert view.seat is not None
    words, table = sight(view), tables(view.preset)[view.level]
    room, memory = new_judge(judgement()), recall(past(view), table)
    n = weigh(words, table, careful(), False, room.mind)
    n = judge(n, JUDGED, words, memory, view.seat, table, careful(), judgement(), room)
    order = np.argsort(-room.levels[:n], kind="stable")
    return Weighed(view, words[: at.HAND], table, room.mind.found[order], room.levels[order])
