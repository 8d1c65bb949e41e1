"""Result: how a deal ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from danzhu.cards import Hand
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import factors
from danzhu.games.gongzhu.pack import PIG
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.score import ScoreLine, score, total
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """A deal's summary, by seat: the point cards each took, the lines and what they add up to.

    Partners share their lines and points. `pig` is who took the pig and leads the next deal (Z3.1).
    """

    preset: Preset
    taken: tuple[Hand, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    points: tuple[int, ...]
    pig: Seat


def tally(
    taken: Sequence[Hand], exposures: Sequence[Expose | None], preset: Preset
) -> tuple[tuple[ScoreLine, ...], ...]:
    """The lines of each seat for the cards taken.

    Partners' cards are scored as one player's: apart from all hearts and the transformer, which
    look at the pair, that is the sum of what each took.

    >>> [total(lines) for lines in tally([Hand("QS"), Hand("JD"), Hand("TC"), Hand("AH")], [], Preset())]
    [-100, 100, 50, -50]
    """
    times = factors(exposures, preset)
    sides = (preset.partners(Seat(seat)) for seat in range(len(taken)))
    return tuple(score(_together(taken, side), times, preset) for side in sides)


def _together(taken: Sequence[Hand], side: tuple[Seat, ...]) -> Hand:
    return reduce(Hand.__add__, (taken[seat] for seat in side))


def conclude(taken: tuple[Hand, ...], exposures: Sequence[Expose | None], preset: Preset) -> Result:
    """The result of a deal in which these point cards were taken, the pig among them.

    >>> result = conclude((Hand("QS"), Hand("JD TC"), Hand("AH"), Hand()), [Expose(Hand("QS"))], Preset())
    >>> result.points, result.pig
    ((-200, 200, -50, 0), 0)
    """
    lines = tally(taken, exposures, preset)
    pig = next(Seat(seat) for seat, hand in enumerate(taken) if PIG in hand)
    return Result(preset, taken, lines, tuple(map(total, lines)), pig)
