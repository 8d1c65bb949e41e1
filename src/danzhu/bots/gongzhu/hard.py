"""Hard: a player that tries every choice in many deals that the others may be holding, and takes the best on average.

The deals fit all that its seat can know for certain; in each of them every choice is played out by the light policy
(docs/performance.md). So it sees a slam coming, gives a card to stop it, and exposes what has gained in its own deals.
"""

from __future__ import annotations

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.bots.gongzhu.search import search
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action
from danzhu.games.gongzhu.view import View


class Hard:
    """The level `hard`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do; at most `budget` deals are looked at, at least one."""
        choice = tuple(legal)
        if (plain := obvious(choice)) is not None:
            return Decision(plain)
        values = search(view, choice, max(1, budget), rng).tolist()
        considered = sorted(zip(choice, values, strict=True), key=lambda each: -each[1])
        return Decision(considered[0][0], tuple(considered))
