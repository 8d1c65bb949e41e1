"""Rounds: choices tried in the same deals, a round of them at a time, until it is clear which is best.

A choice that has clearly fallen behind is dropped, so that most of the deals go to those between which it is hard to
choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.chance import Words

ROUND: Final = 24
"""So many deals are looked at in a round."""
BEHIND: Final = 2.0
"""A choice this many standard errors behind the best is dropped."""

Try = Callable[[Words, int], NDArray[np.float64]]
"""What some choices, given by number, are worth in so many new deals, `float64 (choices, deals)`."""


def compare_in_rounds(priors: Words, count: int, caution: float, tried: Try) -> NDArray[np.float64]:
    """What each choice is worth, `float64 (choices,)`: its mean over at most `count` deals and what `priors` add to it.

    The first choice is left only for one that is better by `caution` standard errors. A choice that was dropped is as
    far behind the best as it was then.

    >>> compare_in_rounds(np.array([0.0, -0.1]), 50, 0.75, lambda left, deals: np.ones((len(left), deals))).tolist()
    [1.0, 0.9]
    """
    left, behind = np.arange(len(priors)), np.zeros(len(priors))
    found: NDArray[np.float64] = np.empty((len(priors), 0))
    top = 0.0
    for first in range(0, count, ROUND):
        found = np.concatenate([found, tried(left, min(ROUND, count - first))], axis=1)
        values = found.mean(axis=1) + priors[left]
        if left[0] == 0:
            values -= caution * _errors(found, 0)
        best = int(np.argmax(values))
        top, behind[left] = float(values[best]), values[best] - values
        stays = behind[left] <= BEHIND * _errors(found, best)
        stays[best] = True
        left, found = left[stays], found[stays]
        if len(left) == 1:
            break
    return np.asarray(top - behind, np.float64)


def _errors(found: NDArray[np.float64], one: int) -> NDArray[np.float64]:
    """The standard errors of the differences between one choice and each, which share their deals."""
    errors: NDArray[np.float64] = (found - found[one]).std(axis=1) / np.sqrt(found.shape[1])
    return errors
