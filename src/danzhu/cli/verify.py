"""`danzhu verify FILE`: whether every deal of a record was shuffled as promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from danzhu.cli.desk import desk_of
from danzhu.cli.file import lines_of, read_text
from danzhu.games.registry import game_named
from danzhu.table.lines import replay


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
) -> None:
    from danzhu.server import shuffle

    desk = desk_of(context)
    verdicts = shuffle.verify(replay(lines_of(read_text(file, desk.say)), game_named))
    for each in verdicts:
        key = "verify-kept" if each.fault is None else "verify-broken"
        reason = "" if each.fault is None else desk.say(f"verify-{each.fault}")
        desk.out.print(desk.say(key, deal=each.deal, reason=reason, commitment=each.commitment or ""), soft_wrap=True)
        if each.is_void:
            desk.out.print(desk.say("verify-void", deal=each.deal), soft_wrap=True)
    broken = sum(each.fault is not None for each in verdicts)
    if broken or not verdicts:
        raise typer.Exit(1)
    # What is proved, and what is not, belongs together.
    desk.out.print(desk.say("verify-proves"))
