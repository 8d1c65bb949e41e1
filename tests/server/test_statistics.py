"""What finished matches add up to: each once, by preset and by company."""

import pytest
from tests.server.client import Person
from tests.server.conftest import House, Served, chairs, terms
from tests.server.test_retold import played_out
from tests.server.test_wire import short_terms

from danzhu.server.hall.record import keep, parts_of
from danzhu.server.store import people
from danzhu.server.store.people import Player
from danzhu.server.store.records import Kept, Part, keep_record
from danzhu.server.store.statistics import Company, Score, company_of, scores_of
from danzhu.table import Seat


async def kept(house: House, name: str, game: str, preset: str, *parts: Part) -> None:
    record = Kept(name, name, "CODE", game, preset, 1, 5.0, "{}")
    await house.store.write(lambda connection: keep_record(connection, record, parts))


async def known(house: House, *names: str) -> None:
    for name in names:
        player = Player(name, f"Name {name}", "en", made_at=1.0, seen_at=1.0, banned=False, epoch=0)
        await house.store.write(lambda connection, player=player: people.add_player(connection, player))


async def test_matches_are_counted_by_preset_and_by_who_played(house: House) -> None:
    await known(house, "a", "b", "c")
    one = (Part(0, "a", 0, True), Part(1, "b", 1, False), Part(2, "c", 0, True))
    two = (Part(0, "a", 0, False), Part(2, "b", 0, False), Part(3, "c", 1, True))
    await kept(house, "m1", "guandan", "online", *one)
    await kept(house, "m1", "guandan", "online", *one)  # a record that is kept again counts once
    await kept(house, "m2", "guandan", "online", *two)
    await kept(house, "m3", "guandan", "online", Part(0, "a", 0, None))
    await kept(house, "m4", "gongzhu", "classic", Part(0, "a", 0, True), Part(1, "b", 1, False))
    scores = await house.store.read(lambda connection: scores_of(connection, "a"))
    assert scores == [Score("guandan", "online", 3, 2, 1), Score("gongzhu", "classic", 1, 1, 1)]
    company = await house.store.read(lambda connection: company_of(connection, "a"))
    assert set(company) == {
        Company("Name b", "guandan", partner=False, matches=1, decided=1, won=1),
        Company("Name b", "guandan", partner=True, matches=1, decided=1, won=0),
        Company("Name b", "gongzhu", partner=False, matches=1, decided=1, won=1),
        Company("Name c", "guandan", partner=True, matches=1, decided=1, won=1),
        Company("Name c", "guandan", partner=False, matches=1, decided=1, won=0),
    }
    assert await house.store.read(lambda connection: scores_of(connection, "nobody")) == []


@pytest.mark.parametrize(
    ("game", "winner", "expected"),
    [
        ("guandan", (0, 2), [(0, True), (1, False), (0, True)]),
        ("gongzhu", (2,), [(0, False), (1, False), (2, True)]),
        ("gongzhu", (), [(0, None), (1, None), (2, None)]),
    ],
)
async def test_sides_follow_from_the_rules(
    house: House, game: str, winner: tuple[int, ...], expected: list[tuple[int, bool | None]]
) -> None:
    live = await house.hall.open(terms(game), "p1", chairs("p1", "p2", "p3", None))
    parts = parts_of(live.table, tuple(map(Seat, winner)))
    assert [(part.side, part.won) for part in parts] == expected


@pytest.mark.slow
async def test_a_match_that_is_played_out_counts_once_for_who_played_it(served: Served) -> None:
    owner = await Person(served.base).arrive()
    assert (await owner.http.get("/api/me/statistics")).json() == {"scores": [], "company": []}
    seats = [{"who": "me"}, *[{"who": "computer"}] * 3]
    made = (await owner.http.post("/api/tables", json={"terms": short_terms("gongzhu"), "seats": seats})).json()
    live = await served.services.hall.find(made["code"])
    async with owner.socket(made["code"]) as socket:
        await played_out(socket, live)
    for _ in range(2):
        await keep(served.services.hall, live, live.table.decision, served.services.thinkers)
    (score,) = (await owner.http.get("/api/me/statistics")).json()["scores"]
    (record,) = (await owner.http.get("/api/records")).json()
    assert score == {"game": "gongzhu", "preset": "classic", "matches": 1, "decided": 1, "won": int(record["won"])}
    assert record["won"] is (0 in live.table.game.winner(live.table.log.standing))
    await owner.leave()
