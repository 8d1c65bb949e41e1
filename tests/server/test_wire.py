"""The wire, over real sockets: playing, dropping, coming back, and everything that must be refused."""

import asyncio
import contextlib
import json
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import PATIENCE_S, Person, Player, ask, new_id, until, update
from tests.server.conftest import Served
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from danzhu.games.registry import GAMES, game_named
from danzhu.server.http import limit
from danzhu.server.shuffle import verify
from danzhu.table.lines import replay

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, Any]] = {
    "guandan": {"preset": "long_runs", "options": {"start_level": "A"}},
    "gongzhu": {"preset": "classic", "options": {"end_total": "1_deals"}},
}
"""Matches of a deal or two."""


def short_terms(game: str, **more: Any) -> dict[str, Any]:
    return {"game": game, "level": "random", "pace": "instant", **SHORT[game], **more}


@pytest.mark.parametrize("game", GAMES)
async def test_the_example_bot_plays_a_match_whose_record_can_be_checked(served: Served, game: str) -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "docs/examples/bot.py"))
    owner = await Person(served.base).arrive()
    seats = [{"who": "me"}, *[{"who": "computer"}] * 3]
    made = (await owner.http.post("/api/tables", json={"terms": short_terms(game), "seats": seats})).json()
    token = (await owner.http.post("/api/me/bot")).json()["token"]
    async with asyncio.timeout(PATIENCE_S):
        view = await example["play"](served.base, made["code"], token)
        assert view["phase"] == "over"
        while not (kept := (await owner.http.get("/api/records")).json()):
            pass
    record = await owner.http.get(f"/api/records/{kept[0]['id']}")
    verdicts = verify(replay(record.text.splitlines(), game_named))
    assert len(verdicts) == view["deal"]
    assert [verdict.fault for verdict in verdicts] == [None] * len(verdicts)
    await owner.leave()


async def four(served: Served, game: str, **more: Any) -> tuple[list[Person], str]:
    people = [await Person(served.base).arrive() for _ in range(4)]
    made = await people[0].http.post("/api/tables", json={"terms": short_terms(game, **more)})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    for seat, person in enumerate(people[1:], 1):
        async with person.socket(code) as socket:
            answer = await ask(socket, {"type": "sit", "id": new_id(), "seat": seat})
            assert answer["type"] == "ack", answer
    return people, code


@pytest.mark.parametrize("game", GAMES)
async def test_connections_that_drop_at_random_lose_nothing(served: Served, game: str) -> None:
    people, code = await four(served, game)
    rng = Random(5)
    players = [Player(person, code, rng.choice) for person in people]
    live = await served.services.hall.find(code)
    tasks = [asyncio.create_task(player.play(lambda view: view.get("phase") == "over")) for player in players]
    async with asyncio.timeout(PATIENCE_S):
        while not all(task.done() for task in tasks):
            # By what has happened and not by time: a fast machine is over before a slow one has dropped anybody.
            dropped_at = live.table.version
            await until(lambda at=dropped_at: all(task.done() for task in tasks) or live.table.version >= at + 5)  # type: ignore[misc]
            sockets = [player.socket for player in players if player.socket is not None]
            if sockets:
                rng.choice(sockets).transport.abort()
    assert sum(player.drops for player in players) > 3
    told = [numbered for player in players[:1] for numbered in player.events]
    versions = [numbered["version"] for numbered in told]
    assert versions == sorted(set(versions))
    assert live.table.phase == "over"
    for person in people:
        await person.leave()


async def test_looking_at_a_table_does_not_join_it(served: Served) -> None:
    _, code = await four(served, "guandan")
    stranger = Person(served.base)
    view = (await stranger.http.get(f"/api/tables/{code}")).json()
    assert view["you"] is None
    async with stranger.socket(code) as socket:
        first = await update(socket)
        assert first["view"]["you"] is None
        refused = await ask(socket, {"type": "sit", "id": new_id(), "seat": 0})
        assert (refused["type"], refused["code"]) == ("refused", "no_player")
    assert stranger.http.cookies.get("danzhu") is None
    assert (await stranger.http.get("/api/me")).json() is None


async def until_closed(socket: ClientConnection) -> None:
    """Read whatever still comes until the server ends the connection."""
    async with asyncio.timeout(PATIENCE_S):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()


BAD = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":"12345678","decision":1,"do":"pass","extra":1}',
    '{"type":"act","id":"short","decision":1,"do":"pass"}',
    '{"type":"act","id":"12345678","decision":-1,"do":"pass"}',
    '{"type":"act","id":"12345678","decision":"1","do":"pass"}',
    '{"type":"act","id":"12345678","decision":1e400,"do":"pass"}',
    '{"type":"act","id":"12345678","decision":1,"do":""}',
    '{"type":"shutdown","id":"12345678"}',
    '{"type":"sit","id":"12345678","seat":true}',
    '{"type":"say","id":"12345678","phrase":"<b>hi</b>"}',
    '{"type":"contribute","id":"12345678","deal":1,"salt":"xyz"}',
    '{"type":"resume","since":-5}',
    "[" * 3000,
    '{"a":' * 600,
    '"\\ud800"',
    "\u0000",
]


async def test_frames_that_mean_nothing_get_a_code_and_change_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "FRAMES", limit.parse("1000000/second"))
    people, code = await four(served, "guandan")
    before = (await served.services.hall.find(code)).table
    async with people[0].socket(code) as socket:
        await update(socket)
        for frame in BAD:
            await socket.send(frame)
            async with asyncio.timeout(PATIENCE_S):
                while (message := json.loads(await socket.recv()))["type"] in ("here", "update"):
                    pass
            assert (message["type"], message["code"]) == ("refused", "bad_frame"), frame
    assert (await served.services.hall.find(code)).table == before


async def test_an_oversized_frame_ends_the_connection_and_nothing_else(served: Served) -> None:
    people, code = await four(served, "guandan")
    for size in (5_000, 200_000):
        async with people[0].socket(code) as socket:
            await update(socket)
            await socket.send("x" * size)
            await until_closed(socket)
    async with people[0].socket(code) as socket:
        assert (await update(socket))["view"]["you"] == 0


async def test_a_flood_is_slowed_and_then_ended(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine is at it.
    monkeypatch.setattr(limit, "FRAMES", limit.parse("30/year"))
    people, code = await four(served, "guandan")
    async with people[0].socket(code) as socket:
        for _ in range(400):
            await socket.send('{"type":"history","id":"12345678"}')
        await until_closed(socket)
    assert (await people[0].http.get("/api/health")).status_code == 200


async def test_nobody_acts_for_another_or_out_of_turn(served: Served) -> None:
    people, code = await four(served, "guandan")
    players = [Player(person, code, Random(1).choice) for person in people]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "playing") for player in players))
    live = await served.services.hall.find(code)
    version = live.table.version
    turn = live.table.to_act[0]
    for seat, person in enumerate(people):
        async with person.socket(code) as socket:
            view = (await update(socket))["view"]
            assert view["your_turn"] is (seat == turn)
            wrong = [
                ({"decision": view["decision"] + 1, "do": "pass"}, "stale_decision"),
                ({"decision": view["decision"], "do": "9Z"}, "bad_text"),
                ({"decision": view["decision"], "do": "pass"}, "leader_must_play" if seat == turn else "not_your_turn"),
            ]
            for command, expected in wrong:
                answer = await ask(socket, {"type": "act", "id": new_id(), **command})
                assert (answer["type"], answer["code"]) == ("refused", expected), (seat, command)
    assert live.table.version == version


async def test_a_page_of_another_origin_is_refused(served: Served) -> None:
    people, code = await four(served, "guandan")
    with pytest.raises(Exception, match="403"):
        async with people[0].socket(code, Origin="http://evil.example") as socket:
            await socket.recv()
    answer = await people[0].http.post("/api/play", json={"game": "guandan"}, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    answer = await people[0].http.get("/", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_host")


async def test_a_forged_cookie_is_nobody(served: Served) -> None:
    person = await Person(served.base).arrive()
    good = person.http.cookies.get("danzhu")
    assert good
    other = Person(served.base)
    for forged in (good[:-2] + "xx", "x" * 600, "", good.replace(".", "", 1)):
        answer = await other.http.get("/api/me", headers={"Cookie": f"danzhu={forged}"})
        assert answer.json() is None
