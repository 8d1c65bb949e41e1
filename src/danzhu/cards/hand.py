"""Hand: an immutable multiset of cards, packed into one integer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NoReturn

from danzhu.cards.card import CARDS, Card
from danzhu.cards.fault import BadText

# Four bits a kind: three count up to seven copies, the fourth stays clear so that one subtraction
# compares all 54 counts at once (a borrow out of a count would need it).
_BITS: Final = 4
_ONE: Final = tuple(1 << (_BITS * card.index) for card in CARDS)
_GUARD: Final = sum(one << (_BITS - 1) for one in _ONE)
_ONES, _TWOS, _FOURS = (sum(_ONE) << bit for bit in range(_BITS - 1))
_MOST: Final = 7


class Hand:
    """Cards held together, in any order and with repeats: `Hand("7S 7S TH RJ")`.

    Two hands with the same cards are equal and hash alike. A hand reads with or without spaces
    and writes itself sorted by `Card.index`. Raises `BadText("unknown_card")` for text that is
    not cards and `BadText("too_many_copies")` for more than seven of a kind.

    >>> hand = Hand("RJ 7S TH 7S")
    >>> hand, len(hand), hand.count(Card("7S")), Card("8S") in hand
    (Hand('7S 7S TH RJ'), 4, 2, False)
    >>> hand >= Hand("7S7S"), hand - Hand("7S"), hand + Hand("8S")
    (True, Hand('7S TH RJ'), Hand('7S 7S 8S TH RJ'))
    """

    __slots__ = ("packed",)

    packed: int

    def __init__(self, cards: str | Iterable[Card] = ()) -> None:
        if isinstance(cards, str):
            cards = parse_cards(cards)
        packed = 0
        for card in cards:
            if not isinstance(card, Card):
                raise TypeError(f"a hand is made of cards or of one text, not of {card!r}")
            packed += _ONE[card.index]
            if packed & _GUARD:
                raise BadText("too_many_copies", card.text)
        _set_packed(self, packed)

    @staticmethod
    def unpack(packed: int) -> Hand:
        """The hand whose `packed` integer this is (four bits a kind, by `Card.index`)."""
        hand = _new(Hand)
        _set_packed(hand, packed)
        return hand

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a hand is frozen: {name}")

    def __ge__(self, other: Hand) -> bool:
        return ((self.packed | _GUARD) - other.packed) & _GUARD == _GUARD

    def __le__(self, other: Hand) -> bool:
        return other >= self

    def __contains__(self, card: Card) -> bool:
        return bool(self.packed >> (_BITS * card.index) & _MOST)

    def __sub__(self, other: Hand) -> Hand:
        """This hand without `other`; raises `ValueError` unless it has all of it."""
        packed = self.packed
        if ((packed | _GUARD) - other.packed) & _GUARD != _GUARD:
            raise ValueError(f"{other!r} is not in {self!r}")
        hand = _new(Hand)
        _set_packed(hand, packed - other.packed)
        return hand

    def __add__(self, other: Hand) -> Hand:
        packed = self.packed + other.packed
        if packed & _GUARD:
            raise ValueError(f"more than {_MOST} copies of a card: {self!r} + {other!r}")
        return Hand.unpack(packed)

    def count(self, card: Card) -> int:
        """How many copies of `card` are held."""
        return self.packed >> (_BITS * card.index) & _MOST

    @property
    def once(self) -> Hand:
        """One card of each kind held.

        >>> Hand("7S 7S RJ").once
        Hand('7S RJ')
        """
        packed = self.packed
        return Hand.unpack((packed | packed >> 1 | packed >> 2) & _ONES)

    def kinds(self) -> Iterator[tuple[Card, int]]:
        """Each different card held, with how many, by `Card.index`.

        >>> list(Hand("7S 7S RJ").kinds())
        [(Card('7S'), 2), (Card('RJ'), 1)]
        """
        packed = self.packed
        while packed:
            index = ((packed & -packed).bit_length() - 1) // _BITS
            yield CARDS[index], packed >> (_BITS * index) & _MOST
            packed &= -1 << (_BITS * (index + 1))

    def __iter__(self) -> Iterator[Card]:
        for card, copies in self.kinds():
            for _ in range(copies):
                yield card

    def __len__(self) -> int:
        packed = self.packed
        return (packed & _ONES).bit_count() + 2 * (packed & _TWOS).bit_count() + 4 * (packed & _FOURS).bit_count()

    def __bool__(self) -> bool:
        return self.packed != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return Hand.unpack, (self.packed,)


# The slot's own setter: it passes `Hand.__setattr__`, which keeps everyone else out, and is what
# makes a subtraction cost a fifth of a microsecond.
_set_packed: Final = Hand.__dict__["packed"].__set__
_new: Final = object.__new__


def parse_cards(text: str) -> list[Card]:
    """The cards written in `text`, in the order written, with or without spaces.

    Raises `BadText("unknown_card")` naming the two characters that are no card.

    >>> parse_cards("8S8C RJ")
    [Card('8S'), Card('8C'), Card('RJ')]
    """
    cards = []
    for word in text.split():
        if len(word) % 2:
            raise BadText("unknown_card", word)
        cards += [Card(word[at : at + 2]) for at in range(0, len(word), 2)]
    return cards
