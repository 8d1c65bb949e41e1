"""`danzhu analyse RECORD`: what every decision of a match was worth, and what the strongest player would have done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from danzhu.bots.advice import strongest
from danzhu.bots.analysis import Finding, Moment, NoSuchDeal, judge, moments, seed_of
from danzhu.bots.registry import WORLDS
from danzhu.cli.choice import Seed, bot_called
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault
from danzhu.cli.file import lines_of, read_text
from danzhu.cli.screen.advice import amount, reason
from danzhu.cli.screen.ink import Ink, ink_for
from danzhu.cli.screen.registry import SCREENS
from danzhu.games.registry import game_named
from danzhu.table import AnyGame, PrivateLog, PublicRecord, Seat
from danzhu.table.lines import replay
from danzhu.table.match import begin
from danzhu.table.record import preset_of, publish


@dataclass(frozen=True, slots=True)
class Study:
    """A deal with its findings and, at the same places, the moments they are about."""

    deal: int
    moments: tuple[Moment[Any], ...]
    findings: tuple[Finding[Any], ...]


def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
    deal: Annotated[int | None, typer.Option("--deal", help="help-deal", metavar="N")] = None,
    level: Annotated[str | None, typer.Option("--level", help="help-analyst", metavar="BOT")] = None,
    budget: Annotated[int | None, typer.Option("--budget", help="help-budget", metavar="N")] = None,
    seed: Seed = None,
    every: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    desk = desk_of(context, plain=plain)
    record = read_record(file, desk)
    game = game_named(record.header.game)
    name = bot_called(game, level or strongest(game.name))
    budget = WORLDS[game.name] if budget is None else budget
    if budget < 1:
        raise Fault("below_one", name="--budget", number=budget)
    deals = range(1, max(1, len(record.deals)) + 1) if deal is None else (deal,)
    studies = _studied(record, deals, name, budget, seed or 0, desk)
    if as_json:
        typer.echo(json.dumps(_json(game, name, budget, list(studies)), ensure_ascii=False))
        return
    ink = ink_for(desk.say, begin(game, preset_of(game, record.header)), None, plain=plain)
    for study in studies:
        for line in _told(study, game, ink, every=every):
            desk.out.print(line, soft_wrap=plain)


def read_record(file: Path, desk: Desk) -> PublicRecord:
    """The deals of a record that are over, whether or not its match is; raises `BadRecord` and `Fault`."""
    steps = list(replay(lines_of(read_text(file, desk.say)), game_named, unfinished=True))
    events = tuple(step.event for step in steps if step.event is not None)
    return publish(game_named(steps[0].header.game), PrivateLog(steps[0].header, events))


def _studied(
    record: PublicRecord, deals: range | tuple[int, ...], level: str, budget: int, seed: int, desk: Desk
) -> Iterator[Study]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not desk.err.is_terminal
    for deal in deals:
        try:
            asked = moments(record, deal)
        except NoSuchDeal:
            raise Fault("no_such_deal", number=deal, most=len(record.deals)) from None
        with Progress(*columns, console=desk.err, transient=True, disable=hidden) as progress:
            told = progress.track(asked, description=desk.say("play-deal", number=deal))
            game = record.header.game
            found = [judge(game, each, seed_of(seed, at), budget, level=level) for at, each in enumerate(told)]
        yield Study(deal, asked, tuple(found))


def _told(study: Study, game: AnyGame, ink: Ink, *, every: bool) -> Iterator[Text]:
    say, screen = ink.say, SCREENS[game.name]
    yield Text(say("play-deal", number=study.deal), style="bold")
    for moment, found in zip(study.moments, study.findings, strict=True):
        best = found.advice[0]
        if found.is_good and not every:
            continue
        words = Text.assemble(
            say("analysis-did", turn=found.turn, who=ink.who(found.seat)),
            ink.gap,
            screen.action(found.action, moment.view, ink),
        )
        if found.lapsed:
            words.append(say("analysis-lapsed"))
        if not found.is_good:
            words.append(_cost(found, ink))
            better = screen.action(best.action, moment.view, ink)
            words = Text.assemble(words, ink.gap, say("analysis-better"), ink.gap, better, reason(best, ink))
        yield words
    for seat in sorted({found.seat for found in study.findings}):
        yield Text(_sum(study.findings, seat, ink))


def _cost(found: Finding[Any], ink: Ink) -> str:
    if found.loss is None:
        return ink.say("analysis-unweighed")
    return ink.say("analysis-cost", cost=amount(found.loss, found.unit, ink))


def _sum(findings: tuple[Finding[Any], ...], seat: Seat, ink: Ink) -> str:
    own = [found for found in findings if found.seat == seat]
    loss = sum(found.loss or 0.0 for found in own)
    best = sum(found.is_good for found in own)
    lost = amount(loss, own[0].unit, ink)
    return ink.say("analysis-sum", who=ink.who(seat), lost=lost, best=best, count=len(own))


def _json(game: AnyGame, level: str, budget: int, studies: list[Study]) -> dict[str, Any]:
    return {
        "game": game.name,
        "level": level,
        "budget": budget,
        "deals": [
            {"deal": study.deal, "findings": [_finding_json(game, each) for each in study.findings]}
            for study in studies
        ],
    }


def _finding_json(game: AnyGame, found: Finding[Any]) -> dict[str, Any]:
    return {
        "turn": found.turn,
        "seat": found.seat,
        "do": game.action_text(found.action),
        "lapsed": found.lapsed,
        "value": found.value,
        "loss": found.loss,
        "good": found.is_good,
        "unit": found.unit,
        "best": [
            {"do": game.action_text(each.action), "value": each.value, "reason": each.reason} for each in found.advice
        ],
    }
