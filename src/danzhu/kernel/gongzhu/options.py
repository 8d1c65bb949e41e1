"""A preset as numbers: all that compiled code is told about the options of a table, asked of the rules."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.cards import SUITED_RANKS, Card, Hand, Suit
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import Factors, factors
from danzhu.games.gongzhu.pack import EXPOSABLE, HEARTS
from danzhu.games.gongzhu.preset import Exposure, Partnership, PigFlip, Preset
from danzhu.games.gongzhu.score import heart_value, score, total
from danzhu.kernel.gongzhu.cards import NUMBER_OF
from danzhu.kernel.gongzhu.numbers import Numbers

# Places of the options, `int64 (OPTIONS,)`.
EXPOSURE, SHOWN_FACTOR, SECRET_FACTOR, FLIP, PARTNERS, FIRST_CARD, FIRST_FORCED = range(7)
HEARTS_WORTH = 7
"""From here on what each set of hearts is worth, by its lane (Z4.1, Z4.2)."""
OPTIONS = HEARTS_WORTH + (1 << 13)

# What stands at EXPOSURE and at FLIP.
NONE, TOGETHER, SEQUENTIAL, EITHER = range(4)
NEVER, WITH_ALL_SIXTEEN, WITH_ALL_HEARTS = range(3)

Options = Numbers

_EXPOSURES: Final = {
    Exposure.NONE: NONE,
    Exposure.TOGETHER: TOGETHER,
    Exposure.SEQUENTIAL: SEQUENTIAL,
    Exposure.EITHER: EITHER,
}
_FLIPS: Final = {
    PigFlip.NEVER: NEVER,
    PigFlip.ALL_SIXTEEN: WITH_ALL_SIXTEEN,
    PigFlip.ALL_HEARTS: WITH_ALL_HEARTS,
}


@cache
def options_of(preset: Preset) -> NDArray[np.int64]:
    """The options of a preset, `int64 (OPTIONS,)`; not to be written.

    >>> options_of(Preset())[[SHOWN_FACTOR, HEARTS_WORTH + 0b1_0000_0000_1000, OPTIONS - 1]]
    array([  2, -60, 200])
    """
    options = np.zeros(OPTIONS, np.int64)
    options[EXPOSURE] = _EXPOSURES[preset.exposure]
    every = Hand(EXPOSABLE)
    options[SHOWN_FACTOR] = factors([Expose(every)], preset).pig
    options[SECRET_FACTOR] = factors([Expose(secretly=every)], preset).pig
    options[FLIP] = _FLIPS[preset.pig_flip_with_all_hearts]
    options[PARTNERS] = preset.partnership is Partnership.OPPOSITE
    options[FIRST_CARD] = NUMBER_OF[preset.first_lead.card]
    options[FIRST_FORCED] = preset.first_lead.is_forced
    values = [heart_value(Card.of(rank, Suit.HEARTS), preset) for rank in SUITED_RANKS]
    options[HEARTS_WORTH:] = (np.arange(1 << 13)[:, None] >> np.arange(13) & 1) @ values
    options[-1] = total(score(HEARTS, Factors(), preset))
    options.flags.writeable = False
    return options
