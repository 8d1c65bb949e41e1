"""Shelf: records folded for looking at, the last used kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from danzhu.server.wire.retold import Retold, retell

ROOM: Final = 32 << 20
"""Bytes of steps that are kept; a long match has one or two million."""


class Shelf:
    """Folds one record at a time, in a thread, so that no table waits for it. No name is kept here."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[bytes, Retold] = OrderedDict()
        self._lock = asyncio.Lock()

    async def take(self, lines: str) -> Retold:
        """A record's lines, folded; raises `BadRecord`."""
        name = sha256(lines.encode()).digest()
        if name not in self._kept:
            async with self._lock:
                if name not in self._kept:
                    self._keep(name, await asyncio.to_thread(retell, lines.splitlines()))
        self._kept.move_to_end(name)
        return self._kept[name]

    def _keep(self, name: bytes, retold: Retold) -> None:
        self._kept[name] = retold
        # The one just folded stays, however long it is: somebody is looking at it.
        while len(self._kept) > 1 and self.size > self._room:
            self._kept.popitem(last=False)

    @property
    def size(self) -> int:
        """Bytes of steps that are kept now."""
        return sum(len(steps) for retold in self._kept.values() for steps in retold.steps)
