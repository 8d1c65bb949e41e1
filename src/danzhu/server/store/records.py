"""Records: finished matches as anyone may read them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

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
    won: bool | None


@dataclass(frozen=True, slots=True)
class Part:
    """A person's part in a finished match: his seat, the lowest seat of his side, and whether it won; None where
    nobody did."""

    seat: int
    player: str
    side: int
    won: bool | None


@dataclass(frozen=True, slots=True)
class Title:
    """What a record is of, in short."""

    game: str
    preset: str
    deals: int


def title_of(connection: Connection, record: str) -> Title | None:
    """A record by id, without its lines."""
    row = schema.record.c
    found = connection.execute(select(row.game, row.preset, row.deals).where(row.id == record)).first()
    return None if found is None else Title(*found)


def keep_record(connection: Connection, kept: Kept, parts: tuple[Part, ...]) -> None:
    """Keep a record and who had which part; one that is kept already stays as it is, so that nothing counts twice."""
    if record_of(connection, kept.id) is not None:
        return
    connection.execute(insert(schema.record), {name: getattr(kept, name) for name in Kept.__slots__})
    for part in parts:
        told = {name: getattr(part, name) for name in Part.__slots__}
        connection.execute(insert(schema.played), {"record": kept.id, **told})


def record_of(connection: Connection, record: str) -> Kept | None:
    """A record by id."""
    row = (connection.execute(select(schema.record).where(schema.record.c.id == record))).mappings().first()
    return None if row is None else Kept(**row)


def records_of(connection: Connection, player: str, limit: int = 100) -> list[KeptListing]:
    """A person's finished matches, the newest first."""
    row, part = schema.record, schema.played
    columns = [getattr(row.c, name) for name in KeptListing.__slots__ if name not in ("seat", "won")]
    asked = (
        select(*columns, part.c.seat, part.c.won)
        .join(part, part.c.record == row.c.id)
        .where(part.c.player == player)
        .order_by(row.c.finished_at.desc())
        .limit(limit)
    )
    return [KeptListing(**each) for each in (connection.execute(asked)).mappings()]


def rewrite_record(connection: Connection, record: str, lines: str) -> None:
    """Put other lines in a record's place: a name that must go, nothing else."""
    connection.execute(update(schema.record).where(schema.record.c.id == record).values(lines=lines))


def drop_old(connection: Connection, before: float) -> int:
    """Forget matches that ended before a time, with their logs, and the tables closed since; how many matches."""
    row, table = schema.record, schema.table
    closed = select(table.c.match).where(table.c.phase == "closed", table.c.touched_at < before)
    in_use = select(table.c.match).where(~((table.c.phase == "closed") & (table.c.touched_at < before)))
    ended = select(row.c.match).where(row.c.finished_at < before, row.c.match.not_in(in_use))
    old = [each.match for each in connection.execute(ended.union(closed))]
    for match in old:
        code = select(table.c.code).where(table.c.match == match)
        for each in (schema.seated, schema.due):
            connection.execute(delete(each).where(each.c.code.in_(code)))
        for each in (schema.event, schema.command, schema.pending, schema.record, schema.analysis):
            connection.execute(delete(each).where(each.c.match == match))
        connection.execute(delete(table).where(table.c.match == match))
    return len(old)
