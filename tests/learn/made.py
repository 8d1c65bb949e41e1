"""Positions for tests: of a few deals, and made up."""

from functools import cache

import numpy as np

from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.inputs import PLAY, STATE
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.judging import JUDGED
from danzhu.kernel.guandan.memory import MEMORY
from danzhu.learn.guandan.positions import Positions, joined, positions

SEED = 3


@cache
def played() -> Positions:
    """Of twelve deals: both teams' in turn, and in the last four both have second thoughts."""
    return joined(positions(12, SEED, judgement()))


def made_up(n: int = 96, seed: int = 1) -> Positions:
    """Choices that win what three inputs of the play say, and a noise of the position's own; two positions a deal."""
    rng = np.random.default_rng(seed)
    choices = rng.integers(2, JUDGED + 1, n).astype(np.int8)
    m = int(choices.sum())
    state, play = np.zeros((n, STATE), np.float16), np.zeros((m, PLAY), np.float16)
    state[:, :5], play[:, :3] = rng.integers(0, 2, (n, 5)), rng.integers(-1, 2, (m, 3))
    won = (play[:, :3].sum(axis=1) + np.repeat(rng.integers(-1, 2, n), choices)).astype(np.int8)
    return Positions(
        np.arange(n, dtype=np.int32) // 2,
        np.zeros(n, np.int16),
        np.ones(n, np.int8),
        np.zeros((n, at.DEAL), np.int64),
        np.zeros((n, 4, MEMORY)),
        state,
        choices,
        np.zeros(m, np.int32),
        play,
        np.zeros(m, np.float32),
        won,
    )
