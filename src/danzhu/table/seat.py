"""Seats: who sits where, and the order of play."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0, in order of play: seat + 1 is the right-hand neighbour."""

Team = NewType("Team", int)
"""A team's number; which seats it has is the game's to say."""


def after(seat: Seat, seats: int) -> Seat:
    """The next seat in order of play at a table of `seats`.

    >>> after(Seat(3), 4)
    0
    """
    return Seat((seat + 1) % seats)


def check_seat(seat: Seat, seats: int) -> None:
    """Nothing, for a seat of a table of `seats`; raises `ValueError` for any other number.

    Python counts -1 as the last of a row: asked for the view of seat -1, it would show a hand.

    >>> check_seat(Seat(-1), 4)
    Traceback (most recent call last):
    ValueError: no seat of a table of 4: -1
    """
    if not 0 <= seat < seats:
        raise ValueError(f"no seat of a table of {seats}: {seat}")


def circle(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats of a table in order of play, from `first`.

    >>> circle(Seat(2), 4)
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + step) % seats) for step in range(seats))
