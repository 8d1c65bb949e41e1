"""Records: finished matches as anyone may read them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from danzhu.server.store import schema


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished match; `lines` is the record as JSON Lines, `id` the match's own."""

    id: str
    match: str
    code: str
    game: str
    preset: str
    deals: int
    finished_at: float
    lines: str


@dataclass(frozen=True, slots=True)
class KeptListing:
    """What a list shows of a record."""

    id: str
    code: str
    game: str
    preset: str
    deals: int
    finished_at: float
    seat: int


async def keep_record(connection: AsyncConnection, kept: Kept, players: tuple[tuple[int, str], ...]) -> None:
    """Keep a record and who had which seat; one that is kept already stays as it is."""
    if await record_of(connection, kept.id) is not None:
        return
    await connection.execute(insert(schema.record), {name: getattr(kept, name) for name in Kept.__slots__})
    for seat, player in players:
        await connection.execute(insert(schema.played), {"record": kept.id, "seat": seat, "player": player})


async def record_of(connection: AsyncConnection, record: str) -> Kept | None:
    """A record by id."""
    row = (await connection.execute(select(schema.record).where(schema.record.c.id == record))).mappings().first()
    return None if row is None else Kept(**row)


async def records_of(connection: AsyncConnection, player: str, limit: int = 100) -> list[KeptListing]:
    """A person's finished matches, the newest first."""
    row, part = schema.record, schema.played
    columns = [getattr(row.c, name) for name in KeptListing.__slots__ if name != "seat"]
    asked = (
        select(*columns, part.c.seat)
        .join(part, part.c.record == row.c.id)
        .where(part.c.player == player)
        .order_by(row.c.finished_at.desc())
        .limit(limit)
    )
    return [KeptListing(**each) for each in (await connection.execute(asked)).mappings()]


async def rewrite_record(connection: AsyncConnection, record: str, lines: str) -> None:
    """Put other lines in a record's place: a name that must go, nothing else."""
    await connection.execute(update(schema.record).where(schema.record.c.id == record).values(lines=lines))


async def drop_old(connection: AsyncConnection, before: float) -> int:
    """Forget finished matches older than a time, their logs included; the number of matches forgotten."""
    row = schema.record
    old = [each.match for each in await connection.execute(select(row.c.match).where(row.c.finished_at < before))]
    for match in old:
        for each in (schema.event, schema.command, schema.pending):
            await connection.execute(delete(each).where(each.c.match == match))
    await connection.execute(delete(row).where(row.c.finished_at < before))
    return len(old)
