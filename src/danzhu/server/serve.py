"""Serve: listens, says where, serves until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import uvicorn

from danzhu.server.http.app import create_app
from danzhu.server.http.peer import Peer
from danzhu.server.log import lost, set_up_log
from danzhu.server.settings import Settings
from danzhu.server.store.fault import StorageFault

ADDRESS: Final = "address"
"""The file in the data folder that says where its server listens: `danzhu admin` asks there."""

_TRIES: Final = 20
_LARGEST_FRAME: Final = 16 * 1024
_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where the operator asks for the local network


class PortBusy(Exception):
    """No port near the one asked for is free."""


class Serving:
    """A server that listens already and can say where, and then serves.

    `lan` lets the local network in and puts this machine's address there into links. Raises
    `PortBusy`.
    """

    def __init__(self, settings: Settings, *, lan: bool = False) -> None:
        if lan:
            settings = replace(settings, host=_EVERYWHERE)
        self.listener = listen(settings.host, settings.port)
        port = self.listener.getsockname()[1]
        reach = lan_address() if lan else settings.host
        if lan and not settings.public_url:
            settings = replace(settings, public_url=f"http://{bracketed(reach)}:{port}")
        self.local = f"http://{bracketed('127.0.0.1' if lan else settings.host)}:{port}"
        self.url = settings.public_url or self.local
        self._settings = settings
        self._names = {"localhost", "127.0.0.1", "::1", settings.host, reach, socket.gethostname()}

    def run(self, when_ready: Callable[[], object] | None = None) -> bool:
        """Serve until a signal says stop; whether it ever began. Raises a `StorageFault` for unusable storage."""
        set_up_log(self._settings.log)
        app = create_app(self._settings, self._names)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Peer,
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(self._settings.trusted_proxies),
            forwarded_allow_ips=list(self._settings.trusted_proxies),
        )
        server = _Server(config, when_ready)
        address = self._settings.data / ADDRESS
        address.parent.mkdir(parents=True, exist_ok=True)
        address.write_text(self.local, encoding="utf-8")
        # A start that fails ends in SystemExit; what failed is said below.
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            asyncio.run(server.serve([self.listener]))
        fault = getattr(app.state, "fault", None)
        if isinstance(fault, StorageFault):
            raise fault
        return server.started


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], object] | None) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(lost)
        await super().startup(sockets)
        # What is loaded by now stays to the end: the collector, which stops everything else, need not go through it.
        gc.collect()
        gc.freeze()
        if self.started and self._when_ready is not None:
            await asyncio.to_thread(self._when_ready)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on a port or, where it is busy, on one of the next twenty; 0 is any. Raises `PortBusy`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in range(port, port + (_TRIES if port else 1)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, attempt))
            listener.listen(2048)
        except OSError:
            listener.close()
            continue
        return listener
    raise PortBusy(f"{host}:{port}")


def lan_address() -> str:
    """This machine's address in the local network: the one from which it would reach another."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only picks the way.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def bracketed(host: str) -> str:
    """An address as it stands in a URL.

    >>> bracketed("::1"), bracketed("127.0.0.1")
    ('[::1]', '127.0.0.1')
    """
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(host).version == 6:
            return f"[{host}]"
    return host
