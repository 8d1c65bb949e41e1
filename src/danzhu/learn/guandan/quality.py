"""Quality: how well a net foretells what became of choices that it was not fitted to."""

from typing import NamedTuple

import numpy as np

from danzhu.kernel.chance import Words
from danzhu.kernel.guandan.judging import Net
from danzhu.learn.guandan.net import told
from danzhu.learn.guandan.positions import Positions
from danzhu.learn.guandan.sample import apart, sample

_AT_ONCE = 4096


class Mean(NamedTuple):
    """A mean and its standard error.

    >>> print(Mean.of(np.array([1.0, 3.0])))
    +2.000 ± 0.707
    """

    mean: float
    error: float

    @classmethod
    def of(cls, values: Words) -> "Mean":
        """The mean of independent values."""
        return cls(float(values.mean()), float(values.std() / len(values) ** 0.5))

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.error:.3f}"


class Quality(NamedTuple):
    """What judgements are worth over some positions.

    `explained` is the share of the differences within a position, squared, that they explain when multiplied by
    `factor`, the best there is. The gains are in levels a position: of the choice judged best over the one that the
    careful player likes best, and over the one that the judgement before liked best.
    """

    explained: float
    factor: float
    over_liked: Mean
    over_before: Mean

    def __str__(self) -> str:
        return (
            f"explains {self.explained:.2%} (factor {self.factor:.2f}), wins {self.over_liked} from the play liked best"
            f" and {self.over_before} from the judgement before"
        )


def quality(net: Net, positions: Positions, which: Words) -> Quality:
    """The quality of a net over some positions, by number."""
    parts = [sample(positions, part) for part in np.array_split(which, -(-len(which) // _AT_ONCE))]
    said = np.concatenate([told(net, part.state, part.play) for part in parts])
    chosen, judged, won = (np.concatenate([part[i] for part in parts]) for i in (2, 3, 4))
    return quality_of(said, judged, won, chosen)


def quality_of(said: Words, judged: Words, won: Words, chosen: Words) -> Quality:
    """The quality of judgements `said`, all `(n, JUDGED)`: the judgements before, the outcomes, which are choices.

    >>> won = np.array([[1.0, 3.0, 0.0], [-3.0, -1.0, 2.0]])
    >>> there = np.array([[True, True, False], [True, True, True]])
    >>> quality_of(won / 2, -won, won, there)
    Quality(explained=1.0, factor=2.0, over_liked=Mean(mean=3.5, ...), over_before=Mean(mean=3.5, ...))
    """
    ours, true = apart(said.astype(np.float64), chosen), apart(won.astype(np.float64), chosen)
    square = (ours**2).sum()
    factor = (ours * true).sum() / square if square else 0.0
    explained = 1 - ((true - factor * ours) ** 2).sum() / (true**2).sum()
    lines = np.arange(len(won))
    best, before = (np.where(chosen, judgement, -np.inf).argmax(axis=1) for judgement in (said, judged))
    gained = won[lines, best]
    return Quality(float(explained), float(factor), Mean.of(gained - won[:, 0]), Mean.of(gained - won[lines, before]))
