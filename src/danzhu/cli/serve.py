"""`danzhu serve`: tables for people in browsers, on this machine, in the local network, or behind a proxy."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from danzhu.cli.desk import desk_of
from danzhu.cli.fault import Fault

if TYPE_CHECKING:
    from danzhu.server.settings import Settings


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="help-port")] = None,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-serve-lan")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser")] = False,
) -> None:
    # Loaded here: no other command should wait for a web server's libraries.
    from danzhu.server.reach import NoNetwork, PortBusy
    from danzhu.server.serve import Serving
    from danzhu.server.store.fault import StorageFault

    desk = desk_of(context)
    settings = read_settings(data)
    settings = replace(settings, host=host or settings.host, port=settings.port if port is None else port)
    try:
        serving = Serving(settings, lan=lan)
        desk.out.print(serving.url, soft_wrap=True)
        sys.stdout.flush()
        opens = not no_browser and sys.stdout.isatty()
        began = serving.run((lambda: webbrowser.open(serving.local)) if opens else None)
    except PortBusy:
        raise Fault("port_busy", port=settings.port) from None
    except NoNetwork:
        raise Fault("no_network") from None
    except StorageFault as fault:
        raise Fault(fault.code, path=str(settings.data)) from None
    if not began:
        raise typer.Exit(1)


def read_settings(data: Path | None) -> Settings:
    """The settings of the environment, with another data folder if one is given; raises `Fault("bad_setting")`."""
    from danzhu.server.settings import BadSetting, Settings

    try:
        settings = Settings.from_environment(os.environ)
    except BadSetting as bad:
        raise Fault("bad_setting", name=bad.name, value=bad.text) from None
    return settings if data is None else replace(settings, data=data)
