"""Ports for servers that are started again at the same address."""

import itertools
import os
import socket

_FIRST, _LAST = 20_000, 30_000
"""Below those that systems give to connections of their own, so that nobody has one by chance before the next start."""

_offsets = itertools.count(os.getpid() * 37)


def quiet_port() -> int:
    """A port that nobody listens on."""
    for offset in itertools.islice(_offsets, 1000):
        port = _FIRST + offset % (_LAST - _FIRST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
