"""Engine: how jobs reach SQLite or PostgreSQL, set up so that a commit survives a power cut.

A job is a plain function of a connection. On SQLite a group of them runs in one thread from beginning to commit: a
coroutine for each statement would go to a thread and back a dozen times, which costs more than the statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url

T = TypeVar("T")
Job = Callable[[Connection], T]

_BUSY_MS: Final = 5000
_READERS: Final = 2


class Database(Protocol):
    """One database. `file` is where SQLite keeps it; None where other processes may use it too."""

    file: Path | None

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; returns once it is committed."""

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads, at one moment of the database."""

    async def dispose(self) -> None:
        """Close every connection."""


def database(url: str) -> Database:
    """The database of a URL: `sqlite:///…` or `postgresql+asyncpg://…`; raises `ValueError` for any other kind."""
    match make_url(url).get_backend_name():
        case "sqlite":
            return Embedded(url)
        case "postgresql":
            return Shared(url)
        case kind:
            raise ValueError(f"no such database: {kind}")


class Embedded:
    """SQLite: one thread writes, others read beside it."""

    def __init__(self, url: str) -> None:
        self.file: Path | None = Path(make_url(url).database or "")
        # The writer asks for the write lock when it begins: a lock asked for half-way can only fail.
        self._write = _prepared(url, 1, "BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
        self._read = _prepared(url, _READERS, "BEGIN", ("query_only=ON",))
        self._writing: Connection | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-read")

    async def write(self, job: Job[T]) -> T:
        """See `Database`."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._written, job)

    def _written(self, job: Job[T]) -> T:
        # One connection for all: to take it from its pool and give it back costs more than to begin and commit.
        connection = self._writing = self._writing or self._write.connect()
        try:
            with connection.begin():
                return job(connection)
        except BaseException:
            # Whatever state it is in: the pool knows how to clean it.
            self._writing = None
            connection.close()
            raise

    async def read(self, job: Job[T]) -> T:
        """See `Database`."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _connected, self._read, job)

    async def dispose(self) -> None:
        """See `Database`."""
        self._writer.shutdown()
        self._readers.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._read.dispose()
        self._write.dispose()


class Shared:
    """PostgreSQL: several processes read and write."""

    def __init__(self, url: str) -> None:
        # Loaded here: an embedded database starts a second sooner without it.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.file: Path | None = None
        self._engine = create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5, hide_parameters=True)

    async def write(self, job: Job[T]) -> T:
        """See `Database`."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def read(self, job: Job[T]) -> T:
        """See `Database`."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def dispose(self) -> None:
        """See `Database`."""
        await self._engine.dispose()


def _connected(engine: Engine, job: Job[T]) -> T:
    with engine.connect() as connection:
        return job(connection)


def _prepared(url: str, size: int, begin: str, pragmas: tuple[str, ...]) -> Engine:
    thread = {"check_same_thread": False}
    # Parameters are events, which name cards: no message of a fault may show them.
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args=thread, hide_parameters=True)

    def connected(connection: Any, _record: Any) -> None:
        # The driver must not begin transactions of its own.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={_BUSY_MS}", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
