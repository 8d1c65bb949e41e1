"""PostgreSQL: the same storage, and two processes that serve one table."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.client import PATIENCE_S, Person, Player, ask, update
from tests.server.conftest import Served, chairs, new_id, terms
from tests.server.test_people import goodbye
from tests.server.test_wire import four, short_terms

from danzhu.server import admin
from danzhu.server.hall import neighbours
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.rebuild import rebuild
from danzhu.server.store import Store
from danzhu.server.store import due as due_work
from danzhu.server.store.schema import metadata
from danzhu.server.tables.command import Act, Contribute, Ready
from danzhu.server.tables.plan import REST
from danzhu.server.tables.table import Phase

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database of its own, which goes away with the test."""
    command = shutil.which("pg_virtualenv")
    if command is None:
        assert os.environ.get("CI") != "true", "pg_virtualenv is missing"
        pytest.skip("pg_virtualenv is missing")
    with alone():
        yield from cluster(command)


@contextmanager
def alone() -> Iterator[None]:
    """Wait for other workers: a machine has one such cluster at a time."""
    import fcntl

    with (Path(tempfile.gettempdir()) / "danzhu-postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def cluster(command: str) -> Iterator[str]:
    """The address of a cluster that lives meanwhile."""
    told = 'echo "danzhu $PGUSER:$PGPASSWORD@$PGHOST:$PGPORT"; read -r _'
    pipe = subprocess.PIPE
    with subprocess.Popen([command, "sh", "-c", told], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        line = next((line for line in process.stdout if line.startswith("danzhu ")), "")
        assert line, "the cluster did not start"
        yield f"postgresql+asyncpg://{line.split()[1]}/postgres"
        process.communicate("\n", timeout=60)


async def test_migrations_make_the_schema_that_the_code_uses(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    store = Store(url)
    await store.open()
    assert await store.read(differences) == []
    assert abs(await store.now() - (await store.now())) < 1
    await store.close()


async def test_two_processes_serve_one_table(url: str) -> None:
    rng = Random(3)
    stores = [Store(url), Store(url)]
    for store in stores:
        await store.open()
    halls = [Hall(store, lambda _: None) for store in stores]
    code = (await halls[0].open(terms("gongzhu"), "p0", chairs("p0", "p1", "p2", "p3"))).code
    tables = [await hall.find(code) for hall in halls]
    for seat in range(4):
        await tables[seat % 2].command(f"p{seat}", Ready(type="ready", id=new_id()))
    # Each process acts on what it knows; what it does not know makes it reload and judge again.
    for seat in range(4):
        await tables[seat % 2].command(f"p{seat}", Contribute(type="contribute", id=new_id(), deal=1, salt="ab" * 16))
    acted = 0
    while True:
        fresh, _, _ = await rebuild(stores[0], code)
        if fresh.phase is not Phase.PLAYING:
            break
        seat = rng.choice(fresh.to_act)
        actions = [
            fresh.game.action_text(each) for each in islice(fresh.game.legal_actions(fresh.held.state, seat), 50)
        ]
        do = rng.choice([each for each in actions if each != "claim"])  # which would end the deal
        act = Act(type="act", id=new_id(), decision=fresh.decision, do=do)
        await rng.choice(tables).command(f"p{seat}", act)
        acted += 1
    final, _, events = await rebuild(stores[1], code)
    assert final.log.deals == 1
    assert acted >= 52
    assert [version for version, _ in events] == list(range(1, final.version + 1))
    for store in stores:
        await store.close()


@pytest.fixture
async def two(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers of one database, each with its own memory."""
    monkeypatch.setattr(neighbours, "EVERY_S", 0.01)
    shared = {"database": url, "secret": "the same"}
    async with Served(tmp_path / "one", **shared) as one, Served(tmp_path / "two", **shared) as two:
        yield one, two


def at(person: Person, served: Served) -> Person:
    """The same person, at another server."""
    other = Person(served.base)
    other.http.cookies = person.http.cookies
    return other


async def test_who_is_barred_or_forgotten_at_one_process_is_at_no_table_of_another(two: tuple[Served, Served]) -> None:
    one, other = two
    people, code = await four(one, "guandan")
    account = {"login": "somebody", "password": "a long one"}
    assert (await people[2].http.post("/api/me/account", json=account)).status_code == 200
    elsewhere = [at(person, other) for person in people]
    mine = (await people[0].http.get("/api/me/data")).json()["player"]["id"]
    async with (
        elsewhere[0].socket(code) as barred,
        elsewhere[1].socket(code) as gone,
        elsewhere[2].socket(code) as signed_out,
        elsewhere[3].socket(code) as stays,
    ):
        for socket in (barred, gone, signed_out, stays):
            await update(socket)
        await admin.do(one.services.hall, "ban", mine)
        assert await goodbye(barred) == {"type": "bye", "code": "banned", "again": False}
        assert (await people[1].http.delete("/api/me")).status_code == 204
        assert await goodbye(gone) == {"type": "bye", "code": "no_player", "again": False}
        changed = {**account, "password": "another long one"}
        assert (await people[2].http.post("/api/me/account", json=changed)).status_code == 200
        assert await goodbye(signed_out) == {"type": "bye", "code": "no_player", "again": True}
        assert (await ask(stays, {"type": "ready", "id": new_id()}))["type"] == "ack"


async def test_what_is_done_at_one_process_is_told_at_another(two: tuple[Served, Served]) -> None:
    one, other = two
    people, code = await four(one, "gongzhu")
    async with at(people[1], other).socket(code) as socket:
        await update(socket)
        assert (await people[0].http.post("/api/me", json={"name": "Renamed"})).status_code == 200
        async with people[0].socket(code) as connection:
            assert (await ask(connection, {"type": "ready", "id": new_id()}))["type"] == "ack"
        seats = (await update(socket))["view"]["seats"]
        while (seats[0]["ready"], seats[0]["name"]) != (True, "Renamed"):
            # A name alone is no event: it shows with the next one.
            assert (await ask(socket, {"type": "ready", "id": new_id(), "on": not seats[1]["ready"]}))["type"] == "ack"
            seats = (await update(socket))["view"]["seats"]
        await admin.do(one.services.hall, "close", code)
        while (await update(socket))["view"]["phase"] != "closed":
            pass


async def test_people_at_different_processes_play_a_match(two: tuple[Served, Served]) -> None:
    one, other = two
    people, code = await four(one, "gongzhu")
    players = [
        Player(person if seat % 2 else at(person, other), code, Random(seat).choice)
        for seat, person in enumerate(people)
    ]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "over") for player in players))
    assert {player.view["version"] for player in players} == {players[0].view["version"]}
    for player in players:
        versions = [each["version"] for each in player.events]
        assert versions == sorted(set(versions))


async def test_a_table_that_somebody_is_at_in_one_process_does_not_rest_for_another(two: tuple[Served, Served]) -> None:
    one, other = two
    (person, *_), attended = await four(one, "gongzhu")
    _, left = await four(one, "gongzhu")
    async with person.socket(attended) as socket:
        await update(socket)
        for code in (left, attended):
            await other.services.hall.plan_rest(code)
        planned = partial(due_work.planned_at, codes=[attended, left], kind=REST)
        async with asyncio.timeout(PATIENCE_S):
            while await one.services.store.read(planned) != [left]:
                pass


async def test_nobody_has_more_tables_for_asking_several_processes_at_once(url: str, tmp_path: Path) -> None:
    shared = {"database": url, "secret": "the same", "tables_per_player": 3}
    async with Served(tmp_path / "one", **shared) as one, Served(tmp_path / "two", **shared) as two:
        person = await Person(one.base).arrive()
        asked = {"terms": short_terms("gongzhu"), "seats": [{"who": "open"}] * 4}
        both = [person, at(person, two)] * 8
        answers = await asyncio.gather(*(each.http.post("/api/tables", json=asked) for each in both))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [400] * 13


async def test_a_name_that_postgresql_cannot_read_is_nobody_s(url: str, tmp_path: Path) -> None:
    async with Served(tmp_path, database=url, secret="the same") as served:
        person = await Person(served.base).arrive()
        for path, code in (
            ("/api/tables/a%00b", "unknown_table"),
            ("/api/records/a%00b", "not_found"),
            ("/api/records/a%00b/analysis?deal=1", "not_found"),
        ):
            assert (await person.http.get(path)).json()["code"] == code, path
        account = {"login": "some\0body", "password": "a long one"}
        assert (await person.http.post("/api/session", json=account)).json()["code"] == "bad_login"
        for path in ("/t/a%00b", "/records/a%00b"):
            assert (await person.http.get(path, headers={"accept": "text/html"})).status_code == 404, path
