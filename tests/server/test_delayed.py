"""Delayed spectators: nothing of a deal before it is over, every hand of it afterwards."""

import json
import re
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.server.client import Person, Player, ask, new_id, update
from tests.server.conftest import House, Seen, Served, chairs, terms
from tests.server.test_secrecy import PRESETS, moments, payload
from tests.server.test_wire import SHORT, short_terms

from danzhu.games.registry import GAMES
from danzhu.server.hall.live import LiveTable
from danzhu.server.store.read import log_of
from danzhu.server.tables import plan
from danzhu.server.tables.command import Back, Close, Leave, Ready
from danzhu.server.tables.event import Dealt, Did, read_event
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Spectators
from danzhu.server.wire.message import write

CARD = re.compile(r"\b(?:[2-9TJQKA][SHDC]|[BR]J)+\b")
"""A card, or several together, as the wire writes them."""


def delayed(table: Table) -> Table:
    return replace(table, terms=table.terms.model_copy(update={"spectators": Spectators.DELAYED}))


def plays(deal: int, view: dict[str, Any]) -> bool:
    return (view["phase"], view["deal"]) == ("playing", deal)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_a_delayed_spectator_is_sent_during_a_deal_says_nothing_of_it(game: str, preset: str) -> None:
    """Byte for byte the same, whatever deal is played at the table and wherever it stands, who decides included."""
    mine, theirs = (
        [each for each in moments(game, preset, 3, seed) if each[0].phase is Phase.PLAYING] for seed in (1, 2)
    )
    others = {deal: [each for each in theirs if each[0].log.deals == deal] for deal in (1, 2, 3)}
    compared, rng = 0, Random(1)
    for table, events in mine[::7]:
        if not others[table.log.deals]:
            continue
        other, _ = rng.choice(others[table.log.deals])
        swapped = delayed(replace(table, log=other.log, held=other.held, pending=other.pending))
        deeds = next((each for _, each in rng.choice(others[table.log.deals])[1] if isinstance(each, Did)), None)
        told = [(version, deeds if deeds and isinstance(each, Did) else each) for version, each in events]
        assert payload(swapped, told, None) == payload(delayed(table), events, None)
        compared += other.held.state != table.held.state
    assert compared > 20


class Onlooker(Seen):
    """Looks on, and at each moment also asks what he would be told who comes just then, or comes back."""

    def __init__(self, live: LiveTable, player: str | None) -> None:
        super().__init__(player)
        self.live = live
        self.heard: list[tuple[Table, dict[str, Any]]] = []

    def push(self, message: str) -> None:
        super().push(message)
        table = self.live.table
        texts = [write(self.live.update_for(self.player, 0.0, since)) for since in {0, 1, max(0, table.version - 3)}]
        for told in (self.messages[-1], *map(json.loads, texts)):
            if told["type"] == "update":
                self.heard.append((table, told))


def is_blind(message: dict[str, Any]) -> bool:
    """Whether a message tells nothing of any deal."""
    view = message["view"]
    fields = [view[name] for name in ("play", "shown", "legal", "clock")]
    kinds = {numbered["event"]["kind"] for numbered in message["events"] if numbered["event"] is not None}
    return (
        fields == [None] * 4 and view["deciding"] == [] and "did" not in kinds and not CARD.search(json.dumps(message))
    )


async def dealt_at(house: House, match: str) -> list[dict[str, Any]]:
    """The cards of each deal of a match, as the log has them."""
    entries = await house.store.read(lambda connection: log_of(connection, match))
    return [event.cards for event in map(read_event, (entry.body for entry in entries)) if isinstance(event, Dealt)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_delayed_spectator_sees_each_deal_when_it_is_over_and_none_before(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Computers alone go on after a while, which a busy machine may take to come back.
    monkeypatch.setattr(plan, "_BETWEEN_COMPUTERS_S", 3600.0)
    asked = {**SHORT[game], "options": {} if game == "guandan" else {"end_total": "3_deals"}}
    live = await house.hall.open(terms(game, spectators="delayed", **asked), "p1", chairs("p1", None, None, None))
    host, onlooker = Seen("p1"), Onlooker(live, None)
    await house.hall.join(live, host)
    await house.hall.join(live, onlooker)
    for deal in (1, 2):
        await live.command("p1", Ready(type="ready", id=new_id()))
        await host.until(partial(plays, deal))
        await live.command("p1", Leave(type="leave", id=new_id()))
        await host.until(lambda view: view["phase"] in ("between", "over"))
        await live.command("p1", Back(type="back", id=new_id()))
    await live.command("p1", Close(type="close", id=new_id()))
    phases = set()
    cards = await dealt_at(house, live.table.match)
    for table, message in onlooker.heard:
        view = message["view"]
        phases.add(view["phase"])
        assert view["you"] is None
        match table.phase:
            case Phase.GATHERING | Phase.PLAYING:
                assert is_blind(message)
            case Phase.SHUFFLING:
                # The deal before, as everyone saw it end; of the one that is coming there is nothing yet.
                assert view["shown"] is None
                assert (view["play"] is None) is (table.log.deals == 0)
            case _:
                assert view["play"] is not None
                assert view["shown"]["deal"] == table.log.deals
                assert view["shown"]["cards"] == cards[table.log.deals - 1]
    assert phases >= {"gathering", "shuffling", "playing", "between", "closed"}
    # What was numbered alone while it was played is told to whoever asks afterwards.
    versions = [numbered["version"] for message in onlooker.updates for numbered in message["events"]]
    assert versions == sorted(set(versions))
    again = live.update_for(None, 0.0, 1)
    assert sum(each.event is not None and each.event.kind == "did" for each in again.events) > 20


@pytest.mark.slow
async def test_no_other_door_tells_a_delayed_spectator_sooner(served: Served) -> None:
    host, onlooker = await Person(served.base).arrive(), await Person(served.base).arrive()
    asked = {
        "terms": short_terms("gongzhu", spectators="delayed", idle=600),
        "seats": [{"who": "me"}, *[{"who": "computer"}] * 3],
    }
    code = (await host.http.post("/api/tables", json=asked)).json()["code"]
    player = Player(host, code, Random(1).choice)
    await player.play(lambda view: view["phase"] == "playing")
    live = await served.services.hall.find(code)

    async def told() -> dict[str, Any]:
        """What each door answers an onlooker, as a code or a type."""
        found: dict[str, Any] = {}
        async with onlooker.socket(code) as socket:
            await update(socket)
            for kind, more in FRAMES.items():
                answer = await ask(socket, {"type": kind, "id": new_id(), **more})
                found[kind] = answer.get("code", answer["type"])
        for door in (f"/api/records/{live.table.match}", f"/api/records/{live.table.match}/steps?deal=1"):
            found[door[:13] + door[45:]] = (await onlooker.http.get(door)).json()["code"]
        for method in ("GET", "POST"):
            path = f"/api/records/{live.table.match}/analysis?deal=1"
            found[method] = (await onlooker.http.request(method, path)).json()["code"]
        view = (await onlooker.http.get(f"/api/tables/{code}")).json()
        found["view"] = None if view["play"] is None and view["shown"] is None else "seen"
        return found

    assert live.table.phase is Phase.PLAYING
    assert await told() == {
        **dict.fromkeys(("count", "history"), "wrong_phase"),
        **dict.fromkeys(("inspect", "hint", "arrange", "mark", "say", "act", "contribute"), "not_seated"),
        **dict.fromkeys(("/api/records/", "/api/records//steps?deal=1"), "record_unfinished"),
        **dict.fromkeys(("GET", "POST"), "deal_unfinished"),
        "view": None,
    }
    await player.play(lambda view: view["phase"] in ("between", "over"))
    async with onlooker.socket(code) as socket:
        view = (await update(socket))["view"]
        assert sorted(view["shown"]["cards"]) == sorted(
            (await host.http.get(f"/api/tables/{code}")).json()["shown"]["cards"]
        )
        for kind in ("history", "count"):
            assert (await ask(socket, {"type": kind, "id": new_id()}))["type"] in ("history", "counted")


FRAMES: dict[str, dict[str, Any]] = {
    "count": {},
    "history": {},
    "inspect": {"cards": "QS"},
    "hint": {"decision": 1},
    "arrange": {"cards": "QS"},
    "mark": {},
    "say": {"phrase": "hello"},
    "act": {"decision": 1, "do": "QS"},
    "contribute": {"deal": 1, "salt": "ab" * 16},
}
