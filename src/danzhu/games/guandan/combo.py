"""Combo: the kinds of combination, readings and patterns."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.cards import BadText, Rank, Suit, Word


class Kind(Word):
    """What a combination is (G3, G4)."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    TUBE = "tube"
    PLATE = "plate"
    BOMB = "bomb"
    STRAIGHT_FLUSH = "straight_flush"
    JOKER_BOMB = "joker_bomb"

    @property
    def is_bomb(self) -> bool:
        """Whether it beats ordinary forms (G4)."""
        return self in _BOMBS


_BOMBS = frozenset({Kind.BOMB, Kind.STRAIGHT_FLUSH, Kind.JOKER_BOMB})


@dataclass(frozen=True, slots=True)
class Reading:
    """What cards are played as: a kind, the rank that ranks it, and the number of cards.

    `key` is the rank of a set, the triple of a full house, the natural top rank of a run (5 for
    a run from the low ace), `RED_JOKER` for the joker bomb.

    >>> Reading(Kind.BOMB, Rank.EIGHT, 4).text, Reading.parse("bomb-8", 4).size
    ('bomb-8', 4)
    """

    kind: Kind
    key: Rank
    size: int

    @property
    def text(self) -> str:
        """Kind and key; the size is seen from the cards."""
        return f"{self.kind}-{self.key}"

    @classmethod
    def parse(cls, text: str, size: int) -> Reading:
        """The reading of `size` cards written `text`; raises `BadText("unknown_reading")`.

        The text says what is meant, not whether any cards can be it.
        """
        kind, _, key = text.rpartition("-")
        try:
            return cls(Kind(kind), Rank.parse(key), size)
        except ValueError:
            raise BadText("unknown_reading", text) from None


@dataclass(frozen=True, slots=True)
class Pattern:
    """A reading plus what else tells plays apart but for suits: the pair of a full house, the
    suit of a straight flush. With two packs and the standard forms there are 392 of them."""

    reading: Reading
    pair: Rank | None = None
    suit: Suit | None = None
