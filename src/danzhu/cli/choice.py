"""Choice: the game, preset and options that a command line asks for."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from danzhu.bots.own import NoSuchBot, any_bot, is_own
from danzhu.bots.registry import bots_of
from danzhu.cli.fault import Fault
from danzhu.games.registry import GAMES, game_named
from danzhu.table import AnyGame
from danzhu.table.option import with_options

GameName = Annotated[str, typer.Argument(help="help-game", metavar="GAME")]
PresetName = Annotated[str | None, typer.Option("--preset", help="help-preset", metavar="NAME")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", help="help-seed", metavar="N")]


def game_called(name: str) -> AnyGame:
    """The game of that name; raises `Fault("unknown_game")`."""
    try:
        return game_named(name)
    except KeyError:
        raise Fault("unknown_game", name=name, names=", ".join(GAMES)) from None


def preset_called(game: AnyGame, name: str | None) -> str:
    """The name of one of a game's presets, the first if none is asked for; raises `Fault("unknown_preset")`."""
    if name is None:
        return next(iter(game.presets))
    if name not in game.presets:
        raise Fault("unknown_preset", name=name, names=", ".join(game.presets))
    return name


def bot_called(game: AnyGame, name: str) -> str:
    """The name of one of a game's computer players; raises `Fault("unknown_bot")`."""
    if name not in bots_of(game.name):
        raise Fault("unknown_bot", name=name, names=", ".join(bots_of(game.name)))
    return name


def any_bot_called(game: AnyGame, name: str) -> str:
    """The name of a computer player, ours or written as `module:name` in the current folder or installed;
    raises `Fault`: `unknown_bot`, `no_own_bot`, `not_a_bot`."""
    if not is_own(name):
        return bot_called(game, name)
    # As `python -m` has it; processes that share the work take it over.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        any_bot(game.name, name)
    except NoSuchBot as missing:
        raise Fault(missing.code, name=name) from None
    return name


def options_given(texts: Iterable[str] | None) -> dict[str, str]:
    """Options written `name=value`; raises `Fault("option_without_value")`.

    >>> options_given(["tribute=no", "bomb_sizes=4,5"])
    {'tribute': 'no', 'bomb_sizes': '4,5'}
    """
    given = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("option_without_value", text=text)
        given[name.strip()] = value.strip()
    return given


def preset_with(game: AnyGame, name: str, options: dict[str, str]) -> Any:
    """The preset with some options set; raises `BadOption`."""
    return with_options(game.presets[name], options)
