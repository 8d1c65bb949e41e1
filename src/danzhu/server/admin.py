"""Admin: what an operator may do to tables and people. Lines of text out, tab-separated."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from typing import Final

from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.hall import Hall
from danzhu.server.store import people
from danzhu.server.store.read import all_tables
from danzhu.server.tables.errand import Shut

DEEDS: Final = ("tables", "people", "close", "ban", "unban")
"""What can be asked for."""


def token_of(secret: bytes) -> str:
    """What shows a running server that its operator asks: made from the secret in the data folder."""
    return hmac.new(secret, b"danzhu admin", "sha256").hexdigest()


async def do(hall: Hall, what: str, name: str) -> list[str]:
    """Do one of `DEEDS`; raises `Refused`."""
    match what:
        case "tables":
            return await list_tables(hall)
        case "people":
            return await list_people(hall)
        case "close":
            return await close_table(hall, name)
        case "ban" | "unban":
            return await ban(hall, name, banned=what == "ban")
        case _:
            raise Refused(Fault.NOT_FOUND)


async def list_tables(hall: Hall) -> list[str]:
    """Every table: code, game, preset, phase, persons, when opened."""
    found = await hall.store.read(all_tables)
    return [
        f"{each.code}\t{each.game}\t{each.preset}\t{each.phase}\t{each.people}\t{_moment(each.opened_at)}"
        for each in found
    ]


async def list_people(hall: Hall) -> list[str]:
    """Everyone: id, name, login, when last seen, whether barred."""
    found = await hall.store.read(people.all_players)
    return [
        f"{each.id}\t{each.name}\t{each.login or '-'}\t{_moment(each.seen_at)}\t{'banned' if each.banned else '-'}"
        for each in found
    ]


async def close_table(hall: Hall, code: str) -> list[str]:
    """Close a table; the deal in progress is void. Raises `Refused(unknown_table)`."""
    live = await hall.find(code)
    await live.errand(Shut("admin"))
    return [f"{live.code}\t{live.table.phase.value}"]


async def ban(hall: Hall, player: str, *, banned: bool) -> list[str]:
    """Bar a person by id or login, or let in again; raises `Refused(no_player)`."""
    found = await hall.store.read(lambda c: people.player_of(c, player) or people.player_by_login(c, player.lower()))
    if found is None:
        raise Refused(Fault.NO_PLAYER)
    # A new epoch ends the cookies of today.
    changes = {"banned": banned, "epoch": found.epoch + 1}
    await hall.store.write(lambda connection: people.change_player(connection, found.id, **changes))
    if banned:
        hall.dismiss(found.id, Fault.BANNED, again=False)
    return [f"{found.id}\t{found.name}\t{'banned' if banned else '-'}"]


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
