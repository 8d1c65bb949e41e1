"""`danzhu arena GAME`: measure computer players against each other on duplicate deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from itertools import count
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from danzhu.bots.arena import Score, measure
from danzhu.bots.duel import Pairing
from danzhu.bots.ladder import Rung, climb
from danzhu.bots.registry import bots_of
from danzhu.bots.stakes import STAKES
from danzhu.cli.choice import (
    GameName,
    Options,
    any_bot_called,
    game_called,
    options_given,
    preset_called,
    preset_with,
)
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault
from danzhu.table import AnyGame

ALL: Final = "all"


def arena(
    context: typer.Context,
    game: GameName,
    first: Annotated[str | None, typer.Option("--a", help="help-arena-a", metavar="BOT")] = None,
    second: Annotated[str | None, typer.Option("--b", help="help-arena-b", metavar="BOT")] = None,
    deals: Annotated[int, typer.Option("--deals", help="help-deals", metavar="N")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="help-seed", metavar="N")] = 1,
    preset: Annotated[str | None, typer.Option("--preset", help="help-arena-preset", metavar="NAME")] = None,
    option: Options = None,
    bar: Annotated[float | None, typer.Option("--bar", help="help-bar", metavar="X")] = None,
    budget: Annotated[int | None, typer.Option("--budget", help="help-budget", metavar="N")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help="help-jobs", metavar="N")] = None,
    ladder: Annotated[str | None, typer.Option("--ladder", help="help-ladder", metavar="BOT,BOT")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    desk = desk_of(context)
    chosen = game_called(game)
    for name, number in (("--deals", deals), ("--budget", budget), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise Fault("below_one", name=name, number=number)
    bots = bots_of(chosen.name)
    pairing = Pairing(
        game=chosen.name,
        a=any_bot_called(chosen, first or bots[-1]),
        b=any_bot_called(chosen, second or bots[max(0, len(bots) - 2)]),
        presets=_presets(chosen, preset, options_given(option)),
        options=tuple(options_given(option).items()),
        seed=seed,
        budget=budget,
    )
    if ladder is None:
        with _bar(desk, deals) as seen:
            score = measure(pairing, deals, bar=bar, jobs=jobs, progress=lambda score: seen(score.deals))
        _show(pairing, score, desk, as_json=as_json)
        return
    names = bots if ladder == ALL else tuple(any_bot_called(chosen, name) for name in ladder.split(","))
    if len(set(names)) < max(2, len(names)):
        raise Fault("no_ladder", names=",".join(names))
    with _bar(desk, len(names) * (len(names) - 1) // 2) as seen:
        done = count(1)
        rungs = climb(pairing, names, deals, jobs=jobs, progress=lambda *_: seen(next(done)))
    _show_ladder(rungs, desk, as_json=as_json)


def _presets(game: AnyGame, name: str | None, options: dict[str, str]) -> tuple[str, ...]:
    """The presets that take turns deal by deal; raises `BadOption` where the options suit one of them not."""
    names = tuple(game.presets) if name == ALL else (preset_called(game, name),)
    for each in names:
        preset_with(game, each, options)
    return names


@contextmanager
def _bar(desk: Desk, total: int) -> Iterator[Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        task = progress.add_task(desk.say("arena-progress"), total=total)
        yield lambda done: progress.update(task, completed=done)


def score_json(score: Score) -> dict[str, Any]:
    """A score as one object: mean, standard error, wins, deals, plays, ms_per_move by side."""
    rounded = {"mean": round(score.mean, 4), "se": round(score.se, 4)}
    return asdict(score) | rounded | {"ms_per_move": {side: round(ms, 3) for side, ms in score.ms_per_move.items()}}


def _show(pairing: Pairing, score: Score, desk: Desk, *, as_json: bool) -> None:
    if as_json:
        setting = {"game": pairing.game, "a": pairing.a, "b": pairing.b, "presets": pairing.presets}
        typer.echo(json.dumps(setting | {"seed": pairing.seed} | score_json(score), ensure_ascii=False))
        return
    unit = desk.say(f"arena-unit-{STAKES[pairing.game].unit}")
    table = Table.grid(padding=(0, 2))
    table.add_row(desk.say("arena-mean", a=pairing.a, b=pairing.b), f"{score.mean:+.3f} ± {1.96 * score.se:.3f} {unit}")
    table.add_row(desk.say("arena-wins"), f"{score.wins} / {score.plays}")
    table.add_row(desk.say("arena-deals"), str(score.deals))
    for side, name in (("a", pairing.a), ("b", pairing.b)):
        table.add_row(desk.say("arena-ms", bot=name), f"{score.ms_per_move[side]:.2f}")
    desk.out.print(table)


def _show_ladder(rungs: list[Rung], desk: Desk, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([asdict(rung) for rung in rungs], ensure_ascii=False))
        return
    table = Table(*(desk.say(f"arena-ladder-{name}") for name in ("bot", "rating", "sigma", "mean")))
    for rung in rungs:
        table.add_row(rung.bot, f"{rung.rating:.2f}", f"{rung.sigma:.2f}", f"{rung.mean:+.3f}")
    desk.out.print(table)
