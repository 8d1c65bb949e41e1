"""Standing: what one deal hands to the next, and when the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from danzhu.games.gongzhu.preset import SEATS, End, Preset
from danzhu.games.gongzhu.result import Result
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """The match between two deals.

    `totals` by seat, partners sharing theirs; `deals` played; `leader` of the next deal, None
    before the first; `ending` once the end is triggered (Z5.1); `eliminated` are marked, and play
    on (Z5.2); `winner` is empty while the match goes on.
    """

    totals: tuple[int, ...] = (0,) * SEATS
    deals: int = 0
    leader: Seat | None = None
    ending: bool = False
    eliminated: tuple[Seat, ...] = ()
    winner: tuple[Seat, ...] = ()


def is_end_reached(end: End, totals: Sequence[int], deals: int) -> bool:
    """Whether these totals, or so many deals, bring the match to its end (Z5.1).

    >>> is_end_reached(End(low=-1000), (-1000, 50, 0, 0), 7)
    True
    """
    return (
        (end.low is not None and min(totals) <= end.low)
        or (end.high is not None and max(totals) >= end.high)
        or (end.deals is not None and deals >= end.deals)
    )


def is_ending(totals: Sequence[int], deals: int, before: bool, preset: Preset) -> bool:
    """Whether the match ends as soon as one side leads alone; `before` is whether it was so after
    the deal before.

    >>> is_ending((-990, 50, 0, 0), 7, True, Preset()), is_ending((-990, 50, 0, 0), 7, False, Preset())
    (True, False)
    """
    # Z5.1: once triggered, a climb back does not undo it, unless the preset says so.
    return (preset.end_latches and before) or is_end_reached(preset.end_total, totals, deals)


def sole_leader(totals: Sequence[int], preset: Preset) -> tuple[Seat, ...]:
    """The seat, or pair, that alone has the highest total; empty where the top is shared (Z5.1).

    >>> sole_leader((-1000, 20, 20, -40), Preset()), sole_leader((-1000, -200, -300, -400), Preset())
    ((), (1,))
    """
    top = max(totals)
    at_top = tuple(Seat(seat) for seat, each in enumerate(totals) if each == top)
    return at_top if at_top == preset.partners(at_top[0]) else ()


def eliminated(totals: Sequence[int], end: End) -> tuple[Seat, ...]:
    """The seats to be marked eliminated (Z5.2).

    >>> eliminated((-1000, 250, -90, -1310), End(low=-1000))
    (0, 3)
    """
    low = end.low
    return () if low is None else tuple(Seat(seat) for seat, each in enumerate(totals) if each <= low)


def settle(standing: Standing, result: Result) -> Standing:
    """The standing after a deal (Z5).

    >>> result = Result(Preset(), (), (), (-1000, 200, 200, 0), pig=Seat(0))
    >>> after = settle(Standing(), result)
    >>> after.totals, after.leader, after.ending, after.winner
    ((-1000, 200, 200, 0), 0, True, ())
    """
    preset = result.preset
    totals = tuple(before + points for before, points in zip(standing.totals, result.points, strict=True))
    deals = standing.deals + 1
    ending = is_ending(totals, deals, standing.ending, preset)
    return Standing(
        totals=totals,
        deals=deals,
        leader=result.pig,
        ending=ending,
        eliminated=eliminated(totals, preset.end_total),
        winner=sole_leader(totals, preset) if ending else (),
    )


def places(totals: Sequence[int], preset: Preset) -> tuple[int, ...]:
    """Everyone's place; equal totals share it (Z5.2).

    >>> places((-1000, 250, -90, -90), Preset())
    (4, 1, 2, 2)
    """
    size = len(preset.partners(Seat(0)))
    return tuple(1 + sum(other > mine for other in totals) // size for mine in totals)
