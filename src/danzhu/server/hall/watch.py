"""Watch: somebody who is told what happens at a table."""

from __future__ import annotations

from typing import Protocol

from danzhu.server.fault import Fault


class Watcher(Protocol):
    """A connection, as a table knows it."""

    @property
    def player(self) -> str | None:
        """Who it is; None for somebody unknown, who looks on."""

    @property
    def epoch(self) -> int:
        """Under which epoch of his he came: a later one has ended this connection."""

    def push(self, message: str) -> None:
        """Send a message, already written; must not wait. A connection that cannot keep up ends itself."""

    def end(self, code: Fault, *, again: bool) -> None:
        """End the connection and say why; `again`: whoever it is may come back."""
