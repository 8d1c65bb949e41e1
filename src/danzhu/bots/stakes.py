"""Stakes: what a deal was worth to some of its seats, and the standings that measured deals start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from danzhu.cards import SUITED_RANKS, Rng
from danzhu.games.gongzhu.result import Result as GongzhuResult
from danzhu.games.guandan import levels
from danzhu.games.guandan.levels import Result as GuandanResult
from danzhu.games.guandan.levels import Standing, partner_place
from danzhu.games.guandan.preset import Preset as GuandanPreset
from danzhu.games.guandan.trick import team_of
from danzhu.games.registry import game_named
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Stakes:
    """How the arena measures a game.

    `standing` draws what a deal starts from; `worth` is what a result brought the given seats, in
    the game's own unit, against the others.
    """

    unit: str
    standing: Callable[[Any, Rng], Any]
    worth: Callable[[Any, tuple[Seat, ...]], float]


def levels_won(result: GuandanResult, seats: tuple[Seat, ...]) -> float:
    """Levels that a team won (+3, +2, +1) or that its opponents did (-1, -2, -3).

    >>> from danzhu.games.guandan.preset import Preset
    >>> levels_won(GuandanResult(Preset(), (Seat(0), Seat(1), Seat(2), Seat(3)), (0, 0)), (Seat(1), Seat(3)))
    -2
    """
    steps = result.preset.promotion[partner_place(result) - 2]
    return steps if result.finish[0] in seats else -steps


def points_won(result: GongzhuResult, seats: tuple[Seat, ...]) -> float:
    """The seats' mean points less the others' mean."""
    own = [points for seat, points in enumerate(result.points) if seat in seats]
    others = [points for seat, points in enumerate(result.points) if seat not in seats]
    return sum(own) / len(own) - sum(others) / len(others)


def any_standing(preset: GuandanPreset, rng: Rng) -> Standing:
    """A standing in the middle of a match: any level, after any finish, so that tributes and
    every wild are measured as often as they are played."""
    level = SUITED_RANKS[rng.randrange(len(SUITED_RANKS))]
    finish = tuple(shuffled_seats(preset.seats, rng))
    first = levels.opening(preset)
    declarers = team_of(finish[0], preset)
    return Standing((level,) * preset.teams, declarers, finish, first.ace_fails, first.lapses)


def shuffled_seats(seats: int, rng: Rng) -> list[Seat]:
    """All seats in an order drawn at random."""
    left = [Seat(seat) for seat in range(seats)]
    return [left.pop(rng.randrange(len(left))) for _ in range(seats)]


STAKES: Final[Mapping[str, Stakes]] = {
    "guandan": Stakes("levels", any_standing, levels_won),
    "gongzhu": Stakes("points", lambda preset, _: game_named("gongzhu").opening(preset), points_won),
}
"""By game."""
