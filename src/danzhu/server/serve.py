"""Serve: listens, says where, serves until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import uvicorn

from danzhu.server.http.app import create_app
from danzhu.server.http.peer import Peer
from danzhu.server.log import lost, set_up_log
from danzhu.server.reach import LAN, bracketed, lan_address, listen, local_address
from danzhu.server.settings import Settings
from danzhu.server.store.fault import StorageFault

ADDRESS: Final = "address"
"""The file in the data folder that says where its server listens: `danzhu admin` asks there."""

_LARGEST_FRAME: Final = 16 * 1024


class Serving:
    """A server that listens already and can say where, and then serves.

    `lan` lets the local network in and puts this machine's address there into links. Raises
    `PortBusy` and `NoNetwork`.
    """

    def __init__(self, settings: Settings, *, lan: bool = False) -> None:
        if lan:
            settings = replace(settings, host=LAN)
        reach = lan_address() if lan else settings.host
        self.listener = listen(settings.host, settings.port)
        port = self.listener.getsockname()[1]
        if lan and not settings.public_url:
            settings = replace(settings, public_url=f"http://{bracketed(reach)}:{port}")
        self.local = f"http://{bracketed(local_address(settings.host))}:{port}"
        self.url = settings.public_url or self.local
        self.settings = settings
        machine = socket.gethostname()
        # As the machine is called in its own network too, where no server of names knows it.
        names = {"localhost", "127.0.0.1", "::1", settings.host, reach, machine, f"{machine}.local"}
        self.app = create_app(settings, names)

    @property
    def config(self) -> uvicorn.Config:
        """How the application is served."""
        proxies = self.settings.trusted_proxies
        return uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Peer,
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=[form for proxy in proxies for form in both_forms(proxy)],
        )

    def run(self, when_ready: Callable[[], object] | None = None) -> bool:
        """Serve until a signal says stop; whether it ever began. Raises a `StorageFault` for unusable storage."""
        set_up_log(self.settings.log)
        server = _Server(self.config, when_ready)
        address = self.settings.data / ADDRESS
        address.parent.mkdir(parents=True, exist_ok=True)
        address.write_text(self.local, encoding="utf-8")
        # A start that fails ends in SystemExit; what failed is said below.
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            asyncio.run(server.serve([self.listener]))
        fault = getattr(self.app.state, "fault", None)
        if isinstance(fault, StorageFault):
            raise fault
        return server.started


def both_forms(network: str) -> tuple[str, ...]:
    """A network as a server sees it that listens on IPv4, and as one sees it that listens on IPv6 for both.

    >>> both_forms("10.0.0.0/8")
    ('10.0.0.0/8', '::ffff:a00:0/104')
    """
    told = ipaddress.ip_network(network)
    if told.version == 6:
        return (network,)
    base = ipaddress.IPv6Address(0xFFFF_0000_0000 | int(told.network_address))
    return (network, str(ipaddress.IPv6Network((base, 96 + told.prefixlen))))


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
