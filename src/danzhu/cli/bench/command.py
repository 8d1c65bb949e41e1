"""`danzhu bench [NAME…]`: every figure about speed, measured on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from danzhu.cli.desk import desk_of
from danzhu.cli.fault import Fault, complain


def bench(
    context: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(help="help-bench-names", metavar="NAME")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="help-bench-seconds", metavar="S")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    # Loads the kernels: a second that no other command should take.
    from danzhu.cli.bench.figures import MEASURES, chosen

    desk = desk_of(context)
    figures = {}
    for name in chosen(names or [""]):
        try:
            figures[name] = float(f"{MEASURES[name](seconds):.4g}")
        except Fault as missing:
            # What cannot be measured on this machine is told; it is a fault only where it was asked for.
            if names:
                raise
            complain(missing, desk)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,g}" if figure < 1000 else f"{figure:,.0f}")
    desk.out.print(table)
