"""Writer: all writes of a process, those that are waiting grouped into one commit.

A commit that survives a power cut costs a few milliseconds however much is in it. While one is under way the next
writes gather, all are committed together, and only then is anyone told. Where one of them fails, which is rare, all are
undone and done again, each on its own (a savepoint), so that the others are kept.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from danzhu.server.blame import blame
from danzhu.server.store.engine import Database, Job
from danzhu.server.store.fault import StorageBusy, StorageFailed

T = TypeVar("T")

_MOST_WAITING: Final = 10_000
_MOST_TOGETHER: Final = 256

log = structlog.get_logger("danzhu.store")


@dataclass(slots=True)
class _Waiting:
    job: Job[Any]
    done: asyncio.Future[Any]


class Writer:
    """Does writes in the order in which they come; `write` returns once its commit is on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue(_MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            await self._queue.put(None)
            await self._task
            self._task = None

    async def write(self, job: Job[T]) -> T:
        """Do `job` in a transaction and return its answer once it is committed; it may be undone and done again.

        What the job raises is raised here and undoes the job alone. Raises `StorageFailed` if the
        commit failed (nothing was kept) and `StorageBusy` if too much is waiting.
        """
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        try:
            self._queue.put_nowait(waiting)
        except asyncio.QueueFull:
            raise StorageBusy("too many writes are waiting") from None
        # Shielded: a caller that gives up must not tear a group of others.
        answer: T = await asyncio.shield(waiting.done)
        return answer

    async def _run(self) -> None:
        ended = False
        while not ended:
            group = [await self._queue.get()]
            while not self._queue.empty() and len(group) < _MOST_TOGETHER:
                group.append(self._queue.get_nowait())
            ended = None in group
            jobs = [waiting for waiting in group if waiting is not None]
            if jobs:
                await self._commit(jobs)

    async def _commit(self, group: list[_Waiting]) -> None:
        told: list[tuple[_Waiting, Any, BaseException | None]]
        try:
            told = await self._committed(group)
            self.commits += 1
        except Exception as fault:  # noqa: BLE001 - whatever broke the commit, everyone in it must hear of it
            reason = str(getattr(fault, "orig", ""))  # the database's own words: they name no values
            log.error("commit_failed", waiting=len(group), reason=reason, **blame(fault))
            failed = StorageFailed(f"the commit failed: {reason}")
            told = [(waiting, None, failed) for waiting in group]
        for waiting, answer, raised in told:
            if waiting.done.cancelled():
                continue
            if raised is None:
                waiting.done.set_result(answer)
            else:
                waiting.done.set_exception(raised)
                waiting.done.exception()  # whoever asked may be gone: that is no fault of its own

    async def _committed(self, group: list[_Waiting]) -> list[tuple[_Waiting, Any, BaseException | None]]:
        with contextlib.suppress(Exception):
            return await self._database.write(
                lambda connection: [(waiting, waiting.job(connection), None) for waiting in group]
            )
        return await self._database.write(
            lambda connection: [(waiting, *_alone(connection, waiting.job)) for waiting in group]
        )


def _alone(connection: Connection, job: Job[Any]) -> tuple[Any, BaseException | None]:
    """A job's answer, or what it raised with all it did undone."""
    savepoint = connection.begin_nested()
    try:
        answer = job(connection)
    except DBAPIError as fault:
        try:
            savepoint.rollback()
        except DBAPIError:
            raise fault from None  # a full disk takes the whole transaction with it
        if fault.connection_invalidated:
            raise
        return None, StorageFailed(f"a write failed: {fault.orig}")
    except Exception as raised:  # noqa: BLE001 - handed to whoever asked
        savepoint.rollback()
        return None, raised
    savepoint.commit()
    return answer, None
