"""Change: all that one accepted command does to storage, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Insert, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from danzhu.server.store import schema
from danzhu.server.store.statement import Statement


class Conflict(Exception):
    """Somebody else changed the table first: reload and judge again."""


class Duplicate(Exception):
    """This command was accepted before; `version` is the answer it got."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a log."""

    match: str
    seq: int
    body: str


@dataclass(frozen=True, slots=True)
class Given:
    """A command as its sender named it."""

    player: str
    id: str


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that is kept private for now; `body` is its own text."""

    decision: int
    seat: int
    body: str


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """Work that must happen: `number` says of which decision or deal, `seat` is -1 for the table's own."""

    kind: str
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A table's row."""

    match: str
    version: int
    game: str
    preset: str
    phase: str
    listed: bool
    vacant: int
    people: int
    host: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """What happens to a table at `revision`; afterwards it is at `revision` + 1.

    `due_put` gives each new row the time it is due and the time from which it may be worked on.
    `pending_done` says that the private decisions are in the log now. `seated` is None where it
    has not changed.
    """

    code: str
    revision: int
    now: float
    summary: Summary
    entries: tuple[Entry, ...] = ()
    given: Given | None = None
    pending: tuple[Pending, ...] = ()
    pending_done: bool = False
    due_put: tuple[tuple[Due, float, float], ...] = ()
    due_drop: tuple[Due, ...] = ()
    seated: tuple[tuple[str, int], ...] | None = None


def _noting(database: str) -> Insert:
    if database == "postgresql":
        # Loaded here: an embedded database starts sooner without it.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(schema.command).on_conflict_do_nothing()
    return sqlite.insert(schema.command).on_conflict_do_nothing()


_SUMMED: Final = tuple(Summary.__slots__)

_APPENDED: Final = Statement(insert(schema.event))
_KEPT: Final = Statement(insert(schema.pending))
_TOLD: Final = Statement(delete(schema.pending).where(schema.pending.c.match == bindparam("its")))
_OPENED: Final = Statement(insert(schema.table))
_MOVED: Final = Statement(
    update(schema.table).where(schema.table.c.code == bindparam("its"), schema.table.c.revision == bindparam("before")),
    (*_SUMMED, "revision", "touched_at"),
)
_PLANNED: Final = Statement(insert(schema.due))
_DROPPED: Final = Statement(
    delete(schema.due).where(
        schema.due.c.code == bindparam("its"),
        schema.due.c.kind == bindparam("a_kind"),
        schema.due.c.seat == bindparam("a_seat"),
        schema.due.c.number == bindparam("a_number"),
    )
)
_STOOD: Final = Statement(delete(schema.seated).where(schema.seated.c.code == bindparam("its")))
_SEATED: Final = Statement(insert(schema.seated))
_NOTED: Final = Statement(_noting)


def carry_out(connection: Connection, change: Change) -> None:
    """Do all of a change; raises `Duplicate` or `Conflict`, and then the caller undoes it."""
    if change.given is not None:
        _note_command(connection, change.summary, change.given)
    match = change.summary.match
    if change.pending_done:
        _TOLD.run(connection, {"its": match})
    try:
        _move_on(connection, change)
        for entry in change.entries:
            row = {"match": entry.match, "seq": entry.seq, "at": change.now, "body": entry.body}
            _APPENDED.run(connection, row)
        for each in change.pending:
            row = {"match": match, "decision": each.decision, "seat": each.seat, "body": each.body}
            _KEPT.run(connection, row)
    except IntegrityError:
        raise Conflict from None
    _plan(connection, change)
    if change.seated is not None:
        _seat(connection, change.code, change.seated)


def earlier_answer(connection: Connection, match: str, given: Given) -> int | None:
    """The version with which a command was accepted before, if it was."""
    row = schema.command
    found = select(row.c.version).where(row.c.match == match, row.c.player == given.player, row.c.id == given.id)
    version: int | None = (connection.execute(found)).scalar()
    return version


def _note_command(connection: Connection, summary: Summary, given: Given) -> None:
    values = {"match": summary.match, "player": given.player, "id": given.id, "version": summary.version}
    if _NOTED.run(connection, values).rowcount != 1:
        version = earlier_answer(connection, summary.match, given)
        raise Conflict if version is None else Duplicate(version)


def _move_on(connection: Connection, change: Change) -> None:
    values = {name: getattr(change.summary, name) for name in _SUMMED}
    values |= {"revision": change.revision + 1, "touched_at": change.now}
    if change.revision == 0:
        _OPENED.run(connection, {"code": change.code, "opened_at": change.now, **values})
    elif _MOVED.run(connection, {"its": change.code, "before": change.revision, **values}).rowcount != 1:
        raise Conflict


def _plan(connection: Connection, change: Change) -> None:
    for each in change.due_drop:
        row = {"its": change.code, "a_kind": each.kind, "a_seat": each.seat, "a_number": each.number}
        _DROPPED.run(connection, row)
    for each, at, begin in change.due_put:
        values = {"code": change.code, "kind": each.kind, "seat": each.seat, "number": each.number}
        _PLANNED.run(connection, {**values, "at": at, "begin": begin, "lease": 0.0})


def _seat(connection: Connection, code: str, seated: tuple[tuple[str, int], ...]) -> None:
    _STOOD.run(connection, {"its": code})
    for player, seat in seated:
        _SEATED.run(connection, {"code": code, "player": player, "seat": seat})
