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
    """The side's points above the mean of the others', and its share of the match where the deal ends it.

    `points` are those of all seats for the whole deal, `int64 (..., 4)`; partners each have the pair's. The answer is
    `float64 (...)`.

    >>> from danzhu.games.gongzhu.game import GONGZHU
    >>> from danzhu.games.gongzhu.preset import Preset
    >>> from danzhu.games.gongzhu.pack import SUITS
    >>> from danzhu.games.gongzhu.state import Deal
    >>> state = GONGZHU.start(Preset(), GONGZHU.opening(Preset()), Deal(SUITS))
    >>> stakes(GONGZHU.view(state, Seat(0)), Seat(0), np.array([[-100, 20, 40, 0], [100, 0, 0, 0]])).tolist()
    [-120.0, 100.0]
    """
    own, seats = view.preset.partners(seat), points.shape[-1]
    others = [other for other in range(seats) if other not in own]
    ahead: NDArray[np.float64] = points[..., seat] - points[..., others].mean(axis=-1)
    totals = (points + np.array(view.standing.totals, np.int64)).reshape(-1, seats)
    # A total far down or far up brings the end (Z5.1), so that no deal does where the extremes of all do not.
    if not any(_is_ending(view, extremes) for extremes in (totals.min(axis=0), totals.max(axis=0))):
        return ahead
    # Few ends differ, and each asks the rules.
    ends, which = np.unique(totals, axis=0, return_inverse=True)
    match = np.array([_match(view, own, end) for end in ends.tolist()], np.float64)
    return np.asarray(ahead + match[which].reshape(ahead.shape), np.float64)


def _is_ending(view: View, totals: Sequence[int] | NDArray[np.int64]) -> bool:
    return is_ending(list(totals), view.standing.deals + 1, view.standing.ending, view.preset)


def _match(view: View, own: Sequence[Seat], totals: Sequence[int]) -> float:
    """A side's share of the match after a deal; while it goes on every side may still win it."""
    winner = sole_leader(totals, view.preset) if _is_ending(view, totals) else ()
    return MATCH * ((own[0] in winner) - len(own) / len(totals)) if winner else 0.0
