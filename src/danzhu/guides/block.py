"""Block: a fenced block of a page that the rules play before it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from danzhu.cards import BadText, Card, Rank, parse_cards
from danzhu.games.registry import GAMES
from danzhu.guides.fault import BadGuide
from danzhu.locale import Words
from danzhu.table.option import BadOption, options_of, with_options
from danzhu.table.seat import Seat

SEATS = ("you", "right", "partner", "left")
"""How blocks name the seats, from 0; at a table without partners `opposite` is the third."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: in which words, on which page, and what was asked in a form there."""

    say: Words
    page: str
    asked: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Block:
    """What stands in a fenced block.

    ````
    ```guandan play level=5 preset=online
    9S 9D 9C 5H = bomb-9 (9)
    ```
    ````

    Here `game` is guandan, `kind` play. `args` are words without a value, `values` those with one that are
    no options of the game. `rules` are the presets for which the example stands, by name,
    with what options were set: every preset of the game unless the block, or the section it stands in, names some.
    """

    game: str
    kind: str
    args: tuple[str, ...]
    values: Mapping[str, str]
    rules: Mapping[str, Any]
    lines: tuple[str, ...]

    @property
    def level(self) -> Rank:
        """The active level, 2 unless the block says another."""
        return Rank.parse(self.values.get("level", "2"))


def parse_block(info: str, content: str, presets: tuple[str, ...] = ()) -> Block:
    """The block with this first line and these others; `presets` are those of the section it stands in.

    >>> block = parse_block("guandan play level=5 pass_locks=yes", "5H = single-5")
    >>> block.kind, block.level, list(block.rules)[0], block.rules["online"].pass_locks
    ('play', Rank.FIVE, 'recreational', True)
    """
    try:
        game, kind, *rest = info.split()
        known = GAMES[game].presets
    except (ValueError, KeyError):
        raise BadGuide(f"no block begins with {info!r}") from None
    args = tuple(each for each in rest if "=" not in each)
    values = dict(each.split("=", 1) for each in rest if "=" in each)
    names = tuple(values.pop("preset").split(",")) if "preset" in values else presets or tuple(known)
    options = {name: values.pop(name) for name in list(values) if name in options_of(next(iter(known.values())))}
    try:
        rules = {name: with_options(known[name], options) for name in names}
    except (KeyError, BadOption) as fault:
        raise BadGuide(f"{info!r}: {fault}") from None
    lines = tuple(line.strip() for line in content.splitlines() if line.strip())
    return Block(game, kind, args, values, rules, lines)


def seat_named(text: str) -> Seat:
    """The seat that a block means.

    >>> seat_named("right"), seat_named("opposite")
    (1, 2)
    """
    try:
        return Seat(SEATS.index("partner" if text == "opposite" else text))
    except ValueError:
        raise BadGuide(f"no seat is called {text!r}") from None


def seat_words(seat: Seat, block: Block, say: Words) -> str:
    """A seat in the reader's words."""
    name = "opposite" if block.game == "gongzhu" and seat == 2 else SEATS[seat]
    return say(f"seat-{name}")


def cards_in(text: str) -> list[Card]:
    """Cards in the order written."""
    try:
        return parse_cards(text)
    except BadText as fault:
        raise BadGuide(str(fault)) from None


def halves(line: str, sign: str) -> tuple[str, str]:
    """What stands before and after the sign that a line must have."""
    left, found, right = line.partition(sign)
    if not found:
        raise BadGuide(f"{line!r} lacks {sign!r}")
    return left.strip(), right.strip()
