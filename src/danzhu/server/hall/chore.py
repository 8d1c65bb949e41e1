"""Chore: what a server does again and again for as long as it serves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from danzhu.server.blame import blame
from danzhu.server.store.fault import StorageFault

AGAIN_AFTER_S: Final = 2.0
"""How long at least a chore waits that has failed."""

log = structlog.get_logger("danzhu.chore")


class Chore:
    """Does something, and again `every_s` seconds after it was done. A failure is logged and does not end it: without
    it every clock stands still, or nothing is ever put away."""

    def __init__(self, name: str, do: Callable[[], Awaitable[None]], every_s: float = 0.0) -> None:
        self._name = name
        self._do = do
        self._every_s = every_s
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """End, in the middle of it if need be."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            done = await self._done()
            await asyncio.sleep(self._every_s if done else max(self._every_s, AGAIN_AFTER_S))

    async def _done(self) -> bool:
        try:
            await self._do()
        except StorageFault as fault:
            # A full disk: nothing can be done until there is room; the tables wait, nothing is lost.
            log.error("storage_failed", chore=self._name, error=str(fault))
            return False
        except Exception as fault:  # noqa: BLE001 - one failure must not end it; it is logged and tried again
            log.error("chore_failed", chore=self._name, **blame(fault))
            return False
        return True
