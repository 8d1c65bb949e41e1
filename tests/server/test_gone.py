"""Gone: browsers that go away before they have their answer. That is no fault of anybody's, and nothing is logged."""

import asyncio
from typing import Any

import pytest
from tests.server.client import until
from tests.server.conftest import Served

from danzhu.server.store import read

pytestmark = pytest.mark.slow


async def go_away(served: Served, *lines: str, body: str = "") -> None:
    """Ask, and hang up at once."""
    host = served.base.removeprefix("http://")
    _, writer = await asyncio.open_connection(*host.split(":"))
    writer.write("\r\n".join((*lines, f"Host: {host}", "", body)).encode())
    await writer.drain()
    writer.transport.abort()


def failures(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was logged as a fault."""
    return [line for line in "".join(capsys.readouterr()).splitlines() if "[error" in line]


@pytest.mark.parametrize(
    "path", ["/", "/web/main.js", "/web/pictures/preview.png", "/locale/en/page.ftl", "/guides", "/api/openapi.json"]
)
async def test_who_goes_away_before_the_answer_has_come_is_no_fault(
    served: Served, capsys: pytest.CaptureFixture[str], path: str
) -> None:
    for _ in range(10):
        await go_away(served, f"GET {path} HTTP/1.1", "Accept-Encoding: gzip")
        await until(lambda: served.is_idle)
    assert failures(capsys) == []


async def test_who_goes_away_while_storage_is_asked_is_no_fault(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, asked, gone = served.services.store.read, asyncio.Event(), asyncio.Event()

    async def slow(job: Any) -> Any:
        asked.set()
        await gone.wait()
        return await real(job)

    monkeypatch.setattr(served.services.store, "read", slow)
    for path in ("/api/tables", "/t/ABCDEF", "/api/records/none"):
        asked.clear()
        gone.clear()
        await go_away(served, f"GET {path} HTTP/1.1")
        await asked.wait()
        await until(lambda: not served.connections)
        gone.set()
        await until(lambda: served.is_idle)
    assert failures(capsys) == []


async def test_who_goes_away_in_the_middle_of_his_own_words_is_no_fault(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in ("/api/me", "/api/play", "/api/session", "/nowhere"):
        await go_away(served, f"POST {path} HTTP/1.1", "Content-Type: application/json", "Content-Length: 99", body="{")
        await until(lambda: served.is_idle)
    assert failures(capsys) == []


async def test_a_fault_of_ours_is_logged_all_the_same(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Any) -> Any:
        raise RuntimeError("of ours")

    monkeypatch.setattr(read, "listed", broken)
    await go_away(served, "GET /api/tables HTTP/1.1")
    await until(lambda: served.is_idle)
    (line,) = failures(capsys)
    assert "request_failed" in line
    assert "of ours" not in line
