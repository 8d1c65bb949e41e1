"""Backing: whether a hand can afford to expose a card."""

from __future__ import annotations

from typing import Final

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.pack import ACE, GOAT, of_suit, suit_of

GUARDS: Final = 4
"""Lower cards of its suit that let a card be held back for long."""
LONG: Final = 6
"""Hearts with which most of the others are likely to be taken."""
HIGHER: Final = 2
"""Cards above the goat that bring it home."""


def is_backed(card: Card, hand: Hand) -> bool:
    """Whether the rest of a hand lets an exposed card be held back, or brought home.

    >>> [is_backed(Card("QS"), Hand(hand)) for hand in ("QS 8S 7S 4S 2S", "QS 8S 2H", "QS 2H")]
    [True, False, True]
    """
    suit = of_suit(hand, suit_of(card))
    if card is ACE:
        return len(suit) >= LONG
    if card is GOAT:
        return sum(each.rank > card.rank for each in suit) >= HIGHER
    # Alone in its suit it may be thrown on any other (Z2.3).
    return len(suit) == 1 or sum(each.rank < card.rank for each in suit) >= GUARDS
