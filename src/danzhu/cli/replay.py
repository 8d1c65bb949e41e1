"""`danzhu replay FILE`: every line of a record checked by the rules, and told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.file import lines_of, read_text
from danzhu.cli.screen.ink import Ink, ink_for
from danzhu.cli.screen.registry import SCREENS
from danzhu.games.registry import game_named
from danzhu.locale import Words
from danzhu.table import Dealt
from danzhu.table.lines import Step
from danzhu.table.lines import replay as steps_of


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="help-quiet")] = False,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="help-unfinished")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    desk = desk_of(context, plain=plain)
    lines = lines_of(read_text(file, desk.say))
    last: Step | None = None
    for each, told in _told(steps_of(lines, game_named, unfinished=unfinished), desk.say, plain=plain):
        last = each
        for line in () if quiet else told:
            desk.out.print(line, soft_wrap=plain)
        if step and told and not _go_on(desk):
            return
    if last is not None:
        key = "replay-whole" if "close" in last.json else "replay-unfinished"
        desk.out.print(desk.say(key, lines=last.line, deals=last.match.deals))


def _told(steps: Iterator[Step], say: Words, *, plain: bool) -> Iterator[tuple[Step, list[Text]]]:
    """Each step with the lines that tell it: hands as they were dealt, then all that happened."""
    before: Any = None
    for step in steps:
        match = step.match
        screen = SCREENS[step.header.game]
        ink = ink_for(say, match, None, plain=plain)
        if step.voided is not None:
            yield step, [*_dealt(step, ink), Text(say("verify-void", deal=step.json["void"]))]
            continue
        if match.state is None:
            yield step, [_header(step, ink)]
            continue
        after = match.game.view(match.state, None)
        if isinstance(step.event, Dealt):
            yield step, [*_dealt(step, ink), *screen.opened(after, ink)]
        elif step.event is not None:
            yield step, screen.told(before, step.event, after, ink)
        elif "over" in step.json:
            lines = screen.summary(match, ink)
            yield step, [*lines, *(screen.winners(match.winner, ink) if match.winner else [])]
        else:
            yield step, []
        before = after


def _header(step: Step, ink: Ink) -> Text:
    header = step.header
    options = " ".join(f"{name}={value}" for name, value in header.options)
    words = ink.say("replay-header", game=ink.say(f"game-{header.game}"), preset=header.preset, options=options)
    return Text(words.rstrip(), style="bold")


def _dealt(step: Step, ink: Ink) -> Iterator[Text]:
    yield Text("")
    yield Text(ink.say("play-deal", number=step.json["deal" if step.voided is None else "void"]), style="bold")
    for seat, hand in enumerate(step.json["hands"]):
        yield Text(ink.say("replay-hand", number=seat, hand=hand))


def _go_on(desk: Desk) -> bool:
    try:
        return input(f"{desk.say('replay-step')} ").strip().lower() not in ("q", "quit", desk.say("command-quit"))
    except (EOFError, KeyboardInterrupt):
        return False
