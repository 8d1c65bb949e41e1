"""Address: where a connection comes from, and whether a program of this very machine asks."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

_FORWARDED: Final = ("x-forwarded-for", "forwarded")
_HOME: Final = 64


def address_of(connection: HTTPConnection) -> str:
    """By whom limits count who has no name: where a connection comes from; behind a trusted proxy, what it says."""
    return counted_as(connection.client.host) if connection.client else "unknown"


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """An address as limits count it. Whoever is given one of IPv6 is given a network of them, which counts as one.

    >>> counted_as("203.0.113.9"), counted_as("::ffff:203.0.113.9"), counted_as("2001:db8:1:2:3:4:5:6")
    ('203.0.113.9', '203.0.113.9', '2001:db8:1:2::')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_loopback:
        return str(address)
    return str(ipaddress.IPv6Network((int(address), _HOME), strict=False).network_address)


def is_of_this_machine(connection: HTTPConnection) -> bool:
    """Whether a program of this machine asks for itself, and no proxy on it asks for somebody else."""
    if connection.client is None or any(name in connection.headers for name in _FORWARDED):
        return False
    # Whoever has our own address is us: the server may listen on no other.
    here = connection.scope.get("server")
    own = here is not None and connection.client.host == here[0]
    return own or counted_as(connection.client.host) in ("127.0.0.1", "::1")
