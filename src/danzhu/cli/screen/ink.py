"""Ink: cards, seats and lists as text, in one language, for eyes or for a screen reader."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from danzhu.cards import Card, Rank, Suit
from danzhu.locale import Words
from danzhu.table import Match, Seat

_RED: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})
_AROUND: Final = ("you", "right", "opposite", "left")


@dataclass(frozen=True, slots=True)
class Ink:
    """How to write: the words, whether plainly (spoken names, no signs or colours), and for whom.

    `seat` is the reader's own, None for a reader who sits nowhere; `names` are what he calls the
    seats.
    """

    say: Words
    plain: bool
    seat: Seat | None
    names: tuple[str, ...]

    def rank(self, rank: Rank) -> str:
        """A rank by itself: `Q`, or `queen` if plain."""
        return self.say(f"rank-spoken-{rank}" if self.plain else f"rank-{rank}")

    def card(self, card: Card, mark: str = "") -> Text:
        """A card, with what is special about it: `Q♠`, or `queen of spades` if plain.

        `mark` is the last part of a `mark-` key; none if empty.
        """
        text = Text(self._card(card), style=_style(card))
        return text if not mark else self.marked(text, mark)

    def _card(self, card: Card) -> str:
        rank = self.rank(card.rank)
        if card.suit is None:
            return rank
        if self.plain:
            return self.say("card-spoken", rank=rank, suit=self.say(f"suit-{card.suit}"))
        return self.say("card-short", rank=rank, suit=self.say(f"suit-symbol-{card.suit}"))

    def suit(self, suit: Suit) -> Text:
        """A suit by itself: `♠`, or `spades` if plain."""
        if self.plain:
            return Text(self.say(f"suit-{suit}"))
        return Text(self.say(f"suit-symbol-{suit}"), style="red" if suit in _RED else "")

    def marked(self, text: Text, mark: str) -> Text:
        """A text with a mark behind it: a sign, or a word in brackets if plain. Never colour alone."""
        if self.plain:
            return Text.assemble(text, self.say("aside", text=self.say(f"mark-spoken-{mark}")))
        return Text.assemble(text, (self.say(f"mark-{mark}"), "bold"), style="bold")

    def row(self, texts: Iterable[Text | str]) -> Text:
        """Texts one after the other: with spaces, or commas if plain."""
        between = self.say("list-separator") if self.plain else " "
        return Text(between).join(Text(each) if isinstance(each, str) else each for each in texts)

    @property
    def gap(self) -> str:
        """What stands behind a label or a sentence: in Chinese nothing, its punctuation is wide enough."""
        return self.say("sentence-separator")

    def who(self, seat: Seat) -> str:
        """A seat as the reader calls it."""
        return self.names[seat]

    def everyone(self, seats: Iterable[Seat]) -> str:
        """Several seats in one list."""
        return self.say("list-separator").join(map(self.who, seats))


def ink_for(say: Words, match: Match, seat: Seat | None, *, plain: bool) -> Ink:
    """Ink for a reader at a match, in a seat or in none."""
    seats = match.game.seats(match.preset)
    names = tuple(say(_name(Seat(each), seat, match, seats), number=each) for each in range(seats))
    return Ink(say, plain, seat, names)


def _name(seat: Seat, reader: Seat | None, match: Match, seats: int) -> str:
    """The key of what a reader calls a seat: you, right, opposite, left; a number where nobody sits
    so, and for a reader who sits nowhere."""
    if reader is None or seats != len(_AROUND):
        return "seat-you" if seat == reader else "seat-number"
    if seat != reader and seat in match.game.partners(match.preset, reader):
        return "seat-partner"
    return f"seat-{_AROUND[(seat - reader) % seats]}"


def _style(card: Card) -> str:
    red = card.suit in _RED or card.rank is Rank.RED_JOKER
    return "red" if red else ""
