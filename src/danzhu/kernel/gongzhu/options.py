"""A preset as arrays: all that compiled functions are told about the options of a table."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.gongzhu.numbers import Numbers

# Fields of `Options`: int64 (FIELDS,)
EXPOSURE, OPEN_FACTOR, SECRET_FACTOR, FLIP, PARTNERS, FIRST_CARD, FIRST_FORCED = range(7)
OPTION_FIELDS = 7
NONE, AT_ONCE, IN_TURN, OPEN_OR_SECRET = range(4)
NEVER, WITH_ALL_SIXTEEN, ALWAYS = range(3)

Options = Numbers
"""`int64 (OPTION_FIELDS,)`: one number an option."""
Hearts = Numbers
"""`int64 (8192,)`: what a set of hearts is worth, by its lane."""


def hearts_table(zeros: tuple[int, int, int] = (0, 0, 0)) -> NDArray[np.int64]:
    """What every set of hearts is worth, `zeros` being the worth of 2, 3 and 4 (option small_hearts).

    >>> table = hearts_table()
    >>> table[0b1000000001000], table[0b1111111111111]
    (np.int64(-60), np.int64(200))
    """
    ranks = np.array([*zeros] + [-10] * 6 + [-20, -30, -40, -50])
    table = np.arange(1 << 13)[:, None] >> np.arange(13) & 1
    worth: NDArray[np.int64] = table @ ranks
    worth[-1] = 200  # Z4.2
    return worth
