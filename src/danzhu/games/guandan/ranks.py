"""Ranks: the level order and the wild."""

from __future__ import annotations

from typing import Final

from danzhu.cards import SUITED_RANKS, Card, Rank, Suit

_LEVEL_PLACE: Final = 12  # above the twelve other suited ranks, below the jokers


def wild(level: Rank) -> Card:
    """The card that is wild at a level: the heart of it (G2.2).

    >>> wild(Rank.FIVE)
    Card('5H')
    """
    return Card.of(level, Suit.HEARTS)


def level_order(rank: Rank, level: Rank) -> int:
    """A rank's place among singles and sets (G2.1), from 0; higher beats lower.

    The level stands between the ace and the black joker, out of its natural place.

    >>> order = sorted(Rank, key=lambda rank: level_order(rank, Rank.FIVE))
    >>> " ".join(map(str, order))
    '2 3 4 6 7 8 9 T J Q K A 5 BJ RJ'
    """
    if rank is level:
        return _LEVEL_PLACE
    return rank - 1 if level < rank <= Rank.ACE else int(rank)


def levels_above(level: Rank, steps: int) -> Rank:
    """The level `steps` up from one, with the ace as the cap (G6.3).

    >>> levels_above(Rank.QUEEN, 3), levels_above(Rank.TWO, 2)
    (Rank.ACE, Rank.FOUR)
    """
    return SUITED_RANKS[min(level + steps, Rank.ACE)]
