"""`danzhu backup FILE` and `danzhu restore FILE`: the server's embedded database, away and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from danzhu.cli.desk import desk_of
from danzhu.cli.fault import Fault
from danzhu.cli.serve import read_settings


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
) -> None:
    from danzhu.server.store.backup import back_up
    from danzhu.server.store.fault import StorageFault

    desk = desk_of(context)
    try:
        back_up(_database(data), file)
    except FileExistsError:
        raise Fault("file_exists", path=str(file)) from None
    except FileNotFoundError as missing:
        raise Fault("no_database", path=str(missing.args[0])) from None
    except StorageFault as fault:
        raise Fault(fault.code, path=str(file)) from None
    desk.out.print(desk.say("backup-done", path=str(file)), soft_wrap=True)


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
) -> None:
    from danzhu.server.store import backup as backups
    from danzhu.server.store.fault import StorageFault
    from danzhu.server.store.lock import FolderLock

    desk = desk_of(context)
    database = _database(data)
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(database.parent)
    try:
        lock.take()
        kept = backups.restore(file, database)
    except StorageFault as fault:
        raise Fault(fault.code, path=str(database.parent if fault.code == "storage_locked" else file)) from None
    finally:
        lock.release()
    desk.out.print(desk.say("restore-done", path=str(file)), soft_wrap=True)
    if kept is not None:
        desk.out.print(desk.say("restore-kept", path=str(kept)), soft_wrap=True)


def _database(data: Path | None) -> Path:
    """The embedded database's file; raises `Fault("not_embedded")` where another database is set."""
    from sqlalchemy import make_url

    url = make_url(read_settings(data).database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Fault("not_embedded")
    return Path(url.database)
