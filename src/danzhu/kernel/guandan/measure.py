"""Work to be measured: whole random deals, and lists of legal patterns, in one compiled loop each."""

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import any_legal, list_legal
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.words import hand_of, new_deal, new_groups, new_pack


@compiled
def random_deals(number: int, rows: Words, rng: Words) -> int:
    """Shuffle, deal and play `number` deals to the end, each play drawn evenly from all legal patterns and the pass.

    The level changes from deal to deal. How many plays and passes there were.
    """
    deal = new_deal()
    groups = new_groups()
    pack = new_pack()
    acts = 0
    for i in range(number):
        table = rows[i % 13]
        deal_out(deal, pack, i & 3, table, rng)
        while not deal[at.OVER]:
            seat = deal[at.TURN]
            hand = hand_of(deal, seat)
            act(deal, any_legal(hand, deal[at.TABLE], table, groups, rng), table)
            acts += 1
    return acts


@compiled
def visited(number: int, rows: Words, rng: Words) -> Words:
    """The positions of `number` random deals, `int64 (positions, HAND + 2)`: the hand to act, the table, the level."""
    deal = new_deal()
    groups = new_groups()
    pack = new_pack()
    found = np.empty((number * 432, at.HAND + 2), np.int64)
    count = 0
    for i in range(number):
        table = rows[i % 13]
        deal_out(deal, pack, i & 3, table, rng)
        while not deal[at.OVER]:
            seat = deal[at.TURN]
            hand = hand_of(deal, seat)
            found[count, : at.HAND] = hand
            found[count, at.HAND] = deal[at.TABLE]
            found[count, at.HAND + 1] = i % 13
            count += 1
            act(deal, any_legal(hand, deal[at.TABLE], table, groups, rng), table)
    return found[:count]


@compiled
def list_all(positions: Words, rows: Words) -> int:
    """List the legal patterns of every position; how many there are together."""
    groups = new_groups()
    patterns = np.empty(rows[0, at.PATTERNS] + 1, np.int64)
    total = 0
    for i in range(len(positions)):
        table = rows[positions[i, at.HAND + 1]]
        total += list_legal(positions[i, : at.HAND], positions[i, at.HAND], table, groups, patterns)
    return total
