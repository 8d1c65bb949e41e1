"""The flow of a deal on one row of `int64`: which cards are legal, and what playing one changes.

A row is a whole deal at one moment, `int64 (FIELDS,)`; a batch is `int64 (deals, FIELDS)`. The fields:

================  ======================================================================================
`HAND` + seat     the cards the seat holds
`TAKEN` + seat    the cards of the tricks the seat has taken
`OPEN`, `SECRET`  exposed cards: shown to all before the first lead; kept secret until played
`DECIDED`         one bit a seat: it has made its choice of exposures (15: the play has begun)
`LIFTED`          lanes of the suits led in earlier tricks, where exposed cards are bound no more (Z2.3)
`FORCED`          the card that its holder must lead first; 0 when any will do (option first_lead)
`FIRST`           the card whose holder leads a match's first deal; 0 in later deals (Z3.1)
`VOID`            bit `seat * 4 + suit`: all have seen that the seat has no card of the suit
`LEADER`          the seat that leads, or led, this trick; -1 in a row of which that is not known
`COUNT`           how many cards lie in this trick
`FOLLOW`          lane of the suit led; 0 while nobody has led
`TRICK`           the cards of this trick as a set
`BEST`, `WINNER`  the card that takes the trick so far, and whose it is
================  ======================================================================================
"""

from danzhu.kernel.cache import inlined
from danzhu.kernel.gongzhu.cardset import LANE
from danzhu.kernel.gongzhu.numbers import Numbers

HAND, TAKEN = 0, 4
OPEN, SECRET, DECIDED, LIFTED, FORCED, FIRST, VOID = range(8, 15)
LEADER, COUNT, FOLLOW, TRICK, BEST, WINNER = range(15, 21)
FIELDS = 21

Row = Numbers
"""One deal, `int64 (FIELDS,)`."""


@inlined
def to_act(row: Row) -> int:
    """The seat whose turn to play it is; it has no card when the deal is over."""
    return (row[LEADER] + row[COUNT]) & 3


@inlined
def is_over(row: Row) -> bool:
    """Whether all cards have been played."""
    return row[HAND + to_act(row)] == 0


@inlined
def played(row: Row) -> int:
    """All cards played so far."""
    return row[TAKEN] | row[TAKEN + 1] | row[TAKEN + 2] | row[TAKEN + 3] | row[TRICK]


@inlined
def _free_to_lead(hand: int, bound: int) -> int:
    # Z2.3: a bound card may be led only when it is the holder's only one of its suit.
    for suit in range(4):
        lane = hand & (LANE << 16 * suit)
        if lane & bound and lane & ~bound:
            hand ^= lane & bound
    return hand


@inlined
def playable(row: Row) -> int:
    """The cards that the seat to act may play, as a set."""
    hand = row[HAND + to_act(row)]
    bound = row[OPEN] & ~row[LIFTED]
    lane = row[FOLLOW]
    if lane == 0:
        if row[FORCED] & hand:
            return row[FORCED] & hand
        if bound & hand:
            return _free_to_lead(hand, bound)
        return hand
    follow = hand & lane
    if follow == 0:
        return hand
    free = follow & ~bound
    if free == 0:
        return follow
    return free


@inlined
def play(row: Row, card: int) -> None:
    """Play a card for the seat to act. The card must be playable; nothing is checked."""
    count = row[COUNT]
    seat = (row[LEADER] + count) & 3
    bit = 1 << card
    suit = card >> 4
    lane = row[FOLLOW]
    row[HAND + seat] ^= bit
    if lane == 0:
        lane = LANE << (suit << 4)
        row[FOLLOW] = lane
        row[BEST] = card
        row[WINNER] = seat
    elif bit & lane == 0:
        row[VOID] |= 1 << (seat * 4 + (row[BEST] >> 4))
    elif card > row[BEST]:
        row[BEST] = card
        row[WINNER] = seat
    if bit & lane & row[OPEN] & ~row[LIFTED]:
        # Z2.3: only the last card of its suit may be played while bound.
        row[VOID] |= 1 << (seat * 4 + suit)
    if count < 3:
        row[TRICK] |= bit
        row[COUNT] = count + 1
    else:
        winner = row[WINNER]
        row[TAKEN + winner] |= row[TRICK] | bit
        row[LIFTED] |= lane
        row[LEADER] = winner
        row[COUNT] = 0
        row[FOLLOW] = 0
        row[TRICK] = 0
