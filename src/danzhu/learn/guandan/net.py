"""Net: the net as it is fitted. What it says is written once, for arrays of NumPy and of JAX alike."""

from typing import Any

import numpy as np

from danzhu.kernel.chance import Words
from danzhu.kernel.guandan.inputs import PLAY, STATE
from danzhu.kernel.guandan.judging import Net
from danzhu.learn.guandan.sample import Sample, apart

LAYERS = (128, 48)
"""How wide the two hidden layers are."""
MEAN_COUNTS = 0.05
"""What a position's mean counts for beside the differences within it: a choice rests on these alone."""


def new_net(layers: tuple[int, int], rng: np.random.Generator) -> Net:
    """A net before it is fitted: drawn evenly, the less the more there is to add up. It says 0 of everything.

    >>> new_net((4, 2), np.random.default_rng(1)).deep.shape
    (4, 2)
    """
    n, m = layers

    def drawn(fan: int, *shape: int) -> Words:
        weights: Words = (rng.uniform(-1, 1, shape) / fan**0.5).astype(np.float32)
        return weights

    return Net(
        drawn(STATE, STATE, n),
        drawn(PLAY, PLAY, n),
        drawn(STATE, n),
        drawn(n, n, m),
        drawn(n, m),
        np.zeros(m, np.float32),
        np.zeros(1, np.float32),
    )


def told(net: Net, state: Any, play: Any) -> Any:
    """What the net says, in levels, `(n, JUDGED)`, of `play: (n, JUDGED, PLAY)` in `state: (n, STATE)`."""
    begun = state @ net.state + net.bias
    first = (begun[:, None, :] + play @ net.play).clip(0)
    second = (first @ net.deep + net.deep_bias).clip(0)
    return second @ net.last + net.level


def loss(net: Net, sample: Sample) -> Any:
    """The squared error of the differences within a position, and a little of that of its mean, a position."""
    wrong = (told(net, sample.state, sample.play) - sample.won) * sample.chosen
    mean = wrong.sum(axis=1) / sample.chosen.sum(axis=1)
    return ((apart(wrong, sample.chosen) ** 2).sum(axis=1) + MEAN_COUNTS * mean**2).mean()
