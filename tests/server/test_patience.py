"""Patience: work that always fails is tried less and less and then given up; nothing is lost, no other table waits."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from tests.server.client import PATIENCE_S
from tests.server.conftest import House, Seen, Served, chairs, new_id, terms

from danzhu.server.hall import patience
from danzhu.server.hall.live import LiveTable
from danzhu.server.hall.patience import Patience
from danzhu.server.hall.sweep import ARCHIVED_AFTER_S, Sweeper
from danzhu.server.store import Due, StorageFailed
from danzhu.server.store import due as due_work
from danzhu.server.store.read import stored_table
from danzhu.server.tables.command import Leave, Ready
from danzhu.server.tables.errand import DealNow, Rest
from danzhu.server.tables.plan import DEAL

SECRET = "RJ 7S 8S"


def test_each_wait_is_twice_the_last_and_the_eighth_failure_is_the_last() -> None:
    one, other = Due(DEAL, -1, 1), Due(DEAL, -1, 2)
    mine = Patience()
    waits = []
    while (wait := mine.wait("AAAAAA", one)) is not None:
        waits.append(wait)
        mine.failed("AAAAAA", one)
    assert waits == [2, 4, 8, 16, 32, 64, 128]
    # Of another table, and of other work at this one, each is counted by itself.
    assert (mine.wait("BBBBBB", one), mine.wait("AAAAAA", other)) == (2, 2)
    mine.over("AAAAAA", one)
    assert mine.wait("AAAAAA", one) == 2


def test_no_more_failures_are_remembered_than_memory_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "_REMEMBERED", 2)
    mine, due = Patience(), Due(DEAL, -1, 1)
    for code in ("AAAAAA", "BBBBBB", "AAAAAA", "CCCCCC"):
        mine.failed(code, due)
    assert [mine.wait(code, due) for code in ("AAAAAA", "BBBBBB", "CCCCCC")] == [8, 2, 4]


async def asked_to_deal(house: House, player: str) -> LiveTable:
    """A table whose first deal falls due."""
    live = await house.hall.open(terms("gongzhu"), player, chairs(player, None, None, None))
    await live.command(player, Ready(type="ready", id=new_id()))
    return live


async def aside(house: House, code: str) -> bool:
    return await house.store.read(lambda connection: due_work.is_aside(connection, code))


async def until_aside(house: House, code: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await aside(house, code):
            pass


def breaks(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Let no deal be made at a table, and say how often it was tried."""
    tries, real = 0, live.errand

    async def raises(errand: Any, cause: Due | None = None) -> None:
        nonlocal tries
        if isinstance(errand, DealNow):
            tries += 1
            raise RuntimeError(SECRET)
        await real(errand, cause)

    monkeypatch.setattr(live, "errand", raises)
    return lambda: tries


async def test_a_table_that_always_fails_is_given_up_and_goes_on_with_whoever_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(patience, "AGAIN_AFTER_S", 0.0005)
    broken = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    with monkeypatch.context() as meanwhile:
        tries = breaks(broken, meanwhile)
        await broken.command("p1", Ready(type="ready", id=new_id()))
        await until_aside(house, broken.code)
        # Another one begins after that and plays a deal to its end.
        other, seen = await asked_to_deal(house, "p2"), Seen("p2")
        await house.hall.join(other, seen)
        await other.command("p2", Leave(type="leave", id=new_id()))
        await seen.until(lambda view: view["phase"] in ("between", "over"))
        assert (tries(), house.runner.set_aside) == (8, 1)
    written = "".join(capsys.readouterr())
    lines = [line for line in written.splitlines() if "[error" in line]
    assert len(lines) == 1
    told = (
        "work_set_aside",
        f"table={broken.code}",
        "kind=deal",
        "number=1",
        "code=server_fault",
        "error=RuntimeError",
    )
    assert [each for each in told if each not in lines[0]] == []
    assert written.count("work_failed") == 7
    assert SECRET not in written
    # Nothing is lost: the deal waits, for whoever looks on as well,
    stored = await house.store.read(lambda connection: stored_table(connection, broken.code))
    assert stored is not None
    assert Due(DEAL, -1, 1) in dict(stored.due)
    await house.hall.join(broken, Seen("p2"))
    assert await aside(house, broken.code)
    # and is dealt once its player comes, now that it can be.
    back = Seen("p1")
    await house.hall.join(broken, back)
    await back.until(lambda view: view["phase"] == "playing")


async def test_while_nothing_can_be_stored_nothing_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "AGAIN_AFTER_S", 0.0005)
    monkeypatch.setattr(due_work, "LEASE", 0.001)
    real, noted = due_work.put_off, 0

    def full(*args: Any) -> None:
        nonlocal noted
        noted += 1
        if noted <= 20:  # a job is done again with those that wait with it: each failure counts twice
            raise StorageFailed("the disk is full")
        real(*args)

    monkeypatch.setattr(due_work, "put_off", full)
    live = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    tries = breaks(live, monkeypatch)
    await live.command("p1", Ready(type="ready", id=new_id()))
    await until_aside(house, live.code)
    assert tries() >= 10 + 8


async def test_a_table_that_cannot_be_put_away_keeps_no_other_from_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None)) for _ in range(3)]
    for live in tables:
        await live.errand(Rest())

    async def raises(*_: Any) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(tables[1], "errand", raises)
    now = await house.store.now()

    async def later() -> float:
        return now + ARCHIVED_AFTER_S + 60

    monkeypatch.setattr(house.store, "now", later)
    await Sweeper(house.hall, 0).sweep()
    assert [live.table.archived for live in tables] == [True, False, True]


@pytest.mark.slow
async def test_an_operator_sees_how_much_was_given_up(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False, timeout=PATIENCE_S) as http:
        assert "danzhu_work_set_aside_total 0.0" in (await http.get("/metrics")).text
        served.services.runner.set_aside += 1
        assert "danzhu_work_set_aside_total 1.0" in (await http.get("/metrics")).text
