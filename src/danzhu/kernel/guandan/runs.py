"""Runs: the straights, straight flushes, tubes and plates that a split of a hand may try, and what each takes."""

from danzhu.kernel.bits import lowest
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import flush_windows
from danzhu.kernel.guandan.spend import rank_at

MOST_RUNS = 96


@compiled
def find_runs(hand: Words, table: Words, runs: Words) -> int:
    """The runs that a hand could play with at most one wild, flushes with all: `runs: int64 (MOST_RUNS,)`, patterns."""
    n = 0
    wilds = hand[at.WILDS]
    for length in range(table[at.FLUSH_LENGTHS], table[at.FLUSH_LENGTHS + 1]):
        windows = flush_windows(hand[at.ONCE], wilds, length, table)
        while windows and n < MOST_RUNS:
            bit = windows & -windows
            windows ^= bit
            place = lowest(bit)
            runs[n] = at.STRAIGHT_FLUSH | length << at.SIZE_AT | (place & 15) << at.KEY_AT | place >> 4 << at.EXTRA_AT
            n += 1
    for kind in range(at.STRAIGHT, at.PLATE + 1):
        copies = 1 if kind == at.STRAIGHT else kind - at.STRAIGHT + 1
        span = at.STRAIGHT_LENGTHS + 2 * (kind - at.STRAIGHT)
        for length in range(table[span], table[span + 1]):
            if length * copies > hand[at.LEFT]:
                break
            windows = table[at.STRAIGHT_STARTS + length] if kind == at.STRAIGHT else at.ONES
            found = False
            for slot in range(15 - length):
                if (windows >> (4 * slot)) & 1 == 0 or lack(hand[at.COUNTS], slot, length, copies) > min(wilds, 1):
                    continue
                found = True
                if n < MOST_RUNS:
                    runs[n] = kind | length << at.SIZE_AT | slot << at.KEY_AT
                    n += 1
            if not found:
                break
    return n


@compiled
def lack(counts: int, slot: int, length: int, copies: int) -> int:
    """How many natural cards of a run are missing."""
    missing = 0
    for step in range(length):
        missing += max(0, copies - ((counts >> (4 * rank_at(slot + step))) & 15))
    return missing


@compiled
def less_run(counts: int, slot: int, length: int, copies: int) -> int:
    """The counts without what they have of a run."""
    for step in range(length):
        place = 4 * rank_at(slot + step)
        counts -= min(copies, (counts >> place) & 15) << place
    return counts


@compiled
def without(run: int, row: Words) -> tuple[int, int, int, int]:
    """Counts, wilds (below 0: not possible), and the lanes of flushes once a run is taken out."""
    kind, length = run & 15, (run >> at.SIZE_AT) & 31
    slot, suit = (run >> at.KEY_AT) & 15, run >> at.EXTRA_AT
    counts, wilds, once, twice = row[0], row[1], row[2], row[3]
    if kind != at.STRAIGHT_FLUSH:
        copies = 1 if kind == at.STRAIGHT else kind - at.STRAIGHT + 1
        missing = lack(counts, slot, length, copies)
        if missing > min(wilds, 1):
            return counts, -1, once, twice
        return less_run(counts, slot, length, copies), wilds - missing, once, twice
    for step in range(length):
        rank = rank_at(slot + step)
        bit = 1 << (16 * suit) << rank
        if once & bit:
            counts -= 1 << (4 * rank)
            if twice & bit:
                twice ^= bit
            else:
                once ^= bit
        else:
            wilds -= 1
    return counts, wilds, once, twice
