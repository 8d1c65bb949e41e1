"""Limits: how much one connection, one person, one address may ask of a server, and what that leaves to the others."""

import asyncio
import json
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import PATIENCE_S, Person, Player, ask, new_id, update
from tests.server.conftest import Served
from tests.server.test_proxies import EIGHT, PROXY, SEVEN
from tests.server.test_wire import short_terms
from websockets.asyncio.client import ClientConnection

from danzhu.server.http import limit
from danzhu.server.store.read import all_tables
from danzhu.server.tables.errand import Rest

pytestmark = pytest.mark.slow

PLENTY = limit.parse("1000000/second")


async def table_of(served: Served) -> tuple[Person, str]:
    """Somebody with a table at which nothing happens by itself."""
    person = await Person(served.base).arrive()
    terms = {"game": "gongzhu", "preset": "classic", "level": "random"}
    return person, (await person.http.post("/api/tables", json={"terms": terms})).json()["code"]


async def answers(socket: ClientConnection, count: int) -> Counter[str]:
    """What so many frames, sent at once, are answered: the codes of those refused, else the type."""
    ids = {new_id() for _ in range(count)}
    for each in ids:
        await socket.send(json.dumps({"type": "history", "id": each}))
    found = Counter[str]()
    async with asyncio.timeout(PATIENCE_S):
        while found.total() < count:
            message = json.loads(await socket.recv())
            if message["type"] == "refused":
                found[message["code"]] += 1
    return found


async def test_a_person_has_no_more_frames_for_having_many_connections(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "PERSON_FRAMES", limit.parse("40/year"))
    person, code = await table_of(served)
    other = await Person(served.base).arrive()
    async with AsyncExitStack() as stack:
        mine = [await stack.enter_async_context(person.socket(code)) for _ in range(5)]
        found = await asyncio.gather(*(answers(socket, 20) for socket in mine))
        assert sum(found, Counter()) == {"wrong_phase": 40, "too_fast": 60}
        # Somebody else at the same address has all of his own.
        his = await stack.enter_async_context(other.socket(code))
        assert await answers(his, 20) == {"wrong_phase": 20}


@pytest.mark.skipif(sys.platform != "linux", reason="the whole of 127.0.0.0/8 must be this machine")
async def test_an_address_has_no_more_frames_for_being_many_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "ADDRESS_FRAMES", limit.parse("50/year"))
    monkeypatch.setattr(limit, "PERSON_FRAMES", limit.parse("15/year"))
    async with Served(tmp_path, trusted_proxies=(f"{PROXY}/32",)) as served, AsyncExitStack() as stack:
        person, code = await table_of(served)

        async def comes(who: Person, address: str) -> ClientConnection:
            headers = {"X-Forwarded-For": address}
            socket: ClientConnection = await stack.enter_async_context(who.socket(code, **headers))
            return socket

        flooding = await comes(person, SEVEN)
        # What the narrower limit refuses is not taken from the others at the address:
        assert await answers(flooding, 30) == {"wrong_phase": 15, "too_fast": 15}
        # whoever has no name yet counts by the address alone.
        nobody = await comes(Person(served.base), SEVEN)
        assert await answers(nobody, 20) == {"wrong_phase": 20}
        guests = [await comes(await Person(served.base).arrive(), SEVEN) for _ in range(2)]
        found = await asyncio.gather(*(answers(guest, 15) for guest in guests))
        assert sum(found, Counter()) == {"wrong_phase": 15, "too_fast": 15}
        elsewhere = await comes(await Person(served.base).arrive(), EIGHT)
        assert await answers(elsewhere, 15) == {"wrong_phase": 15}


async def test_a_club_of_twenty_behind_one_address_notices_no_limit(served: Served) -> None:
    """Everybody at once asks as often as the narrowest limits of a person let him."""
    person, code = await table_of(served)
    each = limit.INSPECTS.amount + limit.HINTS.amount + 3
    people = [person, *[await Person(served.base).arrive() for _ in range(19)]]
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(member.socket(code)) for member in people]
        for socket in sockets:
            await update(socket)
        found = await asyncio.gather(*(answers(socket, each) for socket in sockets))
    assert sum(found, Counter()) == {"wrong_phase": 20 * each}


async def opens(person: Person, **terms: Any) -> tuple[int, str]:
    """Open a table for others: the status, and its code or why not."""
    asked = {"terms": short_terms("gongzhu", **terms), "seats": [{"who": "me"}, *[{"who": "computer"}] * 3]}
    answer = await person.http.post("/api/tables", json=asked)
    return answer.status_code, answer.json()["code"]


async def tell(person: Person, code: str, **frame: Any) -> None:
    async with person.socket(code) as socket:
        assert (await ask(socket, {"id": new_id(), **frame}))["type"] == "ack"


async def test_a_person_with_many_unfinished_matches_opens_none_for_others_until_one_ends(tmp_path: Path) -> None:
    async with Served(tmp_path, tables_per_player=2) as served:
        person = await Person(served.base).arrive()
        codes = []
        for _ in range(2):
            status, code = await opens(person)
            assert status == 201
            codes.append(code)

        async def is_refused() -> bool:
            before = await served.services.store.read(all_tables), (await person.http.get("/api/mine")).json()
            status, code = await opens(person)
            if status == 201:
                codes.append(code)
                return False
            assert (status, code) == (400, "too_many_tables")
            after = await served.services.store.read(all_tables), (await person.http.get("/api/mine")).json()
            assert after == before
            return True

        assert await is_refused()
        other = await Person(served.base).arrive()
        assert (await opens(other))[0] == 201
        # A place is free again once a table is closed,
        await tell(person, codes.pop(), type="close")
        assert not await is_refused()
        assert await is_refused()
        # or taken off the list: where nobody is left it is closed,
        assert (await person.http.delete(f"/api/tables/{codes.pop()}/invitation")).status_code == 204
        assert not await is_refused()
        assert await is_refused()
        # or the match over, though he stays there, and nobody after him,
        last = codes.pop()
        player = Player(person, last, Random(1).choice)
        await player.play(lambda view: view.get("phase") == "over")
        assert not await is_refused()
        live = await served.services.hall.find(last)
        await live.errand(Rest())
        async with asyncio.timeout(PATIENCE_S):
            while not (await person.http.get("/api/records")).json():
                pass
        assert await is_refused()
        # or nobody has come for so long that it was put away.
        await (await served.services.hall.find(codes.pop())).errand(Rest(archived=True))
        assert not await is_refused()
        # Alone against computers anyone may play at any time.
        assert await is_refused()
        assert (await person.http.post("/api/play", json={"game": "gongzhu"})).status_code == 201


ALL_OPEN = {"terms": short_terms("gongzhu"), "seats": [{"who": "open"}] * 4}


async def test_tables_that_nobody_sits_at_count_for_whoever_keeps_them(tmp_path: Path) -> None:
    async with Served(tmp_path, tables_per_player=3) as served:
        person = await Person(served.base).arrive()

        async def opens_one() -> bool:
            answer = await person.http.post("/api/tables", json=ALL_OPEN)
            if answer.status_code == 201:
                codes.append(answer.json()["code"])
                return True
            assert (answer.status_code, answer.json()["code"]) == (400, "too_many_tables")
            return False

        codes: list[str] = []
        assert [await opens_one() for _ in range(4)] == [True, True, True, False]
        # They are in the list of his tables, though he has no seat.
        mine = (await person.http.get("/api/mine")).json()
        assert {each["code"]: each["seat"] for each in mine} == dict.fromkeys(codes)
        # One that somebody sits at is in use,
        guest = await Person(served.base).arrive()
        await tell(guest, codes[0], type="sit", seat=1)
        assert codes[0] not in {each["code"] for each in (await person.http.get("/api/mine")).json()}
        assert [await opens_one() for _ in range(2)] == [True, False]
        # and once he has stood up it is his who was its host last: nobody is rid of it by sitting down and rising.
        await tell(guest, codes[0], type="leave")
        his = (await guest.http.get("/api/mine")).json()
        assert [(each["code"], each["seat"]) for each in his] == [(codes[0], None)]
        await tell(person, codes[1], type="sit", seat=0)
        await tell(person, codes[1], type="leave")
        assert not await opens_one()
        # Nobody can take off his list what is another's.
        assert (await guest.http.delete(f"/api/tables/{codes[1]}/invitation")).status_code == 204
        assert not await opens_one()
        assert (await person.http.delete(f"/api/tables/{codes[1]}/invitation")).status_code == 204
        assert [await opens_one() for _ in range(2)] == [True, False]
        # What rests still counts; what was put away for its age does not, and is closed by age as ever.
        live = await served.services.hall.find(codes[2])
        await live.errand(Rest())
        assert not await opens_one()
        await live.errand(Rest(archived=True))
        assert [await opens_one() for _ in range(2)] == [True, False]
        assert codes[2] not in {each["code"] for each in (await person.http.get("/api/mine")).json()}
        # Whoever is forgotten leaves none of them behind.
        assert (await person.http.delete("/api/me")).status_code == 204
        phases = {row.code: row.phase for row in await served.services.store.read(all_tables)}
        assert [phases[code] for code in codes[3:]] == ["closed"] * 3


async def test_nobody_has_more_tables_for_asking_several_times_at_once(tmp_path: Path) -> None:
    async with Served(tmp_path, tables_per_player=3) as served:
        person = await Person(served.base).arrive()
        asked = [person.http.post("/api/tables", json=ALL_OPEN) for _ in range(12)]
        asked += [person.http.post("/api/tables", json={"terms": short_terms("gongzhu")}) for _ in range(12)]
        found = Counter(answer.status_code for answer in await asyncio.gather(*asked))
        assert found == {201: 3, 400: 21}
        assert len(await served.services.store.read(all_tables)) == 3


async def test_an_address_opens_no_more_tables_for_being_many_guests(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "ADDRESS_TABLES", limit.parse("3/year"))
    people = [await Person(served.base).arrive() for _ in range(3)]
    assert [(await opens(person))[0] for person in people] == [201, 201, 201]
    before = await served.services.store.read(all_tables)
    assert await opens(people[0]) == (429, "too_fast")
    answer = await people[1].http.post("/api/play", json={"game": "gongzhu"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert await served.services.store.read(all_tables) == before
