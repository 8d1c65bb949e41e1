"""The light policy's desk: what a deal's cards are worth and what each side has so far, `float64 (DESK,)`.

It is kept in step with a row, so that a choice need not add up the tricks again. A side is a seat, or a pair when
partners share their points; the pair goes by its lower seat.
"""

from danzhu.kernel.bits import lowest
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.gongzhu.cardset import (
    ACE_OF_HEARTS,
    GOAT,
    GOAT_CARD,
    HEARTS,
    PIG,
    PIG_CARD,
    POINT_CARDS,
    TRANSFORMER,
)
from danzhu.kernel.gongzhu.flow import COUNT, HAND, LEADER, SECRET, TAKEN, TRICK, Row, play, played
from danzhu.kernel.gongzhu.options import HEARTS_WORTH, PARTNERS, Options
from danzhu.kernel.gongzhu.score import factor
from danzhu.kernel.gongzhu.weights import Desk

# [card] its points, 0 for the transformer; [side] points taken, and what multiplies them; points of the trick;
# points still to fall that nobody wants, negative; the transformer's factor, and its points when taken alone.
WORTH, SUM, TIMES, STAKE, LEFT, TRANSFORMS, ALONE = 0, 64, 68, 72, 73, 74, 75
DESK = 76


@inlined
def side_of(seat: int, options: Options) -> int:
    """The side of a seat."""
    return seat & 1 if options[PARTNERS] else seat


@inlined
def taken_by(row: Row, seat: int, options: Options) -> int:
    """The cards that a seat's side has taken."""
    return row[TAKEN + seat] | row[TAKEN + (seat ^ 2)] if options[PARTNERS] else row[TAKEN + seat]


@compiled
def set_desk(desk: Desk, row: Row, options: Options) -> None:
    """Fill the desk for a row at any moment of the play."""
    for place in range(DESK):
        desk[place] = 0.0
    times = _known_factor(row, ACE_OF_HEARTS, options)
    for rank in range(13):
        desk[WORTH + 16 + rank] = options[HEARTS_WORTH + (1 << rank)] * times
    desk[WORTH + PIG_CARD] = -100.0 * _known_factor(row, PIG, options)
    desk[WORTH + GOAT_CARD] = 100.0 * _known_factor(row, GOAT, options)
    desk[TRANSFORMS] = 2.0 * _known_factor(row, TRANSFORMER, options)
    desk[ALONE] = 25.0 * desk[TRANSFORMS]
    for seat in range(4):
        desk[TIMES + seat] = 1.0
    for seat in range(4):
        side = side_of(seat, options)
        desk[SUM + side] += _sum(desk, row[TAKEN + seat])
        if row[TAKEN + seat] & TRANSFORMER:
            desk[TIMES + side] = desk[TRANSFORMS]
    desk[STAKE] = _sum(desk, row[TRICK])
    held = row[HAND] | row[HAND + 1] | row[HAND + 2] | row[HAND + 3]
    desk[LEFT] = _sum(desk, held & (HEARTS | PIG))


@inlined
def _known_factor(row: Row, card: int, options: Options) -> int:
    """What exposure multiplies a card by as far as everyone knows: a secret shows when the card is played."""
    if row[SECRET] & card and not played(row) & card:
        return 1
    return factor(row, card, options)


@inlined
def _sum(desk: Desk, cards: int) -> float:
    total = 0.0
    cards &= POINT_CARDS
    while cards:
        total += desk[WORTH + lowest(cards)]
        cards &= cards - 1
    return total


@inlined
def play_on(row: Row, desk: Desk, card: int, options: Options) -> None:
    """Play a card and keep the desk in step."""
    worth = desk[WORTH + card]
    desk[STAKE] += worth
    if worth < 0.0:
        desk[LEFT] -= worth
    play(row, card)
    if row[SECRET] >> card & 1:
        set_desk(desk, row, options)  # what everyone now knows may change what lies in the tricks taken
    elif row[COUNT] == 0:
        side = side_of(row[LEADER], options)
        desk[SUM + side] += desk[STAKE]
        desk[STAKE] = 0.0
        if row[TAKEN + row[LEADER]] & TRANSFORMER:
            desk[TIMES + side] = desk[TRANSFORMS]


@inlined
def transformer_worth(desk: Desk, side: int, taken: int, expect: float) -> float:
    """What the transformer would add to a side that expects a share of the points still to fall."""
    more = (desk[TRANSFORMS] - 1.0) * (desk[SUM + side] + expect * desk[LEFT])
    return more if taken & POINT_CARDS else more + desk[ALONE]
