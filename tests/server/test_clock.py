"""Clocks, bots that fail, people who go: no table waits for ever, and none stops another."""

from functools import partial
from random import Random
from typing import Any

import pytest
from tests.server.conftest import House, Seen, chairs, new_id, terms
from tests.server.test_secrecy import opened

from danzhu.server import think
from danzhu.server.hall import hall as halls
from danzhu.server.hall.sweep import ARCHIVED_AFTER_S, Sweeper
from danzhu.server.store import Due
from danzhu.server.store.read import stored_table
from danzhu.server.tables import plan
from danzhu.server.tables.command import Leave, Ready
from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.errand import IsIdle, Rest, Shut, TimeIsUp
from danzhu.server.tables.plan import CLOCK, EXCHANGE_S, IDLE, clock_seconds, wait_for, wanted
from danzhu.server.tables.table import Table
from danzhu.server.tables.terms import Pace


def dealt(game: str, preset: str, **more: Any) -> Table:
    table = opened(game, preset)
    draft = Draft(
        Table(**{**fields_of(table), "terms": table.terms.model_copy(update=more)}), partial(Fresh, bytes(32), "m")
    )
    draft.go_on()
    draft.deal()
    return draft.table


def fields_of(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in Table.__slots__}


def test_one_row_times_a_decision_whoever_has_made_it() -> None:
    table = dealt("gongzhu", "classic")
    assert len(table.to_act) == 4
    assert wanted(table) == {Due(CLOCK, -1, table.decision)}
    assert clock_seconds(table) == EXCHANGE_S
    lead = dealt("guandan", "online")
    assert wanted(lead) == {Due(IDLE, -1, lead.decision)}
    assert wanted(dealt("guandan", "online", clock=15)) == {Due(CLOCK, -1, 1)}


def test_G5_6_a_move_clock_gives_more_for_the_first_card() -> None:
    assert clock_seconds(dealt("guandan", "competition")) == 40


def test_a_delay_is_never_shorter_than_the_thinking_it_hides() -> None:
    table = dealt("guandan", "online")
    for pace in Pace:
        slow = Table(**{**fields_of(table), "terms": table.terms.model_copy(update={"pace": pace})})
        waits = [wait_for(slow, Due("bot", 0, 1), Random(seed)) for seed in range(50)]
        assert min(wait.due for wait in waits) >= plan.THINKING_S
        assert {wait.begin for wait in waits} == {0.0}


async def four(house: House, game: str = "guandan", **more: Any) -> tuple[Any, dict[str, Seen]]:
    players = ("p1", "p2", "p3", "p4")
    live = await house.hall.open(terms(game, **more), "p1", chairs(*players))
    seen = {player: Seen(player) for player in players}
    for each in seen.values():
        await house.hall.join(live, each)
    for player in players:
        await live.command(player, Ready(type="ready", id=new_id()))
    await seen["p1"].until(lambda view: view["phase"] == "playing")
    return live, seen


async def test_a_clock_that_runs_out_acts_by_the_rules_and_twice_sends_away(house: House) -> None:
    live, _ = await four(house)
    seat = live.table.to_act[0]
    for lapses in (1, 2):
        while live.table.to_act[0] != seat:
            await live.errand(TimeIsUp(live.table.decision))
        assert live.table.places[seat].lapses == lapses - 1
        await live.errand(TimeIsUp(live.table.decision))
    assert live.table.places[seat].away
    assert live.table.acts_by_computer(seat) == "random"
    version = live.table.version
    await live.errand(TimeIsUp(live.table.decision - 1))  # too late: it does nothing
    assert live.table.version == version


async def test_exposures_that_run_out_come_in_one_event(house: House) -> None:
    live, seen = await four(house, "gongzhu")
    await live.errand(TimeIsUp(live.table.decision))
    view = await seen["p1"].until(lambda view: len(view["deciding"]) == 1)
    assert view["play"]["exposures"] == [{"cards": [], "secretly": []}] * 4
    last = seen["p1"].updates[-1]["events"]
    assert [deed["by"] for deed in last[0]["event"]["deeds"]] == ["lapse"] * 4


async def test_who_is_idle_is_stood_in_for(house: House) -> None:
    live, _ = await four(house)
    seat = live.table.to_act[0]
    await live.errand(IsIdle(live.table.decision))
    assert live.table.places[seat].away
    assert Due("bot", seat, live.table.decision) in live.due or live.table.decision > 1


async def test_a_clock_is_due_work_and_is_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "_seconds", lambda *_: 0.05)
    live, seen = await four(house)
    await seen["p1"].until(lambda view: view["deal"] == 1 and view["decision"] > 20)
    assert all(place.away for place in live.table.places)


async def test_a_computer_player_that_fails_is_replaced_and_its_table_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str, level: str) -> Any:
        raise RuntimeError(f"{game} {level}")

    monkeypatch.setattr(think, "bot_named", broken)
    live = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    seen = Seen("p1")
    await house.hall.join(live, seen)
    await live.command("p1", Ready(type="ready", id=new_id()))
    await live.command("p1", Leave(type="leave", id=new_id()))
    view = await seen.until(lambda view: view["phase"] in ("between", "over"))
    assert view["deal"] >= 1


async def test_a_table_that_raises_does_not_stop_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    good = await house.hall.open(terms("gongzhu"), "p2", chairs("p2", None, None, None))

    async def raises(*_: Any) -> None:
        raise RuntimeError("this table is broken")

    monkeypatch.setattr(bad, "errand", raises)
    for live, player in ((bad, "p1"), (good, "p2")):
        await live.command(player, Ready(type="ready", id=new_id()))
    seen = Seen("p2")
    await house.hall.join(good, seen)
    await good.command("p2", Leave(type="leave", id=new_id()))
    await seen.until(lambda view: view["phase"] in ("between", "over"))
    stored = await house.store.read(lambda connection: stored_table(connection, bad.code))
    assert stored is not None
    assert stored.due  # its work waits to be tried again


async def test_a_table_nobody_is_at_rests_and_wakes_with_whoever_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "REST_AFTER_S", 0.0)
    live, seen = await four(house)
    stranger = Seen(None)
    await house.hall.join(live, stranger)
    for each in seen.values():
        await house.hall.part(live, each)
    await stranger.until(lambda view: view["rested"])
    assert not [due for due in live.due if due.kind in (CLOCK, IDLE, "bot")]
    await house.hall.join(live, seen["p3"])
    assert not live.table.rested
    assert [due for due in live.due if due.kind == IDLE]


async def test_a_week_later_it_is_archived_and_still_wakes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live, seen = await four(house)
    for each in seen.values():
        live.watchers.discard(each)
    await live.errand(Rest())
    now = await house.store.now()

    async def later() -> float:
        return now + ARCHIVED_AFTER_S + 60

    monkeypatch.setattr(house.store, "now", later)
    await Sweeper(house.hall, 0).sweep()
    assert live.table.archived
    await house.hall.join(live, seen["p1"])
    assert not live.table.archived


async def test_a_table_closed_by_an_administrator_says_so(house: House) -> None:
    live, seen = await four(house)
    await live.errand(Shut("admin"))
    view = await seen["p2"].until(lambda view: view["phase"] == "closed")
    assert view["closed"] == "admin"
    assert view["legal"] is None
