"""Action: what a seat can do in a deal of Guandan."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.cards import Card, Hand
from danzhu.games.guandan.combo import Reading


@dataclass(frozen=True, slots=True)
class Play:
    """Cards put down, and what they are played as (G2.7)."""

    cards: Hand
    reading: Reading


@dataclass(frozen=True, slots=True)
class Pass:
    """Not beating the play on the table (G5.1)."""


@dataclass(frozen=True, slots=True)
class Pay:
    """The card paid as tribute (G7.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Return:
    """The card given back for a tribute (G7.6)."""

    card: Card


Action = Play | Pass | Pay | Return
