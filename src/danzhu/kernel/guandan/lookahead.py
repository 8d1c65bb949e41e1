"""Lookahead: what choices at the root lead to when everybody plays on carefully, the own side with second thoughts."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import choose_careful
from danzhu.kernel.guandan.flow import act, act_with
from danzhu.kernel.guandan.judging import Judge, Net, choose_judged, new_judge
from danzhu.kernel.guandan.memory import MEMORY, remember
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.words import copy, new_deal

THOUGHT = 3
"""So many plays are judged where a deal is played out."""


@compiled
def look_ahead(
    worlds: Words, patterns: Words, cards: Words, memory: Words, table: Words, weights: Words, net: Net
) -> NDArray[np.int8]:
    """What each choice leads to in each world, `int8 (patterns, worlds)`: the `outcome` for the team to act.

    `worlds`, `patterns` and `cards` are as `playout.evaluate` takes them, `memory` is that of the deal so far.
    Nothing is left to chance.
    """
    deals, memories = np.empty((len(patterns), at.DEAL), np.int64), np.empty((len(patterns), 4, MEMORY), np.float64)
    ended = np.empty((len(worlds), len(patterns)), np.int8)
    seat = worlds[0, at.TURN]
    for j in range(len(patterns)):
        copy_memory(memories[j], memory)
        remember_turn(memories[j], worlds[0], patterns[j], table)
    for i in range(len(worlds)):
        for j in range(len(patterns)):
            copy(deals[j], worlds[i])
            act_with(deals[j], patterns[j], cards[j], table)
        copy(ended[i], play_on(deals, memories, seat, table, weights, net))
    return ended.T


@compiled
def copy_memory(into: Words, memory: Words) -> None:
    for seat in range(len(memory)):
        copy(into[seat], memory[seat])


@compiled
def remember_turn(memory: Words, deal: Words, pattern: int, table: Words) -> None:
    """Add the turn that the seat to act is about to take."""
    seat = deal[at.TURN]
    remember(memory, seat, pattern, deal[at.TABLE], deal[at.OWNER] ^ seat == 2, table)


@compiled
def play_on(deals: Words, memories: Words, seat: int, table: Words, weights: Words, net: Net) -> NDArray[np.int8]:
    """How each of `deals: int64 (n, DEAL)` ends, `int8 (n,)`: the `outcome` for the team of a seat; none is changed.

    `memories: float64 (n, 4, MEMORY)` are what has been in each. This team plays as `choose_judged` says, the other as
    `choose_careful` does.
    """
    ended = np.empty(len(deals), np.int8)
    deal, memory, sight, room = new_deal(), np.empty((4, MEMORY), np.float64), np.empty(SIGHT, np.int64), new_judge(net)
    thinking = 1 << (seat & 1)
    for i in range(len(deals)):
        copy(deal, deals[i])
        copy_memory(memory, memories[i])
        while not deal[at.OVER]:
            look(deal, sight)
            take_turn(deal, memory, sight, thinking, table, weights, net, room)
        ended[i] = -outcome(deal) if seat & 1 else outcome(deal)
    return ended


@compiled
def take_turn(
    deal: Words, memory: Words, sight: Words, thinking: int, table: Words, weights: Words, net: Net, room: Judge
) -> None:
    """Play and remember one turn of a deal; `sight` is that of the seat to act, `thinking` has a bit for each team that
    plays as `choose_judged` says, the other plays as `choose_careful` does."""
    turn = deal[at.TURN]
    if thinking >> (turn & 1) & 1:
        pattern = choose_judged(THOUGHT, sight, memory, turn, table, weights, net, room)
    else:
        pattern = choose_careful(sight, table, weights, room.mind)
    remember_turn(memory, deal, pattern, table)
    act(deal, pattern, table)
