"""Engine: connections to SQLite or PostgreSQL, set up so that a commit survives a power cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_BUSY_MS = 5000


@dataclass(frozen=True, slots=True)
class Engines:
    """One engine to write with and one to read with; on PostgreSQL they are the same."""

    write: AsyncEngine
    read: AsyncEngine

    @property
    def is_sqlite(self) -> bool:
        """Whether this is the embedded database, with one writer."""
        return self.write.dialect.name == "sqlite"

    async def dispose(self) -> None:
        """Close every connection."""
        await self.read.dispose()
        await self.write.dispose()


def engines(url: str) -> Engines:
    """Engines for a database URL: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`.

    Raises `ValueError` for any other kind of database.
    """
    kind = make_url(url).get_backend_name()
    if kind == "postgresql":
        shared = create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5)
        return Engines(shared, shared)
    if kind != "sqlite":
        raise ValueError(f"no such database: {kind}")
    write = create_async_engine(url, pool_size=1, max_overflow=0)
    read = create_async_engine(url, pool_size=4, max_overflow=0)
    # The writer asks for the write lock when it begins: a lock asked for half-way can only fail.
    _prepare(write, "BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
    _prepare(read, "BEGIN", ("query_only=ON",))
    return Engines(write, read)


def _prepare(engine: AsyncEngine, begin: str, pragmas: tuple[str, ...]) -> None:
    def connected(connection: Any, _record: Any) -> None:
        # The driver must not begin transactions of its own.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={_BUSY_MS}", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
