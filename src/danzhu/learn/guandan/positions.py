"""Positions: what the net learns from, out of deals of second thoughts, each choice played out in the deal as it lies.

So all that play tells about hidden hands is in the outcomes. One team's positions are kept; it has second thoughts, and
the other team has them in half of the deals, else it plays carefully.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from danzhu.games.guandan.preset import PRESETS
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words, below, seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import OUT, weigh
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.inputs import PLAY, STATE, read_play
from danzhu.kernel.guandan.judging import JUDGED, Judge, Net, judge, new_judge
from danzhu.kernel.guandan.lookahead import copy_memory, remember_turn, take_turn
from danzhu.kernel.guandan.memory import MEMORY, forget
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful
from danzhu.kernel.guandan.words import copy, new_deal, new_pack

EVERY = 3
"""Of so many turns of the team one is kept, by chance: neighbours tell much the same."""
MOST = 216
"""A team's turns in a deal: at most 54 plays of its own and a pass of its partner's to each, two passes to others'."""
TEAMS_THINKING = ((1, 2), (3, 3))
"""Bit a team: which have second thoughts, by whether both have and by whose positions are kept."""


class Positions(NamedTuple):
    """Some positions, n, and their choices, m, in the same order: those of the first position, of the second, …

    Positions: `deal: int32 (n,)` number of the deal, `table: int16 (n,)` row of `all_tables`, `thinking: int8 (n,)` bit
    a team, `words: int64 (n, DEAL)` the deal as it lay, `memory: float64 (n, 4, MEMORY)`, `state: float16 (n, STATE)`
    and `choices: int8 (n,)` how many, from 2 to `JUDGED`.

    Choices, the one liked best first: `pattern: int32 (m,)`, `play: float16 (m, PLAY)`, `judged: float32 (m,)` what the
    net of these deals said, `won: int8 (m,)` the levels that the team won in the end.
    """

    deal: Words
    table: Words
    thinking: Words
    words: Words
    memory: Words
    state: Words
    choices: Words
    pattern: Words
    play: Words
    judged: Words
    won: Words


def new_room() -> Positions:
    """Room for the positions of a deal: each has `JUDGED` places for choices, and numbers are not shortened yet."""
    return Positions(
        np.zeros(MOST, np.int32),
        np.zeros(MOST, np.int16),
        np.zeros(MOST, np.int8),
        np.zeros((MOST, at.DEAL), np.int64),
        np.zeros((MOST, 4, MEMORY), np.float64),
        np.zeros((MOST, STATE), np.float32),
        np.zeros(MOST, np.int8),
        np.zeros((MOST, JUDGED), np.int64),
        np.zeros((MOST, JUDGED, PLAY), np.float32),
        np.zeros((MOST, JUDGED), np.float32),
        np.zeros((MOST, JUDGED), np.int8),
    )


@compiled
def play_out(
    deal: Words, memory: Words, sight: Words, thinking: int, table: Words, weights: Words, net: Net, room: Judge
) -> int:
    """Play a deal to its end, the teams in `thinking` with second thoughts; its `outcome`."""
    while not deal[at.OVER]:
        look(deal, sight)
        take_turn(deal, memory, sight, thinking, table, weights, net, room)
    return outcome(deal)


@compiled
def keep_deal(
    deal: Words, team: int, thinking: int, table: Words, weights: Words, net: Net, rng: Words, kept: Positions
) -> int:
    """Play a deal to its end and keep some positions of a team; how many."""
    then, memory, memory_then = new_deal(), np.empty((4, MEMORY), np.float64), np.empty((4, MEMORY), np.float64)
    sight, sight_then, room, room_then = (
        np.empty(SIGHT, np.int64),
        np.empty(SIGHT, np.int64),
        new_judge(net),
        new_judge(net),
    )
    forget(memory)
    number = 0
    while not deal[at.OVER]:
        look(deal, sight)
        if deal[at.TURN] & 1 == team and below(rng, EVERY) == 0:
            count = keep_choices(deal, memory, sight, table, weights, net, room, kept, number)
            for k in range(count):
                copy(then, deal)
                copy_memory(memory_then, memory)
                remember_turn(memory_then, then, kept.pattern[number, k], table)
                act(then, kept.pattern[number, k], table)
                ended = play_out(then, memory_then, sight_then, thinking, table, weights, net, room_then)
                levels = table[at.STEPS + abs(ended) - 1]
                kept.won[number, k] = levels if (ended < 0) == (team == 1) else -levels
            number += count > 0
        take_turn(deal, memory, sight, thinking, table, weights, net, room)
    return number


@compiled
def keep_choices(
    deal: Words,
    memory: Words,
    sight: Words,
    table: Words,
    weights: Words,
    net: Net,
    room: Judge,
    kept: Positions,
    i: int,
) -> int:
    """Write a position to line `i`, with what the net is told and says; how many choices, 0 for nothing to judge."""
    mind, turn = room.mind, deal[at.TURN]
    n = weigh(sight, table, weights, False, mind)
    if n == 1:
        return 0
    count = judge(n, JUDGED, sight, memory, turn, table, weights, net, room)
    best = mind.values[0, 0]
    if best >= OUT:
        return 0
    copy(kept.words[i], deal)
    copy_memory(kept.memory[i], memory)
    copy(kept.state[i], room.x_state)
    kept.choices[i] = count
    for k in range(count):
        kept.pattern[i, k], kept.judged[i, k] = mind.found[k], room.levels[k]
        read_play(k, best, sight, memory, turn, table, weights, mind, kept.play[i, k])
    return count


def all_tables() -> Words:
    """The tables of every preset at every level, `int64 (presets * 13, TABLE_WORDS)`."""
    return np.concatenate([tables(preset) for preset in PRESETS.values()])


def positions(deals: int, seed: int, net: Net) -> Iterator[Positions]:
    """The positions of so many shuffled deals without tribute, a deal at a time; equal seeds give equal ones.

    Preset and level are drawn; who leads, whose positions are kept and whether both teams think change from deal to
    deal.
    """
    rows, rng, kept, deal, pack = all_tables(), seeded(seed), new_room(), new_deal(), new_pack()
    for number in range(deals):
        row, team = below(rng, len(rows)), (number >> 2) & 1
        thinking = TEAMS_THINKING[(number >> 3) & 1][team]
        deal_out(deal, pack, number & 3, rows[row], rng)
        n = keep_deal(deal, team, thinking, rows[row], careful(), net, rng, kept)
        kept.deal[:n], kept.table[:n], kept.thinking[:n] = number, row, thinking
        yield shortened(kept, n)


def shortened(room: Positions, n: int) -> Positions:
    """The first `n` positions of a room, as they are written."""
    kept = Positions(*(array[:n].copy() for array in room))
    chosen = np.arange(JUDGED) < kept.choices[:, None]
    return kept._replace(
        state=kept.state.astype(np.float16),
        pattern=kept.pattern[chosen].astype(np.int32),
        play=kept.play[chosen].astype(np.float16),
        judged=kept.judged[chosen],
        won=kept.won[chosen],
    )


def joined(parts: Iterable[Positions]) -> Positions:
    """Positions of several deals as one; the numbers of the deals are left as they are."""
    return Positions(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
