"""PostgreSQL: the same storage, and two processes that serve one table."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.conftest import chairs, new_id, terms

from danzhu.server.hall.hall import Hall
from danzhu.server.hall.rebuild import rebuild
from danzhu.server.store import Store
from danzhu.server.store.schema import metadata
from danzhu.server.tables.command import Act, Contribute, Ready
from danzhu.server.tables.table import Phase

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database of its own, which goes away with the test."""
    command = shutil.which("pg_virtualenv")
    if command is None:
        assert os.environ.get("CI") != "true", "pg_virtualenv is missing"
        pytest.skip("pg_virtualenv is missing")
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
        do = rng.choice(list(islice(fresh.game.legal_actions(fresh.held.state, seat), 50)))
        act = Act(type="act", id=new_id(), decision=fresh.decision, do=fresh.game.action_text(do))
        await rng.choice(tables).command(f"p{seat}", act)
        acted += 1
    final, _, events = await rebuild(stores[1], code)
    assert final.log.deals == 1
    assert acted >= 52
    assert [version for version, _ in events] == list(range(1, final.version + 1))
    for store in stores:
        await store.close()
