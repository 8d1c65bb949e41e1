"""Stake: what the points of a deal are worth to one side, the end of the match counted in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.games.gongzhu.standing import is_ending, sole_leader
from danzhu.games.gongzhu.view import View
from danzhu.table.seat import Seat

MATCH: Final = 400
"""What winning the match is worth besides the points, in points."""


def stakes(view: View, seat: Seat, points: NDArray[np.int64]) -> NDArray[np.float64]:
    """The `stake` of many ends of the deal, `float64 (choices, deals)`: points are `int64 (choices, deals, 4)`."""
    seats = points.shape[-1]
    # Few ends differ, and each asks the rules.
    ends, which = np.unique(points.reshape(-1, seats), axis=0, return_inverse=True)
    worth = np.array([stake(view, seat, end) for end in ends.tolist()], np.float64)
    return np.asarray(worth[which].reshape(points.shape[:-1]), np.float64)


def stake(view: View, seat: Seat, points: Sequence[int]) -> float:
    """The side's points above the mean of the others', and its share of the match where the deal ends it.

    `points` are those of all seats for the whole deal; partners each have the pair's.

    >>> from danzhu.games.gongzhu.game import GONGZHU
    >>> from danzhu.games.gongzhu.preset import Preset
    >>> from danzhu.games.gongzhu.pack import SUITS
    >>> from danzhu.games.gongzhu.state import Deal
    >>> state = GONGZHU.start(Preset(), GONGZHU.opening(Preset()), Deal(SUITS))
    >>> stake(GONGZHU.view(state, Seat(0)), Seat(0), (-100, 20, 40, 0))
    -120.0
    """
    own = view.preset.partners(seat)
    others = [each for other, each in enumerate(points) if other not in own]
    ahead = points[seat] - sum(others) / len(others)
    totals = [before + each for before, each in zip(view.standing.totals, points, strict=True)]
    if not is_ending(totals, view.standing.deals + 1, view.standing.ending, view.preset):
        return ahead
    winner = sole_leader(totals, view.preset)
    # While the match goes on every side may still win it.
    even = len(own) / len(points)
    return ahead + MATCH * ((seat in winner) - even) if winner else ahead
