"""Turnstile: how often an address may ask anything of the API.

Pure ASGI: a middleware that takes the answer into its own hands calls it a fault of ours when a reader goes away in the
middle of one.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from danzhu.server.fault import Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import services_of
from danzhu.server.http.problem import refusal


class Turnstile:
    """Lets a request of the API through, or refuses it as too fast; files and pages pass uncounted."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            connection = HTTPConnection(scope)
            try:
                await services_of(connection).limiter.check(limit.REQUESTS, "request", address_of(connection))
            except Refused as refused:
                await refusal(refused)(scope, receive, send)
                return
        await self._app(scope, receive, send)
