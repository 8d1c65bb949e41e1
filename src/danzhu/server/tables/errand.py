"""Errand: what the table's own clockwork asks of it. Each says of which decision or deal, and late ones do nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from danzhu.table import Seat


@dataclass(frozen=True, slots=True)
class ComputerActs:
    """A computer player has decided."""

    seat: Seat
    decision: int
    do: str


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """The clock of a decision has run out: the rules act for the persons who have not decided."""

    decision: int


@dataclass(frozen=True, slots=True)
class IsIdle:
    """At a table without a clock somebody has not decided for long: a computer player takes over."""

    decision: int


@dataclass(frozen=True, slots=True)
class DealNow:
    """The two seconds for contributions are over."""

    deal: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """The pause after a deal is over, whoever is ready."""

    deal: int


@dataclass(frozen=True, slots=True)
class Rest:
    """Nobody is at the table."""

    archived: bool = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Somebody who belongs to the table is back."""

    player: str


@dataclass(frozen=True, slots=True)
class Shut:
    """The table is closed, by an administrator or because it cannot go on."""

    why: Literal["admin", "rules", "empty"]


Errand = ComputerActs | TimeIsUp | IsIdle | DealNow | GoOn | Rest | Resume | Shut
