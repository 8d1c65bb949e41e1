"""Change: all that one accepted command does to storage, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from danzhu.server.store import schema


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


def carry_out(connection: Connection, change: Change) -> None:
    """Do all of a change; raises `Duplicate` or `Conflict`, and then the caller undoes it."""
    if change.given is not None:
        _note_command(connection, change.summary, change.given)
    _move_on(connection, change)
    if change.pending_done:
        connection.execute(delete(schema.pending).where(schema.pending.c.match == change.summary.match))
    try:
        for entry in change.entries:
            row = {"match": entry.match, "seq": entry.seq, "at": change.now, "body": entry.body}
            connection.execute(insert(schema.event), row)
        for each in change.pending:
            row = {"match": change.summary.match, "decision": each.decision, "seat": each.seat, "body": each.body}
            connection.execute(insert(schema.pending), row)
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
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"match": summary.match, "player": given.player, "id": given.id, "version": summary.version}
    done = connection.execute(dialect.insert(schema.command).values(values).on_conflict_do_nothing())
    if done.rowcount != 1:
        version = earlier_answer(connection, summary.match, given)
        raise Conflict if version is None else Duplicate(version)


def _move_on(connection: Connection, change: Change) -> None:
    row = schema.table
    summary = change.summary
    values = {
        "revision": change.revision + 1,
        "match": summary.match,
        "version": summary.version,
        "game": summary.game,
        "preset": summary.preset,
        "phase": summary.phase,
        "listed": summary.listed,
        "vacant": summary.vacant,
        "people": summary.people,
        "touched_at": change.now,
    }
    if change.revision == 0:
        try:
            connection.execute(insert(row), {"code": change.code, "opened_at": change.now, **values})
        except IntegrityError:
            raise Conflict from None
        return
    mine = (row.c.code == change.code) & (row.c.revision == change.revision)
    if (connection.execute(update(row).where(mine).values(values))).rowcount != 1:
        raise Conflict


def _plan(connection: Connection, change: Change) -> None:
    row = schema.due
    for each in change.due_drop:
        this = (row.c.code == change.code) & (row.c.kind == each.kind)
        connection.execute(delete(row).where(this, row.c.seat == each.seat, row.c.number == each.number))
    for each, at, begin in change.due_put:
        values = {"code": change.code, "kind": each.kind, "seat": each.seat, "number": each.number}
        connection.execute(insert(row), {**values, "at": at, "begin": begin, "lease": 0.0})


def _seat(connection: Connection, code: str, seated: tuple[tuple[str, int], ...]) -> None:
    connection.execute(delete(schema.seated).where(schema.seated.c.code == code))
    for player, seat in seated:
        connection.execute(insert(schema.seated), {"code": code, "player": player, "seat": seat})
