"""Traits: what tells a hand that somebody really holds from one dealt at random, given what he has done.

Who has played for a while has kept his bombs and got rid of what was in the way, so what is left falls into few and
strong plays; who passed had nothing to beat the table with, or would not spend it; who led a single had no lower one.
"""

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import past as did
from danzhu.kernel.guandan.forms import at_least, legal_groups
from danzhu.kernel.guandan.plan import exactly
from danzhu.kernel.guandan.spend import join
from danzhu.kernel.guandan.split import GROUPS, split
from danzhu.kernel.guandan.words import clear, copy

# Traits: float64 (TRAITS,). The first five come in twos: times the share of cards gone, and times its square.
COST, PLAYS, BOMBS, SINGLES, HIGH = 0, 2, 4, 6, 8
"""What the hand costs (`split`); its plays, the bombs and the singles among them; jokers, level cards and wilds."""
PASSED = 10
"""How often he passed an opponent's play that an ordinary form beats: a single, a pair, another."""
PASSED_MATE = 13
"""The same with his partner's."""
HELD_BACK, HELD_BACK_LATE = 16, 17
"""How often he passed an opponent's play and kept a bomb; the same where the opponent had ten cards or fewer."""
SKIPPED, SKIPPED_SETS = 18, 19
"""How many ranks he passed over when he beat a single; a pair or triple."""
BOMBED = 20
"""How often he bombed what an ordinary form beats."""
LOWER, LOWER_PAIRS = 21, 22
"""How many lower single cards he had when he led a single; lower pairs when he led a pair."""
KEPT_SINGLES = 23
"""How many single cards he had when he led anything else."""
HIGHER = 24
"""How many ranks beat the single that he passed."""
TRAITS = 25

_LATE = 10
_MANY = 4
"""Counts go up to this, those of single cards to one more."""


@compiled
def read_traits(
    hand: Words, seat: int, past: Words, table: Words, prices: Words, plan: Words, groups: Words, then: Words, x: Words
) -> None:
    """Write a hidden hand's traits into `x: float64 (TRAITS,)`.

    `past` is all turns so far, `prices` what forms cost to who sees no hand; `plan: int64 (SPLIT,)`, `groups` and
    `then: int64 (HAND,)` are room.
    """
    clear(x)
    copy(then, hand)
    for i in range(len(past) - 1, -1, -1):
        if past[i, did.SEAT] == seat:
            if past[i, did.PATTERN] != at.PASS:
                join(then, past[i, did.CARDS :])
            if not past[i, did.FORCED]:
                if past[i, did.OWNER]:
                    read_answer(past[i], then, table, groups, x)
                else:
                    read_lead(past[i], then[at.COUNTS], table, x)
    if hand[at.LEFT]:
        gone = 1 - hand[at.LEFT] / then[at.LEFT]
        counts = hand[at.COUNTS]
        x[COST] = split(hand, table, prices, plan)
        x[PLAYS] = plan[GROUPS]
        for i in range(1, plan[GROUPS] + 1):
            x[BOMBS] += plan[i] & 15 >= at.BOMB
            x[SINGLES] += plan[i] & 15 == at.SINGLE
        jokers = ((counts >> (4 * at.JOKERS)) & 15) + ((counts >> (4 * at.RED_JOKER)) & 15)
        x[HIGH] = jokers + ((counts >> (4 * table[at.LEVEL])) & 15) + hand[at.WILDS]
        for i in range(COST, PASSED, 2):
            x[i] *= gone
            x[i + 1] = x[i] * gone


@compiled
def below_key(pattern: int, table: Words) -> int:
    """Spaced: the ranks under a set's in level order."""
    key = (pattern >> at.KEY_AT) & 15
    below: int = at.ONES & ~table[at.HIGHER + key] & ~(1 << (4 * key))
    return below


@compiled
def read_lead(turn: Words, counts: int, table: Words, x: Words) -> None:
    pattern = turn[did.PATTERN]
    kind = pattern & 15
    if kind == at.SINGLE:
        x[LOWER] += min(_MANY, popcount(exactly(counts, 1) & below_key(pattern, table)))
        return
    x[KEPT_SINGLES] += min(_MANY + 1, popcount(exactly(counts, 1)))
    if kind == at.PAIR:
        x[LOWER_PAIRS] += min(_MANY, popcount(exactly(counts, 2) & below_key(pattern, table)))


@compiled
def read_answer(turn: Words, hand: Words, table: Words, groups: Words, x: Words) -> None:
    to_beat, pattern = turn[did.TO_BEAT], turn[did.PATTERN]
    n = legal_groups(hand, to_beat, table, groups)
    if n == 0:
        return
    asked, kind = to_beat & 15, pattern & 15
    sets = 0  # spaced: the ranks that beat a single, pair or triple without a wild
    if asked <= at.TRIPLE:
        sets = at_least(hand[at.COUNTS], asked) & table[at.HIGHER + ((to_beat >> at.KEY_AT) & 15)]
    ordinary = sets != 0 or (at.TRIPLE < asked < at.BOMB and groups[0, 1] & 15 == asked)
    if pattern == at.PASS:
        form = min(asked, at.TRIPLE) - at.SINGLE
        if turn[did.OWNER] == 2:
            x[PASSED_MATE + form] += ordinary
            return
        x[PASSED + form] += ordinary
        if groups[n - 1, 1] & 15 >= at.BOMB:
            x[HELD_BACK_LATE if turn[did.OWNER_LEFT] <= _LATE else HELD_BACK] += 1
        if asked == at.SINGLE:
            x[HIGHER] += min(_MANY, popcount(sets))
    elif kind >= at.BOMB:
        x[BOMBED] += ordinary
    elif kind <= at.TRIPLE:
        x[SKIPPED if kind == at.SINGLE else SKIPPED_SETS] += min(_MANY, popcount(sets & below_key(pattern, table)))
