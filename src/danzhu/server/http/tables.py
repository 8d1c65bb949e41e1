"""Tables over HTTP: the lobby, opening one, looking at one. Sitting down happens over its socket."""

from __future__ import annotations

import io
import secrets
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from danzhu.bots.registry import bots_of
from danzhu.games.registry import GAMES
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.live import LiveTable
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import Known, MaybeKnown, Parts, Somebody
from danzhu.server.http.link import table_link
from danzhu.server.services import Services
from danzhu.server.store import read
from danzhu.server.store.people import Player
from danzhu.server.tables.command import Close, Leave, Ready
from danzhu.server.tables.event import Chair
from danzhu.server.tables.model import Word
from danzhu.server.tables.terms import Pace, Terms, game_of, rules_of
from danzhu.server.wire.view import TableView
from danzhu.table.option import option_texts, options_of

router = APIRouter(prefix="/api")


class Body(BaseModel):
    """What is sent to us: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class SeatAsked(Body):
    """How a seat begins: me, a computer player of a level, or open."""

    who: Literal["me", "computer", "open"]
    level: Word | None = None


class TableAsked(Body):
    """A table to open; without seats: me, and the others open."""

    terms: Terms
    seats: Annotated[list[SeatAsked], Field(max_length=8)] | None = None


class QuickAsked(Body):
    """A table against computers, dealt at once."""

    game: Word
    preset: Word | None = None
    level: Word | None = None
    pace: Pace = Pace.NORMAL


class TableMade(BaseModel):
    """Where the table is."""

    code: str
    link: str


class TableListed(BaseModel):
    """A table in a list."""

    code: str
    game: str
    preset: str
    phase: str
    vacant: int
    people: int
    opened_at: float
    seat: int | None = None


class OptionKnown(BaseModel):
    """An option of a preset: its article, and the values to offer."""

    name: str
    article: str
    values: list[str]


class GameKnown(BaseModel):
    """What a table of a game can be set to."""

    name: str
    seats: int
    levels: list[str]
    presets: dict[str, dict[str, str]]
    options: list[OptionKnown]


@router.get("/games")
async def games() -> list[GameKnown]:
    """The games with their presets, options and computer players."""
    return [_game_known(name) for name in GAMES]


@router.get("/tables")
async def lobby(services: Parts) -> list[TableListed]:
    """The open tables that anyone may join."""
    return [_listed(listing) for listing in await services.store.read(read.listed)]


@router.get("/mine")
async def mine(services: Parts, player: MaybeKnown) -> list[TableListed]:
    """The tables at which I have a seat, and mine that nobody sits at; the last used first."""
    if player is None:
        return []
    found = await services.store.read(lambda connection: read.tables_of(connection, player.id))
    return [_listed(listing, seat) for listing, seat in found]


@router.post("/tables", status_code=201)
async def open_table(asked: TableAsked, request: Request, services: Parts, player: Somebody) -> TableMade:
    """Open a table; its code makes the link by which others come."""
    await _check_rate(request, services, player)
    number = game_of(asked.terms).seats(rules_of(asked.terms))
    seats = asked.seats or [SeatAsked(who="me"), *[SeatAsked(who="open")] * (number - 1)]
    if sum(seat.who == "me" for seat in seats) > 1:
        raise Refused(Fault.ALREADY_SEATED)
    chairs = tuple(_chair(seat, asked.terms, player) for seat in seats)
    live = await services.hall.open(asked.terms, player.id, chairs, services.settings.tables_per_player)
    return _made(request, services, live)


@router.post("/play", status_code=201)
async def play(asked: QuickAsked, request: Request, services: Parts, player: Somebody) -> TableMade:
    """Deal a table against computers at once."""
    await _check_rate(request, services, player)
    if asked.game not in GAMES:
        raise Refused(Fault.UNKNOWN_GAME)
    preset = asked.preset or next(iter(GAMES[asked.game].presets))
    level = asked.level or default_level(asked.game)
    terms = Terms(game=asked.game, preset=preset, pace=asked.pace, level=level)
    others = (Chair(level=level),) * (game_of(terms).seats(rules_of(terms)) - 1)
    live = await services.hall.open(terms, player.id, (Chair(player=player.id), *others))
    await live.command(player.id, Ready(type="ready", id=secrets.token_hex(8)))
    return _made(request, services, live)


@router.get("/tables/{code}")
async def table(code: str, request: Request, services: Parts, player: MaybeKnown) -> TableView:
    """A table as whoever asks may see it; looking does not join."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    live = await services.hall.find(code)
    return live.update_for(None if player is None else player.id, await services.store.now()).view


@router.get("/tables/{code}/link")
async def link(code: str, request: Request, services: Parts) -> TableMade:
    """The table's link, as others reach it: not always the address under which its host plays."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    return _made(request, services, await services.hall.find(code))


@router.get("/tables/{code}/qr.svg")
async def qr(code: str, request: Request, services: Parts) -> Response:
    """The table's link as a QR code."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    live = await services.hall.find(code)
    return qr_svg(table_link(request, services.settings, live.code))


@router.delete("/tables/{code}/invitation", status_code=204)
async def decline(code: str, services: Parts, player: Known) -> None:
    """Take a table off my list: the seat is given up, and mine that nobody sits at then is closed."""
    live = await services.hall.find(code)
    await leave(live, player.id)


async def leave(live: LiveTable, player: str) -> None:
    """Give up a person's seat, if there is one, and close a table that he keeps for nobody."""
    if live.table.seat_of(player) is not None and live.table.closed is None:
        await live.command(player, Leave(type="leave", id=secrets.token_hex(8)))
    if live.table.host == player and not live.table.people and live.table.closed is None:
        await live.command(player, Close(type="close", id=secrets.token_hex(8)))


def qr_svg(text: str) -> Response:
    """A text as a QR code."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, border=3, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def default_level(game: str) -> str:
    """The computer player for whoever did not choose: the middle one of those there are."""
    levels = bots_of(game)
    return "normal" if "normal" in levels else levels[-1]


def _chair(seat: SeatAsked, terms: Terms, player: Player) -> Chair:
    match seat.who:
        case "me":
            return Chair(player=player.id)
        case "computer":
            return Chair(level=seat.level or terms.level)
        case "open":
            return Chair()


async def _check_rate(request: Request, services: Services, player: Player) -> None:
    await services.limiter.check(limit.TABLES, "table", player.id)
    # Guests cost nothing: who wants many tables is many of them.
    await services.limiter.check(limit.ADDRESS_TABLES, "tables", address_of(request))


def _made(request: Request, services: Services, live: LiveTable) -> TableMade:
    return TableMade(code=live.code, link=table_link(request, services.settings, live.code))


def _listed(listing: read.Listing, seat: int | None = None) -> TableListed:
    return TableListed(
        code=listing.code,
        game=listing.game,
        preset=listing.preset,
        phase=listing.phase,
        vacant=listing.vacant,
        people=listing.people,
        opened_at=listing.opened_at,
        seat=seat,
    )


def _game_known(name: str) -> GameKnown:
    game = GAMES[name]
    first = next(iter(game.presets.values()))
    return GameKnown(
        name=name,
        seats=game.seats(first),
        levels=list(bots_of(name)),
        presets={preset: option_texts(value) for preset, value in game.presets.items()},
        options=[
            OptionKnown(name=option, article=spec.article, values=list(spec.values))
            for option, spec in options_of(first).items()
        ],
    )
