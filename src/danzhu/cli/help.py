"""Help: what `--help` prints, from the parameters that the commands declare, in the reader's language.

A declared help text is the key of its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain
from typing import Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from danzhu.bots.registry import bots_of
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault
from danzhu.games.registry import GAMES


class Command(TyperCommand):
    """A command whose help is in words."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        desk = desk_of(ctx)
        _head(desk, ctx, self.help)
        _parameters(desk, ctx)


class Group(TyperGroup):
    """The command itself, whose help lists the others."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None:
            raise Fault("no_such_command", name=cmd_name, names=", ".join(self.commands))
        return command

    def format_help(self, ctx: Any, formatter: Any) -> None:
        desk = desk_of(ctx)
        _head(desk, ctx, self.help)
        named = ((name, desk.say(str(command.help))) for name, command in self.commands.items())
        _rows(desk, "help-commands", named)
        _parameters(desk, ctx)


def _head(desk: Desk, ctx: typer.Context, key: str | None) -> None:
    # How the parser writes them; the words are the titles of the lists below.
    named = {"[OPTIONS]": f"[{desk.say('help-options')}]", "COMMAND [ARGS]...": f"<{desk.say('help-commands')}> ..."}
    usage = (named.get(each, re.sub(r"[{}]", "", each)) for each in ctx.command.collect_usage_pieces(ctx))
    pieces = " ".join([ctx.command_path, *usage])
    desk.out.print(Text.assemble((desk.say("help-usage"), "bold"), desk.say("sentence-separator"), pieces))
    desk.out.print()
    desk.out.print(Text(desk.say(str(key))))


def _parameters(desk: Desk, ctx: typer.Context) -> None:
    arguments, options = [], []
    for param in ctx.command.get_params(ctx):
        key = "help-help" if param.name == "help" else str(getattr(param, "help", ""))
        if param.param_type_name == "argument":
            arguments.append((str(param.metavar or param.name).upper(), desk.say(key)))
        else:
            takes = "" if getattr(param, "is_flag", False) else f" {param.metavar or str(param.name).upper()}"
            options.append((", ".join(param.opts) + takes, desk.say(key) + _values(param)))
    options.append(("--lang LANG", desk.say("help-lang")))
    _rows(desk, "help-arguments", arguments)
    _rows(desk, "help-options", options)


def _values(param: Any) -> str:
    """In brackets: the names that an option knows, or what it is unless it is given."""
    if str(param.metavar).startswith("BOT"):
        return f" [{', '.join(dict.fromkeys(chain.from_iterable(map(bots_of, GAMES))))}]"
    is_flag = getattr(param, "is_flag", False)
    return "" if is_flag or not isinstance(param.default, int | float) else f" [{param.default}]"


def _rows(desk: Desk, title: str, rows: Iterable[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    for name, words in rows:
        table.add_row("", Text(name, style="bold"), words)
    if table.rows:
        desk.out.print()
        desk.out.print(Text(desk.say(title), style="bold"))
        desk.out.print(table)
