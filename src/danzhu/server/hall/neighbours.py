"""Neighbours: other processes that serve the same tables from one database. What they did is looked up every second.

A process that told the others would tell them a moment sooner, but what is told is lost with a connection, and a ban
must not be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

import structlog

from danzhu.server.blame import blame
from danzhu.server.fault import Fault
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.live import LiveTable
from danzhu.server.store import due as due_work
from danzhu.server.store.fault import StorageFault
from danzhu.server.store.people import Session, sessions_of
from danzhu.server.store.read import revisions_of
from danzhu.server.tables.plan import REST

EVERY_S: Final = 1.0
_AT_ONCE: Final = 1000  # names in one question

log = structlog.get_logger("danzhu.neighbours")


class Neighbours:
    """Looks around, once at each call; a chore of every process on a shared database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._unreadable: dict[str, int] = {}

    async def look(self) -> None:
        """Let be here what was done elsewhere: people renamed, barred or forgotten, tables changed. And keep awake the
        tables that somebody is at here, though nobody is elsewhere."""
        await self._know_people()
        await self._catch_up()
        await self._keep_awake()

    async def _know_people(self) -> None:
        here = [watcher for live in self._hall.live for watcher in live.watchers]
        seated = {place.player for live in self._hall.live for place in live.table.places}
        everyone = seated | {watcher.player for watcher in here}
        for some in _slices(player for player in everyone if player is not None):
            known = await self._hall.store.read(partial(sessions_of, players=some))
            for player in some:
                self._know_name(player, known.get(player))
            for watcher in here:
                if watcher.player in some and (ended := _ended(known.get(watcher.player), watcher.epoch)):
                    code, again = ended
                    watcher.end(code, again=again)

    def _know_name(self, player: str, session: Session | None) -> None:
        if session is None:
            self._hall.names.forget(player)
        else:
            self._hall.names.changed(player, session.name)

    async def _catch_up(self) -> None:
        tables = {live.code: live for live in self._hall.live}
        for some in _slices(tables):
            found = await self._hall.store.read(partial(revisions_of, codes=some))
            for code, revision in found.items():
                if self._unreadable.get(code) != revision:
                    await self._catch_up_with(tables[code], revision)

    async def _catch_up_with(self, live: LiveTable, revision: int) -> None:
        try:
            await live.catch_up(revision)
        except StorageFault:
            raise
        except Exception as fault:  # noqa: BLE001 - one table's trouble must not reach another
            # What a newer version wrote, say: no better the second time.
            self._unreadable[live.code] = revision
            log.error("not_caught_up", table=live.code, **blame(fault))

    async def _keep_awake(self) -> None:
        attended = {live.code for live in self._hall.live if live.is_attended}
        for some in _slices(attended):
            planned = await self._hall.store.read(partial(due_work.planned_at, codes=some, kind=REST))
            for code in planned:
                await self._hall.store.write(partial(due_work.forget, code=code, kinds=(REST,)))


def _ended(known: Session | None, epoch: int) -> tuple[Fault, bool] | None:
    """Why whoever came under an epoch is here no more, and whether he may come back; None while he may stay."""
    if known is None:
        return Fault.NO_PLAYER, False
    if known.banned:
        return Fault.BANNED, False
    return None if known.epoch == epoch else (Fault.NO_PLAYER, True)


def _slices(names: Iterable[str]) -> Iterator[frozenset[str]]:
    ordered = sorted(names)
    for start in range(0, len(ordered), _AT_ONCE):
        yield frozenset(ordered[start : start + _AT_ONCE])
