"""Search: what each choice leads to, played out carefully in many deals that the others may be holding.

All choices meet the same deals. They are looked at in rounds, and one that has clearly fallen behind is dropped, so
that most of the deals go to those between which it is hard to choose.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.guandan.stake import stakes
from danzhu.bots.guandan.weighing import Weighed
from danzhu.cards import Rng
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan.belief import believed
from danzhu.kernel.guandan.lookahead import look_ahead
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.playout import default_cards
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.weights import careful

CHOICES: Final = 8
"""At most so many choices are tried, those that a careful player likes best."""
PRIOR: Final = 0.5
"""How much of what he thinks of a choice is added to what the deals say."""
CAUTION: Final = 0.75
"""How many standard errors another choice must be better than the one he likes best."""
ROUND: Final = 24
"""So many deals are looked at in a round."""
BEHIND: Final = 2.0
"""A choice this many standard errors behind the best is dropped."""

_SEEDS: Final = 1 << 63


def search(plays: Weighed, count: int, rng: Rng, *, caution: float = CAUTION) -> NDArray[np.float64]:
    """What the first plays are worth, at most `CHOICES` of them, `float64 (plays,)`, in levels (`stake`).

    At most `count` deals are looked at. A choice that was dropped is as far behind the best as it was then.
    """
    view, luck = plays.view, seeded(rng.randrange(_SEEDS))
    patterns, priors = plays.patterns[:CHOICES], PRIOR * (plays.values[:CHOICES] - plays.values[0])
    cards, worth = default_cards(plays.hand, patterns, plays.table), stakes(view)
    hidden, turns = unseen(view), past(view)
    left, behind = np.arange(len(patterns)), np.zeros(len(patterns))
    found: NDArray[np.float64] = np.empty((len(patterns), 0))
    top = 0.0
    for first in range(0, count, ROUND):
        worlds = believed(hidden, min(ROUND, count - first), turns, plays.table, careful(), luck)
        ended = look_ahead(worlds, patterns[left], cards[left], plays.table, careful())
        found = np.concatenate([found, worth[ended]], axis=1)
        values = found.mean(axis=1) + priors[left]
        if left[0] == 0:  # the one liked best is still among them
            values -= caution * _errors(found, 0)
        best = int(np.argmax(values))
        top, behind[left] = float(values[best]), values[best] - values
        stays = behind[left] <= BEHIND * _errors(found, best)
        stays[best] = True
        left, found = left[stays], found[stays]
        if len(left) == 1:
            break
    return np.asarray(top - behind, np.float64)


def _errors(found: NDArray[np.float64], one: int) -> NDArray[np.float64]:
    """The standard errors of the differences between one choice and each, which share their deals."""
    errors: NDArray[np.float64] = (found - found[one]).std(axis=1) / np.sqrt(found.shape[1])
    return errors
