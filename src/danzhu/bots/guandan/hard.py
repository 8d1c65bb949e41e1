"""Hard: a player that tries its best choices in many deals that the others may be holding.

The deals fit all that its seat knows for certain and are drawn by how well they explain what the others did; in each
of them every choice is played out with all four seats playing carefully (docs/performance.md). What is thought of a
choice beforehand counts besides, for what so many deals cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.guandan.comparing import compare
from danzhu.bots.guandan.exchanging import exchange
from danzhu.bots.guandan.search import CHOICES, search
from danzhu.bots.guandan.weighing import OUT, judged, weighed
from danzhu.cards import Rng
from danzhu.games.guandan.action import Action, Pass, Play
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.view import View


class Hard:
    """The level `hard`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do; at most `budget` deals are looked at, at least one."""
        if view.phase is not Phase.PLAYING:
            return exchange(view, list(legal), max(1, budget), rng)
        plays = weighed(view)
        values = plays.values[:CHOICES]
        if len(values) > 1 and values[0] < OUT:  # whoever can go out does
            plays = judged(view)
            values = search(plays, max(1, budget), rng)
        order = np.argsort(-values, kind="stable")
        considered = tuple((plays.action(int(i)), float(values[i])) for i in order)
        return Decision(considered[0][0], considered)

    def compare(self, view: View, actions: Sequence[Action], rng: Rng, budget: int) -> tuple[float, ...] | None:
        """See `danzhu.bots.bot.Comparer`."""
        plays = [action for action in actions if isinstance(action, Play | Pass)]
        return compare(view, plays, max(1, budget), rng) if len(plays) == len(actions) else None
