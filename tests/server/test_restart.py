"""A start after an end of any kind: what was due is done, what rests stays, and the time of day may have moved."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from tests.server.client import PATIENCE_S
from tests.server.conftest import House, Seen, chairs, new_id, terms
from tests.server.test_table import kept_of, one_deal_match, short_matches

from danzhu.server.hall import patience, record
from danzhu.server.hall import runner as runners
from danzhu.server.store import Due, Store, schema
from danzhu.server.store import due as due_work
from danzhu.server.store import store as stores
from danzhu.server.store.engine import database
from danzhu.server.store.migrate import newest
from danzhu.server.store.read import stored_table
from danzhu.server.tables import plan
from danzhu.server.tables.command import Leave, Ready
from danzhu.server.tables.plan import BOT, IDLE, REST
from danzhu.server.tables.terms import Pace


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "_PACES", dict.fromkeys(Pace, (0.0, 0.0)))
    monkeypatch.setattr(plan, "CONTRIBUTIONS_S", 0.05)


@pytest.fixture
async def again(tmp_path: Path) -> AsyncIterator[House]:
    """A server started where another one was killed while computers were to act."""
    before = House(tmp_path)
    await before.store.open()
    live = await before.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    await live.command("p1", Ready(type="ready", id=new_id()))
    # Claimed, so that nobody else does it, and then the process is gone.
    claimed = await before.store.write(lambda c: due_work.claim(c, 4e9))
    assert {each.due.kind for each in claimed} >= {"deal", REST}
    await before.store.close()
    house = House(tmp_path)
    await house.start()
    yield house
    await house.stop()


async def code_of(house: House) -> str:
    asked = text("SELECT code FROM tables")
    code: str = await house.store.read(lambda connection: connection.execute(asked).scalar_one())
    return code


async def test_what_a_killed_process_had_claimed_is_done_after_the_start(again: House) -> None:
    live = await again.hall.find(await code_of(again))
    seen = Seen("p1")
    await again.hall.join(live, seen)
    await seen.until(lambda view: view["phase"] == "playing")
    await live.command("p1", Leave(type="leave", id=new_id()))
    # The clock's row, the computers' rows, the record's row: all of them follow.
    view = await seen.until(lambda view: view["phase"] in ("between", "over"))
    assert view["deal"] == 1


async def test_after_a_start_whoever_is_not_back_soon_lets_the_table_rest(
    again: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await code_of(again)
    stored = await again.store.read(lambda connection: stored_table(connection, code))
    assert stored is not None
    assert REST in {due.kind for due, _ in stored.due}


async def test_every_time_keeps_its_distance_where_the_time_of_day_was_set_back_meanwhile(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'danzhu.sqlite3'}")
    await store.open()
    await store.write(lambda c: due_work.alive(c, 5000.0))
    await store.write(lambda c: due_work.plan(c, "ABC", Due("clock", 0, 1), 5010.0))
    await store.write(lambda c: due_work.plan(c, "ABC", Due("bot", 1, 1), 4990.0))
    lost = await store.write(lambda c: due_work.make_up_for_downtime(c, 1400.0, alone=True))
    assert lost == -3600.0
    assert [each.due.kind for each in await store.write(lambda c: due_work.claim(c, 1409.0))] == ["bot"]
    assert [each.due.kind for each in await store.write(lambda c: due_work.claim(c, 1410.0))] == ["clock"]
    await store.close()


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_clock_that_jumps_neither_ends_anybodys_time_nor_stops_a_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr(runners, "_POLL_S", 0.05)
    house = House(tmp_path)
    await house.start()
    live = await house.hall.open(terms("guandan"), "p1", chairs("p1", "p2", None, None))
    seen = Seen("p1")
    await house.hall.join(live, seen)
    for player in ("p1", "p2"):
        await live.command(player, Ready(type="ready", id=new_id()))
    await seen.until(lambda view: view["phase"] == "playing" and view["deciding"][0] < 2)
    idle = Due(IDLE, -1, live.table.decision)
    left = live.due[idle] - await house.store.now()
    assert left > 80
    real = time.time
    monkeypatch.setattr(stores.time, "time", lambda: real() + jump)
    async with asyncio.timeout(PATIENCE_S):
        while abs(live.due[idle] - time.time() - left) > 30:
            await house.store.write(lambda _: None)
    assert not live.table.places[0].away
    await house.store.write(lambda _: None)  # whatever was to be written before is
    stored = await house.store.read(lambda connection: stored_table(connection, live.code))
    assert stored is not None
    assert dict(stored.due)[idle] == pytest.approx(live.due[idle], abs=0.01)
    # And computers go on, whose turn it is as soon as both are away.
    before = live.table.decision
    for player in ("p1", "p2"):
        await live.command(player, Leave(type="leave", id=new_id()))
    await seen.until(lambda view: view["decision"] > before + 3)
    assert not [due for due in live.due if due.kind == BOT and due.number < before]
    await house.stop()


async def test_a_schema_that_is_older_is_backed_up_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'danzhu.sqlite3'}"
    old = schema.REVISIONS[-2]

    def older(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, old)
        due_work.alive(connection, 77.0)

    first = database(url)
    await first.write(older)
    await first.dispose()
    again = Store(url)
    await again.open()
    version = text("SELECT version_num FROM alembic_version")
    assert await again.read(lambda c: c.execute(version).scalar()) == newest()
    assert await again.read(lambda c: c.execute(text("SELECT value FROM meta")).scalar()) == 77.0
    await again.close()
    (copy,) = [each for each in os.listdir(tmp_path) if each.endswith(".backup")]  # noqa: PTH208 - not from a loop
    assert copy.startswith(f"danzhu.{old}.")
    kept = Store(f"sqlite:///{tmp_path / copy}")
    # The copy is the database as it was, which another start would bring up to date.
    await kept.open()
    assert await kept.read(lambda c: c.execute(text("SELECT value FROM meta")).scalar()) == 77.0
    await kept.close()


async def test_a_start_with_many_tables_takes_one_commit_for_all_of_them(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.store.open()
    for _ in range(30):
        await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    before = house.store.commits
    await house.hall.rest_all_running()
    assert house.store.commits == before + 1
    await house.store.close()


@pytest.mark.parametrize("broken", ["render", "keep_record"])
async def test_a_record_that_cannot_be_made_is_left_alone_and_comes_with_a_start_that_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], broken: str
) -> None:
    tries, real = 0, getattr(record, broken)

    def fails(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("RJ 7S 8S", {}, sqlite3.OperationalError("no such function"))

    async def set_aside(house: House) -> int:
        asked = text("SELECT count(*) FROM due WHERE kind = 'record' AND begin > 1e11")
        return await house.store.write(lambda connection: connection.execute(asked).scalar_one())

    monkeypatch.setattr(patience, "AGAIN_AFTER_S", 0.0005)
    monkeypatch.setattr(record, broken, fails)
    house = House(tmp_path)
    await house.start()
    live, seen = await short_matches(house)
    matches = []
    for number in (1, 2, 3):
        await one_deal_match(house, live, seen)
        matches.append(live.table.match)
        async with asyncio.timeout(PATIENCE_S):
            while await set_aside(house) < number:
                pass
    await house.stop()
    # A job may be done again with those that wait with it: each try of storing counts twice.
    assert tries == 3 * 8 * (2 if broken == "keep_record" else 1)
    written = "".join(capsys.readouterr())
    lines = [line for line in written.splitlines() if "[error" in line]
    told = ("work_set_aside", f"table={live.code}", "kind=record")
    assert [[each in line for each in told] for line in lines] == [[True] * 3] * 3
    assert "7S 8S" not in written
    monkeypatch.setattr(record, broken, real)
    after = House(tmp_path)
    await after.start()
    assert set(await kept_of(after, 3)) == set(matches)
    assert await set_aside(after) == 0
    await after.stop()
