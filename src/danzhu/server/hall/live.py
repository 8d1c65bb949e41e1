"""Live: a table in memory. It accepts commands: judge, store, and only then tell."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final

import structlog

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.change import change_of, stored_due
from danzhu.server.hall.names import Names
from danzhu.server.hall.rebuild import rebuild
from danzhu.server.hall.watch import Watcher
from danzhu.server.store import Change, Conflict, Due, Duplicate, Given, Store
from danzhu.server.store import due as due_work
from danzhu.server.store.change import earlier_answer
from danzhu.server.store.read import Stored
from danzhu.server.tables.clockwork import run_errand
from danzhu.server.tables.command import Command
from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.errand import Errand
from danzhu.server.tables.event import Dealt, Event, read_event, write_event
from danzhu.server.tables.judge import judge
from danzhu.server.tables.plan import CLOCK, clock_seconds, wanted
from danzhu.server.tables.table import Table
from danzhu.server.wire.message import Here, Update, write
from danzhu.server.wire.told import told
from danzhu.server.wire.view import Around, Scene, table_view

_TRIES: Final = 5
_REMEMBERED: Final = 300  # events kept for whoever resumes

log = structlog.get_logger("danzhu.table")
chance = Random()  # delays only: what must not be guessed comes from `secrets`


def fresh() -> Fresh:
    """A key and a match's name, never used before."""
    return Fresh(secrets.token_bytes(32), secrets.token_hex(16))


class LiveTable:
    """One table. Everything that changes it goes through `command` or `errand`, one at a time.

    `wake` is told when the next new work may be begun.
    """

    def __init__(self, store: Store, names: Names, table: Table, stored: Stored, wake: Callable[[float], None]) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.due = dict(stored.due)
        self.finished: set[Due] = set()
        self._store = store
        self._names = names
        self._wake = wake
        self._revision = stored.revision
        self._lock = asyncio.Lock()
        # As text: a twentieth of the objects, and nothing in it for the collector of garbage to go through.
        self._recent: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)
        self._shown: Dealt | None = None
        self.asked_at = monotonic()

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.code

    async def command(self, player: str, command: Command) -> int:
        """Accept a person's command and return the version to acknowledge; raises `Refused` or a `StorageFault`.

        The same command again gets the answer it got the first time.
        """
        await self._names.learn([player])
        given = Given(player, command.id)

        def judged(table: Table) -> Draft:
            return judge(table, player, command, fresh)

        try:
            return await self._change(judged, given)
        except Refused:
            # It may be refused because it was accepted before and the table has moved on since,
            version = await self._answered_before(given)
            if version is not None:
                return version
            # or because another process has moved the table on and this one does not know.
            if not await self._has_caught_up():
                raise
        return await self._change(judged, given)

    async def errand(self, errand: Errand, cause: Due | None = None) -> None:
        """Do what the clockwork asks; `cause` is the due row that it came from."""
        await self._change(lambda table: run_errand(table, errand, fresh), None)
        if cause is not None and cause in self.due and cause not in self.finished:
            await self.finish(cause)

    async def catch_up(self, revision: int) -> None:
        """Know what other processes did up to a revision, and tell."""
        if self._revision < revision:
            async with self._lock:
                if self._revision < revision:
                    await self._reload()

    async def settled(self) -> None:
        """Wait until what is stored of the table is known here."""
        async with self._lock:
            pass

    async def finish(self, cause: Due) -> None:
        """Forget a piece of work for good, though the table may still look as if it wanted it."""
        # Known before it is stored: what is planned meanwhile comes after.
        self.due.pop(cause, None)
        if cause in wanted(self.table):
            self.finished.add(cause)
        await self._store.write(lambda connection: due_work.done(connection, self.code, cause))

    async def plan_what_is_missing(self) -> None:
        """Plan work that the table wants and storage does not have: a newer version may want more."""
        for due, at, begin in stored_due(self.table, self.due, await self._store.now(), chance, self.finished)[0]:
            await self._store.write(lambda c, due=due, at=at: due_work.plan(c, self.code, due, at))  # type: ignore[misc]
            self.due[due] = at
            self._wake(begin)

    def remember(self, events: list[tuple[int, Event]]) -> None:
        """Keep events for whoever resumes."""
        self._recent.extend((version, write_event(event)) for version, event in events[-_REMEMBERED:])
        for _, event in events:
            if isinstance(event, Dealt):
                self._shown = event

    # Watching

    def join(self, watcher: Watcher, now: float, since: int = 0) -> None:
        """Tell a watcher what he has missed, and everything from now on."""
        self.watchers.add(watcher)
        watcher.push(write(self.update_for(watcher.player, now, since)))
        self.tell_who_is_here()

    def part(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        self.watchers.discard(watcher)
        self.tell_who_is_here()

    @property
    def is_attended(self) -> bool:
        """Whether somebody who belongs here is connected; at a table of computers alone, whether anybody is."""
        if not self.table.people:
            return bool(self.watchers)
        return any(self.table.seat_of(watcher.player) is not None for watcher in self.watchers)

    def may_be_let_go(self, unasked_s: float) -> bool:
        """Whether memory may forget the table, since nobody watches it or has asked for it for so long."""
        return not self.watchers and not self._lock.locked() and monotonic() - self.asked_at > unasked_s

    @property
    def is_still(self) -> bool:
        """Whether nothing happens here before somebody asks for the table."""
        return self.table.rested or self.table.closed is not None

    def update_for(self, player: str | None, now: float, since: int = 0) -> Update:
        """What a viewer is told who has seen everything up to `since`; 0: the table alone."""
        seat = self.table.seat_of(player)
        missed = [each for each in self._recent if each[0] > since > 0]
        if missed and missed[0][0] != since + 1:
            missed = []  # too much, or another match: the table as it is will do
        events = tuple(told(self.table, version, read_event(line), seat) for version, line in missed)
        return Update(events=events, view=table_view(self.table, player, self._around(now)))

    def tell_who_is_here(self) -> None:
        """Tell everyone who is connected."""
        here = {watcher.player for watcher in self.watchers}
        seats = tuple(place.player is not None and place.player in here for place in self.table.places)
        others = sum(self.table.seat_of(watcher.player) is None for watcher in self.watchers)
        self.tell(write(Here(seats=seats, spectators=others)))

    def tell(self, message: str) -> None:
        """Send the same to everyone."""
        for watcher in tuple(self.watchers):
            watcher.push(message)

    # Changing

    async def _change(self, make: Callable[[Table], Draft], given: Given | None) -> int:
        # Shielded: whoever asked may be gone before the commit, and the table must be what is stored all the same.
        return await asyncio.shield(asyncio.create_task(self._change_alone(make, given)))

    async def _change_alone(self, make: Callable[[Table], Draft], given: Given | None) -> int:
        async with self._lock:
            for _ in range(_TRIES):
                draft = make(self.table)
                if draft.changes_nothing:
                    return self.table.version
                await self._names.learn(place.player for place in draft.table.places)
                now = await self._store.now()
                change = change_of(self.table, draft, self._revision, self.due, now, given, chance, self.finished)
                try:
                    await self._store.carry_out(change)
                except Conflict:
                    await self._reload()
                    continue
                except Duplicate as first:
                    return first.version
                # Nothing is waited for between the commit and this: what is due next may be claimed already.
                self._take(draft, change, now)
                return self.table.version
        raise Refused(Fault.BUSY)

    async def _answered_before(self, given: Given) -> int | None:
        for match in filter(None, (self.table.match, self.table.previous)):
            version = await self._store.read(lambda connection, match=match: earlier_answer(connection, match, given))  # type: ignore[misc]
            if version is not None:
                return version
        return None

    def _take(self, draft: Draft, change: Change, now: float) -> None:
        """Be the table that is stored now, and tell."""
        self.table = draft.table
        self._revision += 1
        for due in change.due_drop:
            self.due.pop(due, None)
        for due, at, begin in change.due_put:
            self.due[due] = at
            self._wake(begin)
        self.finished &= wanted(self.table)
        events = [(version, event) for _, version, event in draft.lines]
        self.remember(events)
        try:
            self._publish(events, [deed.seat for deed in draft.kept], now)
        except Exception as fault:  # noqa: BLE001 - it is stored, and so accepted, whatever became of the telling
            log.error("not_told", table=self.code, **blame(fault))

    def _publish(self, events: list[tuple[int, Event]], kept: list[int], now: float) -> None:
        written: dict[str | None, str] = {}
        scene = Scene(self.table, self._around(now))
        for watcher in tuple(self.watchers):
            seat = self.table.seat_of(watcher.player)
            # A decision that is kept private is told to nobody but whoever made it.
            if not events and seat not in kept:
                continue
            who = watcher.player if seat is not None or watcher.player == self.table.host else None
            if who not in written:
                numbered = tuple(told(self.table, version, event, seat) for version, event in events)
                written[who] = write(Update(events=numbered, view=scene.view(who)))
            watcher.push(written[who])

    def _around(self, now: float) -> Around:
        here = frozenset(watcher.player for watcher in self.watchers if watcher.player is not None)
        at = self.due.get(Due(CLOCK, -1, self.table.decision))
        clock = None if at is None else (at - now, clock_seconds(self.table) or 0.0)
        return Around(self._names.known, here, clock, self._shown)

    async def _has_caught_up(self) -> bool:
        """Whether another process had changed the table; it is known here now."""
        if not self._store.is_shared:
            return False
        before = self._revision
        async with self._lock:
            await self._reload()
        return self._revision != before

    async def _reload(self) -> None:
        """Know what another process did that was faster."""
        before = self.table.version
        table, stored, events = await rebuild(self._store, self.code)
        self.table, self._revision, self.due = table, stored.revision, dict(stored.due)
        missed = [each for each in events if each[0] > before]
        self.remember(missed)
        await self._names.learn(place.player for place in table.places)
        self._publish(missed, [deed.seat for deed in table.pending], await self._store.now())
        log.info("reloaded", table=self.code, version=table.version, missed=len(missed))
