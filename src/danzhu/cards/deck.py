"""Deck: the cards of one or more packs, shuffled by a generator that the caller brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from danzhu.cards.card import CARDS, Card
from danzhu.cards.hand import Hand


class Rng(Protocol):
    """Where chance comes from: `random.Random`, or the table server's committed stream."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1, each as likely as the others."""


def full_deck(packs: int = 1, *, jokers: bool = False) -> tuple[Card, ...]:
    """All cards of `packs` packs, in a fixed order; `jokers` adds two to each pack.

    >>> len(full_deck()), len(full_deck(packs=2, jokers=True))
    (52, 108)
    """
    return (CARDS if jokers else CARDS[:52]) * packs


def shuffled(cards: Sequence[Card], rng: Rng) -> tuple[Card, ...]:
    """The cards in a random order, each order equally likely (Fisher and Yates, 1938).

    >>> from random import Random
    >>> sorted(shuffled(full_deck(), Random(1))) == list(full_deck())
    True
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def dealt(cards: Sequence[Card], seats: int) -> tuple[Hand, ...]:
    """The cards dealt one by one around the table: seat 0 gets the first, fifth, ...

    >>> dealt([Card("2S"), Card("3S"), Card("4S"), Card("5S")], 2)
    (Hand('2S 4S'), Hand('3S 5S'))
    """
    return tuple(Hand(cards[seat::seats]) for seat in range(seats))
