"""Split: a hand taken apart into the plays that cost it least, when each play has a price.

The price of a play is what it costs to be rid of it, in turns: near 1 for one that loses the lead, near 0 for one that
keeps it, below 0 for a bomb. Runs are tried in every combination that does not look worse than without; what they
leave falls into sets, rank by rank; wilds go where they save most; then triples take the pairs that cost most.
"""

import numpy as np

from danzhu.kernel.bits import lowest
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import at_least
from danzhu.kernel.guandan.runs import MOST_RUNS, find_runs, without

DEEPEST = 6
SLACK = 0.05
"""How much worse a run may look and still be tried, in turns."""
LOOSE = 0.5
"""How much worse a run may look and still be tried once another play has been made, in turns."""
TRIES = 800
"""After so many runs tried the best split so far will do: long runs have too many combinations."""

# The stack: int64 (DEEPEST + 1, STACK), a row for each run that is out, after what `runs.without` reads.
NEXT, PICKED, BEST = 4, 5, 6
"""The number of the run tried next; the run tried on top of this row; the same in the best split so far."""
STACK = 7

# Prices: float64 (PRICES,).
# At 16 * kind + key the ordinary forms, and straight flushes and the joker bomb at key 0.
BOMB_AT = 16 * at.BOMB
"""By size: a bomb of that size; the key adds little and is left out."""
COUNT_AT = 16 * (at.JOKER_BOMB + 1)
"""By 16 * rank + count: so many cards of a rank, in the sets that cost least."""
PART_AT = COUNT_AT + 16 * 15
"""By 16 * rank + count: the size of the first of these sets."""
STANDS_AT = PART_AT + 16 * 15
"""By 16 * kind + key: how likely an ordinary form stands; no price, but found along with it."""
PRICES = STANDS_AT + 16 * at.BOMB

# A split: int64 (SPLIT,): how many plays, then their patterns.
GROUPS = 0
SPLIT = 28


@compiled
def price_sets(prices: Words, table: Words) -> None:
    """Fill the prices of so many cards of a rank from those of the forms."""
    for rank in range(15):
        prices[COUNT_AT + 16 * rank] = 0.0
        for count in range(1, 11):
            best, part = 1e9, 1
            for size in range(1, count + 1):
                if size <= 2:
                    price = prices[16 * size + rank]
                elif rank >= at.JOKERS:
                    break
                elif size == 3:
                    price = prices[16 * at.TRIPLE + rank]
                elif table[at.BOMB_TIER + size] < 0:
                    continue
                else:
                    price = prices[BOMB_AT + size]
                price += prices[COUNT_AT + 16 * rank + count - size]
                if price < best:
                    best, part = price, size
            prices[COUNT_AT + 16 * rank + count] = best
            prices[PART_AT + 16 * rank + count] = part


@compiled
def place_wilds(counts: int, wilds: int, table: Words, prices: Words) -> int:
    """The counts with each wild where it saves most: with some rank, or as a card of the level."""
    level = table[at.LEVEL]
    while wilds:
        best, choice = prices[16 * at.SINGLE + level], 1 << (4 * level)
        for rank in range(at.JOKERS):
            count = (counts >> (4 * rank)) & 15
            if 0 < count < 9:
                row = COUNT_AT + 16 * rank + count
                price = prices[row + 1] - prices[row]
                pairs = count > 1 or (table[at.PAIR_FILLS] >> (4 * rank)) & 1  # G2.5
                if price < best and pairs:
                    best, choice = price, 1 << (4 * rank)
                if wilds > 1 and count < 8 and (prices[row + 2] - prices[row]) / 2 < best:
                    best, choice = (prices[row + 2] - prices[row]) / 2, 2 << (4 * rank)
        counts += choice
        wilds -= 1 if choice & at.ONES else 2
    return counts


@compiled
def price_of_sets(counts: int, prices: Words) -> float:
    """What the sets of a hand cost, triples taking pairs along."""
    total = 0.0
    for rank in range(15):
        total += prices[COUNT_AT + 16 * rank + ((counts >> (4 * rank)) & 15)]
    triples = at_least(counts, 3) & ~at_least(counts, 4)
    pairs = at_least(counts, 2) & ~at_least(counts, 3)
    while triples and pairs:
        key, saved = dearest_triple(triples, prices)
        pair, price = dearest_pair(pairs, prices)
        if saved + price <= 0:
            break
        total -= saved + price
        triples &= ~(1 << (4 * key))
        pairs &= ~(1 << (4 * pair))
    return total


@compiled
def dearest_triple(triples: int, prices: Words) -> tuple[int, float]:
    """The triple that saves most as a full house, and how much."""
    best, choice = -1e9, 0
    while triples:
        bit = triples & -triples
        triples ^= bit
        key = lowest(bit) >> 2
        saved = prices[16 * at.TRIPLE + key] - prices[16 * at.FULL_HOUSE + key]
        if saved > best:
            best, choice = saved, key
    return choice, best


@compiled
def dearest_pair(pairs: int, prices: Words) -> tuple[int, float]:
    """The pair that costs most, and how much."""
    best, choice = -1e9, 0
    while pairs:
        bit = pairs & -pairs
        pairs ^= bit
        key = lowest(bit) >> 2
        if prices[16 * at.PAIR + key] > best:
            best, choice = prices[16 * at.PAIR + key], key
    return choice, best


@compiled
def split(hand: Words, table: Words, prices: Words, chosen: Words) -> float:
    """What the cheapest split found costs; `chosen: int64 (SPLIT,)` gets its plays."""
    runs = np.empty(MOST_RUNS, np.int64)
    return split_by(hand, runs, find_runs(hand, table, runs), table, prices, new_stack(), new_bill(), chosen)


@compiled
def new_stack() -> Words:
    """Room to split a hand in, `int64 (DEEPEST + 1, STACK)`."""
    return np.empty((DEEPEST + 1, STACK), np.int64)


@compiled
def new_bill() -> Words:
    """Room to split a hand in, `float64 (DEEPEST + 1, 2)`: paid by row for runs, and with the sets."""
    return np.empty((DEEPEST + 1, 2), np.float64)


@compiled
def split_by(
    hand: Words, runs: Words, n: int, table: Words, prices: Words, stack: Words, paid: Words, chosen: Words
) -> float:
    """`split` when the runs are known: the first `n` of `runs` are all that the hand has, and may be more.

    So a hand and what plays leave of it share one search for runs.
    """
    counts = hand[at.COUNTS]
    fixed = 0.0
    jokers = counts & at.FOUR_JOKERS == at.FOUR_JOKERS
    if jokers:
        fixed = prices[16 * at.JOKER_BOMB]
        counts &= ~(15 << (4 * at.JOKERS) | 15 << (4 * at.RED_JOKER))
    push(stack[0], counts, hand[at.WILDS], hand[at.ONCE], hand[at.TWICE], 0)
    paid[0, 0] = fixed
    paid[0, 1] = fixed + price_of_sets(place_wilds(counts, hand[at.WILDS], table, prices), prices)
    best = paid[0, 1]
    best_depth, depth = 0, 0
    best_counts, best_wilds = counts, hand[at.WILDS]
    tries = TRIES
    while depth >= 0 and tries:
        i = stack[depth, NEXT]
        if i >= n or depth == DEEPEST:
            depth -= 1
            continue
        stack[depth, NEXT] = i + 1
        run = runs[i]
        after, wilds, once, twice = without(run, stack[depth])
        if wilds < 0:
            continue
        tries -= 1
        price = paid[depth, 0] + price_of_run(run, prices)
        total = price + price_of_sets(place_wilds(after, wilds, table, prices), prices)
        if total > paid[depth, 1] + SLACK:
            continue
        stack[depth, PICKED] = run
        depth += 1
        push(stack[depth], after, wilds, once, twice, i)
        paid[depth, 0], paid[depth, 1] = price, total
        if total < best:
            best, best_depth, best_counts, best_wilds = total, depth, after, wilds
            for d in range(depth):
                stack[d, BEST] = stack[d, PICKED]
    chosen[GROUPS] = 0
    if jokers:
        put(chosen, at.JOKER_BOMB | 4 << at.SIZE_AT | at.RED_JOKER << at.KEY_AT)
    for d in range(best_depth):
        put(chosen, stack[d, BEST])
    list_sets(place_wilds(best_counts, best_wilds, table, prices), prices, chosen)
    return float(best)


@compiled
def keep_likely(runs: Words, n: int, hand: Words, prices: Words, table: Words, row: Words) -> int:
    """Keep those of a hand's `n` runs that may be worth it once some other play has been made; how many.

    `row: int64 (STACK,)` is room.
    """
    push(row, hand[at.COUNTS], hand[at.WILDS], hand[at.ONCE], hand[at.TWICE], 0)
    bare = price_of_sets(place_wilds(hand[at.COUNTS], hand[at.WILDS], table, prices), prices)
    kept = 0
    for i in range(n):
        after, wilds, _, _ = without(runs[i], row)
        price = price_of_run(runs[i], prices) + price_of_sets(place_wilds(after, wilds, table, prices), prices)
        if price <= bare + LOOSE:
            runs[kept] = runs[i]
            kept += 1
    return kept


@inlined
def push(row: Words, counts: int, wilds: int, once: int, twice: int, following: int) -> None:
    """Write down what is left of the hand once the runs so far are out, and which run is tried next."""
    row[0], row[1], row[2], row[3], row[NEXT] = counts, wilds, once, twice, following


@compiled
def price_of(pattern: int, prices: Words) -> float:
    """What a play costs."""
    kind = pattern & 15
    if kind == at.BOMB:
        return float(prices[BOMB_AT + ((pattern >> at.SIZE_AT) & 31)])
    return price_of_run(pattern, prices) if kind != at.JOKER_BOMB else float(prices[16 * kind])


@compiled
def price_of_run(run: int, prices: Words) -> float:
    kind = run & 15
    if kind == at.STRAIGHT_FLUSH:
        return float(prices[16 * kind])
    return float(prices[16 * kind + ((run >> at.KEY_AT) & 15)])


@compiled
def put(chosen: Words, pattern: int) -> None:
    chosen[GROUPS] += 1
    chosen[chosen[GROUPS]] = pattern


@compiled
def list_sets(counts: int, prices: Words, chosen: Words) -> None:
    """Write out the sets that `price_of_sets` reckoned with."""
    triples = at_least(counts, 3) & ~at_least(counts, 4)
    pairs = at_least(counts, 2) & ~at_least(counts, 3)
    while triples and pairs:
        key, saved = dearest_triple(triples, prices)
        pair, price = dearest_pair(pairs, prices)
        if saved + price <= 0:
            break
        put(chosen, at.FULL_HOUSE | 5 << at.SIZE_AT | key << at.KEY_AT | pair << at.EXTRA_AT)
        triples &= ~(1 << (4 * key))
        pairs &= ~(1 << (4 * pair))
        counts -= 3 << (4 * key) | 2 << (4 * pair)
    for rank in range(15):
        count = (counts >> (4 * rank)) & 15
        while count:
            size = int(prices[PART_AT + 16 * rank + count])
            put(chosen, (size if size <= 3 else at.BOMB) | size << at.SIZE_AT | rank << at.KEY_AT)
            count -= size
