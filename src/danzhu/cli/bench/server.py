"""How soon the table server acknowledges, what a table costs it, and how much it can do: one process on one core, on a
real SQLite database, four people with a socket each at every table, the people on another core."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from danzhu.cli.bench.crowd import crowd, play
from danzhu.cli.bench.rate import Measures, quantile

TABLES: Final = 300
PAUSE_S: Final = 2.0
_FEW: Final = 40
_LEAST_S: Final = 10.0


@cache
def load(seconds: float) -> tuple[tuple[float, ...], float]:
    """Acknowledgements in milliseconds at 300 tables that act every two seconds each, and kilobytes a table."""

    async def measured() -> tuple[tuple[float, ...], float]:
        async with crowd(TABLES, PAUSE_S) as made:
            await play(made, max(_LEAST_S, seconds))
            return tuple(made.waits), made.kilobytes_per_table

    return asyncio.run(measured())


def actions_per_s(seconds: float) -> float:
    """Actions a second where nobody waits: 40 tables whose people act at once."""

    async def measured() -> float:
        async with crowd(_FEW, 0.0) as made:
            spent = max(_LEAST_S / 2, seconds)
            return await play(made, spent) / spent

    return asyncio.run(measured())


MEASURES: Final[Measures] = {
    "server.ack_ms_p50": lambda seconds: quantile(list(load(seconds)[0]), 0.5),
    "server.ack_ms_p95": lambda seconds: quantile(list(load(seconds)[0]), 0.95),
    "server.ack_ms_p99": lambda seconds: quantile(list(load(seconds)[0]), 0.99),
    "server.kb_per_table": lambda seconds: load(seconds)[1],
    "server.actions_per_s": actions_per_s,
}
