"""Small moves of words that compiled code makes often.

Written out in loops: an assignment to a slice takes Numba a second and more to compile at every place it stands.
"""

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import MOST_GROUPS


@compiled
def hand_of(deal: Words, seat: int) -> Words:
    """A seat's hand, as a part of the deal: what is written there is written to the deal."""
    hand: Words = deal[at.HAND * seat : at.HAND * seat + at.HAND]
    return hand


@compiled
def copy(into: Words, words: Words) -> None:
    """Write words over as many others."""
    for i in range(len(words)):
        into[i] = words[i]


@compiled
def clear(words: Words) -> None:
    """Write 0 over all words."""
    for i in range(len(words)):
        words[i] = 0


@compiled
def new_pack() -> Words:
    """The 108 card kinds, `int64 (108,)`: each of 0-53 twice."""
    pack = np.empty(108, np.int64)
    for i in range(108):
        pack[i] = i >> 1
    return pack


@compiled
def new_deal() -> Words:
    """Room for a deal, `int64 (DEAL,)`, all 0."""
    return np.zeros(at.DEAL, np.int64)


@compiled
def new_groups() -> Words:
    """Room for the groups of legal patterns, `int64 (MOST_GROUPS, 2)`."""
    return np.empty((MOST_GROUPS, 2), np.int64)
