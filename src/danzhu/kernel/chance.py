"""Seeded chance for compiled code: SplitMix64, whose state is one word in an array, so that a seed repeats a result.

Every function that draws takes such an array `rng: uint64 (1,)` and moves it on; one array a game keeps games apart.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.cache import compiled

Words = NDArray[Any]
"""An array of 64-bit words; which ones is said where it is used."""

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def seeded(seed: int) -> Words:
    """A generator's state, `uint64 (1,)`; equal seeds give equal draws.

    >>> seeded(7)
    array([7], dtype=uint64)
    """
    return np.array([seed % 2**64], np.uint64)


@compiled
def bits(rng: Words) -> Any:
    """The next 64 random bits, `uint64`."""
    word = rng[0] + _STEP
    rng[0] = word
    word = (word ^ (word >> _S30)) * _MIX_1
    word = (word ^ (word >> _S27)) * _MIX_2
    return word ^ (word >> _S31)


@compiled
def below(rng: Words, limit: int) -> int:
    """A whole number in [0, limit), limit under 2**31; uneven by at most limit in 2**32."""
    return np.int64(((bits(rng) >> _S32) * np.uint64(limit)) >> _S32)  # type: ignore[return-value]
