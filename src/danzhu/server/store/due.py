"""Due: work that waits for its time, claimed by lease so that a killed process cannot take it along."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from danzhu.server.store import schema
from danzhu.server.store.change import Due

LEASE: Final = 20.0
"""Seconds for which claimed work is nobody else's; far longer than any of it takes."""

_ALIVE: Final = "alive"
_ASIDE: Final = 1e12
"""When work that nobody could do is begun again by itself: never."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """Work that this process does now; `at` is when its effect is due."""

    code: str
    due: Due
    at: float


def claim(connection: Connection, now: float, limit: int = 100) -> list[Claimed]:
    """Take up to `limit` pieces of work that may be begun."""
    row = schema.due
    asked = select(row).where(row.c.begin <= now, row.c.lease <= now).order_by(row.c.begin).limit(limit)
    if connection.dialect.name == "postgresql":
        asked = asked.with_for_update(skip_locked=True)
    claimed = [Claimed(r.code, Due(r.kind, r.seat, r.number), r.at) for r in connection.execute(asked)]
    for each in claimed:
        connection.execute(update(row).where(*_is(each.code, each.due)).values(lease=now + LEASE))
    return claimed


def next_begin(connection: Connection, now: float) -> float | None:
    """When the next piece of work may be begun by someone."""
    row = schema.due
    free = func.min(func.coalesce(row.c.begin, 0.0)).filter(row.c.lease <= now)
    held = func.min(row.c.lease).filter(row.c.lease > now)
    begin, lease = connection.execute(select(free, held)).one()
    times = [each for each in (begin, lease) if each is not None]
    return min(times) if times else None


def done(connection: Connection, code: str, due: Due) -> None:
    """Forget a piece of work."""
    connection.execute(delete(schema.due).where(*_is(code, due)))


def put_off(connection: Connection, code: str, due: Due, until: float) -> None:
    """Let a piece of work be begun again, but not before `until`."""
    connection.execute(update(schema.due).where(*_is(code, due)).values(begin=until, lease=0.0))


def set_aside(connection: Connection, code: str, due: Due) -> None:
    """Keep a piece of work that cannot be done, and let nobody begin it before `take_up`."""
    put_off(connection, code, due, _ASIDE)


def is_aside(connection: Connection, code: str) -> bool:
    """Whether some of a table's work is set aside."""
    row = schema.due.c
    asked = select(row.code).where(row.code == code, row.begin >= _ASIDE / 2).limit(1)
    return connection.execute(asked).first() is not None


def take_up(connection: Connection, code: str | None = None) -> None:
    """Let what was set aside be tried again: one table's, or everything."""
    row = schema.due.c
    aside = [row.begin >= _ASIDE / 2, *([] if code is None else [row.code == code])]
    connection.execute(update(schema.due).where(*aside).values(begin=row.at))


def plan(connection: Connection, code: str, due: Due, at: float) -> None:
    """Add a piece of work for a table, in the place of the same one planned before."""
    done(connection, code, due)
    values = {"code": code, "kind": due.kind, "seat": due.seat, "number": due.number}
    connection.execute(insert(schema.due), {**values, "at": at, "begin": at, "lease": 0.0})


def forget(connection: Connection, code: str, kinds: Iterable[str]) -> None:
    """Drop all work of some kinds that a table has."""
    connection.execute(delete(schema.due).where(schema.due.c.code == code, schema.due.c.kind.in_(tuple(kinds))))


def planned_at(connection: Connection, codes: Iterable[str], kind: str) -> list[str]:
    """Those of some tables that have work of a kind."""
    row = schema.due.c
    return list(connection.execute(select(row.code).where(row.kind == kind, row.code.in_(tuple(codes)))).scalars())


def alive(connection: Connection, now: float) -> None:
    """Note that some process serves the tables at `now`."""
    row = schema.meta
    if (connection.execute(update(row).where(row.c.key == _ALIVE).values(value=now))).rowcount == 0:
        connection.execute(insert(row), {"key": _ALIVE, "value": now})


def make_up_for_downtime(connection: Connection, now: float, *, alone: bool) -> float:
    """Move every time that ran while nobody served the tables, and return the seconds lost.

    `alone`: no other process uses this database, so whatever is claimed was claimed by the dead.
    """
    row = schema.meta
    last = (connection.execute(select(row.c.value).where(row.c.key == _ALIVE))).scalar()
    lost = now - last if last is not None else 0.0
    if alone:
        connection.execute(update(schema.due).values(lease=0.0))
    # Less than nothing where the time of day was set back meanwhile: what is due keeps its distance all the same.
    if lost:
        move(connection, lost)
    alive(connection, now)
    return lost


def move(connection: Connection, by: float) -> None:
    """Move every time by so many seconds, leases as well; what is overdue stays so."""
    row = schema.due.c
    connection.execute(update(schema.due).values(at=row.at + by, begin=row.begin + by, lease=row.lease + by))


def _is(code: str, due: Due) -> tuple[ColumnElement[bool], ...]:
    row = schema.due
    return (row.c.code == code, row.c.kind == due.kind, row.c.seat == due.seat, row.c.number == due.number)
