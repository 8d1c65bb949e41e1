"""Migrate: bring a database to this version's schema, with a backup first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from danzhu.server.store.fault import NewerSchema

_SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none yet. Raises `NewerSchema`."""
    revision = MigrationContext.configure(connection).get_current_revision()
    check_known(revision)
    return revision


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
