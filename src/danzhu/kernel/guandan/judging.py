"""Judging: second thoughts about the plays that a careful player likes best, in levels that his side wins of a deal.

The careful player counts turns, and a turn is worth more in one position than in another. A small net is told what the
seat sees, remembers and plans, and of each play what it is and what it leaves (`inputs`); it says how the deal will
end. It was fitted to how deals ended that were played on from positions of real play (docs/performance.md).
"""

from typing import NamedTuple

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.careful import OUT, Mind, new_mind, weigh
from danzhu.kernel.guandan.forms import legal_groups
from danzhu.kernel.guandan.inputs import PLAY, STATE, read_play, read_state

JUDGED = 8
"""At most so many plays are judged, those that the careful player likes best."""


class Net(NamedTuple):
    """Two hidden layers; of the first, what comes from the position is the same for all its plays. All `float32`.

    `state: (STATE, n)`, `play: (PLAY, n)` and `bias: (n,)` make the first layer, `deep: (n, m)` and `deep_bias: (m,)`
    the second, `last: (m,)` and `level: (1,)` the levels.
    """

    state: Words
    play: Words
    bias: Words
    deep: Words
    deep_bias: Words
    last: Words
    level: Words


class Judge(NamedTuple):
    """Room to judge in: a mind, the inputs, what the position adds to the first layer, both layers, and the levels."""

    mind: Mind
    x_state: Words
    x_play: Words
    begun: Words
    first: Words
    second: Words
    levels: Words


@compiled
def new_judge(net: Net) -> Judge:
    """Room to judge in with a net, for any position."""
    n, m = net.deep.shape
    return Judge(
        new_mind(),
        np.empty(STATE, np.float32),
        np.empty(PLAY, np.float32),
        np.empty(n, np.float32),
        np.empty(n, np.float32),
        np.empty(m, np.float32),
        np.empty(JUDGED, np.float64),
    )


@compiled
def add_rows(into: Words, rows: Words, x: Words) -> None:
    """Add each row as often as `x` says. Most inputs are 0, and their rows are not read."""
    for i in range(len(x)):
        if x[i] != 0:
            for j in range(len(into)):
                into[j] += x[i] * rows[i, j]


@compiled
def judge_play(net: Net, room: Judge) -> float:
    """What the net makes of the play in `x_play`, in levels."""
    first, second = room.first, room.second
    for j in range(len(first)):
        first[j] = room.begun[j]
    add_rows(first, net.play, room.x_play)
    for j in range(len(second)):
        second[j] = net.deep_bias[j]
    for i in range(len(first)):
        if first[i] > 0:
            for j in range(len(second)):
                second[j] += first[i] * net.deep[i, j]
    level = net.level[0]
    for j in range(len(second)):
        level += max(second[j], np.float32(0)) * net.last[j]
    return float(level)


@compiled
def judge(
    number: int, most: int, sight: Words, memory: Words, seat: int, table: Words, weights: Words, net: Net, room: Judge
) -> int:
    """Judge the best `most` of so many plays that `weigh` found, at most `JUDGED`; how many are judged.

    They move to the front of what was found, the best first, and `levels` gets what each is worth.
    """
    mind = room.mind
    found, values = mind.found, mind.values
    count = min(most, number)
    for k in range(count):
        best = k
        for i in range(k + 1, number):
            if values[i, 0] > values[best, 0]:
                best = i
        found[k], found[best] = found[best], found[k]
        for i in range(2):
            values[k, i], values[best, i] = values[best, i], values[k, i]
    read_state(sight, memory, seat, table, weights, mind, room.x_state)
    for j in range(len(room.begun)):
        room.begun[j] = net.bias[j]
    add_rows(room.begun, net.state, room.x_state)
    for k in range(count):
        read_play(k, values[0, 0], sight, memory, seat, table, weights, mind, room.x_play)
        room.levels[k] = judge_play(net, room)
    return count


@compiled
def choose_judged(
    most: int, sight: Words, memory: Words, seat: int, table: Words, weights: Words, net: Net, room: Judge
) -> int:
    """The play judged best among what is weighed in brief, or the pass; whoever can go out does."""
    mind = room.mind
    if sight[of.OWNER] and legal_groups(sight[: at.HAND], sight[of.TO_BEAT], table, mind.groups) == 0:
        return at.PASS
    n = weigh(sight, table, weights, True, mind)
    if n == 1:
        return int(mind.found[0])
    first = 0
    for i in range(1, n):
        if mind.values[i, 0] > mind.values[first, 0]:
            first = i
    if mind.values[first, 0] >= OUT:
        return int(mind.found[first])
    count = judge(n, most, sight, memory, seat, table, weights, net, room)
    best = 0
    for k in range(1, count):
        if room.levels[k] > room.levels[best]:
            best = k
    return int(mind.found[best])
