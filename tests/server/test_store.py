"""Storage: what is accepted is kept once, in order, and what failed is not kept at all."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from danzhu.server.settings import sqlite_url
from danzhu.server.store import (
    Change,
    Conflict,
    Due,
    Duplicate,
    Entry,
    Given,
    NewerSchema,
    Pending,
    StorageFailed,
    StorageLocked,
    Store,
    Summary,
    migrate,
)
from danzhu.server.store import due as due_work
from danzhu.server.store.backup import back_up, restore
from danzhu.server.store.read import Stored, stored_table
from danzhu.server.store.schema import REVISIONS, metadata


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(sqlite_url(tmp_path))
    await store.open()
    yield store
    await store.close()


def summary(version: int, phase: str = "gathering") -> Summary:
    return Summary("m1", version, "guandan", "online", phase, listed=True, vacant=0, people=1, host=None)


def change(revision: int, *seqs: int, given: Given | None = None, **more: object) -> Change:
    entries = tuple(Entry("m1", seq, f'{{"n":{seq}}}') for seq in seqs)
    return Change("ABC", revision, 100.0, summary(max(seqs, default=revision)), entries, given, **more)  # type: ignore[arg-type]


async def stored(store: Store) -> Stored:
    found = await store.read(lambda connection: stored_table(connection, "ABC"))
    assert found is not None
    return found


async def test_an_append_at_a_taken_place_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await store.carry_out(change(0, 1))
    await store.carry_out(change(1, 2))
    with pytest.raises(Conflict):
        await store.carry_out(change(1, 2, due_put=((Due("clock", 0, 1), 5.0, 5.0),)))
    after = await stored(store)
    assert [entry.seq for entry in after.entries] == [1, 2]
    assert after.revision == 2
    assert after.due == ()


async def test_a_command_sent_again_gets_the_first_answer(store: Store) -> None:
    await store.carry_out(change(0, 1))
    given = Given("p1", "command-1")
    await store.carry_out(change(1, 2, given=given))
    with pytest.raises(Duplicate) as again:
        await store.carry_out(change(2, 3, given=given))
    assert again.value.version == 2
    assert [entry.seq for entry in (await stored(store)).entries] == [1, 2]
    # Another player's command may have the same name.
    await store.carry_out(change(2, 3, given=Given("p2", "command-1")))


async def test_of_many_that_append_at_once_one_is_first(store: Store) -> None:
    await store.carry_out(change(0, 1))
    racers = [store.carry_out(change(1, 2, given=Given(f"p{n}", "c"))) for n in range(20)]
    results = await asyncio.gather(*racers, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19


async def test_waiting_writes_share_a_commit(store: Store) -> None:
    before = store.commits

    def note(connection: Connection) -> None:
        due_work.plan(connection, "ABC", Due("note", 0, 0), 1.0)

    await asyncio.gather(*(store.write(note) for _ in range(50)))
    assert store.commits - before <= 2


async def test_pending_decisions_leave_when_they_are_in_the_log(store: Store) -> None:
    await store.carry_out(change(0, 1))
    await store.carry_out(change(1, pending=(Pending(1, 2, "{}"),)))
    assert (await stored(store)).pending == (Pending(1, 2, "{}"),)
    await store.carry_out(change(2, 2, pending_done=True))
    assert (await stored(store)).pending == ()


async def test_a_failed_commit_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    await store.open()
    await store.carry_out(change(0, 1))

    def fill(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count=1"))  # SQLite says "full" as it does for a full disk
        for seq in range(2000):
            connection.execute(
                text("INSERT INTO event VALUES ('m2', :seq, 1, :body)"), {"seq": seq, "body": "x" * 5000}
            )

    with pytest.raises(StorageFailed) as failed:
        await store.write(fill)
    assert "full" in str(failed.value)
    assert "xxx" not in str(failed.value)  # what was to be stored is nobody's to read
    assert await store.read(lambda connection: connection.execute(text("SELECT count(*) FROM event")).scalar()) == 1
    await store.close()


async def test_a_second_process_on_one_folder_is_refused(store: Store, tmp_path: Path) -> None:
    second = Store(sqlite_url(tmp_path))
    with pytest.raises(StorageLocked):
        await second.open()


async def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    first = Store(sqlite_url(tmp_path))
    await first.open()
    await first.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await first.close()
    before = (tmp_path / "danzhu.sqlite3").read_bytes()
    with pytest.raises(NewerSchema):
        await Store(sqlite_url(tmp_path)).open()
    assert (tmp_path / "danzhu.sqlite3").read_bytes() == before


async def test_migrations_make_the_schema_that_the_code_uses(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store.read(differences) == []


def test_the_schemas_named_in_the_code_are_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    scripts = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(scripts)) == REVISIONS


async def test_a_backup_comes_back_and_keeps_what_it_replaces(tmp_path: Path) -> None:
    database = tmp_path / "danzhu.sqlite3"
    store = Store(sqlite_url(tmp_path))
    await store.open()
    await store.carry_out(change(0, 1))
    back_up(database, tmp_path / "copy.backup")  # while the server runs
    await store.carry_out(change(1, 2))
    await store.close()
    kept = restore(tmp_path / "copy.backup", database)
    assert kept is not None
    again = Store(sqlite_url(tmp_path))
    await again.open()
    assert [entry.seq for entry in (await stored(again)).entries] == [1]
    await again.close()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with pytest.raises(StorageFailed):
        restore(tmp_path / "junk", tmp_path / "danzhu.sqlite3")
    assert not (tmp_path / "danzhu.sqlite3").exists()


async def test_due_work_is_claimed_once_and_comes_back_when_its_lease_ends(store: Store) -> None:
    await store.write(lambda c: due_work.plan(c, "ABC", Due("bot", 1, 7), 50.0))
    assert await store.write(lambda c: due_work.claim(c, 49.0)) == []
    (mine,) = await store.write(lambda c: due_work.claim(c, 51.0))
    assert mine.due == Due("bot", 1, 7)
    assert await store.write(lambda c: due_work.claim(c, 52.0)) == []
    assert await store.write(lambda c: due_work.claim(c, 51.0 + due_work.LEASE + 1)) == [mine]


async def test_time_while_nobody_served_is_given_back(store: Store) -> None:
    await store.write(lambda c: due_work.alive(c, 1000.0))
    await store.write(lambda c: due_work.plan(c, "ABC", Due("clock", 0, 1), 1010.0))
    lost = await store.write(lambda c: due_work.make_up_for_downtime(c, 1500.0, alone=True))
    assert lost == 500.0
    assert (await store.write(lambda c: due_work.claim(c, 1509.0))) == []
    assert [each.at for each in await store.write(lambda c: due_work.claim(c, 1510.0))] == [1510.0]
