"""The exposure phase (Z2) on a row: who has still to decide, what he may expose, and what a choice changes.

A row holds everyone's choice from the moment it is made; what a seat may know of the others' is the view's business.
"""

from danzhu.kernel.cache import inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu.cardset import EXPOSABLE, word
from danzhu.kernel.gongzhu.flow import DECIDED, HAND, LEADER, OPEN, SECRET, Row
from danzhu.kernel.gongzhu.options import EITHER, EXPOSURE, NONE, SEQUENTIAL, Options

ALL_SEATS = 15


@inlined
def deciders(row: Row, options: Options) -> int:
    """The seats that may choose their exposures now, one bit each; 0 once the play has begun."""
    undecided = ALL_SEATS & ~row[DECIDED]
    if options[EXPOSURE] != SEQUENTIAL:
        return undecided
    for turn in range(4):
        seat = 1 << (row[LEADER] + turn & 3)
        if undecided & seat:
            return seat
    return 0


@inlined
def exposable(row: Row, seat: int, options: Options) -> int:
    """The cards of which a seat may expose any subset."""
    if options[EXPOSURE] == NONE:
        return 0
    return row[HAND + seat] & EXPOSABLE


@inlined
def expose(row: Row, seat: int, shown: int, secret: int) -> None:
    """Record a seat's choice: the cards it shows, and those it exposes in secret (option open_or_secret)."""
    row[OPEN] |= shown
    row[SECRET] |= secret
    row[DECIDED] |= 1 << seat


@inlined
def expose_at_random(row: Row, options: Options, rng: Words) -> None:
    """Let every seat that has not decided choose each subset with equal chance."""
    coins = word(rng)
    more = word(rng)
    for seat in range(4):
        if row[DECIDED] >> seat & 1 == 0:
            chosen = exposable(row, seat, options) & coins
            secret = chosen & more if options[EXPOSURE] == EITHER else 0
            expose(row, seat, chosen ^ secret, secret)
