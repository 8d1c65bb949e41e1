"""Action: what a player can do. A closed union, to be read with `match`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from danzhu.cards import Card, Hand

NO_CARDS: Final = Hand()


@dataclass(frozen=True, slots=True)
class Expose:
    """Expose some cards, or none (Z2.1).

    `cards` are shown before the first lead. `secretly` are those that stay unseen until they are
    played, where the preset knows such exposures.

    >>> Expose(Hand("QS TC"))
    Expose(cards=Hand('TC QS'), secretly=Hand(''))
    """

    cards: Hand = NO_CARDS
    secretly: Hand = NO_CARDS


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick, or lead it (Z3.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """End a deal in which no point card is left to win (Z3.3)."""


Action = Expose | Play | Claim
