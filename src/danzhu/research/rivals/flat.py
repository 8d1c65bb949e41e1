"""Flat: Monte Carlo as the literature has it: each card played out at random in the same even deals, the best mean."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action
from danzhu.games.gongzhu.view import View
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.playout import card_scores
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.sample import worlds
from danzhu.kernel.gongzhu.weights import light_policies
from danzhu.research.rivals.choice import dearest

_SEEDS: Final = 1 << 63


class Flat:
    """Flat Monte Carlo; `budget` is the number of deals."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """The card with the best mean of points above the others'."""
        assert view.seat is not None
        seat, options, luck = view.seat, options_of(view.preset), seeded(rng.randrange(_SEEDS))
        own = view.preset.partners(seat)
        others = [each for each in range(len(view.cards_left)) if each not in own]

        def weigh(cards: list[int]) -> NDArray[np.float64]:
            drawn = worlds(known_row(view), seat, max(1, budget), 0.0, options, luck)
            everything = np.ones(4)
            scores = card_scores(drawn, sum(1 << card for card in cards), light_policies(), everything, options, luck)
            values: NDArray[np.float64] = scores[:, :, seat].mean(axis=1) - scores[:, :, others].mean(axis=(1, 2))
            return values

        return dearest(legal, weigh)
