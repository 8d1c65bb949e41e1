"""Holding: a hand counted by rank and by card, its wilds set apart."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from danzhu.cards import CARDS, Card, Hand, Rank
from danzhu.games.guandan.ranks import wild

# A place is where a recipe asks for cards: a rank (0-14), or one card for straight flushes (15 + `Card.index`).
_RANKS: Final = len(Rank)

# A tally writes "how many at each place" in unary, side by side in one integer, so that what a hand lacks for a recipe
# is `need & ~held`, and the wilds it would take are the bits in that. A joker takes more bits than there are wilds in
# any deck: no wild ever stands for one (G2.2).
_ROOM: Final = 20
_JOKER_BITS: Final = 5
_CARDS_AT: Final = _RANKS * _ROOM
_TALLY: Final = tuple(
    tuple(
        ((1 << min(count * (_JOKER_BITS if rank.is_joker else 1), _ROOM)) - 1) << (rank * _ROOM)
        for count in range(_ROOM + 1)
    )
    for rank in Rank
)
ONE_PACKED: Final = tuple(Hand((card,)).packed for card in CARDS)
"""Each card alone, as `Hand.packed`, by `Card.index`."""


def tally(place: int, count: int) -> int:
    """`count` cards at a place, as they are written in a tally.

    >>> bin(tally(Rank.TWO, 3)), tally(Rank.BLACK_JOKER, 1).bit_count()
    ('0b111', 5)
    """
    if place < _RANKS:
        return _TALLY[place][min(count, _ROOM)]
    return 1 << (_CARDS_AT + place - _RANKS)


def place_of(card: Card) -> int:
    """The place where exactly this card is asked for.

    >>> place_of(Card("2S"))
    15
    """
    return _RANKS + card.index


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand at a level: its tally and number of wilds, and the packed copies at each rank.

    Neither the tally nor the copies count the wilds.
    """

    tally: int
    wilds: int
    copies: tuple[list[int], ...]

    def picks(self, place: int, count: int) -> list[int]:
        """Every different way to take `count` cards at a place, packed, lowest cards first.

        >>> held = holding(Hand("7S 7S 7C"), Rank.TWO)
        >>> [str(Hand.unpack(packed)) for packed in held.picks(Rank.SEVEN, 2)]
        ['7S 7S', '7S 7C']
        """
        if place >= _RANKS:
            if not count:
                return [0]
            return [ONE_PACKED[place - _RANKS]] if self.tally & tally(place, 1) else []
        return _distinct(self.copies[place], count)


def holding(hand: Hand, level: Rank) -> Holding:
    """A hand with the wilds of a level set apart (G2.2).

    >>> held = holding(Hand("5H 5S 7S RJ"), Rank.FIVE)
    >>> held.wilds, held.tally & tally(Rank.FIVE, 8) == tally(Rank.FIVE, 1)
    (1, True)
    """
    stand_in = wild(level)
    wilds = 0
    cards = 0
    copies: tuple[list[int], ...] = tuple([] for _ in range(_RANKS))
    for card, count in hand.kinds():
        if card is stand_in:
            wilds = count
            continue
        index = card.index
        cards |= 1 << index
        copies[card.rank].extend([ONE_PACKED[index]] * count)
    written = cards << _CARDS_AT
    for place, held in enumerate(copies):
        if held:
            written |= _TALLY[place][len(held)]
    return Holding(written, wilds, copies)


def _distinct(copies: list[int], count: int) -> list[int]:
    # Copies of one card lie side by side, so equal choices differ only in which copy was meant.
    return list(dict.fromkeys(map(sum, combinations(copies, count))))
