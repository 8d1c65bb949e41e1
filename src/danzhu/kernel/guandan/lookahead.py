"""Lookahead: what choices at the root lead to when everybody plays on carefully, the own side with second thoughts."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import MOST_PLAYS, choose_careful
from danzhu.kernel.guandan.flow import act, act_with
from danzhu.kernel.guandan.judging import JUDGED, choose_judged
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.split import SPLIT
from danzhu.kernel.guandan.words import copy, new_deal, new_groups


@compiled
def look_ahead(
    worlds: Words, patterns: Words, cards: Words, table: Words, weights: Words, judgement: Words
) -> NDArray[np.int8]:
    """What each choice leads to in each world, `int8 (patterns, worlds)`: the `outcome` for the team to act.

    `worlds`, `patterns` and `cards` are as `playout.evaluate` takes them. Nothing is left to chance.
    """
    deals = np.empty((len(patterns), at.DEAL), np.int64)
    ended = np.empty((len(worlds), len(patterns)), np.int8)
    for i in range(len(worlds)):
        for j in range(len(patterns)):
            copy(deals[j], worlds[i])
            act_with(deals[j], patterns[j], cards[j], table)
        copy(ended[i], play_on(deals, worlds[i, at.TURN], table, weights, judgement))
    return ended.T


@compiled
def play_on(deals: Words, seat: int, table: Words, weights: Words, judgement: Words) -> NDArray[np.int8]:
    """How each of `deals: int64 (n, DEAL)` ends, `int8 (n,)`: the `outcome` for the team of a seat; none is changed.

    This team plays as `choose_judged` says, the other as `choose_careful` does.
    """
    ended = np.empty(len(deals), np.int8)
    deal, groups, sight = new_deal(), new_groups(), np.empty(SIGHT, np.int64)
    found, values = np.empty(MOST_PLAYS, np.int64), np.empty((MOST_PLAYS, 2), np.float64)
    plan, judged = np.empty(SPLIT, np.int64), np.empty(JUDGED, np.float64)
    for i in range(len(deals)):
        copy(deal, deals[i])
        while not deal[at.OVER]:
            look(deal, sight)
            if (deal[at.TURN] ^ seat) & 1:
                pattern = choose_careful(sight, table, weights, groups, found, values, plan)
            else:
                pattern = choose_judged(sight, table, weights, judgement, groups, found, values, plan, judged)
            act(deal, pattern, table)
        ended[i] = -outcome(deal) if seat & 1 else outcome(deal)
    return ended
