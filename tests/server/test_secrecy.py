"""Nothing hidden is sent: whatever a seat cannot see may be exchanged without a byte of its payload changing."""

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from danzhu.games.registry import GAMES
from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.event import Chair, Deed, Event, Opened
from danzhu.server.tables.fold import fold
from danzhu.server.tables.plan import CLOCK, IDLE, wanted
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Spectators, Terms, rules_of
from danzhu.server.wire.message import Update, write
from danzhu.server.wire.told import told
from danzhu.server.wire.view import Around, table_view
from danzhu.table import Seat
from danzhu.table.record import RULES

PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
PEOPLE = tuple(f"p{seat}" for seat in range(4))
AROUND = Around(names={player: player.upper() for player in PEOPLE}, here=frozenset(PEOPLE), clock=(5.0, 20.0))


def opened(game: str, preset: str, spectators: Spectators = Spectators.LIVE) -> Table:
    terms = Terms(game=game, preset=preset, level="random", spectators=spectators)
    chairs = tuple(Chair(player=player) for player in PEOPLE)
    return fold(
        None,
        Opened(table="ABCDEF", match="m", rules=RULES, terms=terms, host="p0", chairs=chairs, tally=(0,) * 4),
    )


def moments(game: str, preset: str, deals: int, seed: int) -> Iterator[tuple[Table, list[tuple[int, Event]]]]:
    """A match played at random by four people: the table after every decision, kept or told, and what was appended."""
    rng = Random(seed)
    table = opened(game, preset)
    for number in range(deals):
        draft = Draft(table, partial(Fresh, rng.randbytes(32), f"m{number}"))
        draft.go_on()
        draft.deal()
        table = draft.table
        yield table, []
        while table.phase is Phase.PLAYING:
            seat = rng.choice(table.to_act)
            state = table.held.state
            actions = list(itertools.islice(table.game.legal_actions(state, seat), 40))
            draft = Draft(table, partial(Fresh, rng.randbytes(32), "-"))
            draft.decide(Deed(seat=seat, do=table.game.action_text(rng.choice(actions))))
            table = draft.table
            yield table, [(version, event) for _, version, event in draft.lines]
        if table.phase is Phase.OVER:
            return


def payload(table: Table, events: list[tuple[int, Event]], seat: Seat | None) -> str:
    player = None if seat is None else PEOPLE[seat]
    numbered = tuple(told(table, version, event, seat) for version, event in events)
    return write(Update(events=numbered, view=table_view(table, player, AROUND)))


def alike(table: Table, seat: Seat | None, rng: Random) -> Table:
    """A table that looks the same from a seat: its state drawn from those that do."""
    sampled = table.game.sample(table.game.view(table.held.state, seat), rng)
    # Which of the others has decided already is drawn anew as well.
    pending = tuple(Deed(seat=s, do=table.game.action_text(a)) for s, a in table.game.pending(sampled))
    return replace(table, held=replace(table.held, state=sampled), pending=pending)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_a_seat_cannot_see_changes_nothing_it_is_sent(game: str, preset: str) -> None:
    rng = Random(7)
    compared = exchanges = 0
    for number, (table, events) in enumerate(moments(game, preset, deals=8, seed=11)):
        several = len({*table.to_act, *(deed.seat for deed in table.pending)}) > 1
        exchanges += several
        if table.phase is not Phase.PLAYING or (number % 23 and not several):
            continue
        for seat in (None, *map(Seat, range(4))):
            before = payload(table, events, seat)
            other = alike(table, seat, rng)
            assert payload(other, events, seat) == before
            # The clocks that are planned are seen too, by how long they run.
            assert clocks(other) == clocks(table)
            compared += other.held.state != table.held.state
    assert compared > 50
    assert exchanges > 0 or not simultaneous(game, preset)


def clocks(table: Table) -> set[object]:
    return {due for due in wanted(table) if due.kind in (CLOCK, IDLE)}


def simultaneous(game: str, preset: str) -> bool:
    """Whether several can have to decide at once: not where cards are exposed in turn, or not at all."""
    rules = rules_of(Terms(game=game, preset=preset, level="random"))
    return game == "guandan" or getattr(rules, "exposure", None) not in ("none", "sequential")


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_others_stand_nowhere_in_a_payload(game: str) -> None:
    preset = next(iter(GAMES[game].presets))
    for table, events in itertools.islice(moments(game, preset, deals=1, seed=3), 12):
        if table.phase is not Phase.PLAYING:
            continue
        for seat in range(4):
            view = json.loads(payload(table, events, Seat(seat)))["view"]
            assert view["shown"] is None
            shown = view["play"].pop("hand")
            assert sorted(shown) == sorted(card.text for card in table.held.state.hands[seat])
            view["play"].pop("left", None)
            assert "hands" not in json.dumps(view)
        assert json.loads(payload(table, events, None))["view"]["play"]["hand"] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spectators", [Spectators.NONE, Spectators.DELAYED])
def test_a_spectator_who_may_not_see_the_deal_gets_numbers_alone(game: str, spectators: Spectators) -> None:
    for table, events in itertools.islice(moments(game, next(iter(GAMES[game].presets)), deals=1, seed=5), 30):
        terms = table.terms.model_copy(update={"spectators": spectators})
        message = json.loads(payload(replace(table, terms=terms), events, None))
        if table.phase is Phase.PLAYING:
            assert message["view"]["play"] is None
            assert [numbered["event"] for numbered in message["events"]] == [None] * len(events)
            assert [numbered["version"] for numbered in message["events"]] == [version for version, _ in events]


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_decision_is_told_to_nobody_but_whoever_made_it(game: str) -> None:
    """Payloads before and after somebody else's decision are the same byte for byte."""
    before: Table | None = None
    told_nothing = 0
    for table, events in moments(game, next(iter(GAMES[game].presets)), deals=8, seed=11):
        if before is not None and not events and table.pending:
            (deed,) = set(table.pending) - set(before.pending)
            for seat in (None, *map(Seat, range(4))):
                same = payload(table, [], seat) == payload(before, [], seat)
                assert same is (seat != deed.seat)
                told_nothing += same
        before = table
    assert told_nothing > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_shown_only_when_its_deal_is_over(game: str) -> None:
    rng = Random(1)
    table = opened(game, next(iter(GAMES[game].presets)))
    key = rng.randbytes(32)
    draft = Draft(table, partial(Fresh, key, "m"))
    draft.go_on()
    lines = [(version, event) for _, version, event in draft.lines]
    for seat in (None, Seat(0)):
        assert key.hex() not in payload(draft.table, lines, seat)
    draft.deal()
    for seat in (None, Seat(0)):
        told_of = [(version, event) for _, version, event in draft.lines]
        assert key.hex() not in payload(draft.table, told_of, seat)
