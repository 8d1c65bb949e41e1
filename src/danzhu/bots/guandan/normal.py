"""Normal: a careful player. It plans its hand into few plays and weighs what each play leaves and who leads next.

The weighing itself is the kernel's (`danzhu.kernel.guandan.careful`), so that searches can play games out with it;
here a view becomes its words, and its numbers become actions.
"""

from __future__ import annotations

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.guandan.giving import give
from danzhu.bots.guandan.weighing import weighed
from danzhu.cards import Rng
from danzhu.games.guandan.action import Action
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.view import View


class Normal:
    """The level `normal`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        if view.phase is not Phase.PLAYING:
            return give(view, list(legal))
        plays = weighed(view)
        considered = tuple((plays.action(i), float(value)) for i, value in enumerate(plays.values))
        return Decision(considered[0][0], considered)
