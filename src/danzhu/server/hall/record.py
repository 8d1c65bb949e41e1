"""Record: renders a match that is over and keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from danzhu.games.registry import game_named
from danzhu.server.hall.hall import Hall, people_of
from danzhu.server.hall.live import LiveTable
from danzhu.server.hall.rebuild import folded
from danzhu.server.shuffle import make_deal, options_hash, proof
from danzhu.server.store.read import log_of
from danzhu.server.store.records import Kept, Part, keep_record, record_of
from danzhu.server.tables.event import Closed, Contributed, Dealt, Did, Pledged, read_event
from danzhu.server.tables.fold import decision_of
from danzhu.server.tables.table import Phase, Table, header_of
from danzhu.server.think import Thinkers, Urgency
from danzhu.table import Decided, Header, PrivateLog, PublicRecord, Seat
from danzhu.table import match as matches
from danzhu.table.lines import write_record
from danzhu.table.record import preset_of, publish


async def keep(hall: Hall, live: LiveTable, decision: int, thinkers: Thinkers) -> None:
    """Render the match at a table that was over at a decision, and keep it; one without a finished deal leaves nothing
    to keep."""
    table = await _over_at(hall, live.table, decision)
    if table is None:
        return
    if await hall.store.read(lambda connection: record_of(connection, table.match)) is not None:
        return
    lines = [entry.body for entry in await hall.store.read(lambda connection: log_of(connection, table.match))]
    await hall.names.learn(place.player for place in table.places)
    header = header_of(table, player_names(table, hall.names.known))
    deals, winner, text = await thinkers.run(Urgency.ANALYSIS, render, header, table.match, lines)
    if not deals:
        return
    now = await hall.store.now()
    kept = Kept(table.match, table.match, table.code, header.game, header.preset, deals, now, text)
    await hall.store.write(lambda connection: keep_record(connection, kept, parts_of(table, winner)))


async def _over_at(hall: Hall, table: Table, decision: int) -> Table | None:
    """The match that was over at a decision: the table's own, or where the next has begun already one before it."""
    while table.phase not in (Phase.OVER, Phase.CLOSED) or table.decision != decision:
        before = table.previous
        if before is None:
            return None
        table, _ = await folded(await hall.store.read(partial(log_of, match=before)))
    return table


def parts_of(table: Table, winner: tuple[Seat, ...]) -> tuple[Part, ...]:
    """Each person's part in a table's match."""
    return tuple(
        Part(seat, player, min((seat, *table.game.partners(table.rules, Seat(seat)))), _won(seat, winner))
        for seat, player in people_of(table)
    )


def _won(seat: int, winner: tuple[Seat, ...]) -> bool | None:
    return seat in winner if winner else None


def player_names(table: Table, names: dict[str, str]) -> tuple[str, ...]:
    """What a record calls the players: a person by name, a computer player by its level."""
    return tuple(
        names.get(place.player, "") if place.player is not None else f"computer:{place.level}" for place in table.places
    )


def render(header: Header, name: str, bodies: list[str]) -> tuple[int, tuple[Seat, ...], str]:
    """How many deals of a log are over, who won, and its public record as text; runs in another process. `name` is the
    match's own."""
    game, record = game_named(header.game), public_record(header, name, bodies)
    winner = game.winner(record.deals[-1].standing) if record.deals else ()
    return len(record.deals), winner, "".join(f"{line}\n" for line in write_record(game, record))


def public_record(header: Header, name: str, bodies: list[str]) -> PublicRecord:
    """What anyone may read of a table's log."""
    game = game_named(header.game)
    match = matches.begin(game, preset_of(game, header))
    events: list[matches.Event] = []
    is_closed = False
    promise: Promise | None = None
    for body in bodies:
        told: matches.Event | None = None
        match read_event(body):
            case Pledged(key=key):
                promise = Promise(bytes.fromhex(key))
            case Contributed(seat=seat, salt=salt) if promise is not None:
                promise.salts[Seat(seat)] = bytes.fromhex(salt)
            case Dealt(cards=cards, shuffle=shuffle):
                told, promise = matches.Dealt(game.read_deal(cards), shuffle), None
            case Did(deeds=deeds):
                told = Decided(tuple(decision_of(match, deed) for deed in deeds))
            case Closed():
                is_closed = True
            case _:
                pass
        if told is not None:
            match = matches.advance(match, told)
            events.append(told)
    if is_closed and promise is not None:
        # Promised and never dealt: void as well, with the cards that it would have had.
        events.append(promise.kept(header, name, match))
    return publish(game, PrivateLog(header, tuple(events)), is_closed=is_closed)


@dataclass(slots=True)
class Promise:
    """A deal's key and what people have added so far."""

    key: bytes
    salts: dict[Seat, bytes] = field(default_factory=dict)

    def kept(self, header: Header, name: str, match: matches.Match) -> matches.Dealt:
        """The deal that they decide, and its proof; `name` is the match's own."""
        options = options_hash(header.game, header.preset, dict(header.options), header.rules)
        cards = make_deal(match.game, match.preset, match.standing, self.key, self.salts)
        return matches.Dealt(cards, proof(name, match.deals + 1, options, self.key, self.salts))
