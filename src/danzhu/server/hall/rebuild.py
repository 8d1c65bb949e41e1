"""Rebuild: a table from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from pydantic import ValidationError

from danzhu.server.fault import Fault, Refused
from danzhu.server.store import Entry, Store
from danzhu.server.store.read import Stored, stored_table
from danzhu.server.tables.event import Deed, Event, read_event
from danzhu.server.tables.fold import BadLog, fold, hold
from danzhu.server.tables.table import Table

_BREATH: Final = 32  # events folded before others get their turn

Rebuilt = tuple[Table, Stored, list[tuple[int, Event]]]
"""The table, what it was rebuilt from, and its events with their versions."""


async def rebuild(store: Store, code: str) -> Rebuilt:
    """A table from storage; raises `Refused(unknown_table)`, and `BadLog` for a log that cannot be folded."""
    stored = await store.read(lambda connection: stored_table(connection, code))
    if stored is None:
        raise Refused(Fault.UNKNOWN_TABLE)
    table, events = await folded(stored.entries)
    for pending in stored.pending:
        if pending.decision == table.decision:
            table = hold(table, Deed.model_validate_json(pending.body))
    return table, stored, events


async def folded(entries: Sequence[Entry]) -> tuple[Table, list[tuple[int, Event]]]:
    """The table that a log tells of, and its events; raises `BadLog`."""
    table: Table | None = None
    events: list[tuple[int, Event]] = []
    for number, entry in enumerate(entries):
        if number % _BREATH == 0:
            await asyncio.sleep(0)
        try:
            event = read_event(entry.body)
        except ValidationError as fault:
            raise BadLog(f"{entry.match} {entry.seq}: {fault}") from None
        table = fold(table, event)
        if table.version != entry.seq:
            raise BadLog(f"{entry.match}: a line is missing before {entry.seq}")
        events.append((entry.seq, event))
    if table is None:
        raise BadLog("empty log")
    return table, events
