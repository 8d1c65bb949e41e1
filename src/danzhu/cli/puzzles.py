"""`danzhu puzzles GAME`: find puzzles in deals between computer players, one JSON object a line."""

from __future__ import annotations

import json
from itertools import islice
from typing import Annotated

import typer

from danzhu.cli.choice import GameName, game_called
from danzhu.cli.fault import Fault


def puzzles(
    game: GameName,
    seed: Annotated[int, typer.Option("--seed", help="help-seed", metavar="N")] = 1,
    deals: Annotated[int, typer.Option("--deals", help="help-puzzles-deals", metavar="N")] = 1000,
    number: Annotated[int, typer.Option("--number", help="help-puzzles-number", metavar="N")] = 48,
    every: Annotated[bool, typer.Option("--every", help="help-puzzles-every")] = False,
) -> None:
    # Here and not above: the search brings the compiler with it.
    from danzhu.puzzles.finder import Limits, choose, find
    from danzhu.puzzles.puzzle import puzzle_json

    name = game_called(game).name
    for option, value in (("--deals", deals), ("--number", number)):
        if value < 1:
            raise Fault("below_one", name=option, number=value)
    found = find(name, seed, deals)
    for puzzle in islice(found, number) if every else choose(found, Limits(number)):
        typer.echo(json.dumps(puzzle_json(puzzle), ensure_ascii=False))
