"""The commands around a server: serve, backup, restore, admin, verify."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.test_kill import Process, seat_four
from tests.server.test_shuffle import changed, record_of_two_deals

from danzhu.cli.app import main
from danzhu.server.reach import listen

pytestmark = pytest.mark.slow


Run = Callable[..., Awaitable[tuple[int, str, str]]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command beside everything else: its status, and what it wrote."""

    async def run(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = await asyncio.to_thread(main, [*arguments, "--lang", "en"])
        written = capsys.readouterr()
        return status, written.out, written.err

    return run


async def test_an_operator_works_beside_the_running_server(tmp_path: Path, command: Run) -> None:
    data = ("--data", str(tmp_path))
    async with Process(tmp_path) as server:
        people, code = await seat_four(server.base, "gongzhu")
        status, out, _ = await command("admin", "tables", *data)
        assert (status, out.split("\t")[:4]) == (0, [code, "gongzhu", "classic", "gathering"])
        assert (await command("admin", "close", code, *data))[1] == f"{code}\tclosed\n"
        _, out, _ = await command("admin", "people", *data)
        banned = out.splitlines()[0].split("\t")[0]
        assert (await command("admin", "ban", banned, *data))[0] == 0
        told = [(await person.http.get("/api/me")).json() for person in people]
        assert sum(me is None for me in told) == 1  # his cookie has ended
        status, _, err = await command("admin", "ban", "nobody", *data)
        assert (status, "no_player" in err) == (2, True)
        # Nobody else may ask.
        answer = await people[0].http.post("/api/admin", json={"what": "people"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_a_backup_is_made_beside_the_server_and_restored_without_it(tmp_path: Path, command: Run) -> None:
    data = ("--data", str(tmp_path))
    copy = str(tmp_path / "one.backup")
    async with Process(tmp_path) as server:
        _, code = await seat_four(server.base, "gongzhu")
        assert (await command("backup", copy, *data))[0] == 0
        status, _, err = await command("backup", copy, *data)
        assert (status, "file_exists" in err) == (2, True)
        status, _, err = await command("restore", copy, *data)
        assert (status, "storage_locked" in err) == (2, True)
        status, _, err = await command("serve", "--no-browser", "--port", "0", *data)
        assert (status, "storage_locked" in err) == (2, True)
    assert (await command("admin", "close", code, *data))[1] == f"{code}\tclosed\n"
    status, out, _ = await command("restore", copy, *data)
    assert (status, "before-restore" in out) == (0, True)
    assert (await command("admin", "tables", *data))[1].split("\t")[3] == "gathering"


def test_a_busy_port_gives_way_to_the_next() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        taken = busy.getsockname()[1]
        with listen("127.0.0.1", taken) as found:
            assert taken < found.getsockname()[1] <= taken + 20


def test_verify_says_what_it_proves_and_ends_with_1_where_a_promise_was_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record_of_two_deals("gongzhu")
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("\n".join(lines) + "\n", encoding="utf-8")
    bad.write_text("\n".join(changed(lines, 2, salts={})) + "\n", encoding="utf-8")
    assert main(["verify", str(good), "--lang", "en"]) == 0
    assert "does not prove" in capsys.readouterr().out
    assert main(["verify", str(bad), "--lang", "en"]) == 1
    assert "Deal 2: NOT as promised" in capsys.readouterr().out
    assert json.loads(lines[0])["commitment"]
