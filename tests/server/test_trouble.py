"""Trouble: storage that is locked or fails, code that fails. Nothing is lost, nothing stands still, nothing is told."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.client import ask, new_id, step, until, update
from tests.server.conftest import House, Seen, Served, any_action, chairs, terms
from tests.server.test_clock import four as four_at
from tests.server.test_hardship import full_disk, playing

from danzhu.server import log as logs
from danzhu.server.hall import chore
from danzhu.server.hall import hall as halls
from danzhu.server.hall import live as lives
from danzhu.server.store import StorageFailed
from danzhu.server.store import due as due_work
from danzhu.server.tables.command import Act, Leave, Ready
from danzhu.server.tables.errand import Rest, Shut

SECRET = "RJ 7S 8S"


@pytest.mark.slow
async def test_while_somebody_else_has_the_database_nothing_is_accepted_and_everything_waits(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, live = await playing(served)
    seat = live.table.to_act[0]
    wait = "PRAGMA busy_timeout=50"
    await served.services.store.write(lambda connection: connection.exec_driver_sql(wait))
    async with people[seat].socket(live.code) as connection:
        view = (await update(connection))["view"]
        frame = {**(step(view, lambda choices: choices[0]) or {}), "id": new_id()}
        version = live.table.version
        with closing(sqlite3.connect(served.settings.data / "danzhu.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = await ask(connection, frame)
            assert (refused["type"], refused["code"]) == ("refused", "storage_failed")
            assert live.table.version == version
            other.rollback()
        assert await ask(connection, frame) == {"type": "ack", "id": frame["id"], "version": version + 1}


@pytest.mark.slow
async def test_who_cannot_be_let_in_leaves_no_ghost_behind(served: Served) -> None:
    people, live = await playing(served)
    await live.errand(Rest())
    with full_disk(served):
        async with people[0].socket(live.code) as connection:
            while (message := json.loads(await connection.recv()))["type"] != "bye":
                pass
        assert message == {"type": "bye", "code": "storage_failed", "again": True}
        await until(lambda: not live.watchers and served.services.sockets == 0)
    async with people[0].socket(live.code) as connection:
        rested = [(await update(connection))["view"]["rested"] for _ in range(2)]
        assert rested == [True, False]


async def test_what_was_stored_is_acknowledged_whatever_becomes_of_the_telling(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    live, _ = await four_at(house)
    seat = live.table.to_act[0]
    player = live.table.places[seat].player

    def broken(*_: Any) -> None:
        raise ValueError(SECRET)

    monkeypatch.setattr(lives, "told", broken)
    act = Act(type="act", id=new_id(), decision=live.table.decision, do=any_action(live, seat, Random(1)))
    version = live.table.version
    assert await live.command(player or "", act) == version + 1
    assert live.table.version == version + 1
    written = capsys.readouterr()
    assert "not_told" in written.out + written.err
    assert "7S 8S" not in written.out + written.err

    return Random(1)


async def test_a_database_that_cannot_be_read_for_a_while_stops_no_clock_for_good(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chore, "AGAIN_AFTER_S", 0.01)
    real, failures = due_work.next_begin, 0

    def broken(*args: Any) -> Any:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise engine_fault()
        if failures == 2:
            raise RuntimeError("and something that nobody thought of")
        return real(*args)

    live = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    seen = Seen("p1")
    await house.hall.join(live, seen)
    monkeypatch.setattr(due_work, "next_begin", broken)
    await live.command("p1", Ready(type="ready", id=new_id()))
    await live.command("p1", Leave(type="leave", id=new_id()))
    await seen.until(lambda view: view["phase"] in ("between", "over"))
    assert failures > 2


def engine_fault() -> Exception:
    return OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))


async def test_a_fault_of_reading_has_a_code_and_the_databases_own_words(house: House) -> None:
    def broken(_: object) -> None:
        raise engine_fault()

    with pytest.raises(StorageFailed, match="disk I/O error"):
        await house.store.read(broken)


async def test_tables_that_rest_or_are_over_leave_memory_and_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "_LINGERS_S", 0.0)
    tables = [await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None)) for _ in range(4)]
    seen = Seen("p1")
    await house.hall.join(tables[0], seen)
    for live in tables[:2]:
        await live.errand(Rest())
    await tables[2].errand(Shut("admin"))
    house.hall.let_go()
    # One is watched, one may still begin.
    assert set(house.hall.live) == {tables[0], tables[3]}
    again = await house.hall.find(tables[1].code)
    assert again is not tables[1]
    assert again.table == tables[1].table


async def test_no_more_tables_are_in_memory_than_it_is_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "_KEPT", 3)
    opened = [await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None)) for _ in range(6)]
    assert len(house.hall.live) == 3
    assert (await house.hall.find(opened[0].code)).table == opened[0].table
    assert len(house.hall.live) == 3


def test_what_libraries_log_names_its_place_and_none_of_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    logger = logging.getLogger("danzhu.test.library")
    logger.propagate = False
    logger.addHandler(logs.Others())
    try:
        raise ValueError(SECRET)
    except ValueError:
        logger.exception("failed at %s", SECRET)
    context = {"message": "never retrieved", "exception": ValueError(SECRET), "task": SECRET}
    logs.lost(asyncio.AbstractEventLoop(), context)
    written = "".join(capsys.readouterr())
    assert "ValueError" in written
    assert "never retrieved" in written
    assert "7S 8S" not in written


@pytest.mark.slow
async def test_a_fault_in_a_socket_ends_it_without_a_word_of_it(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    people, live = await playing(served)

    def broken(*_: Any) -> None:
        raise ValueError(SECRET)

    monkeypatch.setattr(live, "update_for", broken)
    async with people[0].socket(live.code) as connection:
        assert json.loads(await connection.recv()) == {"type": "bye", "code": "server_fault", "again": True}
    await until(lambda: not live.watchers)
    answer = await people[0].http.get(f"/api/tables/{live.code}")
    assert (answer.status_code, answer.json()) == (500, {"code": "server_fault", "detail": ""})
    assert "7S 8S" not in "".join(capsys.readouterr())
