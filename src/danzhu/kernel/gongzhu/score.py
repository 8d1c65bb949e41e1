"""Points of a deal (Z4) from the cards taken, under any options."""

from danzhu.kernel.cache import inlined
from danzhu.kernel.gongzhu.cardset import ACE_OF_HEARTS, GOAT, LANE, PIG, POINT_CARDS, TRANSFORMER
from danzhu.kernel.gongzhu.flow import OPEN, SECRET, TAKEN, Row
from danzhu.kernel.gongzhu.options import (
    FLIP,
    HEARTS_WORTH,
    PARTNERS,
    SECRET_FACTOR,
    SHOWN_FACTOR,
    WITH_ALL_HEARTS,
    WITH_ALL_SIXTEEN,
    Options,
)


@inlined
def factor(row: Row, card: int, options: Options) -> int:
    """What exposure multiplies a card by (Z2.2): 1 when it was not exposed. `card` is a set of one."""
    if row[OPEN] & card:
        return options[SHOWN_FACTOR]
    if row[SECRET] & card:
        return options[SECRET_FACTOR]
    return 1


@inlined
def worth(row: Row, taken: int, options: Options) -> int:
    """What a set of taken cards is worth to the player or pair that has them (Z4)."""
    taken &= POINT_CARDS
    lane = taken >> 16 & LANE
    total = options[HEARTS_WORTH + lane] * factor(row, ACE_OF_HEARTS, options)
    if taken & PIG:
        flips = lane == LANE and (
            options[FLIP] == WITH_ALL_HEARTS or (options[FLIP] == WITH_ALL_SIXTEEN and taken == POINT_CARDS)
        )
        total += (100 if flips else -100) * factor(row, PIG, options)
    if taken & GOAT:
        total += 100 * factor(row, GOAT, options)
    if taken & TRANSFORMER:
        times = factor(row, TRANSFORMER, options)
        # Z4.4: the zero hearts are point cards too, so any of them ends the +50.
        total = 50 * times if taken == TRANSFORMER else total * 2 * times
    return total


@inlined
def points(row: Row, seat: int, options: Options) -> int:
    """A seat's points for the tricks taken so far; with partners, those of the pair, for both of its seats."""
    taken = row[TAKEN + seat]
    if options[PARTNERS]:
        taken |= row[TAKEN + (seat ^ 2)]
    return worth(row, taken, options)
