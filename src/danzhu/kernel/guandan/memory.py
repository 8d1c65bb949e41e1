"""Memory: what the seats have played and passed in a deal so far, as a few numbers for each of them."""

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import past as did
from danzhu.kernel.guandan.pricing import strength

# What is remembered of a seat: float64 (MEMORY,).
LOWEST_PASSED = 0
"""By kind, all bombs being one: the strength of the weakest play of an opponent that the seat has passed."""
PASSED, PASSED_MATE = 9, 10
"""How many plays of opponents it has passed, how many of its partner's."""
BOMBED = 11
LED = 12
"""By kind: how often it has led one."""
BEAT = 21
"""How often it has beaten a play."""
LED_SINGLE = 22
"""1 and the strength of the single that it led last."""
MEMORY = 23

NOTHING = 2.0
"""Above every strength: nothing of the kind has been passed."""


@compiled
def forget(memory: Words) -> None:
    """Make `memory: float64 (4, MEMORY)` what is remembered at the start of a deal."""
    for seat in range(len(memory)):
        for i in range(MEMORY):
            memory[seat, i] = NOTHING if i < PASSED else 0.0


@compiled
def new_memories(number: int) -> Words:
    """So many memories of deals that have just begun, `float64 (number, 4, MEMORY)`."""
    memories = np.empty((number, 4, MEMORY), np.float64)
    for i in range(number):
        forget(memories[i])
    return memories


@compiled
def remember(memory: Words, seat: int, pattern: int, to_beat: int, by_mate: bool, table: Words) -> None:
    """Add a turn of a seat's: what it played, or its pass, and whose play it met."""
    line = memory[seat]
    kind = min(pattern & 15, at.BOMB)
    if kind == at.PASS:
        passed = min(to_beat & 15, at.BOMB)
        if by_mate:
            line[PASSED_MATE] += 1
        else:
            line[PASSED] += 1
            line[LOWEST_PASSED + passed] = min(line[LOWEST_PASSED + passed], force(to_beat, table))
        return
    line[BOMBED] += kind == at.BOMB
    if to_beat != at.PASS:
        line[BEAT] += 1
        return
    line[LED + kind] += 1
    if kind == at.SINGLE:
        line[LED_SINGLE] = 1 + force(pattern, table)


@compiled
def force(pattern: int, table: Words) -> float:
    """How strong an ordinary play is among its kind, from 0 to 1; half for a bomb."""
    kind = pattern & 15
    return strength(kind, (pattern >> at.KEY_AT) & 15, table) if kind < at.BOMB else 0.5


@compiled
def recall(past: Words, table: Words) -> Words:
    """What is remembered of all turns so far (`past`), `float64 (4, MEMORY)`; a pass that nobody chose says nothing."""
    memory: Words = new_memories(1)[0]
    for i in range(len(past)):
        turn = past[i]
        if not turn[did.FORCED]:
            remember(memory, turn[did.SEAT], turn[did.PATTERN], turn[did.TO_BEAT], turn[did.OWNER] == 2, table)
    return memory
