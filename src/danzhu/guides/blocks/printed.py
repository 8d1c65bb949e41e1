"""Printed: the rules of one preset on one sheet of paper, all of it from the engine and its tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from danzhu.cards import SUITED_RANKS, Card, Hand, Rank, Suit, parse_cards
from danzhu.games.gongzhu.pack import EXPOSABLE, GOAT, PIG, TRANSFORMER
from danzhu.games.gongzhu.preset import Preset as Pigs
from danzhu.games.gongzhu.score import total
from danzhu.games.guandan.beats import strength
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.read import read
from danzhu.games.registry import GAMES
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader
from danzhu.guides.blocks.options import preset_words
from danzhu.guides.blocks.score import IN_ORDER, worth
from danzhu.guides.layout import TEMPLATES
from danzhu.guides.tell import kind_words, points, value_words
from danzhu.locale import Words
from danzhu.table.option import option_texts

LEVEL = Rank.QUEEN
"""The level of a whole sheet: one that is seen to leave its place, and of which no example has a natural card."""

SAMPLES = (
    "7S",
    "KS KD",
    "9S 9H 9C",
    "8S 8H 8D 3S 3C",
    "5S 6H 7D 8C 9S",
    "5S 6H 7D 8C 9S TD",
    "4S 4D 5H 5C 6S 6D",
    "4S 4D 5H 5C",
    "TS TH TD JS JD JC",
    "6S 6H 6D 6C",
    "6S 6H 6D 6C 6S",
    "5D 6D 7D 8D 9D",
    "6S 6H 6D 6C 6S 6H",
    "6S 6H 6D 6C 6S 6H 6D",
    "6S 6H 6D 6C 6S 6H 6D 6C",
    "6S 6H 6D 6C 6S 6H 6D 6C QH",
    "6S 6H 6D 6C 6S 6H 6D 6C QH QH",
    "RJ RJ BJ BJ",
)
"""Cards of which a preset makes one thing or another, or nothing: what it makes of them is asked."""

LEFT_OUT = frozenset({"seats", "teams", "packs"})
"""Options that no table can change so far."""


def links(block: Block, reader: Reader) -> Markup:
    """`guandan cards`: where the printed sheets of the game's presets are."""
    say = reader.say
    items = Markup().join(
        Markup('<li><a href="/guides/{}/card-{}-{}">{}</a></li>').format(
            say.language, block.game, name, title_of_card(block.game, name, say)
        )
        for name in GAMES[block.game].presets
    )
    return Markup("<ul>{}</ul>").format(items)


def title_of_card(game: str, preset: str, say: Words) -> str:
    """What a sheet is called."""
    return say("guide-card-title", game=say(f"game-{game}"), preset=preset_words(preset, say))


def sheet_of(game: str, name: str, say: Words) -> Markup:
    """The body of one sheet; raises `KeyError` for a game or preset that there is not."""
    preset = GAMES[game].presets[name]
    parts = _guandan(preset, say) if game == "guandan" else _gongzhu(preset, say)
    html = TEMPLATES.get_template("card.html").render(
        say=say,
        about=say(f"{game}-preset-{name}"),
        parts=parts,
        options=[
            (say(f"{game}-option-{option}"), value_words(value, say))
            for option, value in option_texts(preset).items()
            if option not in LEFT_OUT
        ],
    )
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


Part = tuple[str, list[tuple[Markup, str]]]
"""A heading, and rows of cards with what is said of them."""


def _guandan(preset: Preset, say: Words) -> list[Part]:
    order = sorted(SUITED_RANKS, key=lambda rank: level_order(rank, LEVEL), reverse=True)
    high = [Card("RJ"), Card("BJ"), *(Card.of(rank, Suit.SPADES) for rank in order)]
    found = list(_samples(preset))
    forms = [(cards, reading) for cards, reading in found if not reading.kind.is_bomb]
    bombs = sorted(
        ((cards, reading) for cards, reading in found if reading.kind.is_bomb),
        key=lambda each: strength(each[1], LEVEL, preset),
    )
    assert all(strength(low[1], LEVEL, preset) < strength(top[1], LEVEL, preset) for low, top in pairwise(bombs))
    return [
        (say("guide-card-order", level=say(f"rank-{LEVEL}")), [(draw.row(high, say, LEVEL), "")]),
        (say("guide-card-forms"), [_shown(each, say) for each in forms]),
        (say("guide-card-bombs"), [_shown(each, say) for each in bombs]),
    ]


def _samples(preset: Preset) -> Iterator[tuple[list[Card], Reading]]:
    for text in SAMPLES:
        cards = parse_cards(text)
        readings = read(Hand(cards), LEVEL, preset)
        if readings:
            yield cards, next(iter(readings))


def _shown(each: tuple[list[Card], Reading], say: Words) -> tuple[Markup, str]:
    cards, reading = each
    return draw.row(cards, say, LEVEL), kind_words(reading, say)


def _gongzhu(preset: Pigs, say: Words) -> list[Part]:
    by_points: dict[int, list[Card]] = {}
    for card in IN_ORDER:
        by_points.setdefault(total(worth([card], (), (), preset)), []).append(card)
    single = [(draw.row(cards, say), points(worth_)) for worth_, cards in by_points.items()]
    piles: list[tuple[Any, ...]] = [
        ((TRANSFORMER, PIG), ()),
        ((TRANSFORMER, GOAT), ()),
        (IN_ORDER[3:], ()),
        ((PIG, *IN_ORDER[3:]), ()),
        (IN_ORDER, ()),
        (IN_ORDER, EXPOSABLE),
    ]
    together = [
        (draw.row(cards, say, exposed=shown), points(total(worth(cards, shown, (), preset)))) for cards, shown in piles
    ]
    exposed = [
        (draw.row([card], say, exposed=[card]), points(total(worth([card], [card], (), preset)))) for card in EXPOSABLE
    ]
    return [
        (say("guide-card-values"), single),
        (say("guide-card-exposed"), exposed),
        (say("guide-card-together"), together),
    ]
