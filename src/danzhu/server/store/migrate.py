"""Migrate: bring a database to this version's schema, with a backup first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from danzhu.server.store.fault import NewerSchema

_SCRIPTS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema; raises `NewerSchema` if it is beyond that."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def revision_of(engine: AsyncEngine) -> str | None:
    """The schema that a database has; None if it has none yet."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())


def newest() -> str:
    """The schema that this version of danzhu makes."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    if head is None:
        raise RuntimeError("no migrations found")
    return head


def check_known(revision: str | None) -> None:
    """Raises `NewerSchema` for a schema that this version has never heard of."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise NewerSchema(f"this database has schema {revision}, made by a newer danzhu: update danzhu")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS))
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def is_current(engine: AsyncEngine) -> bool:
    """Whether a database needs no migration; raises `NewerSchema`."""
    revision = await revision_of(engine)
    await asyncio.to_thread(check_known, revision)
    return revision == newest()
