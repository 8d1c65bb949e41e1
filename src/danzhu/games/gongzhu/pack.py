"""Pack: one pack of 52 cards and the sixteen of them that count.

No card is there twice, so a hand is a set, and two hands have in common what their packed
integers have in common.
"""

from __future__ import annotations

from typing import Final

from danzhu.cards import SUITED_RANKS, Card, Hand, Suit, full_deck

ACE: Final = Card("AH")
PIG: Final = Card("QS")
GOAT: Final = Card("JD")
TRANSFORMER: Final = Card("TC")

PACK: Final = Hand(full_deck())
SUITS: Final = tuple(Hand(Card.of(rank, suit) for rank in SUITED_RANKS) for suit in Suit)
"""The thirteen cards of each suit, by `Suit`."""

HEARTS: Final = SUITS[Suit.HEARTS]
EXPOSABLE: Final = (ACE, PIG, GOAT, TRANSFORMER)
"""The cards that may be exposed, in the order in which they are written (Z2.1)."""

# Z4.1: the hearts that cost nothing are point cards too.
POINT_CARDS: Final = HEARTS + Hand([PIG, GOAT, TRANSFORMER])


def common(hand: Hand, cards: Hand) -> Hand:
    """The cards that are in both.

    >>> common(Hand("2S QS 5H"), POINT_CARDS)
    Hand('5H QS')
    """
    return Hand.unpack(hand.packed & cards.packed)


def of_suit(hand: Hand, suit: Suit) -> Hand:
    """The cards of one suit.

    >>> of_suit(Hand("2S QS 5H"), Suit.SPADES)
    Hand('2S QS')
    """
    return common(hand, SUITS[suit])


def suit_of(card: Card) -> Suit:
    """The suit of a card of this pack, where every card has one; raises `ValueError` for a joker.

    >>> suit_of(Card("QS"))
    Suit.SPADES
    """
    if card.suit is None:
        raise ValueError(f"{card!r} is not in the pack")
    return card.suit
