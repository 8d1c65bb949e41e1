"""Inputs: what the net behind second thoughts is told of a position and of each play in it.

Only what the seat to act may know: its hand and how a careful player would split it, the unseen cards by rank, cards
left, the table, and what everybody has passed, led and beaten (`memory`). Ranks are in level order.
"""

import numpy as np

from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import memory as has
from danzhu.kernel.guandan import odds as may
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.careful import Mind, place_in, runs_out
from danzhu.kernel.guandan.memory import force
from danzhu.kernel.guandan.policy import cards_of
from danzhu.kernel.guandan.pricing import stands_of, strength
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.split import GROUPS, price_of, split_by
from danzhu.kernel.guandan.words import clear, copy

_KINDS = 9
"""The pass, seven ordinary kinds, and all bombs as one."""
_NEAR = 6
"""So few cards left are told one by one."""
_COUNTS = 5
"""One, two, three, four cards of a rank, and how many beyond."""
SPLIT_INPUTS = _KINDS + 10
"""A split: its plays by kind, weak singles and pairs, how likely plays stand in five steps, whether it runs out."""
_SEAT = 2 + _NEAR + 2
_MEMORY = (_KINDS - 1) + 3 + (_KINDS - 1) + 2

# The state: float32 (STATE,).
HAND = 0
WILDS = HAND + 15 * _COUNTS
UNSEEN = WILDS + 2
UNSEEN_WILDS = UNSEEN + 15
LEFT = UNSEEN_WILDS + 1
OWNER = LEFT + 4 * _SEAT
TO_BEAT = OWNER + 4
PLACES = TO_BEAT + _KINDS + 5
BOMBS = PLACES + 6
COST = BOMBS + 3
PLAN = COST + 1
REMEMBERED = PLAN + SPLIT_INPUTS
STATE = REMEMBERED + 4 * _MEMORY

# A play: float32 (PLAY,).
KIND = 0
LIKED = KIND + _KINDS
FORM = LIKED + 4
MEETS = FORM + 6
FITS = MEETS + 6
SPENDS = FITS + 6
REST = SPENDS + 6
REST_COST = REST + 2 + _NEAR
REST_PLAN = REST_COST + 3
TAKEN = REST_PLAN + SPLIT_INPUTS
PLAY = TAKEN + 15


@inlined
def rank_at_place(place: int, level: int) -> int:
    """The rank at a place in level order, from the lowest: thirteen ranks, the level's the last, then the jokers."""
    if place >= at.JOKERS:
        return place
    return level if place == at.JOKERS - 1 else place + (place >= level)


@inlined
def count_of(counts: int, rank: int) -> int:
    return (counts >> (4 * rank)) & 15


@compiled
def read_state(sight: Words, memory: Words, seat: int, table: Words, weights: Words, mind: Mind, x: Words) -> None:
    """Write what the net is told of a position that `weigh` has weighed into `x: float32 (STATE,)`."""
    clear(x)
    level, odds = table[at.LEVEL], mind.odds
    for place in range(15):
        rank = rank_at_place(place, level)
        held = count_of(sight[at.COUNTS], rank)
        for k in range(_COUNTS - 1):
            x[HAND + _COUNTS * place + k] = held > k
        x[HAND + _COUNTS * place + _COUNTS - 1] = max(0, held - _COUNTS + 1)
        x[UNSEEN + place] = count_of(sight[of.UNSEEN], rank) / 4
    x[WILDS], x[WILDS + 1] = sight[at.WILDS] >= 1, sight[at.WILDS] >= 2
    x[UNSEEN_WILDS] = sight[of.UNSEEN_WILDS] / 2
    out = 0
    for step in range(4):
        left = sight[of.RIGHT + step - 1] if step else sight[at.LEFT]
        read_left(left, x, LEFT + _SEAT * step)
        x[LEFT + _SEAT * step + _SEAT - 2], x[LEFT + _SEAT * step + _SEAT - 1] = left == 0, 0 < left <= 10
        out += left == 0
    owner, to_beat = sight[of.OWNER], sight[of.TO_BEAT]
    x[OWNER + owner] = 1
    x[TO_BEAT + min(to_beat & 15, at.BOMB)] = 1
    if owner:
        kind, key = to_beat & 15, (to_beat >> at.KEY_AT) & 15
        x[TO_BEAT + _KINDS] = force(to_beat, table)
        x[TO_BEAT + _KINDS + 1] = cards_of(to_beat) / 6
        for row in range(3):
            x[TO_BEAT + _KINDS + 2 + row] = odds[row, 16 * kind + key] if kind < at.BOMB else 0.0
            x[PLACES] += owner <= row and sight[of.RIGHT + row] > 0  # passes since the play on the table
    x[PLACES + 1], x[PLACES + 2], x[PLACES + 3] = out == 1, out == 2, sight[of.MATE_LOCKED]
    x[PLACES + 4], x[PLACES + 5] = table[at.PASS_LOCKS], table[at.ENDS_ON_ONE_TWO]
    for row in range(3):
        x[BOMBS + row] = odds[row, may.BEATEN]
    x[COST] = mind.cost[0] / 4
    read_split(mind.plan, 0, 1.0, table, weights, mind, x, PLAN)
    for step in range(4):
        read_memory(memory[(seat + step) & 3], x, REMEMBERED + _MEMORY * step)


@compiled
def read_left(left: int, x: Words, i: int) -> None:
    x[i], x[i + 1] = left / 27, np.exp(-left / 4) if left else 0.0
    if 0 < left <= _NEAR:
        x[i + 1 + left] = 1


@compiled
def read_memory(line: Words, x: Words, i: int) -> None:
    for kind in range(1, _KINDS):
        x[i + kind - 1] = max(0.0, 1.2 - line[has.LOWEST_PASSED + kind])
        x[i + kind + _KINDS + 1] = line[has.LED + kind] / 2
    x[i + _KINDS - 1], x[i + _KINDS] = line[has.PASSED] / 8, line[has.PASSED_MATE] / 8
    x[i + _KINDS + 1] = line[has.BOMBED] / 2
    x[i + 2 * _KINDS + 1], x[i + 2 * _KINDS + 2] = line[has.BEAT] / 4, line[has.LED_SINGLE]


@compiled
def read_split(
    plan: Words, made: int, leads: float, table: Words, weights: Words, mind: Mind, x: Words, i: int
) -> None:
    """Write `SPLIT_INPUTS` numbers about a split from `x[i]` on; `made` is the number of a play that is gone, 0 for
    none, and `leads` how likely the hand has the lead."""
    for j in range(1, plan[GROUPS] + 1):
        if j == made:
            continue
        pattern = plan[j]
        kind = min(pattern & 15, at.BOMB)
        x[i] += 0.125
        x[i + kind] += 0.5
        if kind == at.BOMB:
            continue
        if kind <= at.PAIR:
            x[i + at.BOMB + kind] += 1 - strength(kind, (pattern >> at.KEY_AT) & 15, table)
        stands = stands_of(pattern, mind.odds, mind.prices, table, weights)
        x[i + _KINDS + 2 + min(4, int(5 * stands))] += 0.5
        x[i + _KINDS + 7] += 0.5 * (1 - stands)
    sure = runs_out(plan, made, leads, mind.odds, mind.prices, table, weights, mind.chances)
    x[i + _KINDS + 8], x[i + _KINDS + 9] = sure, sure**16


@compiled
def read_play(
    number: int, best: float, sight: Words, memory: Words, seat: int, table: Words, weights: Words, mind: Mind, x: Words
) -> None:
    """Write what the net is told of a play that `weigh` found into `x: float32 (PLAY,)`; `best` is the highest value
    among them."""
    clear(x)
    pattern, value, stands = mind.found[number], mind.values[number, 0], mind.values[number, 1]
    kind, hand, rest = min(pattern & 15, at.BOMB), sight[: at.HAND], mind.rest
    x[KIND + kind] = 1
    x[LIKED], x[LIKED + 1] = value - best, np.exp(2 * (value - best))
    x[LIKED + 2], x[LIKED + 3] = stands, value / 4
    copy(rest, hand)
    place = 0
    if kind:
        spend(rest, pattern, table)
        place = place_in(pattern, mind.plan)
        read_form(pattern, place, sight, memory, seat, table, mind, x)
        x[SPENDS + 4] = hand[at.WILDS] - rest[at.WILDS]
    after, plan, made = mind.cost[0], mind.plan, place
    if place:  # what the plan leaves is the best plan for what is left
        after -= price_of(pattern, mind.prices)
    elif kind and rest[at.LEFT]:
        plan, made = mind.chosen, 0
        after = split_by(rest, mind.runs, mind.known[0], table, mind.prices, mind.stack, mind.bill, plan)
    elif kind:
        plan, made, after = mind.chosen, 0, 0.0
        plan[GROUPS] = 0
    read_left(rest[at.LEFT], x, REST)
    x[REST_COST], x[REST_COST + 1], x[REST_COST + 2] = after / 4, mind.cost[0] - after, after * (1 - stands)
    read_split(plan, made, stands, table, weights, mind, x, REST_PLAN)
    for rank_place in range(15):
        rank = rank_at_place(rank_place, table[at.LEVEL])
        x[TAKEN + rank_place] = (count_of(hand[at.COUNTS], rank) - count_of(rest[at.COUNTS], rank)) / 2


@compiled
def read_form(
    pattern: int, place: int, sight: Words, memory: Words, seat: int, table: Words, mind: Mind, x: Words
) -> None:
    """The part of `read_play` that only plays have: the form, whom it meets, whom it fits, what it spends."""
    kind, key, size = pattern & 15, (pattern >> at.KEY_AT) & 15, cards_of(pattern)
    ordinary = kind < at.BOMB
    strong = strength(kind, key, table) if ordinary else 1.0
    x[FORM], x[FORM + 1], x[FORM + 2] = strong, size / 6, place > 0
    if kind <= at.TRIPLE:
        x[FORM + 2 + kind] = strong
    for row in range(3):
        left = sight[of.RIGHT + row]
        if ordinary:
            passed = memory[(seat + row + 1) & 3, has.LOWEST_PASSED + kind]
            x[MEETS + row] = mind.odds[row, 16 * kind + key]
            x[MEETS + 3 + row] = max(0.0, 1 + strong - passed)
        x[FITS + row], x[FITS + 3 + row] = size == left, 0 < left < size
    owner = sight[of.OWNER]
    x[SPENDS] = not ordinary and size > 4
    x[SPENDS + 1] = owner == 2
    x[SPENDS + 2], x[SPENDS + 3] = not ordinary and owner == 2, not ordinary and owner == 0
    x[SPENDS + 5] = strong - force(sight[of.TO_BEAT], table) if owner and ordinary else 0.0
