"""Patience: how long work that fails waits to be tried again, and when it is given up."""

from __future__ import annotations

from typing import Final

from danzhu.server.store import Due

AGAIN_AFTER_S: Final = 2.0
MOST_TRIES: Final = 8
_REMEMBERED: Final = 10_000


class Patience:
    """Counts the failures of each piece of work. Each wait is twice as long as the one before it: eight tries take four
    minutes, so that a table which always fails costs next to nothing."""

    def __init__(self) -> None:
        self._failed: dict[tuple[str, Due], int] = {}

    def wait(self, code: str, due: Due) -> float | None:
        """In how many seconds to try again what has just failed; None where it has failed often enough."""
        before = self._failed.get((code, due), 0)
        return AGAIN_AFTER_S * 2**before if before + 1 < MOST_TRIES else None

    def failed(self, code: str, due: Due) -> None:
        """Count a failure."""
        self._failed[code, due] = self._failed.pop((code, due), 0) + 1
        if len(self._failed) > _REMEMBERED:
            # A table that was changed meanwhile may want it no more: nobody says so.
            del self._failed[next(iter(self._failed))]

    def over(self, code: str, due: Due) -> None:
        """Count no more: it is done, or given up."""
        self._failed.pop((code, due), None)
