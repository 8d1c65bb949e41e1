"""From groups to patterns: all of them, as a mask, or one at random."""

from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words, below
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import legal_groups


@inlined
def complete(pattern: int, bit: int) -> int:
    """A group's pattern with the key (of a full house: the pair) that a bit of its mask stands for."""
    return pattern | (lowest(bit) >> 2) << (at.EXTRA_AT if pattern & 15 == at.FULL_HOUSE else at.KEY_AT)


@compiled
def index_of(pattern: int, table: Words) -> int:
    """The number of a pattern, as `danzhu.kernel.guandan.patterns` counts; of the pass, which comes last, too."""
    kind, size = pattern & 15, (pattern >> at.SIZE_AT) & 31
    key, extra = (pattern >> at.KEY_AT) & 15, pattern >> at.EXTRA_AT
    first: int = table[at.FIRST_INDEX + 16 * kind + size]
    if kind == at.PASS:
        return int(table[at.PATTERNS])
    if kind == at.FULL_HOUSE:
        return first + 14 * key + extra - (extra > key)
    if kind == at.STRAIGHT_FLUSH:
        return first + (15 - size) * extra + key
    if kind == at.JOKER_BOMB:
        return first
    return first + key


@compiled
def list_legal(hand: Words, on_table: int, table: Words, groups: Words, patterns: Words) -> int:
    """Write the legal patterns, the pass last where allowed, into `patterns: int64 (PATTERNS + 1,)`; how many."""
    count = 0
    for i in range(legal_groups(hand, on_table, table, groups)):
        mask = groups[i, 0]
        while mask:
            bit = mask & -mask
            mask ^= bit
            patterns[count] = complete(groups[i, 1], bit)
            count += 1
    if on_table != at.PASS:
        patterns[count] = at.PASS
        count += 1
    return count


@compiled
def any_legal(hand: Words, on_table: int, table: Words, groups: Words, rng: Words) -> int:
    """One of the legal patterns, the pass counted where it is allowed, each as likely."""
    n = legal_groups(hand, on_table, table, groups)
    total = 0
    for i in range(n):
        total += popcount(groups[i, 0])
    if on_table != at.PASS:
        if total == 0:
            return at.PASS
        total += 1
    pick = below(rng, total)
    for i in range(n):
        mask = groups[i, 0]
        here = popcount(mask)
        if pick < here:
            while pick:
                mask &= mask - 1
                pick -= 1
            return complete(groups[i, 1], mask & -mask)
        pick -= here
    return at.PASS
