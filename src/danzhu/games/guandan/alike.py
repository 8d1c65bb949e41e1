"""Alike: cards of a hand that none of its plays tells apart."""

from __future__ import annotations

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild


def alike(hand: Hand, level: Rank, preset: Preset) -> dict[Card, int]:
    """A number for each card of a hand, the same for cards that are as good as each other.

    Suits mean something to wilds and to straight flushes alone: a hand that can make no flush now
    will make none later, and of its other cards only the rank counts.

    >>> alike(Hand("5S 5C 8D"), Rank.TWO, Preset())
    {Card('5S'): 0, Card('5C'): 0, Card('8D'): 1}
    """
    has_flush = any(reading.kind is Kind.STRAIGHT_FLUSH for _, reading in plays(hand, level, preset))
    stand_in = wild(level)
    names = {card: card if has_flush or card is stand_in else card.rank for card, _ in hand.kinds()}
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names.values()))}
    return {card: numbers[name] for card, name in names.items()}
