"""Duel: what a net wins when its second thoughts alone, without a search, play against the careful player."""

import numpy as np

from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.judging import Net
from danzhu.kernel.guandan.lookahead import play_on
from danzhu.kernel.guandan.memory import new_memories
from danzhu.kernel.guandan.weights import careful
from danzhu.kernel.guandan.words import new_deal, new_pack
from danzhu.learn.guandan.positions import all_tables


def duel(net: Net, deals: int, seed: int) -> Words:
    """Levels that the net wins a deal, `float64 (deals,)`, of shuffled deals without tribute.

    Each is played twice, the teams changed about, and counts as their mean; every preset and level has its turn.
    """
    rows, rng, deal, pack = all_tables(), seeded(seed), new_deal(), new_pack()
    won = np.empty(deals, np.float64)
    for number in range(deals):
        table = rows[number % len(rows)]
        deal_out(deal, pack, number & 3, table, rng)
        ended = [play_on(deal[None], new_memories(1), team, table, careful(), net)[0] for team in range(2)]
        won[number] = np.mean([np.sign(end) * table[at.STEPS + abs(end) - 1] for end in ended])
    return won
