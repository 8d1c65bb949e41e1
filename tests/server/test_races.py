"""Races over real sockets: whatever arrives at once, a thing happens once."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.client import PATIENCE_S, Person, Player, ask, new_id, update
from tests.server.conftest import Served
from tests.server.test_wire import four

from danzhu.server.store.read import log_of
from danzhu.server.tables.event import read_event

pytestmark = pytest.mark.slow


async def kinds(served: Served, code: str) -> list[str]:
    live = await served.services.hall.find(code)
    entries = await served.services.store.read(lambda connection: log_of(connection, live.table.match))
    return [read_event(entry.body).kind for entry in entries]


async def test_parallel_starts_and_readies_deal_once(served: Served) -> None:
    people, code = await four(served, "gongzhu")
    sockets = [await person.socket(code) for person in people for _ in range(2)]
    frames: list[dict[str, Any]] = [{"type": "ready", "id": new_id()} for _ in sockets]
    await asyncio.gather(*(ask(socket, frame) for socket, frame in zip(sockets, frames, strict=True)))
    starts = [ask(socket, {"type": "start", "id": new_id()}) for socket in sockets]
    answers = await asyncio.gather(*starts)
    assert {answer["type"] for answer in answers} == {"refused"}
    assert (await kinds(served, code)).count("pledged") == 1
    for socket in sockets:
        await socket.close()


async def test_two_tabs_agree_and_the_slower_is_told_so(served: Served) -> None:
    people, code = await four(served, "guandan")
    players = [Player(person, code, Random(1).choice) for person in people]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "playing") for player in players))
    live = await served.services.hall.find(code)
    seat = live.table.to_act[0]
    async with people[seat].socket(code) as one, people[seat].socket(code) as two:
        views = [(await update(socket))["view"] for socket in (one, two)]
        assert views[0] == views[1]
        assert views[0]["seats"][seat]["here"]
        do = views[0]["legal"]["cards"][0]
        acts = [
            ask(socket, {"type": "act", "id": new_id(), "decision": views[0]["decision"], "do": do})
            for socket in (one, two)
        ]
        answers = await asyncio.gather(*acts)
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale_decision"
    assert (await kinds(served, code)).count("did") == 1


async def test_a_lost_acknowledgement_asked_for_again_is_the_first_one(served: Served) -> None:
    people, code = await four(served, "guandan")
    players = [Player(person, code, Random(1).choice) for person in people]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "playing") for player in players))
    live = await served.services.hall.find(code)
    seat = live.table.to_act[0]
    async with people[seat].socket(code) as socket:
        view = (await update(socket))["view"]
        frame = {"type": "act", "id": new_id(), "decision": view["decision"], "do": view["legal"]["cards"][0]}
        first = await ask(socket, frame)
    # The others go on; then the same frame comes once more over another connection.
    following = live.table.to_act[0]
    async with people[following].socket(code) as socket:
        view = (await update(socket))["view"]
        assert (await ask(socket, {"type": "act", "id": new_id(), "decision": view["decision"], "do": "pass"}))[
            "type"
        ] == "ack"
    async with people[seat].socket(code) as socket:
        assert await ask(socket, frame) == first
        # Somebody else's frame of that name is another command.
    async with people[following].socket(code) as socket:
        assert (await ask(socket, frame))["code"] == "stale_decision"
    assert (await kinds(served, code)).count("did") == 2


async def test_the_last_seat_goes_to_one_over_sockets(served: Served) -> None:
    host = await Person(served.base).arrive()
    terms = {"game": "gongzhu", "preset": "classic", "level": "random"}
    seats = [{"who": "me"}, {"who": "open"}, {"who": "computer"}, {"who": "computer"}]
    code = (await host.http.post("/api/tables", json={"terms": terms, "seats": seats})).json()["code"]
    guests = [await Person(served.base).arrive() for _ in range(5)]
    sockets = [await guest.socket(code) for guest in guests]
    answers = await asyncio.gather(*(ask(socket, {"type": "sit", "id": new_id(), "seat": 1}) for socket in sockets))
    assert sorted(answer["type"] for answer in answers) == ["ack"] + ["refused"] * 4
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"seat_taken"}
    for socket in sockets:
        await socket.close()


async def test_phrases_reach_everyone_at_a_measured_pace(served: Served) -> None:
    people, code = await four(served, "gongzhu")
    async with people[0].socket(code) as talker, people[1].socket(code) as listener:
        await update(talker)
        await update(listener)
        for _ in range(3):
            await talker.send(json.dumps({"type": "say", "id": new_id(), "phrase": "hello"}))
        async with asyncio.timeout(PATIENCE_S):
            while (message := json.loads(await listener.recv()))["type"] != "said":
                pass
            assert message == {"type": "said", "seat": 0, "phrase": "hello"}
            while (message := json.loads(await talker.recv()))["type"] != "refused":
                pass
            assert message["code"] == "too_fast"
