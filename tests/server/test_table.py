"""A table: what it accepts, what it refuses, what it tells whom."""

import asyncio
from random import Random

import pytest
from sqlalchemy import text
from tests.server.client import PATIENCE_S
from tests.server.conftest import House, Seen, any_action, chairs, new_id, terms

from danzhu.games.registry import game_named
from danzhu.server.fault import Refused
from danzhu.server.hall import patience
from danzhu.server.hall import runner as runners
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.live import LiveTable
from danzhu.server.shuffle import verify
from danzhu.server.store import Due
from danzhu.server.store.read import all_tables, log_of, stored_table, tables_of
from danzhu.server.store.records import Kept, Part, drop_old, keep_record, record_of, records_of
from danzhu.server.tables.command import Act, Assign, Back, Close, Leave, Ready, Remove, Sit, Start
from danzhu.server.tables.errand import GoOn, IsIdle
from danzhu.server.tables.event import read_event
from danzhu.server.tables.plan import IDLE
from danzhu.table import Seat
from danzhu.table.lines import replay


async def play_deal(live: LiveTable, seen: Seen, player: str, rng: Random) -> None:
    """Play for a person until the deal is over."""
    deal = live.table.log.deals
    while True:
        view = await seen.until(lambda view: view["phase"] in ("between", "over") or view["your_turn"])
        if view["phase"] in ("between", "over") and view["deal"] >= deal:
            return
        seat = live.table.seat_of(player)
        assert seat is not None
        if seat in live.table.to_act:
            do = any_action(live, seat, rng)
            await live.command(player, Act(type="act", id=new_id(), decision=live.table.decision, do=do))
        await asyncio.sleep(0)


@pytest.mark.slow
async def test_a_person_plays_deals_with_computers_and_the_log_tells_of_all_of_it(house: House) -> None:
    live = await house.hall.open(terms(), "p1", chairs("p1", None, None, None))
    seen = Seen("p1")
    await house.hall.join(live, seen)
    for _ in range(2):
        await live.command("p1", Ready(type="ready", id=new_id()))
        await seen.until(lambda view: view["phase"] in ("shuffling", "playing"))
        await seen.until(lambda view: view["phase"] == "playing")
        await play_deal(live, seen, "p1", Random(1))
    assert live.table.log.deals == 2
    # The same table comes out of the log alone.
    again = Hall(house.store, lambda _: None)
    rebuilt = await again.find(live.code)
    assert rebuilt.table.log == live.table.log
    assert rebuilt.table.version == live.table.version
    # The closed table's deals are a record that replays and whose shuffle can be checked.
    await live.command("p1", Close(type="close", id=new_id()))
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if kept := await house.store.read(lambda connection: record_of(connection, live.table.match)):
                break
            await asyncio.sleep(0.01)
    assert kept.deals == 2
    verdicts = verify(list(replay(kept.lines.splitlines(), game_named)))
    assert [(verdict.deal, verdict.fault) for verdict in verdicts] == [(1, None), (2, None)]


async def test_people_sit_down_and_the_deal_begins_once_when_all_are_ready(house: House) -> None:
    live = await house.hall.open(terms(), "p1", chairs("p1", "", "", None))
    with pytest.raises(Refused, match="seat_taken"):
        await live.command("p2", Sit(type="sit", id=new_id(), seat=0))
    await live.command("p2", Sit(type="sit", id=new_id(), seat=2))
    with pytest.raises(Refused, match="not_host"):
        await live.command("p2", Start(type="start", id=new_id()))
    await live.command("p2", Ready(type="ready", id=new_id()))
    await live.command("p1", Ready(type="ready", id=new_id()))
    assert live.table.phase == "gathering"  # a seat is open
    await live.command("p1", Assign(type="assign", id=new_id(), seat=1, level="random"))
    starts = [live.command("p1", Start(type="start", id=new_id())) for _ in range(5)]
    readies = [live.command("p2", Ready(type="ready", id=new_id())) for _ in range(5)]
    await asyncio.gather(*starts, *readies, return_exceptions=True)
    entries = await house.store.read(lambda connection: log_of(connection, live.table.match))
    events = [read_event(entry.body) for entry in entries]
    assert [event.kind for event in events].count("pledged") == 1


async def test_the_host_opens_a_computers_seat_again_before_the_first_deal(house: House) -> None:
    live = await house.hall.open(terms(), "p1", chairs("p1", None, "", ""))
    await live.command("p1", Assign(type="assign", id=new_id(), seat=1, level=None))
    assert [int(seat) for seat in live.table.vacant] == [1, 2, 3]
    await live.command("p1", Assign(type="assign", id=new_id(), seat=1, level="easy"))
    assert [int(seat) for seat in live.table.vacant] == [2, 3]


async def test_the_last_seat_goes_to_one(house: House) -> None:
    live = await house.hall.open(terms(), "p1", chairs("p1", "", None, None))
    sits = [live.command(f"guest{n}", Sit(type="sit", id=new_id(), seat=1)) for n in range(8)]
    results = await asyncio.gather(*sits, return_exceptions=True)
    assert sum(isinstance(result, int) for result in results) == 1
    assert all(result.code == "seat_taken" for result in results if isinstance(result, Refused))


async def playing(house: House, *players: str | None) -> tuple[LiveTable, dict[str, Seen]]:
    live = await house.hall.open(terms(), players[0], chairs(*players))
    seen = {player: Seen(player) for player in players if player}
    for each in seen.values():
        await house.hall.join(live, each)
    for player in seen:
        await live.command(player, Ready(type="ready", id=new_id()))
    await seen[players[0] or ""].until(lambda view: view["phase"] == "playing")
    return live, seen


async def test_a_double_click_plays_once_and_gets_the_first_answer(house: House) -> None:
    live, _ = await playing(house, "p1", "p2", "p3", "p4")
    seat = live.table.to_act[0]
    player = live.table.places[seat].player
    assert player
    command = Act(type="act", id=new_id(), decision=live.table.decision, do=any_action(live, seat, Random(2)))
    before = live.table.version
    answers = await asyncio.gather(*(live.command(player, command) for _ in range(6)))
    assert answers == [before + 1] * 6
    assert live.table.version == before + 1
    other_tab = command.model_copy(update={"id": new_id()})
    with pytest.raises(Refused, match="stale_decision"):
        await live.command(player, other_tab)


async def test_who_goes_is_stood_in_for_and_may_come_back(house: House) -> None:
    live, _ = await playing(house, "p1", "p2", "p3", None)
    await live.command("p2", Leave(type="leave", id=new_id()))
    assert live.table.acts_by_computer(Seat(1)) == "random"
    await live.command("p2", Back(type="back", id=new_id()))
    assert live.table.acts_by_computer(Seat(1)) is None
    with pytest.raises(Refused, match="not_host"):
        await live.command("p2", Remove(type="remove", id=new_id(), seat=2))
    await live.command("p1", Remove(type="remove", id=new_id(), seat=1))
    with pytest.raises(Refused, match="removed"):
        await live.command("p2", Back(type="back", id=new_id()))


async def test_a_match_that_was_left_goes_from_ones_list_until_one_comes_back(house: House) -> None:
    live, _ = await playing(house, "p1", "p2", "p3", "p4")

    async def listed(player: str) -> list[str]:
        return [row.code for row, _ in await house.store.read(lambda connection: tables_of(connection, player))]

    assert await listed("p2") == [live.code]
    await live.command("p2", Leave(type="leave", id=new_id()))
    assert (await listed("p2"), await listed("p3")) == ([], [live.code])
    again = await Hall(house.store, lambda _: None).find(live.code)
    assert again.table.seat_of("p2") == 1, "the seat is kept for whoever comes back by the table's address"
    await live.command("p2", Back(type="back", id=new_id()))
    assert await listed("p2") == [live.code]


async def test_a_level_changes_with_the_next_deal(house: House) -> None:
    live, seen = await playing(house, "p1", "p2", "p3", None)
    with pytest.raises(Refused, match="unknown_level"):
        await live.command("p1", Assign(type="assign", id=new_id(), seat=3, level="genius"))
    with pytest.raises(Refused, match="wrong_phase"):
        await live.command("p1", Assign(type="assign", id=new_id(), seat=3, level=None))
    await live.command("p1", Assign(type="assign", id=new_id(), seat=3, level="easy"))
    seat = seen["p2"].view["seats"][3]
    assert (seat["level"], seat["coming"]) == ("random", "easy")
    for player in seen:
        await live.command(player, Leave(type="leave", id=new_id()))
    await seen["p1"].until(lambda view: view["phase"] in ("between", "over"))
    assert live.table.acts_by_computer(Seat(3)) == "random"
    await live.command("p1", Ready(type="ready", id=new_id()))
    view = await seen["p1"].until(lambda view: view["phase"] == "playing")
    assert (view["seats"][3]["level"], view["seats"][3]["coming"]) == ("easy", None)


async def test_who_waits_for_a_rematch_waits_only_so_long_for_who_is_not_there(house: House) -> None:
    live = await house.hall.open(
        terms("gongzhu", options={"end_total": "1_deals"}), "p1", chairs("p1", "p2", "p3", None)
    )
    seen = {player: Seen(player) for player in ("p1", "p2", "p3")}
    for each in seen.values():
        await house.hall.join(live, each)
    for player in seen:
        await live.command(player, Ready(type="ready", id=new_id()))
    await seen["p1"].until(lambda view: view["phase"] == "playing")
    for player in seen:
        await live.command(player, Leave(type="leave", id=new_id()))
    while (await seen["p1"].until(lambda view: view["phase"] in ("between", "over")))["phase"] != "over":
        await live.errand(GoOn(live.table.log.deals))
        await seen["p1"].until(lambda view: view["phase"] == "playing")
    for player in seen:
        await live.command(player, Back(type="back", id=new_id()))
    first = live.table.match
    waiting = Due(IDLE, -1, live.table.decision)
    assert waiting not in live.due, "nobody waits for anybody"
    await live.command("p2", Ready(type="ready", id=new_id()))
    await live.command("p3", Ready(type="ready", id=new_id()))
    assert live.due[waiting] - await house.store.now() == pytest.approx(live.table.terms.idle, abs=5)
    await live.errand(IsIdle(live.table.decision))
    view = await seen["p2"].until(lambda view: view["match"] != first)
    assert [seat["who"] for seat in view["seats"]] == ["computer", "person", "person", "computer"]
    assert view["is_host"], "the host is not here any more: somebody else keeps the table"
    assert live.table.previous == first


async def one_deal_match(house: House, live: LiveTable, seen: Seen) -> None:
    """Play a match of Gong Zhu that ends with its first deal, or soon after, computers acting for everyone."""
    await live.command("p1", Ready(type="ready", id=new_id()))
    await seen.until(lambda view: view["phase"] == "playing")
    await live.command("p1", Leave(type="leave", id=new_id()))
    while (await seen.until(lambda view: view["phase"] in ("between", "over")))["phase"] != "over":
        await live.errand(GoOn(live.table.log.deals))
        await seen.until(lambda view: view["phase"] == "playing")
    await live.command("p1", Back(type="back", id=new_id()))


async def short_matches(house: House) -> tuple[LiveTable, Seen]:
    """A table at which a match is one deal of Gong Zhu against computers, and who watches it."""
    short = terms("gongzhu", options={"end_total": "1_deals"})
    live = await house.hall.open(short, "p1", chairs("p1", None, None, None))
    seen = Seen("p1")
    await house.hall.join(live, seen)
    return live, seen


async def kept_of(house: House, count: int) -> list[str]:
    """The matches of which there is a record, once there are so many."""
    async with asyncio.timeout(PATIENCE_S):
        while len(kept := await house.store.read(lambda connection: records_of(connection, "p1"))) < count:
            await house.store.write(lambda _: None)
    return [each.id for each in kept]


async def test_each_match_at_a_table_has_its_record_however_many_deals_it_had(house: House) -> None:
    live, seen = await short_matches(house)
    matches = []
    for number in (1, 2, 3):
        await one_deal_match(house, live, seen)
        matches.append(live.table.match)
        assert set(await kept_of(house, number)) == set(matches)
    # Decisions are counted on: a tab that shows an earlier match is told so.
    numbers = [message["view"]["decision"] for message in seen.updates]
    assert numbers == sorted(numbers)
    assert live.table.decision > 3 * 14


async def test_a_match_is_recorded_though_the_next_began_before_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = runners.keep

    async def killed(*_: object) -> None:
        raise RuntimeError("the process ends before the record is kept")

    monkeypatch.setattr(runners, "keep", killed)
    monkeypatch.setattr(patience, "AGAIN_AFTER_S", 0.01)
    monkeypatch.setattr(patience, "MOST_TRIES", 100)
    live, seen = await short_matches(house)
    await one_deal_match(house, live, seen)
    first = live.table.match
    await live.command("p1", Ready(type="ready", id=new_id()))
    await seen.until(lambda view: view["phase"] == "playing")
    assert live.table.match != first
    monkeypatch.setattr(runners, "keep", real)
    assert await kept_of(house, 1) == [first]
    kept = await house.store.read(lambda connection: record_of(connection, first))
    assert kept is not None
    assert not [each.fault for each in verify(replay(kept.lines.splitlines(), game_named)) if each.fault]


async def test_a_log_that_cannot_be_folded_closes_its_table_with_a_notice(house: House) -> None:
    live, _ = await playing(house, "p1", "p2", "p3", "p4")
    broken = text('UPDATE event SET body = replace(body, \'"kind":"dealt"\', \'"kind":"molten"\')')
    await house.store.write(lambda connection: connection.execute(broken))
    other = Hall(house.store, lambda _: None)
    with pytest.raises(Refused, match="table_closed: rules"):
        await other.find(live.code)
    (row,) = await house.store.read(all_tables)
    assert row.phase == "closed"
    stored = await house.store.read(lambda connection: stored_table(connection, live.code))
    assert stored is not None
    assert stored.due == ()


async def test_matches_older_than_the_retention_period_go_with_their_logs(house: House) -> None:
    live = await house.hall.open(terms("gongzhu"), "p1", chairs("p1", None, None, None))
    kept = Kept(live.table.match, live.table.match, live.code, "gongzhu", "classic", 1, 5.0, "{}")
    await house.store.write(lambda connection: keep_record(connection, kept, (Part(0, "p1", 0, True),)))
    old = Kept("old", "old", "XXXXXX", "gongzhu", "classic", 1, 5.0, "{}")
    await house.store.write(lambda connection: keep_record(connection, old, (Part(0, "p1", 0, True),)))
    assert await house.store.write(lambda connection: drop_old(connection, 10.0)) == 1
    # The match of a table that is still open stays, however old.
    left = await house.store.read(lambda connection: records_of(connection, "p1"))
    assert [each.id for each in left] == [live.table.match]
    assert (await Hall(house.store, lambda _: None).find(live.code)).table == live.table
