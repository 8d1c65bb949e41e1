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
from danzhu.kernel.guandan.playout import default_cards
from danzhu.kernel.guandan.spend import part
from danzhu.kernel.guandan.suits import MOST_WAYS, ways
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful

TURN: Final = 0.3
"""Levels that a turn is worth, roughly: the kernel counts in turns."""
OUT: Final = TURN * OUT_TURNS
"""A play worth this or more empties the hand."""
OTHER_SUITS: Final = 4
"""Beside the plays judged best, at most so many that differ from one of these in suits only."""


@dataclass(frozen=True, slots=True, eq=False)
class Weighed:
    """What may sensibly be done in a view, the best first.

    `hand: int64 (HAND,)` is the viewer's and `table` what the preset says at this level, as `layout` has them;
    `patterns: int64 (n,)` are the plays, the pass among them, `cards: int64 (n, HAND)` what each takes out of the hand,
    and `values: float64 (n,)` what they are worth in levels.
    """

    view: View
    hand: Words
    table: Words
    patterns: Words
    cards: Words
    values: Words

    def action(self, number: int) -> Play | Pass:
        """Play `number` as an action."""
        after = self.hand.copy()
        part(after, self.cards[number])
        return play_of(self.hand, after, int(self.patterns[number]), self.view.level)


def weighed(view: View) -> Weighed:
    """Weigh what the viewer, who is to act, may do while cards are played."""
    words, table = sight(view), tables(view.preset)[view.level]
    mind = new_mind()
    n = weigh(words, table, careful(), False, mind)
    order = np.argsort(-mind.values[:n, 0], kind="stable")
    hand, patterns = words[: at.HAND], mind.found[order]
    cards = default_cards(hand, patterns, table)
    return Weighed(view, hand, table, patterns, cards, TURN * mind.values[order, 0])


def judged(view: View) -> Weighed:
    """The plays that a careful player likes best, at most `JUDGED`, as second thoughts have them, in levels.

    After them the best of these in other suits, at most `OTHER_SUITS`: nothing tells these apart beforehand, so each is
    worth what its pattern is.
    """
    assert view.seat is not None
    words, table = sight(view), tables(view.preset)[view.level]
    room, memory = new_judge(judgement()), recall(past(view), table)
    n = weigh(words, table, careful(), False, room.mind)
    n = judge(n, JUDGED, words, memory, view.seat, table, careful(), judgement(), room)
    order = np.argsort(-room.levels[:n], kind="stable")
    hand, patterns = words[: at.HAND], room.mind.found[order]
    listed = np.empty((n, MOST_WAYS, at.HAND), np.int64)
    counts = [ways(hand, pattern, table, each) for pattern, each in zip(patterns, listed, strict=True)]
    others = [(i, way) for i, count in enumerate(counts) for way in range(1, count)][:OTHER_SUITS]
    rows, which = np.array([*((i, 0) for i in range(n)), *others]).T
    return Weighed(view, hand, table, patterns[rows], listed[rows, which], room.levels[order][rows])
