"""Between the rules' cards and the kernel's: numbers and sets."""

from collections.abc import Iterable
from typing import Final

from danzhu.cards import Card, Hand, Rank, Suit

CARD_OF: Final = {suit * 16 + rank: Card.of(Rank(rank), suit) for suit in Suit for rank in range(13)}
"""The card that a number of `cardset` stands for."""
NUMBER_OF: Final = {card: number for number, card in CARD_OF.items()}
"""The number of a card."""


def set_of(cards: Iterable[Card]) -> int:
    """Cards as a set of the kernel.

    >>> bin(set_of(Hand("2S 4S 2H")))
    '0b10000000000000101'
    """
    bits = 0
    for card in cards:
        bits |= 1 << NUMBER_OF[card]
    return bits


def hand_of(cards: int) -> Hand:
    """A set of the kernel as a hand.

    >>> hand_of(0b10000000000000101)
    Hand('2S 2H 4S')
    """
    return Hand(card for number, card in CARD_OF.items() if int(cards) >> number & 1)
