"""Hard times for a server: floods of nonsense, people who do not read, a full disk. Tables go on, memory is bounded."""

import asyncio
import base64
import contextlib
import gc
import json
import socket
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.server.client import PATIENCE_S, Person, Player, ask, new_id, step, until, update
from tests.server.conftest import Served
from tests.server.test_wire import BAD, four
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from danzhu.server.hall.live import LiveTable
from danzhu.server.http import limit
from danzhu.server.http import peer as peers
from danzhu.server.http import socket as sockets

pytestmark = pytest.mark.slow

KINDS = ("nonsense", "mangled", "stale", "early", "foreign", "replayed", "malformed")
PLENTY = limit.parse("1000000/second")


async def playing(served: Served, game: str = "guandan") -> tuple[list[Person], LiveTable]:
    """Four people whose cards are dealt."""
    people, code = await four(served, game, idle=600)
    players = [Player(person, code, Random(1).choice) for person in people]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "playing") for player in players))
    return people, await served.services.hall.find(code)


def bad_frame(kind: str, view: dict[str, Any], rng: Random) -> str:
    """A frame that a person at whom it is not must not get accepted."""
    act = {"type": "act", "id": new_id(), "decision": view["decision"], "do": "pass"}
    match kind:
        case "nonsense":
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 300)))
        case "mangled":
            whole = json.dumps(act)
            at = rng.randrange(len(whole))
            return whole[:at] + whole[at + rng.randrange(1, 4) :]
        case "stale":
            return json.dumps({**act, "decision": rng.choice([0, view["decision"] + rng.randrange(1, 99)])})
        case "early":
            return json.dumps({**act, "do": rng.choice(["3S", "pass", "RJBJ", "9Z", "pay:RJ"])})
        case "foreign":
            deed = rng.choice([{"type": "remove", "seat": 0}, {"type": "close"}, {"type": "sit", "seat": 0}])
            return json.dumps({**deed, "id": new_id()})
        case "replayed":
            return json.dumps({**act, "id": "the-same-id-again"})
        case _:
            return rng.choice(BAD)


@pytest.mark.timeout(600)
async def test_thousands_of_bad_frames_get_a_code_and_leave_the_table_as_it_was(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only what is refused is measured here; that whoever floods is slowed and ended is another test.
    monkeypatch.setattr(limit, "FRAMES", PLENTY)
    monkeypatch.setattr(sockets, "_MOST_REFUSED", 10_000)
    people, live = await playing(served)
    before = live.table
    idle = next(seat for seat in range(1, 4) if seat not in before.to_act)
    rng, codes = Random(3), Counter[str]()
    async with people[idle].socket(live.code) as connection:
        view = (await update(connection))["view"]
        await flood(connection, view, rng, 350, codes)
        tracemalloc.start()
        await flood(connection, view, rng, 350, codes)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
        await flood(connection, view, rng, 1400, codes)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - held
        tracemalloc.stop()
    assert live.table == before
    assert codes.total() == 2100
    assert set(codes) >= {"bad_frame", "stale_decision", "not_your_turn", "not_host", "already_seated", "bad_text"}
    assert not set(codes) & {"server_fault", "storage_failed", "busy"}
    assert grown < 500_000, "a bad frame leaves nothing behind"


async def flood(
    connection: ClientConnection, view: dict[str, Any], rng: Random, count: int, codes: Counter[str]
) -> None:
    """Send frames of all kinds and take their answers, each of which must be a refusal."""
    for _ in range(count // len(KINDS)):
        for kind in KINDS:
            await connection.send(bad_frame(kind, view, rng))
        answers = 0
        async with asyncio.timeout(PATIENCE_S):
            while answers < len(KINDS):
                message = json.loads(await connection.recv())
                if message["type"] not in ("here", "update"):
                    assert message["type"] == "refused", message
                    codes[message["code"]] += 1
                    answers += 1


async def test_who_does_not_read_is_let_go_and_the_others_play_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "LINGER_S", 0.2)
    monkeypatch.setattr(sockets, "LINGER_S", 0.2)
    people, live = await playing(served)
    async with people[0].socket(live.code) as reader:
        await update(reader)
        deaf = await asyncio.to_thread(deaf_socket, served, live.code, people[1].cookie)
        await until(lambda: len(live.watchers) == 2)
        told = json.dumps({"type": "said", "seat": 0, "phrase": "x" * 20_000})
        reading = asyncio.create_task(drain(reader))
        await until(lambda: len(live.watchers) == 1, lambda: live.tell(told))
        # Not only forgotten: nothing is left that waits for it to read.
        await until(lambda: served.services.sockets == 1 and len(served.connections) == 1)
        deaf.close()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    for person in people:
        async with person.socket(live.code) as connection:
            view = (await update(connection))["view"]
            if command := step(view, Random(2).choice):
                assert (await ask(connection, {**command, "id": new_id()}))["type"] == "ack"


def deaf_socket(served: Served, code: str, cookie: str) -> socket.socket:
    """A connection to a table whose owner never reads a byte."""
    host, port = served.base.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    lines = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        f"Cookie: {cookie}",
    )
    deaf.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return deaf


async def drain(connection: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await connection.recv()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
async def test_while_the_disk_is_full_nothing_is_accepted_and_everything_waits(served: Served) -> None:
    people, live = await playing(served)
    seat = live.table.to_act[0]
    async with people[seat].socket(live.code) as connection:
        view = (await update(connection))["view"]
        command = step(view, Random(1).choice)
        assert command is not None
        frame = {**command, "id": new_id()}
        version = live.table.version
        with full_disk(served):
            refused = await ask(connection, frame)
            assert (refused["type"], refused["code"]) == ("refused", "storage_failed")
            health = await people[0].http.get("/api/health")
            assert (health.status_code, health.json()["status"]) == (503, "storage_failed")
        assert live.table.version == version
        assert await ask(connection, frame) == {"type": "ack", "id": frame["id"], "version": version + 1}
    assert (await people[0].http.get("/api/health")).status_code == 200


@contextlib.contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """Let the database's log not grow by a byte."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = served.settings.data / "danzhu.sqlite3-wal"
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize(("preset", "rest"), [("recreational", True), ("competition", True), ("online", False)])
async def test_phrases_rest_during_a_deal_where_signals_are_forbidden(
    served: Served, preset: str, *, rest: bool
) -> None:
    people, code = await four(served, "guandan", preset=preset, options={})
    async with people[0].socket(code) as connection:
        # Before the deal they are no signals.
        await connection.send(json.dumps({"type": "say", "id": new_id(), "phrase": "hello"}))
        async with asyncio.timeout(PATIENCE_S):
            while (message := json.loads(await connection.recv()))["type"] not in ("said", "refused"):
                pass
    assert message == {"type": "said", "seat": 0, "phrase": "hello"}
    players = [Player(person, code, Random(1).choice) for person in people]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "playing") for player in players))
    async with people[1].socket(code) as connection:
        await connection.send(json.dumps({"type": "say", "id": new_id(), "phrase": "well_played"}))
        async with asyncio.timeout(PATIENCE_S):
            while (message := json.loads(await connection.recv()))["type"] not in ("said", "refused"):
                pass
    assert message["type"] == ("refused" if rest else "said")
    assert message.get("code") == ("phrases_rest" if rest else None)
