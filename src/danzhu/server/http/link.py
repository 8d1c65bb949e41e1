"""Link: how others reach what is here."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from danzhu.server.settings import Settings


def base_url(connection: HTTPConnection, settings: Settings) -> str:
    """The server's address as others should write it: as set, or as the asker reached it."""
    if settings.public_url:
        return settings.public_url
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"


def table_link(connection: HTTPConnection, settings: Settings, code: str) -> str:
    """The link to a table."""
    return f"{base_url(connection, settings)}/t/{code}"


def move_link(connection: HTTPConnection, settings: Settings, token: str) -> str:
    """The link that makes another device mine. The token stands after the hash, which browsers send to nobody."""
    return f"{base_url(connection, settings)}/move#{token}"
