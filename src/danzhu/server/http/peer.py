"""Peer: the other end of a socket. One that does not read is not waited for: it would keep what is unsent for ever."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_S: Final = 5.0
"""For how long a connection that has ended may still take what was sent to it."""


class Peer(WebSocketsSansIOProtocol):
    """Speaks WebSocket for one connection."""

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards let go of it whether or not the other end has read everything."""
        await super().run_asgi()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """End a connection whose other end has not answered for long; a polite close would wait for it to read."""
        super().keepalive_timeout()
        self.transport.abort()
