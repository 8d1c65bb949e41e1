"""Pricing: how likely a play stands, and so what each form costs to be rid of."""

import numpy as np

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import odds as may
from danzhu.kernel.guandan import weights as by
from danzhu.kernel.guandan.split import BOMB_AT, STANDS_AT, price_sets


@compiled
def keeps(pattern: int, odds: Words, right: float, left: float, table: Words, weights: Words) -> float:
    """How likely a play stands, the opponents' chances counted by `right` and `left`."""
    kind, key = pattern & 15, (pattern >> at.KEY_AT) & 15
    if kind >= at.BOMB:
        higher = bombs_above(pattern, table)
        ways = right * odds[0, may.BEATEN] + left * odds[1, may.BEATEN]
        return float(np.exp(-weights[by.BOMBED] * higher * ways))
    ways = right * odds[0, 16 * kind + key] + left * odds[1, 16 * kind + key]
    bombs = right * odds[0, may.BEATEN] + left * odds[1, may.BEATEN]
    return float(np.exp(-weights[by.DECAY + kind] * ways - weights[by.BOMBED] * bombs))


@compiled
def stands_of(pattern: int, odds: Words, prices: Words, table: Words, weights: Words) -> float:
    """How likely a play stands against both opponents: `keeps`, of ordinary forms looked up."""
    if pattern & 15 >= at.BOMB:
        return keeps(pattern, odds, 1.0, 1.0, table, weights)
    return float(prices[STANDS_AT + 16 * (pattern & 15) + ((pattern >> at.KEY_AT) & 15)])


@compiled
def bombs_above(pattern: int, table: Words) -> float:
    """Roughly which share of bombs is above this one."""
    kind, size = pattern & 15, (pattern >> at.SIZE_AT) & 31
    if kind == at.JOKER_BOMB or size > 6:
        return 0.0
    if kind == at.STRAIGHT_FLUSH:
        return 0.1
    if size > 4:
        return 0.3 if size == 5 else 0.05
    return 0.3 + 0.05 * popcount(table[at.HIGHER + ((pattern >> at.KEY_AT) & 15)] & at.PLAIN)


@compiled
def set_prices(odds: Words, table: Words, weights: Words, prices: Words) -> None:
    """Price every form by whether it is likely to keep the lead, and write down how likely it stands."""
    unbombed = np.exp(-weights[by.BOMBED] * (odds[0, may.BEATEN] + odds[1, may.BEATEN]))
    for kind in range(1, 8):
        for key in range(15):
            ways = odds[0, 16 * kind + key] + odds[1, 16 * kind + key]
            stands = np.exp(-weights[by.DECAY + kind] * ways) if ways else 1.0
            prices[STANDS_AT + 16 * kind + key] = stands * unbombed
            price = weights[by.TURN + kind] - weights[by.KEEPS + kind] * stands
            prices[16 * kind + key] = price - weights[by.SLOPE + kind] * strength(kind, key, table)
    for size in range(4, 11):
        prices[BOMB_AT + size] = -weights[by.BOMB] - weights[by.BOMB_STEP] * (size - 4)
    prices[16 * at.STRAIGHT_FLUSH] = -weights[by.BOMB] - 1.5 * weights[by.BOMB_STEP]
    prices[16 * at.JOKER_BOMB] = -weights[by.BOMB] - 4 * weights[by.BOMB_STEP]
    price_sets(prices, table)


@inlined
def strength(kind: int, key: int, table: Words) -> float:
    """From 0 to 1: the place in level order, of runs the first slot's."""
    if at.STRAIGHT <= kind <= at.PLATE:
        return key / 13
    return 1 - popcount(table[at.HIGHER + key]) / 14
