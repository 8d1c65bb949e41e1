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
# [pig, ace of hearts, goat, transformer][1, cards held below it, above it]: exposed when the sum is positive, and shown
# rather than kept secret from SHOW on.
EXPOSE = BLOCK + 14
SHOW = EXPOSE + 12
WEIGHTS = SHOW + 1

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
    -3, -1, -4, -0.5, -3.4, 3, 2, 5.1, 3.5, 3, 2.8, 18.5, 18,  # spades, elsewhere
    -7.8, -5.6, -8.7, -9.5, -6.3, -4.6, -2.3, -4.2, -6.1, -1.7, 43.2, -3.3, -10.8,  # spades, mine
    -1.8, -1.5, -0.6, -0.3, 0.3, -0.7, 0.2, -0.7, 2.2, 1.1, 1.3, 2.5, 6.1,  # spades, gone
    0.7, -1.1, -3.9, 0.3, 2.5, 1.8, 2, -0.1, 3.9, 11.8, 19.6, 33.9, 39.1,  # hearts, elsewhere
    -0.2, 0.6, -1, -0.2, 2.3, 3.4, 2.9, 3.5, 4.8, 12.5, 20.1, 30.4, 35.4,  # hearts, mine
    0.4, 0, 2.3, 3.6, 1.2, 5.4, 2.2, 3.3, 7.7, 11.7, 22.6, 27.5, 37.5,  # hearts, gone
    -6, -4.3, -5.7, -2.7, 0, 1.6, 0.1, 4.1, 3.9, -1.1, -6.9, -10.8, -13.6,  # diamonds, elsewhere
    -1.4, -0.8, 1.4, 1.7, 0.4, -2.8, 1.7, 2.4, 0.1, -40.9, -6.3, -11.5, -10.1,  # diamonds, mine
    -0.9, 1.3, -3.4, -3.4, -3.7, 1.1, 2.5, 0.9, 1.8, 5.4, 4, 4.9, 9.3,  # diamonds, gone
    -3.9, -3.2, -1, -2.5, -2.2, 0.8, -0.5, 0.9, -2.4, 7.6, 10.5, 13.3, 13.1,  # clubs, elsewhere
    -1.5, 0.6, -2.9, -1.2, 0, 0, 0.6, 2.2, 24.1, 3, 6, 5.2, 8.7,  # clubs, mine
    0.4, 4.3, -1.3, 0.4, 0.9, -0.6, -1.3, -0.8, -0.6, 1, 3.4, 4.3, 7.8,  # clubs, gone
    1.9, 10.6, 5.2, 1.7, 0.4, -1.5, 0.7, 0.2, -0.4, 0.4, -1.1, 1.7, 0.5, 1.4,  # SHORT
    0, 0, 0, 0, 0, 0, 0, 0,  # HOLDS, 0 behind
    0, 0.847, 0.813, 0.709, 0.579, 0.481, 0.482, 0.447,  # HOLDS, 1 behind
    0, 0.783, 0.663, 0.439, 0.327, 0.362, 0.209, 0.259,  # HOLDS, 2 behind
    0, 0.678, 0.566, 0.311, 0.236, 0.136, 0.097, 0.011,  # HOLDS, 3 behind
    -34.3, -27.9, -25.5, -19.3, -15.7, -15.7, -7.4, -4.7, -1.1, -3, -3.2, 1.1, -4.7, 3.9,  # ADDS
    -38.8, -7.6,  # ADDS_VOID, ADDS_HEART
    0.412, -0.094, 0.18, 1.978,  # ADDS_PIG, ADDS_GOAT, ADDS_TRANSFORMER, ADDS_SHOWN
    -1.7,  # LEAD
    0.156, -0.003,  # SPITE, EXPECT
    -6, -16, -5, 10, 1, -7, -5, 19, 22, 72, 93, 128, 157, 190,  # ATTACK
    -1, -9, -11, 14, -9, 2, 2, 11, 21, 64, 104, 135, 153, 195,  # BLOCK
    0, 0, 0,  # EXPOSE, pig
    0, 0, 0,  # EXPOSE, ace of hearts
    0, 0, 0,  # EXPOSE, goat
    0, 0, 0,  # EXPOSE, transformer
    0,  # SHOW
)
# fmt: on
