"""Sweep: what is put away after a time: tables nobody came back to, old matches, guests long gone."""

from __future__ import annotations

from typing import Final

import structlog

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.hall import Hall
from danzhu.server.store import people, records
from danzhu.server.store.fault import StorageFault
from danzhu.server.store.read import unused_tables
from danzhu.server.tables.errand import Rest, Shut

EVERY_S: Final = 3600.0
_DAY_S: Final = 24 * 3600.0
ARCHIVED_AFTER_S: Final = 7 * _DAY_S

log = structlog.get_logger("danzhu.sweep")


class Sweeper:
    """Puts away, once at each call; `retention_days` of 0 keeps matches and guests for ever."""

    def __init__(self, hall: Hall, retention_days: int) -> None:
        self._hall = hall
        self._kept_s = retention_days * _DAY_S

    async def sweep(self) -> None:
        """Put away once."""
        store = self._hall.store
        now = await store.now()
        await self._archive(now)
        if not self._kept_s:
            return
        before = now - self._kept_s
        await self._close_forgotten(before)
        old = await store.write(lambda connection: records.drop_old(connection, before))
        gone = await store.read(lambda connection: people.idle_guests(connection, before))
        for guest in gone:
            await store.write(lambda connection, guest=guest: people.drop_player(connection, guest))  # type: ignore[misc]
            self._hall.names.forget(guest)
        log.info("swept", matches=old, guests=len(gone))

    async def _archive(self, now: float) -> None:
        unused = lambda connection: unused_tables(connection, "resting", now - ARCHIVED_AFTER_S)  # noqa: E731
        for code in await self._hall.store.read(unused):
            await self._put_away(code, Rest(archived=True))

    async def _close_forgotten(self, before: float) -> None:
        for code in await self._hall.store.read(lambda connection: unused_tables(connection, "archived", before)):
            await self._put_away(code, Shut("empty"))

    async def _put_away(self, code: str, errand: Rest | Shut) -> None:
        try:
            live = await self._hall.find(code)
            if not live.is_attended:
                await live.errand(errand)
        except Refused as refused:
            # One that cannot be read is closed by now; the others have their turn all the same.
            log.info("not_put_away", table=code, code=refused.code.value)
        except StorageFault:
            raise
        except Exception as fault:  # noqa: BLE001 - one table's trouble must not keep the others here
            log.error("not_put_away", table=code, code=Fault.SERVER_FAULT.value, **blame(fault))
