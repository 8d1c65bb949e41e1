"""The doors: what stands before every request answers with a code, whatever is written on the request."""

from typing import Any

import pytest

from danzhu.server.http.guard import Guard, Origins

ORIGINS = Origins("https://cards.example.org", ["localhost"])


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "file://", "", "https://cards.example.org.evil"])
def test_an_origin_that_is_none_or_not_ours_is_refused(origin: str) -> None:
    assert not ORIGINS.allows(origin, "localhost")


@pytest.mark.parametrize("host", ["[", "", "localhost.evil", "evil/@localhost", "localhost@evil"])
def test_a_host_that_is_none_or_not_ours_is_refused(host: str) -> None:
    assert not ORIGINS.knows(host)


async def asked(headers: list[tuple[bytes, bytes]]) -> tuple[int, bytes]:
    """What the guard answers to an action with such headers, nothing being behind it."""
    sent: list[Any] = []

    async def nothing(*_: Any) -> None:
        raise AssertionError("let through")

    async def send(message: Any) -> None:
        sent.append(message)

    guard = Guard(nothing, ORIGINS, [])
    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": [(b"host", b"localhost"), *headers]}
    await guard(scope, nothing, send)
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.parametrize("length", [b"9" * 5000, b"-1", b"1e3", "²".encode("latin-1"), b"65537"])
async def test_a_length_that_is_none_or_too_much_is_refused(length: bytes) -> None:
    assert await asked([(b"content-length", length)]) == (413, b'{"code": "too_large", "detail": ""}')


async def test_a_broken_origin_is_refused_with_a_code() -> None:
    assert await asked([(b"origin", b"http://[")]) == (403, b'{"code": "bad_origin", "detail": ""}')
