"""Migrate: bring a database to this version's schema.

Alembic is loaded only where there is something to migrate: it would double the time that a start takes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from danzhu.server.store.fault import NewerSchema
from danzhu.server.store.schema import REVISIONS

_SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none yet. Raises `NewerSchema`."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    check_known(revision)
    return revision


def newest() -> str:
    """The schema that this version of danzhu makes."""
    return REVISIONS[-1]


def check_known(revision: str | None) -> None:
    """Raises `NewerSchema` for a schema that this version has never heard of."""
    if revision is not None and revision not in REVISIONS:
        raise NewerSchema(f"this database has schema {revision}, made by a newer danzhu: update danzhu")
