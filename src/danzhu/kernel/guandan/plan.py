"""Plan: a hand split into the plays it would like to make, for policies that look no further.

A plan sets bombs aside, takes the straights, tubes and plates that save plays, and leaves triples, pairs and singles.
"""

import numpy as np

from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import thresholds as limit
from danzhu.kernel.guandan.forms import at_least, flush_windows, slots, starts
from danzhu.kernel.guandan.spend import rank_at
from danzhu.kernel.guandan.words import clear

# Words 1 to 10 are the planned plays by kind (`layout`): spaced, the ranks or first slots; straight flushes as lanes of
# slots; the joker bomb as 1.
VALID = 0
"""1 while the plan fits the hand."""
TURNS = at.JOKER_BOMB + 1
"""How many plays the plan takes, bombs left out, a triple and a pair as one."""
BOMBS = at.JOKER_BOMB + 2
"""How many bombs it has."""
SPARE = at.JOKER_BOMB + 3
"""How many wilds no straight flush has taken."""
PLAN = at.JOKER_BOMB + 4


@compiled
def new_plans() -> Words:
    """Room for the plans of four seats and one to try, `int64 (5, PLAN)`, none valid."""
    return np.zeros((5, PLAN), np.int64)


@inlined
def exactly(counts: int, number: int) -> int:
    """Spaced: the ranks of which there are just so many cards."""
    return at_least(counts, number) & ~at_least(counts, number + 1)


@compiled
def without_run(counts: int, first: int, length: int, copies: int) -> int:
    """The counts less a run's cards."""
    for slot in range(first, first + length):
        counts -= copies << (4 * rank_at(slot))
    return counts


@compiled
def whole_windows(held: int, length: int) -> int:
    """Spaced: the slots where a run of `length` may start whose ranks are all in the spaced mask `held`."""
    run = slots(held)
    windows = starts(length)
    for step in range(length):
        windows &= run >> (4 * step)
    return windows


@compiled
def make_plan(hand: Words, table: Words, policy: Words, plan: Words) -> None:
    """Split a hand into plays, `plan: int64 (PLAN,)`; how, says a row of `thresholds`."""
    clear(plan)
    plan[VALID], plan[SPARE] = 1, hand[at.WILDS]
    counts = hand[at.COUNTS]
    if counts & at.FOUR_JOKERS == at.FOUR_JOKERS:
        plan[at.JOKER_BOMB] = 1
        counts &= ~(0xFF << (4 * at.JOKERS))
    bombs = at_least(counts, 4) & at.PLAIN
    counts &= ~(15 * bombs)
    counts = plan_flushes(hand, counts, policy, table, plan)
    counts = plan_straights(counts, policy[limit.STRAIGHT_SINGLES], table, plan)
    for kind in range(at.TUBE, at.PLATE + 1):
        copies = 2 if kind == at.TUBE else 3
        length = table[at.TUBE_LENGTHS] if kind == at.TUBE else table[at.PLATE_LENGTHS]
        windows = whole_windows(exactly(counts, copies), length)
        while windows:
            bit = windows & -windows
            plan[kind] |= bit
            counts = without_run(counts, lowest(bit) >> 2, length, copies)
            windows = whole_windows(exactly(counts, copies), length)
    for _ in range(plan[SPARE]):
        triples = exactly(counts, 3) & at.PLAIN
        if triples:  # a wild is best spent in a bomb
            bit = triples & -triples
            bombs |= bit
            counts &= ~(15 * bit)
    plan[at.BOMB] = bombs
    plan[at.SINGLE], plan[at.PAIR], plan[at.TRIPLE] = exactly(counts, 1), exactly(counts, 2), exactly(counts, 3)
    count_turns(plan)
    plan[BOMBS] = popcount(bombs) + popcount(plan[at.STRAIGHT_FLUSH]) + plan[at.JOKER_BOMB]


@inlined
def count_turns(plan: Words) -> None:
    """Set the plan's number of plays."""
    runs = popcount(plan[at.STRAIGHT]) + popcount(plan[at.TUBE]) + popcount(plan[at.PLATE])
    plan[TURNS] = popcount(plan[at.SINGLE]) + max(popcount(plan[at.PAIR]), popcount(plan[at.TRIPLE])) + runs


@compiled
def plan_flushes(hand: Words, counts: int, policy: Words, table: Words, plan: Words) -> int:
    """Take a straight flush that breaks no bomb and uses up enough single cards: a natural one first."""
    once, length = hand[at.ONCE], table[at.FLUSH_LENGTHS]
    if length == table[at.FLUSH_LENGTHS + 1]:
        return counts
    for wilds in range(min(1, plan[SPARE]) + 1):
        windows = flush_windows(once, wilds, length, table)
        while windows:
            bit = windows & -windows
            windows ^= bit
            suit, first = lowest(bit) >> 4, lowest(bit) & 15
            alone, whole, rest = 0, True, counts
            for slot in range(first, first + length):
                rank = rank_at(slot)
                if (once >> (16 * suit + rank)) & 1:
                    held = (counts >> (4 * rank)) & 15
                    alone += held == 1
                    whole = whole and held > 0
                    rest -= 1 << (4 * rank)
            if whole and alone >= policy[limit.FLUSH_SINGLES + wilds]:
                plan[at.STRAIGHT_FLUSH] |= bit
                plan[SPARE] -= wilds
                return rest
    return counts


@compiled
def plan_straights(counts: int, singles: int, table: Words, plan: Words) -> int:
    """Take the straights that use up so many single cards or more, the most first."""
    length = table[at.STRAIGHT_LENGTHS]
    while True:
        usable = counts & table[at.RUN_COUNTS]
        windows = whole_windows(at_least(usable, 1), length) & ~plan[at.STRAIGHT]
        if windows == 0:
            return counts
        single = slots(exactly(usable, 1))
        gains = 0
        for step in range(length):
            gains += (single >> (4 * step)) & at.SLOTS
        best = 0
        for gain in range(length, singles - 1, -1):
            best = at_least(gains, gain) & windows
            if best:
                break
        if best == 0:
            return counts
        bit = best & -best
        plan[at.STRAIGHT] |= bit
        counts = without_run(counts, lowest(bit) >> 2, length, 1)
