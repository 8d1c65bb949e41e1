"""The speed of the compiled Gong Zhu kernel on one core."""

from typing import Final

import numpy as np

from danzhu.cli.bench.rate import Measures, rate
from danzhu.games.gongzhu.preset import Preset
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu import batch
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.playout import playouts, random_deals
from danzhu.kernel.gongzhu.sample import hide, worlds
from danzhu.kernel.gongzhu.weights import light_policies

CLASSIC: Final = options_of(Preset())


def random_deals_per_second(seconds: float) -> float:
    """Whole random deals: shuffled, dealt, exposed at random, all 52 cards played at random, scored."""
    rng = seeded(1)
    return rate(lambda: len(random_deals(10_000, CLASSIC, rng)), seconds)


def legal_lists_per_second(seconds: float) -> float:
    """Sets of playable cards, over the positions of random deals (one in four of them a lead)."""
    rng = seeded(2)
    deals = batch.dealt(1000, CLASSIC, rng)
    batch.expose_all_at_random(deals, CLASSIC, rng)
    visited = []
    for _ in range(52):
        visited.append(deals.copy())
        batch.play(deals, batch.any_playable(deals, rng))
    positions = np.concatenate(visited)
    return rate(lambda: len(batch.playable(positions)), seconds)


def playouts_per_second(seconds: float) -> float:
    """Play-outs of whole deals, exposures included, by the light policy with one card in ten left to chance."""
    rng = seeded(3)
    deals = batch.dealt(1000, CLASSIC, rng)
    policies, freedom = light_policies(), np.full(4, 0.1)
    return rate(lambda: len(playouts(deals, policies, freedom, CLASSIC, rng)), seconds)


def worlds_per_second(seconds: float) -> float:
    """Worlds drawn a hundred at a time from what a seat knows, half-way through random deals."""
    rng = seeded(4)
    deals = batch.dealt(100, CLASSIC, rng)
    batch.expose_all_at_random(deals, CLASSIC, rng)
    for _ in range(26):
        batch.play(deals, batch.any_playable(deals, rng))
    for deal, seat in zip(deals, batch.to_act(deals), strict=True):
        hide(deal, seat, CLASSIC)

    def draw() -> int:
        seats = batch.to_act(deals)
        return sum(len(worlds(deal, seat, 100, 0.5, CLASSIC, rng)) for deal, seat in zip(deals, seats, strict=True))

    return rate(draw, seconds)


MEASURES: Final[Measures] = {
    "gongzhu.kernel.random_deals_per_s": random_deals_per_second,
    "gongzhu.kernel.legal_lists_per_s": legal_lists_per_second,
    "gongzhu.kernel.playouts_per_s": playouts_per_second,
    "gongzhu.kernel.worlds_per_s": worlds_per_second,
}
