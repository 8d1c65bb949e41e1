"""Levels: promotion, the rules of the ace, and what one deal hands to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from danzhu.cards import Rank
from danzhu.games.guandan.preset import AceWin, Preset
from danzhu.games.guandan.ranks import levels_above
from danzhu.games.guandan.trick import team_of
from danzhu.table.seat import Seat, Team

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Standing:
    """What a deal starts from.

    `levels`, `ace_fails` (declared at A and did not win the match, where that is counted) and
    `lapses` are by team. `declarers` won the deal before; None before the first deal is over.
    `finish` is the order in which that deal was finished, empty before. `winner` has won the
    match.
    """

    levels: tuple[Rank, ...]
    declarers: Team | None = None
    finish: tuple[Seat, ...] = ()
    ace_fails: tuple[int, ...] = (0, 0)
    lapses: tuple[int, ...] = (0, 0)
    winner: Team | None = None

    @property
    def active(self) -> Rank:
        """The active level: the declarers' own, or the common start level (G1.5)."""
        return self.levels[self.declarers or 0]


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended: all seats by place, and how often each team let its time run out."""

    preset: Preset
    finish: tuple[Seat, ...]
    lapses: tuple[int, ...]


def opening(preset: Preset) -> Standing:
    """The standing before the first deal (G1.4).

    >>> opening(Preset()).active
    Rank.TWO
    """
    none = (0,) * preset.teams
    return Standing((preset.start_level,) * preset.teams, ace_fails=none, lapses=none)


def settle(standing: Standing, result: Result) -> Standing:
    """The standing after a deal (G6.2-G6.5, G5.6).

    In this order: the match is won or the winners are promoted, a failure at A is counted, lapses
    beyond the warnings raise the opponents.

    >>> first, second, third, last = map(Seat, (0, 2, 1, 3))
    >>> after = settle(opening(Preset()), Result(Preset(), (first, second, third, last), (0, 0)))
    >>> after.levels, after.declarers
    ((Rank.FIVE, Rank.TWO), 0)
    """
    preset = result.preset
    team = team_of(result.finish[0], preset)
    settled = replace(standing, declarers=team, finish=result.finish)
    if wins_match(standing, result):
        return replace(settled, winner=team)
    steps = preset.promotion[partner_place(result) - 2]
    settled = replace(settled, levels=_raised(settled.levels, team, steps))
    return _penalised(_failed(settled, standing, preset), result)


def partner_place(result: Result) -> int:
    """The place of the winner's best partner: 2, 3 or 4 at a table of four (G6.2)."""
    teams = [team_of(seat, result.preset) for seat in result.finish]
    return teams.index(teams[0], 1) + 1


def wins_match(standing: Standing, result: Result) -> bool:
    """Whether the first player's team has won the match (G6.4)."""
    team = team_of(result.finish[0], result.preset)
    if standing.declarers != team or standing.active is not Rank.ACE:
        return False
    match result.preset.ace_win:
        case AceWin.ANY:
            return True
        case AceWin.PARTNER_SECOND:
            return partner_place(result) == 2
        case AceWin.PARTNER_SECOND_OR_THIRD:
            return partner_place(result) <= 3


def _failed(settled: Standing, before: Standing, preset: Preset) -> Standing:
    # G6.5: whoever declared at A and is still playing has failed once more.
    team = before.declarers
    if preset.ace_fail_limit is None or team is None or before.active is not Rank.ACE:
        return settled
    fails = settled.ace_fails[team] + 1
    if fails < preset.ace_fail_limit:
        return replace(settled, ace_fails=_with(settled.ace_fails, team, fails))
    levels = _with(settled.levels, team, Rank.TWO)
    return replace(settled, levels=levels, ace_fails=_with(settled.ace_fails, team, 0))


def _penalised(settled: Standing, result: Result) -> Standing:
    # G5.6: each lapse beyond the warnings, counted over the match, is a level for the opponents.
    clock = result.preset.move_clock
    lapses = tuple(old + new for old, new in zip(settled.lapses, result.lapses, strict=True))
    levels = settled.levels
    if clock is not None:
        for team, (old, new) in enumerate(zip(settled.lapses, lapses, strict=True)):
            steps = max(0, new - clock.warnings) - max(0, old - clock.warnings)
            for opponents in range(result.preset.teams):
                if opponents != team:
                    levels = _raised(levels, Team(opponents), steps)
    return replace(settled, levels=levels, lapses=lapses)


def _raised(levels: tuple[Rank, ...], team: Team, steps: int) -> tuple[Rank, ...]:
    return _with(levels, team, levels_above(levels[team], steps))


def _with(values: tuple[T, ...], team: Team, value: T) -> tuple[T, ...]:
    return (*values[:team], value, *values[team + 1 :])
