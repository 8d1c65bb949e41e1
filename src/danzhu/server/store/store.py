"""Store: the door to the database."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Final, TypeVar

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from danzhu.server.store.backup import back_up
from danzhu.server.store.change import Change, carry_out
from danzhu.server.store.engine import Job, database
from danzhu.server.store.fault import StorageFailed
from danzhu.server.store.lock import FolderLock
from danzhu.server.store.migrate import migrate, newest, revision_of
from danzhu.server.store.writer import Writer

T = TypeVar("T")

_CLOCK_EVERY: Final = 60.0

log = structlog.get_logger("danzhu.store")


class Store:
    """One database. `open` it before use and `close` it after; raises a `StorageFault` that says why not."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self._writer = Writer(self._database)
        self._file = self._database.file
        self._lock = FolderLock(self._file.parent) if self._file else None
        self._then = 0.0  # what the time was when the steady clock was 0
        self._asked = float("-inf")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be using the database too."""
        return self._file is None

    @property
    def commits(self) -> int:
        """How many commits this process has made."""
        return self._writer.commits

    async def open(self) -> None:
        """Take the database, back it up and migrate it where its schema is older, and begin to write.

        Raises `StorageLocked` and `NewerSchema`.
        """
        if self._lock and self._file:
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock.take()
        try:
            await self._bring_up_to_date()
        except BaseException:
            await self._database.dispose()
            self._release()
            raise
        await self._ask_time()
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting and let the database go."""
        await self._writer.stop()
        await self._database.dispose()
        self._release()

    async def write(self, job: Job[T]) -> T:
        """Do a job and return its answer once it is committed; see `Writer.write`."""
        return await self._writer.write(job)

    async def carry_out(self, change: Change) -> None:
        """Make a change; raises `Conflict`, `Duplicate` or a `StorageFault`, and then nothing has changed."""
        await self._writer.write(lambda connection: carry_out(connection, change))

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads and return its answer; raises `StorageFailed` where the database cannot be read."""
        try:
            return await self._database.read(job)
        except DBAPIError as fault:
            raise StorageFailed(f"a read failed: {fault.orig}") from None

    async def now(self) -> float:
        """Seconds since 1970 by the database's clock, which all processes on it share.

        The time of day of this machine may be set, or stand still while it sleeps, without a jump in this: see `drift`.
        """
        if self.is_shared and time.monotonic() - self._asked > _CLOCK_EVERY:
            await self._ask_time()
        return self._then + time.monotonic()

    @property
    def drift(self) -> float:
        """By how much the time of day has run away from `now` where nobody else counts by it."""
        return 0.0 if self.is_shared else time.time() - time.monotonic() - self._then

    def follow(self, drift: float) -> None:
        """Let `now` jump; whoever calls this moves along what is due."""
        self._then += drift

    async def _ask_time(self) -> None:
        there = time.time()
        if self.is_shared:
            asked = text("SELECT extract(epoch FROM clock_timestamp())")
            there = float(await self.read(lambda connection: connection.execute(asked).scalar_one()))
        self._asked = time.monotonic()
        self._then = there - self._asked

    async def _bring_up_to_date(self) -> None:
        before = await self._database.write(revision_of)
        if before == newest():
            return
        if self._file and before is not None:
            moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
            copy = self._file.with_name(f"{self._file.stem}.{before}.{moment}.backup")
            await asyncio.to_thread(back_up, self._file, copy)
            log.info("backed_up", file=str(copy))
        await self._database.write(migrate)

    def _release(self) -> None:
        if self._lock:
            self._lock.release()
