"""How soon the table server acknowledges, what a table costs it, and how much it can do: one process on one core, on a
real SQLite database, four people with a socket each at every table, the people on another core."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final

from danzhu.cli.bench.crowd import crowd, play
from danzhu.cli.bench.rate import Measures, quantile

TABLES: Final = 300
PAUSE_S: Final = 2.0
_FEW: Final = 40
_LEAST_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class Load:
    """Acknowledgements in milliseconds, the processor time of an action in milliseconds, and kilobytes a table."""

    waits: tuple[float, ...]
    cpu_ms_per_action: float
    kilobytes_per_table: float

    def wait(self, share: float) -> float:
        """How soon a share of the actions is acknowledged."""
        return quantile(list(self.waits), share)


@cache
def load(seconds: float) -> Load:
    """300 tables that act every two seconds each."""

    async def measured() -> Load:
        async with crowd(TABLES, PAUSE_S) as made:
            actions = await play(made, max(_LEAST_S, seconds))
            return Load(tuple(made.waits), made.processor_s * 1000 / actions, made.kilobytes_per_table)

    return asyncio.run(measured())


def actions_per_s(seconds: float) -> float:
    """Actions a second where nobody waits: 40 tables whose people act at once."""

    async def measured() -> float:
        async with crowd(_FEW, 0.0) as made:
            spent = max(_LEAST_S / 2, seconds)
            return await play(made, spent) / spent

    return asyncio.run(measured())


MEASURES: Final[Measures] = {
    "server.ack_ms_p50": lambda seconds: load(seconds).wait(0.5),
    "server.ack_ms_p95": lambda seconds: load(seconds).wait(0.95),
    "server.ack_ms_p99": lambda seconds: load(seconds).wait(0.99),
    "server.cpu_ms_per_action": lambda seconds: load(seconds).cpu_ms_per_action,
    "server.kb_per_table": lambda seconds: load(seconds).kilobytes_per_table,
    "server.actions_per_s": actions_per_s,
}
