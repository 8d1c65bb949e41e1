"""The `danzhu` command: one line a command; the other files of this room are the commands."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from danzhu import __version__
from danzhu.cli.admin import admin
from danzhu.cli.agent import agent
from danzhu.cli.analyse import analyse
from danzhu.cli.arena import arena
from danzhu.cli.backup import backup, restore
from danzhu.cli.bench.command import bench
from danzhu.cli.check import check
from danzhu.cli.desk import Desk, open_desk, split_language
from danzhu.cli.fault import FAULTS, Fault, complain
from danzhu.cli.file import NO_ROOM, reason
from danzhu.cli.help import Command, Group
from danzhu.cli.play import play
from danzhu.cli.presets import presets
from danzhu.cli.puzzles import puzzles
from danzhu.cli.replay import replay
from danzhu.cli.serve import serve
from danzhu.cli.simulate import simulate
from danzhu.cli.verify import verify
from danzhu.locale import FALLBACK, LANGUAGES

app = typer.Typer(
    cls=Group,
    help="help-danzhu",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(cls=Command, help="help-play")(play)
app.command(cls=Command, help="help-simulate")(simulate)
app.command(cls=Command, help="help-arena")(arena)
app.command(cls=Command, help="help-agent")(agent)
app.command(cls=Command, help="help-bench")(bench)
app.command(cls=Command, help="help-presets")(presets)
app.command(cls=Command, help="help-puzzles")(puzzles)
app.command(cls=Command, help="help-check")(check)
app.command(cls=Command, help="help-replay")(replay)
app.command(cls=Command, help="help-analyse")(analyse)
app.command(cls=Command, help="help-verify")(verify)
app.command(cls=Command, help="help-serve")(serve)
app.command(cls=Command, help="help-backup")(backup)
app.command(cls=Command, help="help-restore")(restore)
app.command(cls=Command, help="help-admin")(admin)

BAD_INPUT = 2
"""The exit status for whatever the user can mend."""

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells know it."""


@app.callback(invoke_without_command=True)
def danzhu(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        typer.echo(f"danzhu {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.get_help()
        raise typer.Exit


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: the console script's entry.

    0: done; 1: done, and the answer is no; 2: asked for something that cannot be done, said in a
    stable code and in words; 130: interrupted.
    """
    language, rest = split_language(sys.argv[1:] if arguments is None else arguments, os.environ)
    desk = open_desk(language if language in LANGUAGES else FALLBACK)
    try:
        open_desk(language)
        status = int(app(args=rest, prog_name="danzhu", standalone_mode=False, obj=desk) or 0)
        sys.stdout.flush()
        return status
    except FAULTS as error:
        complain(error, desk)
        return BAD_INPUT
    except typer.Abort:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None or error.errno not in NO_ROOM:
            raise
        return _unprinted(error, desk)


def _unprinted(error: OSError, desk: Desk) -> int:
    """What was to be printed could not be: where it was to go there is no room."""
    # What is still buffered would fail once more when Python ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with suppress(OSError):
        complain(Fault("cannot_write", path="stdout", reason=reason(error, desk.say)), desk)
    return BAD_INPUT
