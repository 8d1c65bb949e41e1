"""Search: what each choice leads to, played out in many deals that the others may be holding.

Every choice meets the same deals and the same luck, so that a difference between two of them is less noisy than either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.view import View
from danzhu.kernel.chance import seeded
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


def outcomes(view: View, choice: Sequence[Action], count: int, rng: Rng) -> NDArray[np.int64]:
    """The points of all seats after each choice in `count` deals, `int64 (choices, count, 4)`.

    The choices are either cards to play or exposures, each of them legal. Raises `ValueError` for a spectator's view.
    """
    known = known_row(view)
    assert view.seat is not None
    options, luck = options_of(view.preset), seeded(rng.randrange(_SEEDS))
    policies, freedom = light_policies(), np.full(4, FREEDOM)
    drawn = worlds(known, view.seat, count, SECRECY, options, luck)
    cards = [NUMBER_OF[action.card] for action in choice if isinstance(action, Play)]
    if cards:
        scores = card_scores(drawn, sum(1 << card for card in cards), policies, freedom, options, luck)
        return scores[np.argsort(np.argsort(cards))]  # the kernel answers from the lowest card up
    sets = [(set_of(each.cards), set_of(each.secretly)) for each in choice if isinstance(each, Expose)]
    return exposure_scores(drawn, view.seat, np.array(sets, np.int64), policies, freedom, options, luck)
