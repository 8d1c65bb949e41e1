"""Trick: whose turn it is, who leads next, when the deal is over."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.preset import Preset
from danzhu.table.seat import Seat, Team, after, circle


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did; `lapsed` if it was done for it (G5.6)."""

    seat: Seat
    action: Play | Pass
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick from its leader's play on; without turns until the leader has played."""

    leader: Seat
    turns: tuple[Turn, ...] = ()


def team_of(seat: Seat, preset: Preset) -> Team:
    """The team a seat belongs to: partners sit evenly around the table (G1.1).

    >>> [team_of(Seat(seat), Preset()) for seat in range(4)]
    [0, 1, 0, 1]
    """
    return Team(seat % preset.teams)


def partners(seat: Seat, preset: Preset) -> tuple[Seat, ...]:
    """The seats of a seat's team, itself first, in order of play."""
    return tuple(s for s in circle(seat, preset.seats) if team_of(s, preset) == team_of(seat, preset))


def unbeaten(trick: Trick) -> tuple[Seat, Play] | None:
    """The play on the table and whose it is; None before the leader has played."""
    for turn in reversed(trick.turns):
        if isinstance(turn.action, Play):
            return turn.seat, turn.action
    return None


def next_to_act(trick: Trick, out: tuple[Seat, ...], preset: Preset) -> Seat | None:
    """Who acts next in a trick; None once it is over (G5.1-G5.3).

    `out` are the seats without cards: they are passed over, but the trick goes on until the turn
    comes back to the seat of the unbeaten play, whether it has cards or not.
    """
    top = unbeaten(trick)
    if top is None:
        return trick.leader
    # G5.2
    locked = {turn.seat for turn in trick.turns if isinstance(turn.action, Pass)} if preset.pass_locks else ()
    for seat in circle(after(trick.turns[-1].seat, preset.seats), preset.seats):
        if seat == top[0]:
            return None
        if seat not in out and seat not in locked:
            return seat
    return None


def next_leader(top: Seat, out: tuple[Seat, ...], preset: Preset) -> Seat:
    """Who leads after a trick whose unbeaten play is `top`'s (G5.4).

    An empty hand leaves the lead to its partner (wind), and where the partner is out too, to the
    next seat with cards.
    """
    heirs = (*partners(top, preset), *circle(top, preset.seats))
    return next(seat for seat in heirs if seat not in out)


def is_over(finish: tuple[Seat, ...], preset: Preset) -> bool:
    """Whether the deal is over once these seats are out (G6.1).

    >>> one_two = (Seat(0), Seat(2))
    >>> is_over(one_two, Preset()), is_over(one_two, Preset(ends_on_one_two=False))
    (True, False)
    """
    if len(finish) >= preset.seats - 1:
        return True
    return preset.ends_on_one_two and any(set(partners(seat, preset)) <= set(finish) for seat in finish)


def places(finish: tuple[Seat, ...], preset: Preset) -> tuple[Seat, ...]:
    """All seats by place: those out, then those holding cards in seat order after the last
    finisher (G6.1).

    >>> places((Seat(0), Seat(2)), Preset())
    (0, 2, 3, 1)
    """
    rest = (seat for seat in circle(finish[-1], preset.seats) if seat not in finish)
    return (*finish, *rest)
