"""Normal: a careful player. It plans its hand into few plays and weighs what each play leaves and who leads next.

The weighing itself is the kernel's (`danzhu.kernel.guandan.careful`), so that searches can play games out with it;
here a view becomes its words, and its numbers become actions.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.guandan.giving import give
from danzhu.bots.guandan.seeing import sight
from danzhu.cards import Rng
from danzhu.games.guandan.action import Action, Pass, Play
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import MOST_PLAYS, weigh
from danzhu.kernel.guandan.convert import play_of
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.split import SPLIT
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful

_TURN: Final = 0.3
"""Levels that a turn is worth, roughly: the kernel counts in turns."""


class Normal:
    """The level `normal`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        if view.phase is not Phase.PLAYING:
            return give(view, list(legal))
        words = sight(view)
        table = tables(view.preset)[view.level]
        found, values = np.empty(MOST_PLAYS, np.int64), np.empty((MOST_PLAYS, 2), np.float64)
        n = weigh(words, table, careful(), found, values, np.empty(SPLIT, np.int64))
        order = np.argsort(-values[:n, 0], kind="stable")
        considered = [(_action(view, words, table, int(found[i])), _TURN * float(values[i, 0])) for i in order]
        return Decision(considered[0][0], tuple(considered))


def _action(view: View, words: Words, table: Words, pattern: int) -> Play | Pass:
    hand = words[: at.HAND]
    after = hand.copy()
    if pattern != at.PASS:
        spend(after, pattern, table)
    return play_of(hand, after, pattern, view.level)
