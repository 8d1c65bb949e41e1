"""Search: what each choice leads to, played out in many deals that the others may be holding.

Every choice meets the same deals and the same luck, so that a difference between two of them is less noisy than either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.gongzhu.stake import stakes
from danzhu.bots.rounds import compare_in_rounds
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.view import View
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.gongzhu.cards import NUMBER_OF, set_of
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.playout import card_scores, exposure_scores
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.sample import worlds
from danzhu.kernel.gongzhu.weights import light_policies

FREEDOM: Final = 0.1
"""How often a play-out takes any card instead of the one it thinks best: nobody plays as it would."""

SECRECY: Final = 0.25
"""How likely an unseen card is taken to be exposed in secret, where that is possible."""

_SEEDS: Final = 1 << 63


def search(view: View, choice: Sequence[Action], count: int, rng: Rng) -> NDArray[np.float64]:
    """What each choice is worth, `float64 (choices,)`, in points (`stake`); at most `count` deals are looked at.

    The choices are either cards to play or exposures, each of them legal. Raises `ValueError` for a spectator's view.
    """
    known = known_row(view)
    assert view.seat is not None
    seat, options, luck = view.seat, options_of(view.preset), seeded(rng.randrange(_SEEDS))
    policies, freedom = light_policies(), np.full(4, FREEDOM)
    cards = np.array([NUMBER_OF[action.card] for action in choice if isinstance(action, Play)], np.int64)
    sets = [(set_of(each.cards), set_of(each.secretly)) for each in choice if isinstance(each, Expose)]
    exposures = np.array(sets, np.int64)

    def tried(left: Words, deals: int) -> NDArray[np.float64]:
        drawn = worlds(known, seat, deals, SECRECY, options, luck)
        if len(exposures):
            scores = exposure_scores(drawn, seat, exposures[left], policies, freedom, options, luck)
        else:
            tried_now = cards[left]
            scores = card_scores(drawn, int((1 << tried_now).sum()), policies, freedom, options, luck)
            scores = scores[np.argsort(np.argsort(tried_now))]  # the kernel answers from the lowest card up
        return stakes(view, seat, scores)

    return compare_in_rounds(np.zeros(len(choice)), count, 0.0, tried)
