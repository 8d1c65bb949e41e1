"""Guard: what stands before every request: names, origins, sizes, headers, and nothing of a fault but its code.

Pure ASGI, so that it holds for sockets and files too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from danzhu.server.blame import blame
from danzhu.server.fault import Fault
from danzhu.server.http.plain import is_read, plain
from danzhu.server.reach import EVERYWHERE, version_of

LARGEST_BODY: Final = 64 * 1024
_MOST_DIGITS: Final = 20
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

log = structlog.get_logger("danzhu.http")


class Origins:
    """The names under which the server is reached, and so the origins that may ask it for more than pages."""

    def __init__(self, public_url: str, names: Iterable[str]) -> None:
        self._public = urlsplit(public_url) if public_url else None
        self._names = {name.lower() for name in names}
        if self._public is not None and self._public.hostname:
            self._names.add(self._public.hostname)
        self._anywhere = not self._names.isdisjoint(EVERYWHERE)

    def knows(self, host: str) -> bool:
        """Whether a Host header names us: otherwise somebody's page has its own name resolve to our address.

        An address is nobody's name: where we listen on every one of this machine's, each of them is ours.
        """
        name = _name_of(f"//{host}")
        return name in self._names or (self._anywhere and name is not None and version_of(name) is not None)

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may act in its reader's name: it must be one of ours."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if self._public is not None and (parts.scheme, parts.netloc) == (self._public.scheme, self._public.netloc):
            return True
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def _name_of(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, origins: Origins, headers: Iterable[tuple[str, str]]) -> None:
        self._app = app
        self._origins = origins
        self._headers = [(name.encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        fault = self._fault(scope)
        if fault is not None:
            await self._refuse(scope, send, fault, 413 if fault is Fault.TOO_LARGE else 403)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message = {**message, "headers": [*message["headers"], *self._headers]}
            await send(message)

        try:
            await self._app(scope, _bounded(receive), send_guarded)
        except _TooLarge:
            if not started:
                await self._refuse(scope, send, Fault.TOO_LARGE, 413)
        except Exception as raised:
            log.error("request_failed", path=scope["path"], **blame(raised))
            if started:
                raise
            await self._refuse(scope, send, Fault.SERVER_FAULT, 500)

    def _fault(self, scope: Scope) -> Fault | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._origins.knows(host):
            return Fault.BAD_HOST
        acts = scope["type"] == "websocket" or scope["method"] not in _SAFE
        origin = headers.get(b"origin")
        # Programs send no origin and no cookie that a browser keeps; a browser always says where a page came from.
        if acts and origin is not None and not self._origins.allows(origin, host):
            return Fault.BAD_ORIGIN
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or len(length) > _MOST_DIGITS or int(length) > LARGEST_BODY:
            return Fault.TOO_LARGE
        return None

    async def _refuse(self, scope: Scope, send: Send, fault: Fault, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": fault.value})
            return
        request = Request(scope)
        if is_read(request):
            kind, body = b"text/html; charset=utf-8", plain(request, fault).encode()
        else:
            kind, body = b"application/json", json.dumps({"code": fault.value, "detail": ""}).encode()
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class _TooLarge(Exception):
    pass


def _bounded(receive: Receive) -> Receive:
    """Reads no more of a body than anything here needs, whatever its header said."""
    got = 0

    async def bounded() -> Any:
        nonlocal got
        message = await receive()
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            if got > LARGEST_BODY:
                raise _TooLarge
        return message

    return bounded
