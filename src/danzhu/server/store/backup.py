"""Backup: a whole copy of an SQLite database, made while it is in use, and its way back."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from danzhu.server.store.fault import StorageFailed
from danzhu.server.store.migrate import check_known


def back_up(database: Path, target: Path) -> None:
    """Copy a database, as one moment of it, to a file that is not there yet.

    Raises `FileExistsError`, `FileNotFoundError` and `StorageFailed`.
    """
    if not database.exists():
        raise FileNotFoundError(database)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch(mode=0o600, exist_ok=False)
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as fault:
        target.unlink(missing_ok=True)
        raise StorageFailed(f"the backup failed: {fault}") from fault


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database; what was there is kept under the name returned.

    The caller holds the folder's lock. Raises `StorageFailed` for a file that is no whole
    database of ours and `NewerSchema` for one that this version cannot read.
    """
    check_whole(backup)
    fresh = database.with_suffix(".restoring")
    shutil.copyfile(backup, fresh)
    kept = None
    if database.exists():
        kept = _free_name(database)
        back_up(database, kept)
        for suffix in ("-wal", "-shm"):
            database.with_name(database.name + suffix).unlink(missing_ok=True)
    fresh.replace(database)
    return kept


def check_whole(backup: Path) -> None:
    """Raises `StorageFailed` or `NewerSchema` unless the file is a whole database that we can use."""
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as fault:
        raise StorageFailed(f"{backup} is no backup: {fault}") from None
    if verdict != "ok" or len(revisions) != 1:
        raise StorageFailed(f"{backup} is damaged: {verdict}")
    check_known(revisions[0][0])


def _free_name(database: Path) -> Path:
    number = 1
    while (name := database.with_name(f"{database.stem}.before-restore-{number}{database.suffix}")).exists():
        number += 1
    return name
