"""Sample: positions as a net is fitted to them, every one with the same number of places for choices."""

from typing import NamedTuple

import numpy as np

from danzhu.kernel.chance import Words
from danzhu.kernel.guandan.judging import JUDGED
from danzhu.learn.guandan.positions import Positions


class Sample(NamedTuple):
    """`state: float32 (n, STATE)`, `play: float32 (n, JUDGED, PLAY)`, and `chosen: bool (n, JUDGED)` which places hold
    a choice; `judged` and `won: float32 (n, JUDGED)` are as in `Positions`. Places without a choice are 0."""

    state: Words
    play: Words
    chosen: Words
    judged: Words
    won: Words


def sample(positions: Positions, which: Words) -> Sample:
    """Some positions, by number."""
    first = np.cumsum(positions.choices, dtype=np.int64) - positions.choices
    chosen = np.arange(JUDGED) < positions.choices[which, None]
    place = np.where(chosen, first[which, None] + np.arange(JUDGED), 0)
    return Sample(
        positions.state[which].astype(np.float32),
        np.where(chosen[:, :, None], positions.play[place], 0).astype(np.float32),
        chosen,
        np.where(chosen, positions.judged[place], 0).astype(np.float32),
        np.where(chosen, positions.won[place], 0).astype(np.float32),
    )


def apart(values: Words, chosen: Words) -> Words:
    """`values: (n, JUDGED)` less their position's mean; 0 where there is no choice.

    >>> apart(np.array([[3.0, 1.0, 7.0]]), np.array([[True, True, False]]))
    array([[ 1., -1.,  0.]])
    """
    mean = (values * chosen).sum(axis=1) / chosen.sum(axis=1)
    differences: Words = (values - mean[:, None]) * chosen
    return differences
