"""Hall: finds, opens and lets go of tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final

import structlog
from sqlalchemy import Connection

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.change import change_of
from danzhu.server.hall.live import LiveTable, chance, fresh
from danzhu.server.hall.names import Names
from danzhu.server.hall.rebuild import rebuild
from danzhu.server.hall.watch import Watcher
from danzhu.server.store import Change, Conflict, Due, Entry, Store, Summary, people
from danzhu.server.store import due as due_work
from danzhu.server.store.change import carry_out
from danzhu.server.store.id import is_id
from danzhu.server.store.read import Stored, all_tables, stored_table, unfinished_of
from danzhu.server.tables.draft import Draft
from danzhu.server.tables.errand import Resume
from danzhu.server.tables.event import Chair, Closed, Opened, write_event
from danzhu.server.tables.fold import BadLog, fold
from danzhu.server.tables.plan import REST
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Terms, check_level, check_terms, game_of, rules_of
from danzhu.table.record import RULES

# Letters and digits that nobody mistakes for one another, read aloud or in handwriting.
_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 6
REST_AFTER_S: Final = 60.0
"""How long a table waits for somebody to come back before it rests."""

_RUNNING: Final = tuple(phase.value for phase in Phase if phase is not Phase.CLOSED)
_KEPT: Final = 2000  # tables in memory
_LINGERS_S: Final = 60.0  # for whoever reloads a page

log = structlog.get_logger("danzhu.hall")


class Hall:
    """The tables of this process. `wake` hears when new work may be begun."""

    def __init__(self, store: Store, wake: Callable[[float], None]) -> None:
        self.store = store
        self.names = Names(store)
        self._wake = wake
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    @property
    def live(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    async def open(
        self, terms: Terms, host: str | None, chairs: tuple[Chair, ...], most: int | None = None
    ) -> LiveTable:
        """Open a table; raises `Refused` for terms or chairs that cannot be, and `too_many_tables` where its host has
        `most` unfinished ones already."""
        check_terms(terms)
        game, rules = game_of(terms), rules_of(terms)
        if len(chairs) != game.seats(rules):
            raise Refused(Fault.SEAT_UNKNOWN)
        for chair in chairs:
            if chair.level is not None:
                check_level(terms.game, chair.level)
        while True:
            code = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))
            opened = Opened(
                table=code,
                match=secrets.token_hex(16),
                rules=RULES,
                terms=terms,
                host=host,
                chairs=chairs,
                tally=(0,) * len(chairs),
            )
            table = fold(None, opened)
            draft = Draft(table, fresh)
            draft.lines.append((table.match, table.version, opened))
            now = await self.store.now()
            change = change_of(None, draft, 0, {}, now, None, chance)
            # Whoever opened it may never come.
            rest = (Due(REST, -1, 0), now + REST_AFTER_S, now + REST_AFTER_S)
            change = replace(change, due_put=(*change.due_put, rest))
            try:
                await self.store.write(partial(_open, change=change, most=most))
            except Conflict:
                continue
            live = LiveTable(self.store, self.names, table, Stored(1, (), (), ()), self._wake)
            live.remember([(table.version, opened)])
            await self.names.learn(chair.player for chair in chairs)
            self._make_room()
            self._tables[code] = live
            return live

    async def find(self, code: str) -> LiveTable:
        """A table by its code; raises `Refused`: `unknown_table`, `table_closed` for one that cannot be read."""
        if not is_id(code):
            raise Refused(Fault.UNKNOWN_TABLE)
        code = code.upper()
        if live := self._tables.get(code):
            live.asked_at = monotonic()
            return live
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return self._tables.get(code) or await self._load(code)
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> LiveTable:
        try:
            table, stored, events = await rebuild(self.store, code)
        except BadLog as fault:
            await self._close_unreadable(code, fault)
            raise Refused(Fault.TABLE_CLOSED, "rules") from None
        live = LiveTable(self.store, self.names, table, stored, self._wake)
        live.remember(events)
        await self.names.learn(place.player for place in table.places)
        await live.plan_what_is_missing()
        self._make_room()
        return self._tables.setdefault(code, live)

    def _make_room(self) -> None:
        """Let go of the tables that have been asked for the longest ago where there are more than memory is for."""
        if len(self._tables) < _KEPT:
            return
        free = sorted((live for live in self.live if live.may_be_let_go(0.0)), key=lambda live: live.asked_at)
        for live in free[: len(self._tables) - _KEPT + 1]:
            del self._tables[live.code]

    def let_go(self) -> None:
        """Keep no table in memory that is over or rests and that nobody is at; storage has it."""
        for live in self.live:
            if live.is_still and live.may_be_let_go(_LINGERS_S):
                del self._tables[live.code]

    def move_due(self, by: float) -> None:
        """Note that everything due has moved by so many seconds."""
        for live in self.live:
            live.due = {due: at + by for due, at in live.due.items()}

    async def _close_unreadable(self, code: str, fault: BadLog) -> None:
        """Close a table whose log this version cannot fold: its people are told, and nothing retries it for ever."""
        log.error("table_unreadable", table=code, **blame(fault))
        stored = await self.store.read(lambda connection: stored_table(connection, code))
        rows = {each.code: each for each in await self.store.read(all_tables)}
        if stored is None or rows[code].phase == Phase.CLOSED.value:
            return
        row, last = rows[code], stored.entries[-1].seq if stored.entries else 0
        closing = Entry(row.match, last + 1, write_event(Closed(why="rules")))
        summary = Summary(
            row.match, last + 1, row.game, row.preset, "closed", listed=False, vacant=0, people=0, host=None
        )
        drop = tuple(due for due, _ in stored.due)
        await self.store.carry_out(
            Change(code, stored.revision, await self.store.now(), summary, (closing,), due_drop=drop, seated=())
        )

    # Who is here

    async def join(self, live: LiveTable, watcher: Watcher, since: int = 0) -> None:
        """Let somebody watch a table who has seen it up to `since`; whoever has a seat brings it back to life."""
        was_attended = live.is_attended
        live.join(watcher, await self.store.now(), since)
        if watcher.player is not None and live.table.seat_of(watcher.player) is not None:
            await live.errand(Resume(watcher.player))
            await self._try_again(live.code)
        if live.is_attended and not was_attended:
            await self.store.write(lambda connection: due_work.forget(connection, live.code, (REST,)))

    async def _try_again(self, code: str) -> None:
        """Let a table's work that was given up be tried again: whoever plays there would wait for it for ever."""
        if await self.store.read(partial(due_work.is_aside, code=code)):
            await self.store.write(partial(due_work.take_up, code=code))
            self._wake(await self.store.now())

    async def part(self, live: LiveTable, watcher: Watcher) -> None:
        """Let somebody go; a table that nobody is left at rests after a while."""
        live.part(watcher)
        if not live.is_attended and not live.table.rested and live.table.closed is None:
            await self.plan_rest(live.code)

    async def plan_rest(self, code: str) -> None:
        """Let a table rest unless somebody comes back soon."""
        at = await self.store.now() + REST_AFTER_S
        await self.store.write(lambda connection: due_work.plan(connection, code, Due(REST, -1, 0), at))
        self._wake(at)

    async def rest_all_running(self) -> None:
        """After a start nobody is connected: every running table rests unless somebody comes back."""
        at = await self.store.now() + REST_AFTER_S

        def plan_all(connection: Connection) -> None:
            for listing in all_tables(connection, _RUNNING):
                due_work.plan(connection, listing.code, Due(REST, -1, 0), at)

        await self.store.write(plan_all)
        self._wake(at)

    def dismiss(self, player: str, code: Fault, *, again: bool) -> None:
        """End every connection of a person; `again`: he may come back as whoever he is then."""
        for live in self.live:
            for watcher in tuple(live.watchers):
                if watcher.player == player:
                    watcher.end(code, again=again)


def _open(connection: Connection, change: Change, most: int | None) -> None:
    """Store a new table; counted in the same breath, so that nobody has more of them for asking twice at once."""
    host = change.summary.host
    if most is not None and host is not None:
        people.hold(connection, host)
        if unfinished_of(connection, host) >= most:
            raise Refused(Fault.TOO_MANY_TABLES)
    carry_out(connection, change)


def people_of(table: Table) -> tuple[tuple[int, str], ...]:
    """The persons at a table, by seat."""
    return tuple((seat, place.player) for seat, place in enumerate(table.places) if place.player is not None)
