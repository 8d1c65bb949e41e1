"""Hard: a player that tries every choice in many deals that the others may be holding, and takes the best on average.

The deals fit all that its seat can know for certain; in each of them every choice is played out by the light policy
(docs/performance.md). So it sees a slam coming, gives a card to stop it, and exposes what has gained in its own deals.
"""

from __future__ import annotations

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.search import outcomes
from danzhu.bots.gongzhu.stake import stake
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action, Claim
from danzhu.games.gongzhu.view import View


class Hard:
    """The level `hard`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do; `budget` deals are looked at, at least one."""
        choice = tuple(legal)
        if len(choice) == 1:
            return Decision(choice[0])
        if Claim() in choice:
            return Decision(Claim())
        values = worths(view, choice, max(1, budget), rng)
        considered = sorted(zip(choice, values, strict=True), key=lambda each: -each[1])
        return Decision(considered[0][0], tuple(considered))


def worths(view: View, choice: tuple[Action, ...], count: int, rng: Rng) -> list[float]:
    """What each choice is worth on average over `count` deals, in points."""
    assert view.seat is not None
    found: dict[tuple[int, ...], float] = {}
    values = []
    for rows in outcomes(view, choice, count, rng).tolist():
        total = 0.0
        for row in map(tuple, rows):
            if row not in found:
                found[row] = stake(view, view.seat, row)
            total += found[row]
        values.append(total / count)
    return values
