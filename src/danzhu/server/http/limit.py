"""Limit: how often anyone may do something. Counted in memory, each process for itself."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from danzhu.server.fault import Fault, Refused

# Wide enough for a club of a hundred people who share one address.
REQUESTS: Final = parse("3000/minute")
GUESTS: Final = parse("300/hour")
TABLES: Final = parse("60/hour")
ADDRESS_TABLES: Final = parse("600/hour")
LOGINS: Final = parse("30/minute")
LOOKUPS: Final = parse("1200/minute")
SOCKETS: Final = parse("1200/minute")
FRAMES: Final = parse("30/second")
PERSON_FRAMES: Final = parse("60/second")
"""Over all of a person's connections: two tabs at their most, or a program at twenty quick tables."""
ADDRESS_FRAMES: Final = parse("300/second")
"""Over everybody at an address: twenty people who all click as fast as they can are let through."""
INSPECTS: Final = parse("10/second")
AIDS: Final = parse("10/second")
HINTS: Final = parse("2/second")
ANALYSES: Final = parse("120/hour")
QUESTIONS: Final = parse("600/minute")
"""Sums and plays that a guide is asked about, steps of puzzles and lessons: a page with an answer costs about 30 ms
and is nobody else's. A class of thirty takes its lesson at one address."""
PHRASES: Final = parse("1/2second")
MOST_SOCKETS: Final = 400
"""Connections from one address at a time."""


class Limiter:
    """Counts by what is done and by whom; where it is not `on`, only counts connections."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._counts = FixedWindowRateLimiter(MemoryStorage())
        self.sockets: dict[str, int] = {}

    async def check(self, limit: RateLimitItem, what: str, who: str) -> None:
        """Count once; raises `Refused(too_fast)` beyond the limit."""
        if self._on and not await self._counts.hit(limit, what, who):
            raise Refused(Fault.TOO_FAST)

    async def check_frame(self, connection: str, player: str | None, address: str) -> None:
        """Count a frame; raises `Refused(too_fast)`. What one limit refuses the wider ones do not count: whoever floods
        takes nothing away from the others at his address."""
        await self.check(FRAMES, "frame", connection)
        if player is not None:
            await self.check(PERSON_FRAMES, "frame", player)
        await self.check(ADDRESS_FRAMES, "frame", address)

    def open_socket(self, address: str) -> None:
        """Count a connection; raises `Refused(too_fast)` where an address has too many."""
        if self._on and self.sockets.get(address, 0) >= MOST_SOCKETS:
            raise Refused(Fault.TOO_FAST)
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        """Count it no more."""
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
