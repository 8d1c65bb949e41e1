"""A finished match, step by step: nothing is left out, nothing is added, and what is not there is said."""

import asyncio
import json
from typing import Any

import pytest
from pydantic_core import to_json
from tests.server.client import PATIENCE_S, Person
from tests.server.conftest import Served
from tests.server.test_shuffle import changed, record_of_two_deals
from tests.server.test_void import closed
from tests.server.test_wire import short_terms

from danzhu.cards import Hand, parse_cards
from danzhu.games.registry import GAMES, game_named
from danzhu.server.hall.record import render
from danzhu.server.http.shelf import Shelf
from danzhu.server.store.records import rewrite_record
from danzhu.server.tables.event import write_event
from danzhu.server.tables.table import header_of
from danzhu.server.wire.retold import record_told, retell
from danzhu.table.lines import replay


def folded(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The deal after each step, as a page puts it together."""
    views: list[dict[str, Any]] = []
    for step in steps:
        views.append({**(views[-1] if views else {}), **step["changed"]})
    return views


def cards_of(do: str) -> Hand:
    """The cards that leave a hand for good: a tribute goes on in another's."""
    return Hand() if ":" in do or do in ("pass", "claim") else Hand(parse_cards(do.partition("=")[0]))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_a_hand_or_was_played_at_every_step(game: str) -> None:
    lines = record_of_two_deals(game)
    retold = retell(lines)
    assert len(retold.steps) == 2
    for deal, told in zip(retold.deals, retold.steps, strict=True):
        steps = json.loads(told)["steps"]
        views = folded(steps)
        assert len(steps) == deal.steps
        assert views[0]["hands"] == list(deal.hands)
        pack = sum((Hand(hand).packed for hand in deal.hands), 0)
        played = 0
        for step, view in zip(steps, views, strict=True):
            played += sum(cards_of(deed["do"]).packed for deed in step["deeds"])
            assert sum(Hand(hand).packed for hand in view["hands"]) + played == pack
        hands = views[-1].pop("hands")
        assert json.loads(to_json(deal.end)) == views[-1]
        assert hands == [str(hand) for hand in last_state(lines, deal.deal).hands]


def last_state(lines: list[str], deal: int) -> Any:
    return [step.match.state for step in replay(lines, game_named) if step.match.deals == deal][-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_in_short_says_who_how_and_what_came_of_it(game: str) -> None:
    lines = record_of_two_deals(game)
    told = record_told("m", 5.0, "\n".join(lines), retell(lines))
    assert [player.name for player in told.players] == ["a", "b", "c", "d"]
    header = json.loads(lines[0])
    assert (told.game, told.preset, told.commitment) == (game, header["preset"], header["commitment"])
    assert [deal.fault for deal in told.deals] == [None, None]
    shuffles = [json.loads(line)["shuffle"] for line in lines if '"shuffle"' in line]
    assert [deal.shuffle for deal in told.deals] == shuffles
    forged = retell(changed(lines, 2, salts={}))
    assert [deal.fault for deal in forged.deals] == [None, "other_cards"]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_was_never_finished_is_listed_with_its_proof(game: str) -> None:
    table, events = closed(game, dealt=True, actions=3)
    _, _, text = render(header_of(table, ("a", "b", "c", "d")), table.match, [write_event(event) for event in events])
    retold = retell(text.splitlines())
    assert [deal.deal for deal in retold.deals] == [1]
    (void,) = retold.voided
    assert (void.deal, void.fault) == (2, None)
    assert void.shuffle is not None
    assert void.shuffle["match"] == retold.deals[0].shuffle["match"]
    assert [len(Hand(hand)) for hand in void.hands] == [len(Hand(hand)) for hand in retold.deals[0].hands]


async def test_the_shelf_folds_a_record_once_and_keeps_no_more_than_it_has_room_for() -> None:
    records = ["\n".join(record_of_two_deals(game)) for game in GAMES]
    shelf = Shelf()
    first, again = await asyncio.gather(shelf.take(records[0]), shelf.take(records[0]))
    assert first is again
    assert shelf.size == sum(map(len, first.steps))
    small = Shelf(room=1)
    first = await small.take(records[0])
    other = await small.take(records[1])
    assert small.size == sum(map(len, other.steps))
    assert await small.take(records[0]) is not first


@pytest.mark.slow
async def test_a_match_is_looked_at_once_it_is_over(served: Served) -> None:
    owner = await Person(served.base).arrive()
    await owner.http.post("/api/me", json={"name": "Zoé <b>"})
    seats = [{"who": "me"}, *[{"who": "computer"}] * 3]
    made = (await owner.http.post("/api/tables", json={"terms": short_terms("gongzhu"), "seats": seats})).json()
    match = (await owner.http.get(f"/api/tables/{made['code']}")).json()["match"]
    for path in ("", "/about", "/steps?deal=1"):
        refused = await owner.http.get(f"/api/records/{match}{path}")
        assert (refused.status_code, refused.json()["code"]) == (409, "record_unfinished")
    live = await served.services.hall.find(made["code"])
    async with owner.socket(made["code"]) as socket:
        await played_out(socket, live)
    async with asyncio.timeout(PATIENCE_S):
        while (about := await owner.http.get(f"/api/records/{match}/about")).status_code != 200:
            assert about.status_code == 409
    told = about.json()
    assert [player["level"] for player in told["players"]] == [None, "random", "random", "random"]
    assert told["players"][0]["name"] == "Zoé <b>"
    steps = (await owner.http.get(f"/api/records/{match}/steps?deal=1")).json()["steps"]
    assert len(steps) == told["deals"][0]["steps"]
    assert (await owner.http.get(f"/api/records/{match}/steps?deal=99")).status_code == 404
    assert (await owner.http.get(f"/api/records/{match}/steps?deal=0")).status_code == 422
    assert (await owner.http.get("/api/records/nothing/about")).json()["code"] == "not_found"
    # A later version may know other rules: the record can still be taken away.
    lines = (await owner.http.get(f"/api/records/{match}")).text
    later = lines.replace('"rules":1', '"rules":99', 1)
    await served.services.store.write(lambda connection: rewrite_record(connection, match, later))
    unread = await owner.http.get(f"/api/records/{match}/about")
    assert (unread.status_code, unread.json()["code"]) == (409, "record_unreadable")
    assert (await owner.http.get(f"/api/records/{match}")).text == later
    await owner.leave()


async def played_out(socket: Any, live: Any) -> None:
    """Play the owner's seat until the match is over: the first thing that may be done."""
    number = 0
    await socket.send(json.dumps({"type": "start", "id": "start-0000001"}))
    async with asyncio.timeout(PATIENCE_S):
        while live.table.phase != "over":
            message = json.loads(await socket.recv())
            view = message.get("view") or {}
            if view.get("phase") in ("between", "gathering") and not view["seats"][0]["ready"] and number:
                frame = {"type": "ready", "id": f"ready-{number:08}"}
            elif view.get("your_turn"):
                frame = {"type": "act", "id": f"act-{number:010}", "decision": view["decision"]}
                frame["do"] = view["legal"]["choices"][0]
            else:
                continue
            number += 1
            await socket.send(json.dumps(frame))
