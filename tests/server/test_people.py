"""People: known by a cookie alone, renamed within reason, moved once, exported whole, forgotten for good."""

import json
from typing import Any

import pytest
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.test_shuffle import record_of_two_deals

from danzhu.games.registry import game_named
from danzhu.locale import LANGUAGES
from danzhu.server.fault import Refused
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
async def test_a_new_key_for_a_bot_ends_the_one_before(served: Served) -> None:
    person = await Person(served.base).arrive()
    first = (await post(person, "/api/me/bot"))[1]["token"]
    second = (await post(person, "/api/me/bot"))[1]["token"]
    bot = Person(served.base)
    answer = await bot.http.get("/api/me", headers={"Authorization": f"Bearer {first}"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    answer = await bot.http.get("/api/me", headers={"Authorization": f"Bearer {second}"})
    assert answer.status_code == 200
