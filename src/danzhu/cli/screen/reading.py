"""Reading: what Guandan's combinations are called."""

from __future__ import annotations

from rich.text import Text

from danzhu.cards import Card, Hand, Rank
from danzhu.cli.screen.ink import Ink
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.view import View

_GROUPS = {Kind.TUBE: 2, Kind.PLATE: 3}


def kind_words(reading: Reading, ink: Ink) -> str:
    """The kind of a reading: `pair`, `bomb of 5`."""
    return ink.say(f"guandan-kind-{reading.kind}", size=reading.size, count=_count(reading))


def reading_words(reading: Reading, ink: Ink) -> str:
    """A reading in full: `pair of kings`, `straight, nine high`."""
    return ink.say(
        f"guandan-reading-{reading.kind}",
        rank=ink.say(f"rank-spoken-{reading.key}"),
        ranks=ink.say(f"rank-plural-{reading.key}"),
        size=reading.size,
        count=_count(reading),
    )


def _count(reading: Reading) -> int:
    return reading.size // _GROUPS.get(reading.kind, 1)


def mark_of(card: Card, level: Rank) -> str:
    """What is special about a card at a level (G2.1, G2.2)."""
    if card is wild(level):
        return "wild"
    return "level" if card.rank is level else ""


def cards_text(cards: Hand, level: Rank, ink: Ink) -> Text:
    """Cards in a row, level cards and wilds marked."""
    return ink.row(ink.card(card, mark_of(card, level)) for card in cards)


def play_text(play: Play, view: View, ink: Ink) -> Text:
    """A play's cards, what they are, and what the wilds stand for."""
    words = reading_words(play.reading, ink)
    stands = read(play.cards, view.level, view.preset).get(play.reading, ())
    if stands and len(play.cards) > len(stands):
        ranks = ink.say("list-separator").join(map(ink.rank, stands))
        words = ink.say("guandan-with-wild", reading=words, ranks=ranks)
    return Text.assemble(cards_text(play.cards, view.level, ink), ink.say("guandan-as", reading=words))


def action_text(action: Action, view: View, ink: Ink) -> Text:
    """One action in words."""
    match action:
        case Play():
            return play_text(action, view, ink)
        case Pass():
            return Text(ink.say("guandan-pass"))
        case Pay(card) | Return(card):
            return ink.card(card, mark_of(card, view.level))
