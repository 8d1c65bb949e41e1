"""Privacy: what is kept of a person, to take away or to forget."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Connection

from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.hall import Hall
from danzhu.server.store import people as stored
from danzhu.server.store import records
from danzhu.server.store.people import Player
from danzhu.server.store.read import tables_of
from danzhu.table.lines import Seal, to_line

_FORGOTTEN: Final = ""


async def exported(hall: Hall, player: Player) -> dict[str, Any]:
    """Everything that is kept of a person, but for hashes of secrets."""
    tables = await hall.store.read(lambda connection: tables_of(connection, player.id))
    played = await _played(hall, player)
    kept = await hall.store.read(lambda connection: [records.record_of(connection, each.id) for each in played])
    return {
        "player": {name: getattr(player, name) for name in ("id", "name", "language", "made_at", "seen_at", "login")},
        "seats": [{"table": listing.code, "game": listing.game, "seat": seat} for listing, seat in tables],
        "records": [
            {
                "id": each.id,
                "seat": each.seat,
                "won": each.won,
                "finished_at": each.finished_at,
                "lines": whole.lines.splitlines(),
            }
            for each, whole in zip(played, kept, strict=True)
            if whole is not None
        ],
    }


async def forget(hall: Hall, player: Player, leave: Callable[[str], Any]) -> None:
    """Forget a person: `leave` gives up the seat at each table; names go from the records, the play stays."""
    for listing, _ in await hall.store.read(lambda connection: tables_of(connection, player.id)):
        # A table that cannot be read, or was closed just now, has no seat to give up: nobody stays known for its sake.
        with contextlib.suppress(Refused):
            await leave(listing.code)
    for each in await _played(hall, player):
        await hall.store.write(lambda connection, each=each: _without_name(connection, each.id, each.seat))  # type: ignore[misc]
    await hall.store.write(lambda connection: stored.drop_player(connection, player.id))
    hall.names.forget(player.id)
    hall.dismiss(player.id, Fault.NO_PLAYER, again=False)


async def _played(hall: Hall, player: Player) -> list[records.KeptListing]:
    return await hall.store.read(lambda connection: records.records_of(connection, player.id, limit=100_000))


def _without_name(connection: Connection, record: str, seat: int) -> None:
    kept = records.record_of(connection, record)
    if kept is not None:
        lines = "".join(f"{line}\n" for line in without_name(kept.lines, seat))
        records.rewrite_record(connection, record, lines)


def without_name(lines: str, seat: int) -> Iterator[str]:
    """A record's lines without the name of whoever sat at a seat, sealed anew."""
    header, *middle, _ = lines.splitlines()
    told = json.loads(header)
    told["players"][seat] = _FORGOTTEN
    seal = Seal()
    for line in (to_line(told), *middle):
        seal.add(line)
        yield line
    yield to_line(seal.json())
