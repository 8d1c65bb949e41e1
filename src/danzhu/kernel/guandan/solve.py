"""The search of `endgame`: alpha-beta with a memory, to the end of the deal.

The flow of turns is that of `danzhu.kernel.guandan.flow` on a position of one word (see `endgame`).
"""

from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words

PART = 10
"""Bits of a part."""
TURN, OWNER, TABLE, WINNER, SECOND, LOCKED = 40, 42, 44, 52, 55, 58
"""Where the rest of a position begins."""
LEADING = 255
"""In place of a reading: nothing is to be beaten."""
PASSING = -1
"""In place of a reading: a pass."""
NOBODY = 4
WORST = 9
"""More levels than any deal brings."""
_MIX = 0x9E3779B97F4A7C15 - (1 << 64)
"""An odd number that spreads positions over the memory."""


@inlined
def part_of(key: int, seat: int) -> int:
    """Which part of its hand a seat has left."""
    return key >> PART * seat & 1023


@inlined
def turn_of(key: int) -> int:
    """Whose turn it is."""
    return key >> TURN & 3


@compiled
def over(key: int, steps: Words) -> int:
    """The levels that seat 0's team wins, or its opponents as a negative number; 0 while the deal goes on (G6.1, G6.2).

    `steps` is `int64 (4,)`: levels for a partner second, third and last, then whether a pass locks.
    """
    second = key >> SECOND & 7
    if second == NOBODY:
        return 0
    winner = key >> WINNER & 7
    sign = 1 - 2 * (winner & 1)
    mate = (winner + 2) & 3
    levels: int = 0
    if second == mate:
        levels = steps[0]
    elif part_of(key, mate) == 0:
        levels = steps[1]
    elif part_of(key, (second + 2) & 3) == 0:
        levels = steps[2]
    return sign * levels


@compiled
def advance(key: int, reading: int, part: int, steps: Words) -> int:
    """The position after a pass or a play of whoever's turn it is; the turn means nothing once the deal is over."""
    seat = turn_of(key)
    if reading == PASSING:
        if steps[3]:
            key |= 1 << LOCKED + seat  # G5.2
    else:
        key -= part << PART * seat
        key = key & ~(3 << OWNER) & ~(255 << TABLE) | seat << OWNER | reading << TABLE
        if part_of(key, seat) == 0:
            at = WINNER if key >> WINNER & 7 == NOBODY else SECOND
            if key >> at & 7 == NOBODY:
                key = key & ~(7 << at) | seat << at
    owner = key >> OWNER & 3
    following = (seat + 1) & 3
    while following != owner:
        if part_of(key, following) and not key >> LOCKED + following & 1:
            return key & ~(3 << TURN) | following << TURN
        following = (following + 1) & 3
    # G5.3, G5.4: the seat of the unbeaten play leads, else its partner, else the next seat with cards.
    if part_of(key, owner) == 0:
        leader = (owner + 2) & 3
        if part_of(key, leader) == 0:
            leader = (owner + 1) & 3
            while part_of(key, leader) == 0 and leader != owner:
                leader = (leader + 1) & 3
        owner = leader
    key = key & ~(3 << TURN) & ~(3 << OWNER) & ~(15 << LOCKED)
    return key | owner << TURN | owner << OWNER | LEADING << TABLE


@compiled
def solve(
    key: int,
    alpha: int,
    beta: int,
    first: Words,
    moves: Words,
    beats: Words,
    steps: Words,
    keys: Words,
    bounds: Words,
    work: Words,
) -> int:
    """The levels that seat 0's team wins from a position in play, if they lie between `alpha` and `beta`; else a bound.

    `first` and `moves` are those of `parts.moves_of`, `beats` `uint8 (readings, readings)`. `keys` `int64 (n,)` and
    `bounds` `int8 (n, 2)`, n a power of two, remember positions and are right for these tables alone; `work` `int64
    (1,)` counts down, and once it is below 0 the answer means nothing.
    """
    work[0] -= 1
    if work[0] < 0:
        return 0
    winner = key >> WINNER & 7
    if winner != NOBODY:
        # Who is first out has decided the sign already.
        if winner & 1:
            beta = min(beta, 1 - steps[2])
            alpha = max(alpha, -steps[0] - 1)
        else:
            alpha = max(alpha, steps[2] - 1)
            beta = min(beta, steps[0] + 1)
        if alpha >= beta:
            return alpha if winner & 1 == 0 else beta
    place = (key * _MIX) >> 20 & len(keys) - 1
    lower: int = -WORST
    upper: int = WORST
    if keys[place] == key:
        lower, upper = bounds[place, 0], bounds[place, 1]
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        alpha, beta = max(alpha, lower), min(beta, upper)
    seat = turn_of(key)
    sign = 1 - 2 * (seat & 1)
    table = key >> TABLE & 255
    part = part_of(key, seat)
    low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
    best = -WORST
    start = low
    for at in range(first[seat, part], first[seat, part + 1] + 1):
        if at == first[seat, part + 1]:
            if table == LEADING:
                break
            then = advance(key, PASSING, 0, steps)
        elif table == LEADING or beats[moves[at, 0], table]:
            then = advance(key, moves[at, 0], moves[at, 1], steps)
        else:
            continue
        value = over(then, steps)
        if value == 0:
            window = (low, high) if sign > 0 else (-high, -low)
            value = solve(then, window[0], window[1], first, moves, beats, steps, keys, bounds, work)
            if work[0] < 0:
                return 0
        value *= sign
        if value > best:
            best = value
            low = max(low, best)
            if low >= high:
                break
    value = sign * best
    if best >= high:  # at least this good for who acts
        lower, upper = (value, upper) if sign > 0 else (lower, value)
    elif best <= start:  # at most this good
        lower, upper = (lower, value) if sign > 0 else (value, upper)
    else:
        lower = upper = value
    keys[place] = key
    bounds[place, 0], bounds[place, 1] = lower, upper
    return value
