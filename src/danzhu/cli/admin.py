"""`danzhu admin`: the tables and people of a server, listed, closed, barred; beside a running server as well."""

from __future__ import annotations

import asyncio
import http.client
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from danzhu.cli.fault import Fault
from danzhu.cli.serve import read_settings

if TYPE_CHECKING:
    from danzhu.server.settings import Settings


def admin(
    what: Annotated[str, typer.Argument(help="help-admin-what", metavar="WHAT")],
    name: Annotated[str, typer.Argument(help="help-admin-name", metavar="NAME")] = "",
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
) -> None:
    from danzhu.server.admin import DEEDS
    from danzhu.server.store.fault import StorageFault, StorageLocked

    if what not in DEEDS:
        raise Fault("unknown_deed", name=what, names=", ".join(DEEDS))
    settings = read_settings(data)
    try:
        lines = asyncio.run(_do(settings, what, name))
    except StorageLocked:
        lines = _ask_server(settings, what, name)
    except StorageFault as fault:
        raise Fault(fault.code, path=str(settings.data)) from None
    for line in lines:
        typer.echo(line)  # tabs and all, for other programs


async def _do(settings: Settings, what: str, name: str) -> list[str]:
    """Work on the database itself; raises `StorageLocked` where a server has it."""
    from danzhu.server import admin as office
    from danzhu.server.fault import Refused
    from danzhu.server.hall.hall import Hall
    from danzhu.server.store import Store

    store = Store(settings.database_url)
    await store.open()
    try:
        return await office.do(Hall(store, lambda _: None), what, name)
    except Refused as refused:
        raise Fault("refused", reason=refused.code.value) from None
    finally:
        await store.close()


def _ask_server(settings: Settings, what: str, name: str) -> list[str]:
    """Ask the server that has the data folder; raises `Fault`."""
    from danzhu.server.admin import token_of
    from danzhu.server.http.office import HEADER
    from danzhu.server.serve import ADDRESS
    from danzhu.server.settings import kept_secret

    try:
        address = (settings.data / ADDRESS).read_text(encoding="utf-8")
        server = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
        headers = {HEADER: token_of(kept_secret(settings)), "content-type": "application/json"}
        server.request("POST", "/api/admin", json.dumps({"what": what, "name": name}), headers)
        answer = server.getresponse()
        told = json.loads(answer.read())
    except (OSError, ValueError):
        raise Fault("storage_locked", path=str(settings.data)) from None
    if answer.status != 200:
        raise Fault("refused", reason=told["code"])
    lines: list[str] = told
    return lines
