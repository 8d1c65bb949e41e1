"""Terms: what is agreed about a table when it is opened."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final

from pydantic import Field

from danzhu.bots.registry import bots_of
from danzhu.games.registry import game_named
from danzhu.server.fault import Fault, Refused
from danzhu.server.tables.model import Model, OptionText, Word
from danzhu.table import AnyGame, BadOption
from danzhu.table.option import with_options


class Pace(StrEnum):
    """How long a computer player takes, so that people can follow."""

    INSTANT = "instant"
    QUICK = "quick"
    NORMAL = "normal"
    THOUGHTFUL = "thoughtful"


class Spectators(StrEnum):
    """Who may look on: nobody, anyone at what is public, or anyone at deals that are over, with all hands."""

    NONE = "none"
    LIVE = "live"
    DELAYED = "delayed"


class Terms(Model):
    """A game, its options and the manners of the table.

    `clock` is seconds for a decision, None for no clock but the preset's own; `idle` is after how many seconds a
    computer player decides for a person who does not, at tables without a clock; `level` is the one that stands in.
    """

    game: Word
    preset: Word
    options: Annotated[dict[Word, OptionText], Field(max_length=64)] = Field(default_factory=dict)
    pace: Pace = Field(default=Pace.NORMAL, strict=False)
    clock: Annotated[int, Field(ge=5, le=600)] | None = None
    idle: Annotated[int, Field(ge=20, le=600)] = 90
    level: Word
    spectators: Spectators = Field(default=Spectators.LIVE, strict=False)
    listed: bool = False


# The presets made for play in which partners may not signal.
_SILENT: Final = frozenset({("guandan", "recreational"), ("guandan", "competition")})


def game_of(terms: Terms) -> AnyGame:
    """The game that is played; raises `Refused(unknown_game)`."""
    try:
        return game_named(terms.game)
    except KeyError:
        raise Refused(Fault.UNKNOWN_GAME) from None


def rules_of(terms: Terms) -> Any:
    """The preset with the options set; raises `Refused` with the option at fault."""
    game = game_of(terms)
    if terms.preset not in game.presets:
        raise Refused(Fault.UNKNOWN_PRESET, terms.preset)
    try:
        return with_options(game.presets[terms.preset], terms.options)
    except BadOption as bad:
        raise Refused(Fault.BAD_OPTION, f"{bad.code}:{bad.name}") from None


def check_terms(terms: Terms) -> None:
    """Raises `Refused` for terms under which nobody could play."""
    rules_of(terms)
    check_level(terms.game, terms.level)


def check_level(game: str, level: str) -> None:
    """Raises `Refused(unknown_level)` unless the game has such a computer player."""
    if level not in bots_of(game):
        raise Refused(Fault.UNKNOWN_LEVEL, level)


def phrases_rest_while_playing(terms: Terms) -> bool:
    """Whether quick phrases are off during a deal, since they could be signals."""
    return (terms.game, terms.preset) in _SILENT
