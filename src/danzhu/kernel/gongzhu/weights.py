"""The light policy's numbers: `float64 (WEIGHTS,)`, in points unless said otherwise, and where each stands."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.gongzhu.numbers import Reals

# [suit][what has become of its special card][rank]: what it is worth to be rid of the card.
SHED = 0
ELSEWHERE, MINE, GONE = range(3)
# [cards held of the suit, this one included]: what is added for a short suit.
SHORT = SHED + 4 * 3 * 13
# [players behind who may still have the suit][higher cards out, up to 7]: chance that a card takes the trick.
HOLDS = SHORT + 14
# [cards of the suit out]: what a player behind adds to the trick; and one who is known to be void.
ADDS = HOLDS + 4 * 8
ADDS_VOID = ADDS + 14
# What a player behind adds in hearts; chances that he adds the pig, goat or transformer when a higher card lies there.
ADDS_HEART = ADDS_VOID + 1
ADDS_PIG, ADDS_GOAT, ADDS_TRANSFORMER, ADDS_SHOWN = range(ADDS_HEART + 1, ADDS_HEART + 5)
# What taking the lead costs; what an opponent's loss is worth of one's own; share of the points left that one expects.
LEAD = ADDS_HEART + 5
SPITE = LEAD + 1
EXPECT = LEAD + 2
# [hearts that one player has taken, as the only one]: gain of another heart to him, and of stopping him to others.
ATTACK = LEAD + 3
BLOCK = ATTACK + 14
# [pig, ace of hearts, goat, transformer][1, cards held below it, above it]: exposed when the sum is positive.
EXPOSE = BLOCK + 14
WEIGHTS = EXPOSE + 12

Weights = Reals
"""`float64 (WEIGHTS,)`."""
Desk = Reals
"""`float64 (DESK,)`: running sums of one deal."""


def light_policies() -> NDArray[np.float64]:
    """The tuned weights for each of the four seats, `float64 (4, WEIGHTS)`.

    They come from play against themselves: small random changes, kept in the direction in which one seat with them took
    more points than three without (docs/performance.md).

    >>> light_policies().shape == (4, WEIGHTS)
    True
    """
    return np.tile(np.array(_LIGHT, np.float64), (4, 1))


# fmt: off
_LIGHT: Final = (
    -3.3, -1.9, -7.1, 1.7, -2.3, 4.8, 0.6, 3.8, 5.5, 2.7, 3.8, 17.7, 16.4,  # spades, elsewhere
    -7.6, -3.8, -9.8, -10.9, -6.5, -5.2, -4.4, -2.8, -7.1, 0.1, 40.5, 0.6, -10.3,  # spades, mine
    -1, -6.4, -3.7, 0.9, 1, -3.6, 1.2, -3.7, 3.9, 1.1, 2.2, 2.9, 6.1,  # spades, gone
    0.3, 2.3, -3.2, 2.1, 2.8, 2.8, 2.5, 1, 5.7, 13.1, 20.4, 31.1, 37.4,  # hearts, elsewhere
    -0.7, 3, 0.4, -1.8, 0.4, 5.9, 3.4, 4.9, 2.3, 16.4, 20.6, 31.5, 34.3,  # hearts, mine
    1.4, 2.6, 3.7, 4.3, 2.9, 8.3, 1.8, 4.8, 6.5, 10.2, 19.2, 29.5, 39.3,  # hearts, gone
    -8.6, -8.9, -6.8, -6.2, -1.9, 2.2, 0.5, 2.7, 2.9, -3.4, -8.7, -12.4, -13.4,  # diamonds, elsewhere
    -1.9, -1, 3, 2.8, 2, 0.2, 4.7, 2.9, -4.6, -47, -3.6, -9.2, -10.7,  # diamonds, mine
    0.7, -1.9, -8.6, -1.6, -4.1, 1, 2, -0.1, 0.3, 4.3, 4.9, 6.4, 10.5,  # diamonds, gone
    -4.1, -3.2, -0.5, -0.5, -5.9, 1.6, -2.4, 2.3, -0.7, 7.7, 12.4, 13.4, 15,  # clubs, elsewhere
    -6, -4.3, -4.4, -1.8, -0.3, -0.5, 2.7, 5.7, 25.3, 3.3, 8.7, 1.6, 9.2,  # clubs, mine
    1.1, 4.5, -6.3, -0.8, 0.5, -1.2, -2.2, 1.6, -0.5, 1.5, 5.2, 8, 9.4,  # clubs, gone
    4.7, 12.9, 4.8, 1.2, -1.7, -3.2, 0.9, -0.8, -0.7, -0.2, -1.5, 1.8, 0.1, 1.1,  # SHORT
    0, 0, 0, 0, 0, 0, 0, 0,  # HOLDS, 0 behind
    0, 0.816, 0.83, 0.69, 0.534, 0.439, 0.489, 0.519,  # HOLDS, 1 behind
    0, 0.805, 0.615, 0.415, 0.283, 0.401, 0.218, 0.23,  # HOLDS, 2 behind
    0, 0.621, 0.499, 0.286, 0.235, 0.144, 0.009, -0.078,  # HOLDS, 3 behind
    -38.4, -30.2, -25.9, -21.8, -16.2, -17, -10.6, -5.4, -3.2, -3.3, -3.4, -1.3, -6.6, 3.3,  # ADDS
    -33.4, -8.1,  # ADDS_VOID, ADDS_HEART
    0.45, -0.142, 0.237, 1.814,  # ADDS_PIG, ADDS_GOAT, ADDS_TRANSFORMER, ADDS_SHOWN
    -4,  # LEAD
    0.158, 0.31,  # SPITE, EXPECT
    -6, -12, -9, 11, -10, 1, 7, 31, 31, 74, 93, 132, 166, 191,  # ATTACK
    -4, -19, -4, 16, -4, 0, -10, 27, 12, 58, 93, 133, 157, 194,  # BLOCK
    -60, 15.1, 15.7,  # EXPOSE, pig
    -28.6, -6.4, -0.7,  # EXPOSE, ace of hearts
    -61, 8.1, 23.3,  # EXPOSE, goat
    -40, 12.5, -4.5,  # EXPOSE, transformer
)
# fmt: on
