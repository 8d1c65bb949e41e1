"""A chore goes on whatever it fails at, until it is told to end."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.client import PATIENCE_S
from tests.server.conftest import House, Seen, chairs, new_id, terms

from danzhu.server.hall import chore as chores
from danzhu.server.hall.chore import Chore
from danzhu.server.store import StorageFailed
from danzhu.server.tables.command import Leave, Ready

SECRET = "RJ 7S 8S"


def failing(times: int, enough: asyncio.Event) -> Callable[[], Any]:
    """What fails so many times, in both ways in turn, and then has been done."""
    calls = 0

    async def do() -> None:
        nonlocal calls
        calls += 1
        if calls <= times:
            raise StorageFailed("the disk is full") if calls % 2 else RuntimeError(SECRET)
        enough.set()

    return do


async def test_a_failure_is_told_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chores, "AGAIN_AFTER_S", 0.0)
    done = asyncio.Event()
    chore = Chore("sweep", failing(5, done))
    chore.start()
    async with asyncio.timeout(PATIENCE_S):
        await done.wait()
    await chore.stop()
    written = "".join(capsys.readouterr())
    assert (written.count("storage_failed"), written.count("chore_failed")) == (3, 2)
    assert written.count("chore=sweep") == 5
    assert "7S 8S" not in written


async def test_a_chore_ends_in_the_middle_of_it_and_one_never_begun_ends_as_well() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def do() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    chore = Chore("look", do)
    chore.start()
    async with asyncio.timeout(PATIENCE_S):
        await begun.wait()
        await chore.stop()
        await Chore("look", do).stop()
    assert ended.is_set()


async def test_the_runner_goes_on_where_it_could_not_ask_the_time_while_it_waited(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "AGAIN_AFTER_S", 0.01)
    real, failures = house.runner._sleep, 0

    async def fails(*args: Any) -> None:
        nonlocal failures
        failures += 1
        if failures <= 3:
            raise StorageFailed("the database is away")
        await real(*args)

    monkeypatch.setattr(house.runner, "_sleep", fails)
    live, seen = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None)), Seen("p1")
    await house.hall.join(live, seen)
    await live.command("p1", Ready(type="ready", id=new_id()))
    await live.command("p1", Leave(type="leave", id=new_id()))
    await seen.until(lambda view: view["phase"] in ("between", "over"))
    assert failures > 3
