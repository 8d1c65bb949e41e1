"""People: known by a cookie alone, renamed within reason, moved once, exported whole, forgotten for good."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.client import PATIENCE_S, Person, Player, ask, new_id, update
from tests.server.conftest import Served
from tests.server.test_shuffle import record_of_two_deals
from tests.server.test_wire import four

from danzhu.games.registry import game_named
from danzhu.locale import LANGUAGES
from danzhu.server import admin
from danzhu.server.fault import Refused
from danzhu.server.hall.sweep import Sweeper
from danzhu.server.people.name import check_name, guest_name
from danzhu.server.people.privacy import without_name
from danzhu.table.lines import replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_gets_a_name_that_he_could_have_chosen(language: str) -> None:
    for _ in range(50):
        name = guest_name(language)
        assert check_name(name) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "length"),
        ("   ", "length"),
        ("x" * 21, "length"),
        ("a\u202eb", "characters"),  # right-to-left override
        ("a\u2066b", "characters"),  # isolate
        ("a\u200db", "characters"),  # joiner
        ("a\nb", "characters"),
        ("a\x00b", "characters"),
        ("\ue000", "characters"),  # private use
        ("...", "characters"),
        ("z\u0301\u0302\u0303\u0304", "characters"),
        ("Danzhu", "blocked"),
        ("ADM1N", "blocked"),
        ("a d-m.i_n", "blocked"),
        ("ｄａｎｚｈｕ", "blocked"),
        ("管理员一号", "blocked"),
    ],
)
def test_a_name_that_deceives_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(text)
    assert (refused.value.code, refused.value.detail) == ("bad_name", reason)


@pytest.mark.parametrize("name", ["李雷", "Zoé", "João da Silva", "Ana-Maria", "O'Neil", "Ünal 2"])
def test_ordinary_names_are_kept_as_they_are(name: str) -> None:
    assert check_name(name) == name


def test_a_name_goes_from_a_record_and_the_record_still_holds() -> None:
    lines = record_of_two_deals("gongzhu")
    told = list(without_name("\n".join(lines), 2))
    assert json.loads(told[0])["players"] == ["a", "b", "", "d"]
    assert told[1:-1] == lines[1:-1]
    assert sum(1 for _ in replay(told, game_named)) == len(lines)


async def post(person: Person, path: str, **body: Any) -> tuple[int, Any]:
    answer = await person.http.post(path, json=body)
    return answer.status_code, answer.json() if answer.content else None


@pytest.mark.slow
async def test_an_account_is_reached_by_its_password_and_by_its_recovery_code(served: Served) -> None:
    person = await Person(served.base).arrive()
    assert await post(person, "/api/me/account", login="x", password="long enough") == (
        401,
        {"code": "bad_login", "detail": ""},
    )
    assert (await post(person, "/api/me/account", login="mei", password="short"))[1]["code"] == "weak_password"
    _, made = await post(person, "/api/me/account", login="Mei", password="four cranes fly")
    other = Person(served.base)
    assert (await post(other, "/api/session", login="mei", password="four cranes"))[1]["code"] == "bad_login"
    assert (await post(other, "/api/session", login="nobody", password="four cranes"))[1]["code"] == "bad_login"
    status, me = await post(other, "/api/session", login="MEI", password="four cranes fly")
    assert (status, me["login"]) == (200, "mei")
    taken = await Person(served.base).arrive()
    assert (await post(taken, "/api/me/account", login="mei", password="another one"))[1]["code"] == "login_taken"
    third = Person(served.base)
    status, again = await post(third, "/api/recover", login="mei", code=made["recovery"], password="five cranes fly")
    assert status == 200
    assert again["recovery"] != made["recovery"]
    # The code worked once, and every other device is signed out.
    assert (await post(Person(served.base), "/api/recover", login="mei", code=made["recovery"], password="x" * 9))[
        0
    ] == 401
    assert (await other.http.get("/api/me")).json() is None
    assert (await third.http.get("/api/me")).json()["login"] == "mei"


@pytest.mark.slow
async def test_a_link_moves_a_guest_to_another_device_once(served: Served) -> None:
    person = await Person(served.base).arrive()
    await post(person, "/api/me", name="Lin")
    _, made = await post(person, "/api/me/move")
    token = made["link"].partition("#")[2]
    phone = Person(served.base)
    assert (await post(phone, "/api/move", token=token))[1]["name"] == "Lin"
    assert (await post(Person(served.base), "/api/move", token=token))[1]["code"] == "bad_token"
    assert (await person.http.post("/api/me/move/qr.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.slow
async def test_what_is_kept_of_me_can_be_taken_along_and_forgotten(served: Served) -> None:
    person = await Person(served.base).arrive()
    await post(person, "/api/me", name="Lin")
    _, made = await post(person, "/api/play", game="gongzhu", pace="instant")
    told = (await person.http.get("/api/me/data")).json()
    assert told["player"]["name"] == "Lin"
    assert [seat["table"] for seat in told["seats"]] == [made["code"]]
    assert (await person.http.delete("/api/me")).status_code == 204
    assert (await person.http.get("/api/me")).json() is None
    live = await served.services.hall.find(made["code"])
    assert live.table.attended == ()


@pytest.mark.slow
async def test_a_bots_key_plays_and_does_not_take_over_who_it_plays_as(served: Served) -> None:
    person = await Person(served.base).arrive()
    key = (await post(person, "/api/me/bot"))[1]["token"]
    bot = Person(served.base)
    bot.http.headers["Authorization"] = f"Bearer {key}"
    assert (await post(bot, "/api/play", game="gongzhu"))[0] == 201
    account = {"login": "mei", "password": "four cranes fly"}
    for path, body in (("account", account), ("move", {}), ("move/qr.svg", {}), ("bot", {})):
        status, told = await post(bot, f"/api/me/{path}", **body)
        assert (status, told["code"]) == (401, "no_player")
    assert (await bot.http.get("/api/me/data")).json()["code"] == "no_player"
    assert (await bot.http.delete("/api/me")).json()["code"] == "no_player"
    assert (await person.http.get("/api/me")).json()["login"] is None


@pytest.mark.slow
async def test_a_new_password_ends_every_other_session_and_a_refused_one_ends_none(served: Served) -> None:
    person = await Person(served.base).arrive()
    _, made = await post(person, "/api/me/account", login="mei", password="four cranes fly")
    other = Person(served.base)
    await post(other, "/api/session", login="mei", password="four cranes fly")
    code = (await post(other, "/api/play", game="gongzhu"))[1]["code"]
    async with other.socket(code) as socket:
        assert (await update(socket))["view"]["you"] == 0
        weak = {"login": "mei", "code": made["recovery"], "password": "no"}
        status, told = await post(Person(served.base), "/api/recover", **weak)
        assert (status, told["code"]) == (400, "weak_password")
        assert (await other.http.get("/api/me")).json()["login"] == "mei"
        assert (await post(person, "/api/me/account", login="mei", password="five cranes fly"))[0] == 200
        assert await goodbye(socket) == {"type": "bye", "code": "no_player", "again": True}
    assert (await other.http.get("/api/me")).json() is None
    assert (await person.http.get("/api/me")).json()["login"] == "mei"


async def goodbye(socket: Any) -> dict[str, Any]:
    """Read on until the server ends the connection: its last words."""
    message: dict[str, Any] = {}
    async with asyncio.timeout(PATIENCE_S):
        while message.get("type") != "bye":
            message = json.loads(await socket.recv())
    return message


@pytest.mark.slow
async def test_who_is_barred_or_forgotten_is_at_no_table_any_more(served: Served) -> None:
    people, code = await four(served, "guandan")
    async with people[1].socket(code) as barred, people[2].socket(code) as gone, people[3].socket(code) as stays:
        mine = (await people[1].http.get("/api/me/data")).json()["player"]["id"]
        await admin.do(served.services.hall, "ban", mine)
        assert await goodbye(barred) == {"type": "bye", "code": "banned", "again": False}
        assert (await people[2].http.delete("/api/me")).status_code == 204
        assert await goodbye(gone) == {"type": "bye", "code": "no_player", "again": False}
        assert (await ask(stays, {"type": "ready", "id": new_id()}))["type"] == "ack"
    async with people[1].socket(code) as barred:
        # The cookie has ended: whoever comes with it is nobody.
        assert (await update(barred))["view"]["you"] is None


@pytest.mark.slow
async def test_a_record_that_others_share_keeps_the_play_and_their_names(served: Served) -> None:
    people, code = await four(served, "gongzhu")
    for number, person in enumerate(people):
        await post(person, "/api/me", name=f"Person {number}")
    players = [Player(person, code, Random(number).choice) for number, person in enumerate(people)]
    await asyncio.gather(*(player.play(lambda view: view.get("phase") == "over") for player in players))
    async with asyncio.timeout(PATIENCE_S):
        while not (kept := (await people[1].http.get("/api/records")).json()):
            pass
    address = f"/api/records/{kept[0]['id']}"
    before = (await people[0].http.get(address)).text.splitlines()
    assert json.loads(before[0])["players"] == [f"Person {number}" for number in range(4)]
    exported = (await people[1].http.get("/api/me/data")).json()["records"]
    assert [each["lines"] for each in exported] == [before]
    assert (await people[1].http.delete("/api/me")).status_code == 204
    after = (await people[0].http.get(address)).text.splitlines()
    assert json.loads(after[0])["players"] == ["Person 0", "", "Person 2", "Person 3"]
    assert after[1:-1] == before[1:-1]
    assert sum(1 for _ in replay(after, game_named)) == len(after)
    assert [each["id"] for each in (await people[0].http.get("/api/records")).json()] == [kept[0]["id"]]


@pytest.mark.slow
async def test_nobody_stays_known_because_a_table_of_his_cannot_be_read(served: Served) -> None:
    person = await Person(served.base).arrive()
    code = (await post(person, "/api/play", game="gongzhu"))[1]["code"]
    broken = text('UPDATE event SET body = replace(body, \'"kind":"opened"\', \'"kind":"molten"\')')
    await served.services.store.write(lambda connection: connection.execute(broken))
    served.services.hall._tables.pop(code)
    assert (await person.http.delete("/api/me")).status_code == 204
    assert (await person.http.get("/api/me")).json() is None


@pytest.mark.slow
async def test_guests_who_never_return_go_once_their_tables_are_closed(served: Served) -> None:
    services = served.services
    person, waiting = await Person(served.base).arrive(), await Person(served.base).arrive()
    code = (await post(person, "/api/play", game="gongzhu"))[1]["code"]
    await post(waiting, "/api/play", game="gongzhu")
    await admin.do(services.hall, "close", code)
    await services.store.write(lambda connection: connection.execute(text("UPDATE player SET seen_at = 1.0")))
    await Sweeper(services.hall, 365).sweep()
    assert (await person.http.get("/api/me")).json() is None
    assert (await waiting.http.get("/api/me")).json() is not None


@pytest.mark.slow
async def test_a_new_key_for_a_bot_ends_the_one_before(served: Served) -> None:
    person = await Person(served.base).arrive()
    first = (await post(person, "/api/me/bot"))[1]["token"]
    second = (await post(person, "/api/me/bot"))[1]["token"]
    bot = Person(served.base)
    answer = await bot.http.get("/api/me", headers={"Authorization": f"Bearer {first}"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    answer = await bot.http.get("/api/me", headers={"Authorization": f"Bearer {second}"})
    assert answer.status_code == 200
