"""`python -m danzhu.learn GAME …`: make positions, fit a net to them, let it play."""

import sys

import typer

from danzhu.learn.fault import BadTraining
from danzhu.learn.guandan import command as guandan

app = typer.Typer(help="Train the nets that the players read.", no_args_is_help=True, add_completion=False)
app.add_typer(guandan.app, name="guandan")


@app.callback()
def root() -> None:
    """Train the nets that the players read."""


def main() -> int:
    """Do what the command line asks; 1 for a wish that cannot be granted, with its code on standard error."""
    try:
        app(prog_name="python -m danzhu.learn")
    except BadTraining as fault:
        sys.stderr.write(f"danzhu.learn: {fault}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
