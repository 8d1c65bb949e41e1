"""The `danzhu` command: one typer application that the other files of this room add to."""

from typing import Annotated

import typer

from danzhu import __version__

app = typer.Typer(name="danzhu", no_args_is_help=True, add_completion=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"danzhu {__version__}")
        raise typer.Exit


@app.callback()
def danzhu(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """Guandan 掼蛋 · Gong Zhu 拱猪"""


def main() -> None:
    """Run the command: the console script's entry."""
    app()
