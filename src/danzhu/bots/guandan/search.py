"""Search: what each choice leads to, played out carefully in many deals that the others may be holding."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.guandan.stake import stakes
from danzhu.bots.guandan.weighing import Weighed
from danzhu.bots.rounds import compare_in_rounds
from danzhu.cards import Rng
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan.belief import believed
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.judging import JUDGED
from danzhu.kernel.guandan.lookahead import look_ahead
from danzhu.kernel.guandan.memory import recall
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.weights import careful

CHOICES: Final = JUDGED
"""At most so many choices are tried, those that a careful player likes best; other suits of the same are besides."""
PRIOR: Final = 1.0
"""How much of what was judged of a choice beforehand is added to what the deals say, while hands are full."""
_FULL: Final = 90
_EMPTY: Final = 40
"""With so many cards held and more it counts fully, with so few not at all: deals tell more, the fewer are hidden."""
CAUTION: Final = 0.3
"""How many standard errors another choice must be better than the one judged best beforehand."""

_SEEDS: Final = 1 << 63


def search(plays: Weighed, count: int, rng: Rng, *, caution: float = CAUTION) -> NDArray[np.float64]:
    """What the plays are worth, each with its very cards, `float64 (plays,)`, in levels (`stake`).

    At most `count` deals are looked at (`rounds`).
    """
    view, luck = plays.view, seeded(rng.randrange(_SEEDS))
    patterns, cards, worth = plays.patterns, plays.cards, stakes(view)
    priors = prior_of(view) * (plays.values - plays.values[0])
    hidden, turns = unseen(view), past(view)
    memory = recall(turns, plays.table)

    def tried(left: Words, deals: int) -> NDArray[np.float64]:
        worlds = believed(hidden, deals, turns, plays.table, careful(), luck)
        ended = look_ahead(worlds, patterns[left], cards[left], memory, plays.table, careful(), judgement())
        found: NDArray[np.float64] = worth[ended]
        return found

    return compare_in_rounds(priors, count, caution, tried)


def prior_of(view: View) -> float:
    """How much of what was judged beforehand counts in a view.

    >>> from random import Random
    >>> from danzhu.games.guandan.game import GUANDAN
    >>> from danzhu.games.guandan.preset import Preset
    >>> standing = GUANDAN.opening(Preset())
    >>> state = GUANDAN.start(Preset(), standing, GUANDAN.deal(Preset(), standing, Random(1)))
    >>> prior_of(GUANDAN.view(state, GUANDAN.to_act(state)[0]))
    1.0
    """
    return PRIOR * min(1.0, max(0.0, (sum(view.counts) - _EMPTY) / (_FULL - _EMPTY)))
