"""Card, rank, suit: a card is a kind, not a copy."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NoReturn

from danzhu.cards.fault import BadText


class Rank(IntEnum):
    """A card's own ("natural") rank, 2 < 3 < ... < K < A; the jokers stand above.

    >>> Rank.TEN < Rank.ACE, str(Rank.TEN), Rank.parse("T")
    (True, 'T', Rank.TEN)
    """

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12
    BLACK_JOKER = 13
    RED_JOKER = 14

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank written `text`; raises `BadText("unknown_rank")`."""
        try:
            return _RANK_BY_TEXT[text]
        except KeyError:
            raise BadText("unknown_rank", text) from None

    @property
    def is_joker(self) -> bool:
        """Whether this is one of the two ranks that no suit has."""
        return self >= Rank.BLACK_JOKER

    def __str__(self) -> str:
        return _RANK_TEXT[self]

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


_RANK_TEXT: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "BJ", "RJ")
_RANK_BY_TEXT: Final = {text: Rank(i) for i, text in enumerate(_RANK_TEXT)}
SUITED_RANKS: Final = tuple(Rank)[:13]


class Suit(IntEnum):
    """One of the four suits, in the order in which hands are written.

    >>> [str(suit) for suit in Suit]
    ['S', 'H', 'D', 'C']
    """

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __str__(self) -> str:
        return "SHDC"[self]

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Card:
    """A kind of card: `Card("7S")`, `Card("TH")`, `Card("BJ")`, `Card("RJ")`.

    There is one object for each of the 54 kinds, so cards compare by identity and the two 5H of
    two packs are the same `Card`. `index` counts rank by rank (2S 2H 2D 2C 3S ...), the black
    joker is 52 and the red one 53. Raises `BadText("unknown_card")`.

    >>> Card("TH").rank, Card("TH").suit, Card("TH").index
    (Rank.TEN, Suit.HEARTS, 33)
    >>> Card("RJ").suit is None, Card("5H") is Card("5H")
    (True, True)
    """

    __slots__ = ("index", "rank", "suit", "text")

    index: int
    rank: Rank
    suit: Suit | None
    text: str

    def __new__(cls, text: str) -> Card:
        """The card written `text`."""
        try:
            return _CARD_BY_TEXT[text]
        except KeyError:
            raise BadText("unknown_card", text) from None

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card of a rank and suit.

        >>> Card.of(Rank.TWO, Suit.DIAMONDS)
        Card('2D')
        """
        return CARDS[rank * 4 + suit]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card is frozen: {name}")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self


def _kind(index: int, rank: Rank, suit: Suit | None) -> Card:
    card = object.__new__(Card)
    for name, value in (("index", index), ("rank", rank), ("suit", suit)):
        object.__setattr__(card, name, value)
    object.__setattr__(card, "text", str(rank) if suit is None else f"{rank}{suit}")
    return card


CARDS: Final[tuple[Card, ...]] = (
    *(_kind(rank * 4 + suit, rank, suit) for rank in SUITED_RANKS for suit in Suit),
    _kind(52, Rank.BLACK_JOKER, None),
    _kind(53, Rank.RED_JOKER, None),
)
"""The 54 kinds by `index`."""

_CARD_BY_TEXT: Final = {card.text: card for card in CARDS}
