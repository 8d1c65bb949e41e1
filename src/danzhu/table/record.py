"""Record: what is kept of a match. The private log knows every hand, the public record those of
deals that are over; they are two types so that nothing can serve the one for the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from danzhu.table.game import AnyGame
from danzhu.table.match import Dealt, Decided, Event, Match, advance, begin
from danzhu.table.option import options_of, with_options

FORMAT: Final = 1
"""The version of the line format: raised when an old reader could misread a new line."""

RULES: Final = 1
"""The version of the rules: raised when an old record could fold to another state."""


class BadRecord(ValueError):
    """A record that does not hold together. `line` counts from 1, `code` is stable.

    `detail` is the code of what went wrong inside the line (a refusal, a fault in a text), or
    the text at fault.

    >>> raise BadRecord(3, "illegal_action", "not_your_turn")
    Traceback (most recent call last):
    danzhu.table.record.BadRecord: line 3: illegal_action: not_your_turn
    """

    def __init__(self, line: int, code: str, detail: str = "") -> None:
        super().__init__(line, code, detail)
        self.line = line
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"line {self.line}: {self.code}" + (f": {self.detail}" if self.detail else "")


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is played by and by whom.

    `options` are the texts in which it differs from the preset, `players` a name for each seat,
    `commitment` the dealer's promise made before the first deal, if any.
    """

    game: str
    preset: str
    options: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ()
    commitment: str | None = None
    format: int = FORMAT
    rules: int = RULES


@dataclass(frozen=True, slots=True)
class PrivateLog:
    """Every event of a match, as the table itself keeps it: whoever reads it knows all hands."""

    header: Header
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, with all its hands and what it changed."""

    dealt: Dealt
    decided: tuple[Decided, ...]
    result: Any
    standing: Any


@dataclass(frozen=True, slots=True)
class PublicRecord:
    """What anyone may read of a match: its deals that are over and, once it is closed for good, those that were
    promised or dealt and never finished; nothing of a deal that may still be played."""

    header: Header
    deals: tuple[FinishedDeal, ...]
    voided: tuple[Dealt, ...] = ()


def header_for(game: AnyGame, preset: str, options: Mapping[str, str], players: tuple[str, ...]) -> Header:
    """A header for a new match, its options in the order in which the preset declares them."""
    declared = options_of(game.presets[preset])
    ordered = tuple((name, options[name]) for name in declared if name in options)
    return Header(game.name, preset, ordered, players)


def preset_of(game: AnyGame, header: Header) -> Any:
    """The preset that a match is played by; raises `KeyError` and `BadOption`."""
    return with_options(game.presets[header.preset], dict(header.options))


def fold(game: AnyGame, log: PrivateLog) -> Match:
    """The match that a log tells of; raises as `advance` does."""
    match = begin(game, preset_of(game, log.header))
    for event in log.events:
        match = advance(match, event)
    return match


def publish(game: AnyGame, log: PrivateLog, *, is_closed: bool = False) -> PublicRecord:
    """The public record of a log: built from the deals that are over, so that what belongs to an
    unfinished one never enters it. `is_closed`: nobody can play on, so an unfinished deal is void
    and is listed, lest a dealer could drop the deals that do not please him."""
    match = begin(game, preset_of(game, log.header))
    deals: list[FinishedDeal] = []
    dealt: Dealt | None = None
    decided: list[Decided] = []
    for event in log.events:
        match = advance(match, event)
        if isinstance(event, Dealt):
            dealt, decided = event, []
        else:
            decided.append(event)
        if dealt is not None and match.between_deals:
            result = game.result(match.state)
            deals.append(FinishedDeal(dealt, tuple(decided), result, match.standing))
    voided = (dealt,) if is_closed and dealt is not None and not match.between_deals else ()
    return PublicRecord(log.header, tuple(deals), voided)
