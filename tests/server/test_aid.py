"""Arranging, marks and the count of what is out: from what the viewer sees, kept nowhere, refused to others."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.server.client import Person, ask, new_id, update
from tests.server.conftest import Served
from tests.server.test_secrecy import PRESETS, alike, moments

from danzhu.cards import full_deck
from danzhu.games.gongzhu.trick import cards_of
from danzhu.server import arranging
from danzhu.server.tables.table import Phase, Table
from danzhu.server.think import Thinkers
from danzhu.server.wire.unseen import out_of_sight
from danzhu.table import Seat


def in_play(game: str, preset: str, every: int) -> Iterator[Table]:
    for number, (table, _) in enumerate(moments(game, preset, deals=3, seed=11)):
        if table.phase is Phase.PLAYING and number % every == 0:
            yield table


def counted(table: Table, seat: Seat | None) -> Any:
    return out_of_sight(table.game.view(table.held.state, seat))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_count_is_the_pack_less_what_the_viewer_has_seen(game: str, preset: str) -> None:
    """And so the same whatever hands the others hold: the counter leaks nothing."""
    rng = Random(2)
    for table in in_play(game, preset, 7):
        state = table.held.state
        for seat in (None, *map(Seat, range(4))):
            rows, _ = counted(table, seat)
            out = [card for row in rows for card in row.cards]
            others = [card.text for other, hand in enumerate(state.hands) if other != seat for card in hand]
            assert sorted(out) == sorted(others), "what nobody showed is in the other hands"
            assert counted(alike(table, seat, rng), seat) == (rows, counted(table, seat)[1])


def test_rows_go_from_strong_to_weak_and_name_the_whole_pack() -> None:
    table = next(in_play("guandan", "online", 1))
    rows, special = counted(table, None)
    assert [row.name for row in rows] == ["RJ", "BJ", *"2AKQJT9876543"]
    assert sum(row.of for row in rows) == len(full_deck(2, jokers=True))
    assert special == ("2H", "2H"), "the wilds"


def test_point_cards_that_are_out_are_told_apart() -> None:
    for table in in_play("gongzhu", "classic", 5):
        rows, special = counted(table, None)
        gone = {card.text for card in cards_of((*table.held.state.tricks, table.held.state.trick))}
        points = {f"{rank}H" for rank in "23456789TJQKA"} | {"QS", "JD", "TC"}
        assert set(special) == points - gone
        assert [row.name for row in rows] == ["S", "H", "D", "C"]


async def table_of(served: Served, game: str, seats: list[dict[str, str]]) -> tuple[Person, str]:
    owner = await Person(served.base).arrive()
    terms = {"game": game, "preset": {"guandan": "online", "gongzhu": "classic"}[game], "level": "random"}
    made = await owner.http.post("/api/tables", json={"terms": terms, "seats": seats})
    return owner, made.json()["code"]


SOLO = [{"who": "me"}, *[{"who": "computer"}] * 3]


async def dealt(socket: Any) -> dict[str, Any]:
    """The first view in which cards are held."""
    await ask(socket, {"type": "ready", "id": new_id(), "on": True})
    while True:
        view: dict[str, Any] = (await update(socket))["view"]
        if view["play"] and view["play"]["hand"]:
            return view


@pytest.mark.slow
async def test_a_player_may_have_the_own_hand_arranged_and_marked(served: Served) -> None:
    owner, code = await table_of(served, "guandan", SOLO)
    async with owner.socket(code) as socket:
        hand = (await dealt(socket))["play"]["hand"]
        answer = await ask(socket, {"type": "arrange", "id": new_id(), "cards": "".join(hand[:20])})
        assert answer["type"] == "arranged", answer
        assert sorted(card for group in answer["groups"] for card in group["cards"]) == sorted(hand[:20])
        marks = await ask(socket, {"type": "mark", "id": new_id()})
        assert {*marks["bombs"], *marks["flushes"]} <= set(hand)
        count = await ask(socket, {"type": "count", "id": new_id()})
        assert sum(len(row["cards"]) for row in count["rows"]) <= 81
        other = next(card for card in ("RJ", "BJ", "AS", "KS", "QS") if hand.count(card) < 2)
        held = "".join(card for card in hand if card == other)
        refused = await ask(socket, {"type": "arrange", "id": new_id(), "cards": held + other})
        assert (refused["code"], refused["detail"]) == ("bad_text", "cards_not_held")
    await owner.leave()


@pytest.mark.slow
async def test_whoever_has_no_seat_may_count_but_arrange_nothing(served: Served) -> None:
    owner, code = await table_of(served, "guandan", SOLO)
    stranger = await Person(served.base).arrive()
    async with owner.socket(code) as socket:
        await dealt(socket)
        async with stranger.socket(code) as other:
            await update(other)
            for frame in ("arrange", "mark"):
                more = {"cards": "2S"} if frame == "arrange" else {}
                refused = await ask(other, {"type": frame, "id": new_id(), **more})
                assert (refused["type"], refused["code"]) == ("refused", "not_seated")
            count = await ask(other, {"type": "count", "id": new_id()})
            assert count["type"] == "counted"
    await owner.leave()
    await stranger.leave()


@pytest.mark.slow
async def test_a_spectator_who_may_not_see_the_deal_may_not_count_it_either(served: Served) -> None:
    owner = await Person(served.base).arrive()
    terms = {"game": "gongzhu", "preset": "classic", "level": "random", "spectators": "delayed"}
    code = (await owner.http.post("/api/tables", json={"terms": terms, "seats": SOLO})).json()["code"]
    stranger = await Person(served.base).arrive()
    async with owner.socket(code) as socket:
        await dealt(socket)
        assert (await ask(socket, {"type": "mark", "id": new_id()}))["code"] == "wrong_phase", "no bombs in Gong Zhu"
        async with stranger.socket(code) as other:
            await update(other)
            refused = await ask(other, {"type": "count", "id": new_id()})
            assert (refused["type"], refused["code"]) == ("refused", "wrong_phase")
    await owner.leave()
    await stranger.leave()


async def test_before_the_players_have_rehearsed_arranging_says_so() -> None:
    assert not Thinkers(1).is_ready("guandan", arranging.NAME)
    assert Thinkers(0).is_ready("guandan", arranging.NAME)
