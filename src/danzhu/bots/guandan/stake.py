"""Stake: what the ways in which a deal can end are worth to a side, the end of the match counted in."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.cards import Rank
from danzhu.games.guandan.levels import Result, partner_place, settle
from danzhu.games.guandan.trick import team_of
from danzhu.games.guandan.view import View
from danzhu.table.seat import Seat, circle

MATCH: Final = 6.0
"""What winning the match is worth, in levels."""
SPARE: Final = 0.25
"""What a level is worth that the winners cannot be promoted by any more: the deal was won as clearly, though."""


def stakes(view: View) -> NDArray[np.float64]:
    """What each `outcome` of the kernel is worth to the viewer, `float64 (7,)`; those below 0 count from the end.

    In levels: those that the own side rises or falls (G6.2-G6.5), less those of the others.

    >>> from random import Random
    >>> from danzhu.games.guandan.game import GUANDAN
    >>> from danzhu.games.guandan.preset import Preset
    >>> standing = GUANDAN.opening(Preset())
    >>> state = GUANDAN.start(Preset(), standing, GUANDAN.deal(Preset(), standing, Random(1)))
    >>> stakes(GUANDAN.view(state, Seat(0))).tolist()
    [0.0, 3.0, 2.0, 1.0, -1.0, -2.0, -3.0]
    """
    worth = np.zeros(7)
    assert view.seat is not None
    one, right, mate, left = circle(view.seat, len(view.counts))
    for place, finish in enumerate(((one, mate, right, left), (one, right, mate, left), (one, right, left, mate)), 1):
        worth[place] = _worth(view, finish)
        worth[-place] = -_worth(view, tuple(Seat((seat + 1) % len(view.counts)) for seat in finish))
    return worth


def _worth(view: View, finish: tuple[Seat, ...]) -> float:
    """What such a finish is worth to the side of the first, less what it is worth to the others."""
    preset, before = view.preset, view.standing
    result = Result(preset, finish, (0,) * preset.teams)
    first, steps = team_of(finish[0], preset), preset.promotion[partner_place(result) - 2]
    after = settle(before, result)
    if after.winner is not None:
        return MATCH + steps
    rises = [new - old for new, old in zip(after.levels, before.levels, strict=True)]
    spare = max(0, steps - (Rank.ACE - before.levels[first]))
    return rises[first] - (sum(rises) - rises[first]) + SPARE * spare
