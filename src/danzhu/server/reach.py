"""Reach: where a server listens, and the address under which others in its network reach it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
from typing import Final

_TRIES: Final = 20
LAN: Final = "0.0.0.0"  # noqa: S104 - only where the operator asks for the local network
_SAME_MACHINE: Final = {LAN: "127.0.0.1", "::": "::1"}
EVERYWHERE: Final = frozenset(_SAME_MACHINE)
"""What to listen on to be reached under every address of this machine."""


class PortBusy(Exception):
    """No port near the one asked for is free."""


class NoNetwork(Exception):
    """This machine is in no network in which others could reach it."""


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
    """This machine's address in the local network: the one from which it would reach another. Raises `NoNetwork`."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only picks the way.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            raise NoNetwork from None
        address: str = probe.getsockname()[0]
        return address


def local_address(host: str) -> str:
    """The address under which a program of this machine reaches a server that listens on `host`.

    >>> local_address("0.0.0.0"), local_address("192.168.1.5")
    ('127.0.0.1', '192.168.1.5')
    """
    return _SAME_MACHINE.get(host, host)


def bracketed(host: str) -> str:
    """An address as it stands in a URL.

    >>> bracketed("::1"), bracketed("127.0.0.1")
    ('[::1]', '127.0.0.1')
    """
    return f"[{host}]" if version_of(host) == 6 else host


def version_of(host: str) -> int | None:
    """4 or 6 for an address; None for a name.

    >>> version_of("192.168.1.5"), version_of("fe80::1"), version_of("cards.example.org")
    (4, 6, None)
    """
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).version
    return None
