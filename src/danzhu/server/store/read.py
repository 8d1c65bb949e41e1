"""Read: what storage knows of a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, Integer, Subquery, cast, func, null, select, union_all

from danzhu.server.store import schema
from danzhu.server.store.change import Due, Entry, Pending


@dataclass(frozen=True, slots=True)
class Listing:
    """What the lobby shows of a table."""

    code: str
    match: str
    game: str
    preset: str
    phase: str
    vacant: int
    people: int
    opened_at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """All that a table is rebuilt from."""

    revision: int
    entries: tuple[Entry, ...]
    pending: tuple[Pending, ...]
    due: tuple[tuple[Due, float], ...]


def stored_table(connection: Connection, code: str) -> Stored | None:
    """A table's log and what goes with it, as one moment of it; None if there is no such table."""
    found = connection.execute(select(schema.table.c.revision, schema.table.c.match).where(schema.table.c.code == code))
    row = found.first()
    if row is None:
        return None
    entries = log_of(connection, row.match)
    kept = schema.pending
    asked = select(kept).where(kept.c.match == row.match).order_by(kept.c.decision, kept.c.seat)
    pending = tuple(Pending(each.decision, each.seat, each.body) for each in connection.execute(asked))
    plan = connection.execute(select(schema.due).where(schema.due.c.code == code))
    due = tuple((Due(each.kind, each.seat, each.number), each.at) for each in plan)
    return Stored(row.revision, entries, pending, due)


def revisions_of(connection: Connection, codes: Iterable[str]) -> dict[str, int]:
    """At which revision tables are."""
    row = schema.table.c
    asked = select(row.code, row.revision).where(row.code.in_(tuple(codes)))
    return {each.code: each.revision for each in connection.execute(asked)}


def match_runs(connection: Connection, match: str) -> bool:
    """Whether a match is being played, or was over only just now."""
    asked = select(schema.table.c.code).where(schema.table.c.match == match, schema.table.c.phase != "closed")
    return connection.execute(asked).first() is not None


def code_of_match(connection: Connection, match: str) -> str | None:
    """The table at which a match is played, or was over only just now."""
    asked = select(schema.table.c.code).where(schema.table.c.match == match)
    return connection.execute(asked).scalar()


def log_of(connection: Connection, match: str, after: int = 0) -> tuple[Entry, ...]:
    """The lines of a log with a higher `seq` than `after`, in order."""
    line = schema.event
    asked = select(line.c.seq, line.c.body).where(line.c.match == match, line.c.seq > after).order_by(line.c.seq)
    return tuple(Entry(match, each.seq, each.body) for each in connection.execute(asked))


def listed(connection: Connection, limit: int = 50) -> list[Listing]:
    """The open tables that anyone may see, those with a free seat first, then the newest."""
    row = schema.table
    asked = (
        select(row)
        .where(row.c.listed, row.c.phase.not_in(("closed", "archived")))
        .order_by((row.c.vacant == 0), row.c.touched_at.desc())
        .limit(limit)
    )
    return [_listing(each) for each in connection.execute(asked)]


def listing_of(connection: Connection, code: str) -> Listing | None:
    """What a list would show of a table; None if there is no such table."""
    row = connection.execute(select(schema.table).where(schema.table.c.code == code)).first()
    return None if row is None else _listing(row)


def _of(player: str) -> Subquery:
    """A person's tables by code: those at which he has a seat, and without one those that he keeps and nobody sits at.
    These are put away in time like any other, and then are nobody's."""
    row, seat = schema.table.c, schema.seated.c
    seated = select(seat.code, seat.seat).where(seat.player == player)
    kept = select(row.code, cast(null(), Integer)).where(row.host == player, row.people == 0, row.phase != "archived")
    return union_all(seated, kept).subquery()


def tables_of(connection: Connection, player: str) -> list[tuple[Listing, int | None]]:
    """The tables at which a person has a seat, and which seat, or that he keeps and nobody sits at; the last used
    first."""
    row, his = schema.table, _of(player)
    asked = select(row, his.c.seat).join(his, his.c.code == row.c.code).where(row.c.phase != "closed")
    return [(_listing(each), each.seat) for each in connection.execute(asked.order_by(row.c.touched_at.desc()))]


def unfinished_of(connection: Connection, player: str) -> int:
    """How many tables a person has where a match goes on or may begin: neither closed nor archived, and with no record
    of the match yet."""
    row, his = schema.table, _of(player)
    asked = (
        select(func.count())
        .select_from(row)
        .join(his, his.c.code == row.c.code)
        .where(row.c.phase.not_in(("closed", "archived", "over")))
        .where(row.c.match.not_in(select(schema.record.c.match)))
    )
    return connection.execute(asked).scalar_one()


def all_tables(connection: Connection, phases: tuple[str, ...] = ()) -> list[Listing]:
    """Every table, or those in some phases, the last used first."""
    row = schema.table
    asked = select(row).order_by(row.c.touched_at.desc())
    if phases:
        asked = asked.where(row.c.phase.in_(phases))
    return [_listing(each) for each in connection.execute(asked)]


def _listing(row: object) -> Listing:
    return Listing(**{name: getattr(row, name) for name in Listing.__slots__})


def unused_tables(connection: Connection, phase: str, before: float, limit: int = 500) -> list[str]:
    """The codes of tables in a phase that nothing has happened at since a time."""
    row = schema.table
    asked = select(row.c.code).where(row.c.phase == phase, row.c.touched_at < before).limit(limit)
    return [each.code for each in connection.execute(asked)]
