"""The search of `endgame`: every card to the end of the deal, with a memory between tricks.

Two answers to what four selfish players do. *Guarded*: the others join against one seat, which gets what nobody can
take from it. *Selfish*: each seat plays for itself, and among cards that are the same to it chooses for or against the
seat that asks. In both a seat wants its points far above the mean of the others' points: it counts 3 times its own less
theirs.
"""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.bits import lowest
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu.cardset import HEARTS, POINT_CARDS
from danzhu.kernel.gongzhu.flow import COUNT, HAND, LEADER, LIFTED, TAKEN, TRICK, Row, play, playable, to_act
from danzhu.kernel.gongzhu.options import HEARTS_WORTH, Options
from danzhu.kernel.gongzhu.score import points

FAR = 1 << 20
"""More than any deal counts."""
KEY = 9
"""Words that tell a deal between two tricks from others: four hands, what three seats have taken of the point cards,
who leads, which suits were led."""
_MIX = 0x9E3779B97F4A7C15 - (1 << 64)

Rows = NDArray[np.int64]


@compiled
def held(row: Row) -> int:
    """All cards that are in hands."""
    return row[HAND] | row[HAND + 1] | row[HAND + 2] | row[HAND + 3]


@compiled
def is_settled(row: Row) -> bool:
    """Whether no point card is left to win."""
    return (held(row) | row[TRICK]) & POINT_CARDS == 0


@compiled
def stake(row: Row, seat: int, options: Options) -> int:
    """What a seat counts: 3 times its points less those of the others."""
    total = 0
    for each in range(4):
        total += points(row, each, options)
    return 4 * points(row, seat, options) - total


@inlined
def count_same(one: int, other: int, options: Options) -> bool:
    """Whether two cards count the same for whoever takes them."""
    pair = 1 << one | 1 << other
    if pair & POINT_CARDS == 0:
        return True
    if pair & ~HEARTS:
        return False
    return options[HEARTS_WORTH + (1 << (one & 15))] == options[HEARTS_WORTH + (1 << (other & 15))]


@compiled
def choices(row: Row, options: Options) -> int:
    """The playable cards; of those that are as good as each other the lowest.

    Two cards of a suit in one hand are as good where both count the same and no card between them is in another hand
    or in the trick.
    """
    others = (held(row) & ~row[HAND + to_act(row)]) | row[TRICK]
    left = playable(row)
    chosen = 0
    before = -1
    while left:
        card = lowest(left)
        left &= left - 1
        alike = before >= 0 and before >> 4 == card >> 4 and count_same(before, card, options)
        if not alike or ((1 << card) - (1 << before)) & others:
            chosen |= 1 << card
        before = card
    return chosen


@compiled
def find(row: Row, keys: Rows) -> int:
    """Where the memory has a place for a deal between two tricks; whether it is that deal's is another question."""
    mixed = row[LEADER] | row[LIFTED] << 2
    for seat in range(4):
        mixed = (mixed ^ row[HAND + seat]) * _MIX
        mixed ^= mixed >> 29 & 0x7FFFFFFFF
        mixed = (mixed ^ (row[TAKEN + seat] & POINT_CARDS)) * _MIX
        mixed ^= mixed >> 32 & 0xFFFFFFFF
    return mixed & len(keys) - 1


@compiled
def is_there(row: Row, key: Words) -> bool:
    """Whether a place of the memory, `int64 (KEY,)`, is this deal's."""
    for seat in range(4):
        if key[seat] != row[HAND + seat]:
            return False
    for seat in range(3):
        if key[4 + seat] != row[TAKEN + seat] & POINT_CARDS:
            return False
    return bool(key[7] == row[LEADER] and key[8] == row[LIFTED])


@compiled
def put_there(row: Row, key: Words) -> None:
    """Make a place of the memory this deal's."""
    for seat in range(4):
        key[seat] = row[HAND + seat]
    for seat in range(3):
        key[4 + seat] = row[TAKEN + seat] & POINT_CARDS
    key[7] = row[LEADER]
    key[8] = row[LIFTED]


@compiled
def guarded(
    rows: Rows, depth: int, seat: int, alpha: int, beta: int, options: Options, keys: Rows, bounds: Rows, work: Words
) -> int:
    """The stake of a seat when all others play against it, if between `alpha` and `beta`; else a bound.

    The deal is `rows[depth]`, later rows are scratch. `keys` `int64 (n, KEY)` and `bounds` `int64 (n, 2)`, n a power of
    two, remember deals and are right for one seat alone; `work` `int64 (1,)` counts down, below 0 the answer means
    nothing.
    """
    row = rows[depth]
    if row[COUNT] == 0 and is_settled(row):
        return stake(row, seat, options)
    work[0] -= 1
    if work[0] < 0:
        return 0
    place = 0
    lower: int = -FAR
    upper: int = FAR
    if row[COUNT] == 0:
        place = find(row, keys)
        if is_there(row, keys[place]):
            lower, upper = bounds[place, 0], bounds[place, 1]
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            alpha, beta = max(alpha, lower), min(beta, upper)
    mine = to_act(row) == seat
    low, high = alpha, beta
    best = -FAR if mine else FAR
    left = choices(row, options)
    while left:
        card = lowest(left)
        left &= left - 1
        rows[depth + 1] = row
        play(rows[depth + 1], card)
        value = guarded(rows, depth + 1, seat, low, high, options, keys, bounds, work)
        if work[0] < 0:
            return 0
        if mine:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    if row[COUNT] == 0:
        if best <= alpha:
            upper = best
        elif best >= beta:
            lower = best
        else:
            lower = upper = best
        put_there(row, keys[place])
        bounds[place, 0], bounds[place, 1] = lower, upper
    return best


@compiled
def is_better(stakes: Words, than: Words, mover: int, seat: int, kind: int) -> bool:
    """Whether whoever moves would rather have these stakes: for himself, then as `kind` says for `seat`, then for each
    seat in order, so that no two ways to count the cards can differ."""
    if stakes[mover] != than[mover]:
        return bool(stakes[mover] > than[mover])
    if stakes[seat] != than[seat]:
        return bool(kind * stakes[seat] > kind * than[seat])
    for each in range(4):
        if stakes[each] != than[each]:
            return bool(kind * stakes[each] > kind * than[each])
    return False


@compiled
def selfish(
    rows: Rows, depth: int, seat: int, kind: int, options: Options, keys: Rows, stakes: Rows, found: Rows, work: Words
) -> None:
    """Write the stakes of all seats when each plays for itself into `found[depth]`, `int64 (depths, 4)`.

    Among cards that are the same to it a seat chooses what is best for `seat` where `kind` is 1, worst where it is -1
    (`is_better`).
    `stakes` is `int64 (n, 4)`; the rest is as in `guarded`, and the memory is right for one seat and kind alone.
    """
    row = rows[depth]
    if row[COUNT] == 0 and is_settled(row):
        for each in range(4):
            found[depth, each] = stake(row, each, options)
        return
    work[0] -= 1
    if work[0] < 0:
        return
    place = 0
    if row[COUNT] == 0:
        place = find(row, keys)
        if is_there(row, keys[place]):
            found[depth] = stakes[place]
            return
    mover = to_act(row)
    first = True
    left = choices(row, options)
    while left:
        card = lowest(left)
        left &= left - 1
        rows[depth + 1] = row
        play(rows[depth + 1], card)
        selfish(rows, depth + 1, seat, kind, options, keys, stakes, found, work)
        if work[0] < 0:
            return
        if first or is_better(found[depth + 1], found[depth], mover, seat, kind):
            found[depth] = found[depth + 1]
            first = False
    if row[COUNT] == 0:
        put_there(row, keys[place])
        stakes[place] = found[depth]
