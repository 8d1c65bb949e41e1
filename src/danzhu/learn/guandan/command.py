"""`python -m danzhu.learn guandan …`: the steps of a training, one a command."""

from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.judging import Net
from danzhu.learn.fault import BadTraining
from danzhu.learn.guandan import file
from danzhu.learn.guandan.duel import duel
from danzhu.learn.guandan.fit import fit, split
from danzhu.learn.guandan.positions import joined, positions
from danzhu.learn.guandan.quality import Mean, quality

app = typer.Typer(help="The net behind second thoughts.", no_args_is_help=True)

_Seed = Annotated[int, typer.Option(help="Equal seeds give equal results.")]
_Net = Annotated[Path | None, typer.Option("--net", help="A net to play with, instead of the one in use.")]


@app.command("positions")
def make_positions(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="Where they go; must not be there yet.")],
    deals: Annotated[int, typer.Option(min=1, help="Deals to play, each good for some nine positions.")] = 800,
    seed: _Seed = 1,
    net: _Net = None,
) -> None:
    """Play deals and keep positions of them, with every choice played out."""
    _refuse_to_lose(path)
    with typer.progressbar(positions(deals, seed, _net(net)), deals, label="deals") as parts:
        found = joined(parts)
    file.write(path, found)
    typer.echo(f"{len(found.choices)} positions with {len(found.won)} choices of {deals} deals")


@app.command("fit")
def fit_net(
    path: Annotated[Path, typer.Argument(metavar="NET", help="Where the net goes.")],
    sources: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Positions.")],
    passes: Annotated[int, typer.Option(min=1, help="Over all positions.")] = 7,
    held: Annotated[float, typer.Option(min=0, max=1, help="Share of the deals left out, to judge the net by.")] = 0.1,
    seed: _Seed = 1,
) -> None:
    """Fit a net to positions and say how well it foretells those left out."""
    rng = np.random.default_rng(seed)
    found = file.read_positions(sources)
    learnt, left = split(found, held, rng)
    typer.echo(f"{len(learnt)} positions to learn from, {len(left)} left out")
    for number, each in enumerate(fit(found, learnt, rng, passes), 1):
        typer.echo(f"pass {number}: loss {each.loss:.4f}, {quality(each.net, found, left)}")
        file.write(path, file.rounded(each.net))
    typer.echo(f"as written: {quality(file.read_net(path), found, left)}")


@app.command("duel")
def play_duel(
    net: _Net = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals, each played twice.")] = 1000,
    seed: _Seed = 1,
) -> None:
    """Let second thoughts play without a search against the careful player."""
    typer.echo(f"{Mean.of(duel(_net(net), deals, seed))} levels a deal over {deals} deals")


def _net(path: Path | None) -> Net:
    return judgement() if path is None else file.read_net(path)


def _refuse_to_lose(path: Path) -> None:
    """Hours of play are not written over."""
    if path.exists():
        raise BadTraining("file_exists", str(path))
    if not path.parent.is_dir():
        raise BadTraining("no_folder", str(path.parent))
