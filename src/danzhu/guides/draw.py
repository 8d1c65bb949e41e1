"""Draw: cards as HTML, told by shape and colour, with a text for those who listen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from markupsafe import Markup

from danzhu.cards import Card, Rank
from danzhu.games.guandan.ranks import wild
from danzhu.guides.tell import card_name, listed
from danzhu.locale import Words

_TEXT_SIGN: Final = "\ufe0e"
"""Asks for the plain sign of a suit where a system would rather draw a picture."""


def corner(card: Card, say: Words) -> Markup:
    """Rank over suit."""
    label = say(f"rank-{card.rank}")
    sign = Markup("<i>{}{}</i>").format(say(f"suit-symbol-{card.suit}"), _TEXT_SIGN) if card.suit is not None else ""
    return Markup("<b>{}</b>{}").format(label, sign)


def mark_of(card: Card, level: Rank | None) -> str:
    """What is special about a card at a level (G2.1, G2.2); nothing where there is no level."""
    if level is None or card.rank is not level:
        return ""
    return "wild" if card is wild(level) else "level"


def one(card: Card, say: Words, mark: str = "", *, dim: bool = False) -> Markup:
    """One card."""
    looks = ["c", _look(card), mark, "dim" if dim else ""]
    if len(say(f"rank-{card.rank}")) > 1:
        looks.append("long")
    sign = Markup('<span class="mark">{}</span>').format(say(f"mark-{mark}")) if mark else ""
    return Markup('<span class="{}">{}{}</span>').format(" ".join(filter(None, looks)), corner(card, say), sign)


def name(card: Card, say: Words, mark: str = "") -> str:
    """A card as it is spoken, with what marks it."""
    return card_name(card, say) + (say("aside", text=say(f"mark-spoken-{mark}")) if mark else "")


def row(
    cards: Sequence[Card],
    say: Words,
    level: Rank | None = None,
    *,
    exposed: Collection[Card] = (),
    dim: Collection[Card] = (),
) -> Markup:
    """Cards side by side: one picture, whose text names them all."""
    marks = ["exposed" if card in exposed else mark_of(card, level) for card in cards]
    spoken = listed((name(card, say, mark) for card, mark in zip(cards, marks, strict=True)), say)
    drawn = Markup().join(one(card, say, mark, dim=card in dim) for card, mark in zip(cards, marks, strict=True))
    return Markup('<span class="cards" role="img" aria-label="{}">{}</span>').format(spoken, drawn)


def word(card: Card, say: Words) -> Markup:
    """A card among words."""
    label = say(f"rank-{card.rank}")
    if card.suit is not None:
        label = say("card-short", rank=label, suit=say(f"suit-symbol-{card.suit}") + _TEXT_SIGN)
    parts = (_look(card), card_name(card, say), label)
    return Markup('<span class="word {}" role="img" aria-label="{}">{}</span>').format(*parts)


def _look(card: Card) -> str:
    return f"suit-{card.rank if card.suit is None else card.suit}"


def words(cards: Iterable[Card], say: Words) -> Markup:
    """Several cards among words."""
    return Markup(" ").join(word(card, say) for card in cards)


def told(text: str) -> Markup:
    """Words beside cards."""
    return Markup('<span class="told">{}</span>').format(text)


def verb(text: str) -> Markup:
    """What is done, before the cards that it is done with."""
    return Markup('<span class="verb">{}</span>').format(text)


def who(text: str) -> Markup:
    """Whose row it is."""
    return Markup('<span class="who">{}</span>').format(text)


def line(*parts: Markup | str, look: str = "") -> Markup:
    """One row of an example."""
    opening = Markup('<li class="{}">').format(look) if look else Markup("<li>")
    return opening + Markup(" ").join(parts) + Markup("</li>")


def rows(lines: Iterable[Markup], *, ordered: bool = False) -> Markup:
    """The rows of an example."""
    frame = Markup('<ol class="rows">{}</ol>') if ordered else Markup('<ul class="rows">{}</ul>')
    return frame.format(Markup().join(lines))


def figure(inner: Markup, say: Words, caption: str = "") -> Markup:
    """An example with its frame; what is too wide scrolls within it, by keys too."""
    below = Markup("<figcaption>{}</figcaption>").format(caption) if caption else ""
    frame = Markup(
        '<figure class="example"><div class="scroll" role="group" aria-label="{}" tabindex="0">{}</div>{}</figure>\n'
    )
    return frame.format(say("guide-example"), inner, below)
