"""Analysis over HTTP: of deals that are over and of no other, with progress, taken back, and kept."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots.matches import match_log
from tests.server.client import PATIENCE_S, Person, Player
from tests.server.conftest import Served

from danzhu.bots.analysis import Moment, moments
from danzhu.bots.reason import Reason
from danzhu.games.registry import GAMES, game_named
from danzhu.server import analyst as analysing
from danzhu.server import think
from danzhu.server.analyst import Analyst, Subject
from danzhu.server.fault import Refused
from danzhu.server.settings import sqlite_url
from danzhu.server.store import Store
from danzhu.server.store.analyses import analysis_of, keep_analysis
from danzhu.server.think import Thinkers
from danzhu.table.record import publish

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("rehearsed")]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for what is tested here."""
    monkeypatch.setattr(think, "BUDGET", dict.fromkeys(think.BUDGET, 4))


async def dealt_out(served: Served, game: str) -> tuple[Person, dict[str, Any]]:
    """A table alone against computers whose first deal is over."""
    person = await Person(served.base).arrive()
    asked = {"game": game, "level": "random", "pace": "instant"}
    code = (await person.http.post("/api/play", json=asked)).json()["code"]
    player = Player(person, code, Random(1).choice)
    await player.play(lambda view: view["phase"] in ("between", "over"))
    return person, player.view


async def finished(person: Person, path: str) -> dict[str, Any]:
    """Ask again as the page does until the analysis is there."""
    told: dict[str, Any] = {"state": "running", "done": -1}
    async with asyncio.timeout(PATIENCE_S):
        while told["state"] == "running":
            before, told = told["done"], (await person.http.get(f"{path}&after={told['done']}", timeout=30)).json()
            assert told["state"] != "running" or told["done"] > before
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_that_is_over_is_analysed_once(served: Served, game: str) -> None:
    person, view = await dealt_out(served, game)
    path = f"/api/records/{view['match']}/analysis?deal=1"
    assert (await person.http.get(path)).json()["state"] == "none"
    assert (await person.http.post(path)).json()["state"] == "running"
    told = await finished(person, path)
    assert told["state"] == "done"
    found = told["analysis"]
    assert found["deal"] == 1
    assert {each["seat"] for each in found["findings"]} == {0, 1, 2, 3}
    assert {best["reason"] for each in found["findings"] for best in each["best"]} <= set(Reason)
    assert any(not each["good"] for each in found["findings"]), "players at random are not as good as any"
    assert (await person.http.post(path)).json() == told, "kept, not made again"


async def test_nobody_is_told_anything_of_a_deal_that_is_being_played(served: Served) -> None:
    person = await Person(served.base).arrive()
    asked = {"game": "gongzhu", "level": "random", "pace": "instant"}
    code = (await person.http.post("/api/play", json=asked)).json()["code"]
    player = Player(person, code, Random(1).choice)
    await player.play(lambda view: view["your_turn"])
    match = player.view["match"]
    for path in (f"/api/records/{match}/analysis?deal={deal}" for deal in (1, 2, 9)):
        for answer in (await person.http.get(path), await person.http.post(path)):
            assert answer.status_code in (404, 409)
            assert answer.json()["code"] == ("deal_unfinished" if path.endswith("=1") else "not_found")
    stored = await served.services.store.read(lambda c: analysis_of(c, match, 1, analysing.by("gongzhu")))
    assert stored is None


async def test_only_those_who_may_look_on_are_told_while_the_match_goes_on(served: Served) -> None:
    host, stranger = await Person(served.base).arrive(), await Person(served.base).arrive()
    terms = {"game": "gongzhu", "preset": "classic", "level": "random", "pace": "instant", "spectators": "none"}
    seats = [{"who": "me"}, *[{"who": "computer"}] * 3]
    code = (await host.http.post("/api/tables", json={"terms": terms, "seats": seats})).json()["code"]
    player = Player(host, code, Random(1).choice)
    await player.play(lambda view: view["phase"] == "between")
    path = f"/api/records/{player.view['match']}/analysis?deal=1"
    assert (await stranger.http.get(path)).status_code == 404
    assert (await stranger.http.post(path)).status_code == 404
    assert (await host.http.get(path)).json()["state"] == "none"
    assert (await host.http.get(path.replace(player.view["match"], "0" * 32))).status_code == 404


def look(deals: int = 1) -> tuple[Moment[object], ...]:
    """Decisions of a deal of Gong Zhu."""
    return moments(publish(game_named("gongzhu"), match_log("gongzhu", deals, 1)), deals)


def subject(match: str = "m", deal: int = 1) -> Subject:
    return Subject(match, deal, "gongzhu", partial(look, deal))


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    made = Store(sqlite_url(tmp_path))
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def analyst(store: Store) -> Any:
    thinkers = Thinkers(0)
    thinkers.start()
    made = Analyst(store, thinkers)
    yield made
    await made.stop()
    await thinkers.stop()


async def settled(analyst: Analyst, deal: int = 1) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        told = await analyst.told("m", deal, "gongzhu")
        while told.state == "running":
            told = await analyst.told("m", deal, "gongzhu", told.done)
    return told


async def test_progress_is_told_decision_by_decision(analyst: Analyst) -> None:
    assert (await analyst.ask(subject(), "a")).state == "running"
    seen: list[int] = []
    async with asyncio.timeout(PATIENCE_S):
        told = await analyst.told("m", 1, "gongzhu")
        while told.state == "running":
            seen.append(told.done)
            told = await analyst.told("m", 1, "gongzhu", told.done)
            assert told.total in (0, len(look()))
    assert seen == sorted(set(seen))
    assert len(seen) > 5
    assert told.analysis is not None
    assert [each.turn for each in told.analysis.findings] == [each.turn for each in look()]


async def test_it_ends_when_nobody_waits_any_more_and_begins_again_when_asked(analyst: Analyst) -> None:
    await analyst.ask(subject(), "a")
    await analyst.ask(subject(), "b")
    analyst.withdraw("m", 1, "a")
    assert (await analyst.told("m", 1, "gongzhu")).state == "running", "b still waits"
    analyst.withdraw("m", 1, "b")
    assert (await analyst.told("m", 1, "gongzhu")).state == "none"
    analyst.withdraw("m", 1, "b")
    await analyst.ask(subject(), "b")
    assert (await settled(analyst)).state == "done"


async def test_one_that_fails_says_so_and_may_be_asked_for_again(
    analyst: Analyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("broken")

    with monkeypatch.context() as patched:
        patched.setattr(analysing, "review", broken)
        await analyst.ask(subject(), "a")
        assert (await settled(analyst)).state == "failed"
    await analyst.ask(subject(), "a")
    assert (await settled(analyst)).state == "done"


async def test_another_look_is_another_analysis(analyst: Analyst, monkeypatch: pytest.MonkeyPatch) -> None:
    await analyst.store.write(lambda connection: keep_analysis(connection, "m", 1, "easy/1", "{}"))
    assert (await analyst.told("m", 1, "gongzhu")).state == "none"
    await analyst.ask(subject(), "a")
    assert (await settled(analyst)).state == "done"
    assert await analyst.store.read(lambda connection: analysis_of(connection, "m", 1, "easy/1")) is None


async def test_too_many_at_a_time_are_refused(analyst: Analyst, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "_MOST", 1)
    await analyst.ask(subject(), "a")
    with pytest.raises(Refused, match="busy"):
        await analyst.ask(subject("other"), "a")
