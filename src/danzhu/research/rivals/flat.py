"""Flat: Monte Carlo as the literature has it: each card played out at random in the same even deals, the best mean."""

from __future__ import annotations

from typing import Final

import numpy as np

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.view import View
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu.cards import CARD_OF, NUMBER_OF
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.playout import card_scores
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.sample import worlds
from danzhu.kernel.gongzhu.weights import light_policies

_SEEDS: Final = 1 << 63


class Flat:
    """Flat Monte Carlo; `budget` is the number of deals."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """The card with the best mean of points above the others'."""
        choice = tuple(legal)
        if (plain := obvious(choice)) is not None:
            return Decision(plain)
        cards = sorted(NUMBER_OF[action.card] for action in choice if isinstance(action, Play))
        if not cards:
            return Decision(Expose())
        assert view.seat is not None
        options, luck = options_of(view.preset), seeded(rng.randrange(_SEEDS))
        drawn = worlds(known_row(view), view.seat, max(1, budget), 0.0, options, luck)
        everything = np.ones(4)
        scores = card_scores(drawn, sum(1 << card for card in cards), light_policies(), everything, options, luck)
        own = view.preset.partners(view.seat)
        others = [seat for seat in range(len(view.cards_left)) if seat not in own]
        values = scores[:, :, view.seat].mean(axis=1) - scores[:, :, others].mean(axis=(1, 2))
        return Decision(Play(CARD_OF[cards[int(np.argmax(values))]]))
