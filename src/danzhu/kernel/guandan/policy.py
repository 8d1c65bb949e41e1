"""Policy: how a play-out plays. Each seat has a row of `thresholds`, so a caller can set, mix and tune them.

The planner follows its plan: it leads the play it likes best by kind and weakness, beats an opponent with the weakest
planned play of the kind, breaks its plan or bombs when that is cheap or urgent, and leaves its partner alone unless the
partner's play is weak.
"""

import numpy as np

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words, below
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import thresholds as limit
from danzhu.kernel.guandan.choose import any_legal, complete
from danzhu.kernel.guandan.forms import legal_groups, spread
from danzhu.kernel.guandan.plan import BOMBS, TURNS, VALID, count_turns, exactly, make_plan
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.words import copy, hand_of


@inlined
def weakest(mask: int, table: Words) -> int:
    """The bit of the lowest rank in level order; the mask is not empty."""
    some: int = mask & at.PLAIN & ~table[at.LEVEL_BIT]
    if some == 0:
        some = mask & table[at.LEVEL_BIT]
    if some == 0:
        some = mask
    return some & -some


@inlined
def strongest(mask: int, table: Words) -> int:
    """The bit of the highest rank in level order; the mask is not empty."""
    best = mask & -mask
    for place in range(4 * at.RED_JOKER, -1, -4):
        if (mask >> place) & 1:
            best = 1 << place
            break
    if best <= 1 << 48 and mask & table[at.LEVEL_BIT]:
        best = table[at.LEVEL_BIT]
    return best


@inlined
def strength(kind: int, key: int, table: Words) -> int:
    """0-14, by rank in level order, of runs by slot."""
    if at.STRAIGHT <= kind <= at.PLATE:
        return key
    return 14 - popcount(table[at.HIGHER + key])


@inlined
def cards_of(pattern: int) -> int:
    """How many cards a pattern takes."""
    size = (pattern >> at.SIZE_AT) & 31
    kind = pattern & 15
    if kind == at.TUBE:
        return 2 * size
    if kind == at.PLATE:
        return 3 * size
    return size


@compiled
def decide(deal: Words, table: Words, policy: Words, plans: Words, groups: Words, rng: Words) -> int:
    """What a policy does in the seat to act: a legal pattern, or the pass. `plans: int64 (5, PLAN)` is its memory."""
    seat = deal[at.TURN]
    hand = hand_of(deal, seat)
    plan = plans[seat]
    if policy[limit.RANDOM] and below(rng, 1024) < policy[limit.RANDOM]:
        plan[VALID] = 0
        return any_legal(hand, deal[at.TABLE], table, groups, rng)
    n = legal_groups(hand, deal[at.TABLE], table, groups)
    if n == 0:
        return at.PASS
    for i in range(n):
        if cards_of(groups[i, 1]) == hand[at.LEFT]:
            return complete(groups[i, 1], groups[i, 0] & -groups[i, 0])
    if not plan[VALID]:
        make_plan(hand, table, policy, plan)
    if deal[at.TABLE] == at.PASS:
        return lead(deal, seat, table, policy, plan, groups, n)
    return follow(deal, seat, table, policy, plans, groups, n)


@compiled
def planned(pattern: int, mask: int, high: int, plan: Words, table: Words) -> int:
    """The weakest pattern of a group that the plan has, of single ranks the strongest if `high`; PASS if none."""
    kind = pattern & 15
    if kind == at.FULL_HOUSE:
        key = (pattern >> at.KEY_AT) & 15
        pairs = mask & plan[at.PAIR]
        if (plan[at.TRIPLE] >> (4 * key)) & 1 == 0 or pairs == 0:
            return at.PASS
        return complete(pattern, weakest(pairs, table))
    wanted = mask & plan[kind]
    if wanted == 0:
        return at.PASS
    if at.STRAIGHT <= kind <= at.PLATE:
        return complete(pattern, wanted & -wanted)
    return complete(pattern, strongest(wanted, table) if high else weakest(wanted, table))


@compiled
def lead(deal: Words, seat: int, table: Words, policy: Words, plan: Words, groups: Words, n: int) -> int:
    """The planned lead that is liked best; a bomb when nothing else is left."""
    right, left = deal[at.HAND * ((seat + 1) & 3) + at.LEFT], deal[at.HAND * ((seat + 3) & 3) + at.LEFT]
    mate = deal[at.HAND * ((seat + 2) & 3) + at.LEFT]
    weakness = policy[limit.END_WEAKNESS] if plan[TURNS] <= policy[limit.END_TURNS] else policy[limit.WEAKNESS]
    best, liked = at.PASS, -1000000
    for i in range(n):
        kind = groups[i, 1] & 15
        if kind > at.PLATE:
            break
        size = cards_of(groups[i, 1])
        pattern = planned(groups[i, 1], groups[i, 0], size in (right, left), plan, table)
        if pattern == at.PASS:
            continue
        like = policy[limit.LIKED + kind] - weakness * strength(kind, (pattern >> at.KEY_AT) & 15, table)
        if size in (right, left):
            like -= policy[limit.SAME_SIZE]
        if size == mate:
            like += policy[limit.MATE_SIZE]
        if like > liked:
            best, liked = pattern, like
    if best != at.PASS:
        return best
    best = bomb(deal, seat, table, plan, groups, n)
    if best != at.PASS:
        return best
    return complete(groups[0, 1], weakest(groups[0, 0], table))


@compiled
def follow(deal: Words, seat: int, table: Words, policy: Words, plans: Words, groups: Words, n: int) -> int:
    """Beat the table with the plan's own play, a play that costs little, a bomb, or not at all."""
    plan = plans[seat]
    owner, on_table = deal[at.OWNER], deal[at.TABLE]
    kind, to_beat = on_table & 15, strength(on_table & 15, (on_table >> at.KEY_AT) & 15, table)
    with_mate = owner == (seat + 2) & 3
    left = deal[at.HAND * owner + at.LEFT]
    if with_mate and (kind > at.PLATE or to_beat >= policy[limit.OVER_MATE] or left <= policy[limit.MATE_NEAR]):
        return at.PASS
    near = left <= policy[limit.NEAR]
    next_left = deal[at.HAND * ((seat + 1) & 3) + at.LEFT]
    high = next_left == cards_of(on_table) and next_left <= policy[limit.URGENT]
    best, weak = at.PASS, 1000
    for i in range(n):
        if groups[i, 1] & 15 > at.PLATE:
            break
        pattern = planned(groups[i, 1], groups[i, 0], high, plan, table)
        if pattern != at.PASS:
            force = strength(kind, (pattern >> at.KEY_AT) & 15, table)
            if force < weak:
                best, weak = pattern, force
    if best != at.PASS:
        if with_mate:
            return best if weak < policy[limit.OVER_MATE_WITH] else at.PASS
        return best
    if with_mate:
        return at.PASS
    if best == at.PASS:
        best = cheap(deal, seat, table, policy, near, plans, groups, n)
        if best != at.PASS:
            plan[VALID] = 0
            return best
    if plan[BOMBS] and (
        near or plan[TURNS] <= policy[limit.BOMB_TURNS] or (plan[BOMBS] > 1 and to_beat >= policy[limit.BOMB_AT])
    ):
        best = bomb(deal, seat, table, plan, groups, n)
        if best != at.PASS:
            return best
    if left <= policy[limit.URGENT]:
        for i in range(n):
            if groups[i, 1] & 15 >= at.BOMB:
                return complete(groups[i, 1], groups[i, 0] & -groups[i, 0])
    return at.PASS


@compiled
def cheap(deal: Words, seat: int, table: Words, policy: Words, near: bool, plans: Words, groups: Words, n: int) -> int:
    """The weakest ordinary play of each group that breaks no bomb, if it costs at most so many plays more; or PASS."""
    plan, trial = plans[seat], plans[4]
    hand = hand_of(deal, seat)
    best, least = at.PASS, (policy[limit.BREAK_NEAR] if near else policy[limit.BREAK]) + 1
    rest = np.empty(at.HAND, np.int64)
    for i in range(n):
        kind = groups[i, 1] & 15
        if kind > at.PLATE:
            break
        mask = groups[i, 0]
        if kind <= at.TRIPLE:
            mask &= ~plan[at.BOMB]
            if mask == 0:
                continue
            pattern = complete(groups[i, 1], weakest(mask, table))
        else:
            pattern = complete(groups[i, 1], mask & -mask)
        copy(rest, hand)
        spend(rest, pattern, table)
        make_plan(rest, table, policy, trial)
        cost = trial[TURNS] - plan[TURNS] + 1 + 2 * (plan[BOMBS] - trial[BOMBS])
        if cost < least:
            best, least = pattern, cost
    return best


@compiled
def bomb(deal: Words, seat: int, table: Words, plan: Words, groups: Words, n: int) -> int:
    """The lowest planned bomb among the groups, whole; PASS if there is none."""
    counts = deal[at.HAND * seat + at.COUNTS]
    for i in range(n):
        kind, size = groups[i, 1] & 15, (groups[i, 1] >> at.SIZE_AT) & 31
        mask = groups[i, 0]
        if kind == at.BOMB:
            mask &= plan[at.BOMB] & (exactly(counts, size) | (exactly(counts, 3) if size == 4 else 0))
        elif kind == at.STRAIGHT_FLUSH:
            mask &= spread((plan[at.STRAIGHT_FLUSH] >> (16 * (groups[i, 1] >> at.EXTRA_AT))) & 0x3FFF)
        elif kind < at.BOMB:
            continue
        if mask:
            return complete(groups[i, 1], weakest(mask, table) if kind == at.BOMB else mask & -mask)
    return at.PASS


@compiled
def note(seat: int, pattern: int, plans: Words) -> None:
    """Strike a planned play off the seat's plan once it is made."""
    plan = plans[seat]
    kind, key, extra = pattern & 15, (pattern >> at.KEY_AT) & 15, pattern >> at.EXTRA_AT
    if not plan[VALID] or pattern == at.PASS:
        return
    bit = 1 << (4 * key)
    if kind == at.FULL_HOUSE:
        other = 1 << (4 * extra)
        plan[VALID] = (plan[at.TRIPLE] & bit) != 0 and (plan[at.PAIR] & other) != 0
        plan[at.TRIPLE] &= ~bit
        plan[at.PAIR] &= ~other
    elif kind <= at.PLATE:
        plan[VALID] = (plan[kind] & bit) != 0
        plan[kind] &= ~bit
    else:
        plan[VALID] = 0
    count_turns(plan)
