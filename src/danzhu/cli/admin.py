"""`danzhu admin`: the tables and people of a server, listed, closed, barred. It works on the database of a server that
is not running, and on PostgreSQL beside one that is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from danzhu.cli.desk import desk_of
from danzhu.cli.fault import Fault
from danzhu.cli.serve import read_settings

if TYPE_CHECKING:
    from danzhu.server.hall.hall import Hall


def admin(
    context: typer.Context,
    what: Annotated[str, typer.Argument(help="help-admin-what", metavar="WHAT")],
    name: Annotated[str, typer.Argument(help="help-admin-name", metavar="NAME")] = "",
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
) -> None:
    from danzhu.server import admin as office

    desk = desk_of(context)
    deeds: dict[str, Callable[[Hall], Awaitable[list[str]]]] = {
        "tables": office.list_tables,
        "people": office.list_people,
        "close": lambda hall: office.close_table(hall, name),
        "ban": lambda hall: office.ban(hall, name, banned=True),
        "unban": lambda hall: office.ban(hall, name, banned=False),
    }
    if what not in deeds:
        raise Fault("unknown_deed", name=what, names=", ".join(deeds))
    for line in _with_hall(data, deeds[what]):
        desk.out.print(line, soft_wrap=True)


def _with_hall(data: Path | None, deed: Callable[[Hall], Awaitable[list[str]]]) -> list[str]:
    from danzhu.server.fault import Refused
    from danzhu.server.hall.hall import Hall
    from danzhu.server.store import Store
    from danzhu.server.store.fault import StorageFault

    settings = read_settings(data)

    async def work() -> Any:
        store = Store(settings.database_url)
        await store.open()
        try:
            return await deed(Hall(store, lambda _: None))
        finally:
            await store.close()

    try:
        lines: list[str] = asyncio.run(work())
    except StorageFault as fault:
        raise Fault(fault.code, path=str(settings.data)) from None
    except Refused as refused:
        raise Fault("refused", reason=refused.code.value) from None
    return lines
