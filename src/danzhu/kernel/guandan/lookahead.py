"""Lookahead: what choices at the root lead to when everybody plays on carefully."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import MOST_PLAYS, choose_careful
from danzhu.kernel.guandan.flow import act, act_with
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.split import SPLIT
from danzhu.kernel.guandan.words import copy, new_deal, new_groups


@compiled
def look_ahead(worlds: Words, patterns: Words, cards: Words, table: Words, weights: Words) -> NDArray[np.int8]:
    """What each choice leads to in each world, `int8 (patterns, worlds)`: the `outcome` for the team to act.

    `worlds`, `patterns` and `cards` are as `playout.evaluate` takes them. Nothing is left to chance.
    """
    ended = np.empty((len(patterns), len(worlds)), np.int8)
    deal, groups, sight = new_deal(), new_groups(), np.empty(SIGHT, np.int64)
    found, values = np.empty(MOST_PLAYS, np.int64), np.empty((MOST_PLAYS, 2), np.float64)
    plan = np.empty(SPLIT, np.int64)
    for i in range(len(worlds)):
        for j in range(len(patterns)):
            copy(deal, worlds[i])
            side = deal[at.TURN] & 1
            act_with(deal, patterns[j], cards[j], table)
            while not deal[at.OVER]:
                look(deal, sight)
                act(deal, choose_careful(sight, table, weights, groups, found, values, plan), table)
            ended[j, i] = -outcome(deal) if side else outcome(deal)
    return ended
