"""Analysis over HTTP: of a deal that is over, in a match that is over or goes on; never of one that is being played."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request

from danzhu.server.analyst import Subject
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.decisions import decisions_in_log, decisions_in_record
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import MaybeKnown, Parts
from danzhu.server.services import Services
from danzhu.server.store import records
from danzhu.server.store.id import is_id
from danzhu.server.store.people import Player
from danzhu.server.store.read import code_of_match, log_of
from danzhu.server.store.records import Kept
from danzhu.server.tables.table import Table, header_of
from danzhu.server.tables.terms import Spectators
from danzhu.server.wire.analysed import AnalysisTold

router = APIRouter(prefix="/api/records/{record}/analysis")

Deal = Annotated[int, Query(ge=1, le=1 << 31)]
After = Annotated[int, Query(ge=-1, le=1 << 31)]


@router.get("")
async def look(
    record: str, deal: Deal, request: Request, services: Parts, player: MaybeKnown, after: After = -1
) -> AnalysisTold:
    """Where the analysis of a deal stands, or what it found; `after`: answer once more decisions than that are done,
    or after ten seconds."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    found = await _found(services, record, deal, player)
    game = found.game if isinstance(found, Kept) else found.terms.game
    return await services.analyst.told(record, deal, game, after)


@router.post("")
async def ask(record: str, deal: Deal, request: Request, services: Parts, player: MaybeKnown) -> AnalysisTold:
    """Have a deal analysed, unless it has been."""
    await services.limiter.check(limit.ANALYSES, "analysis", _asker(request, player))
    subject = await _subject(services, await _found(services, record, deal, player), deal)
    return await services.analyst.ask(subject, _asker(request, player))


@router.delete("", status_code=204)
async def withdraw(record: str, deal: Deal, request: Request, services: Parts, player: MaybeKnown) -> None:
    """Wait for an analysis no more."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    services.analyst.withdraw(record, deal, _asker(request, player))


def _asker(request: Request, player: Player | None) -> str:
    return address_of(request) if player is None else player.id


async def _found(services: Services, match: str, deal: int, player: Player | None) -> Kept | Table:
    """Where a deal that is over is found; raises `Refused`: `not_found`, `deal_unfinished` while it is being played."""
    if not is_id(match):
        raise Refused(Fault.NOT_FOUND)
    kept = await services.store.read(lambda connection: records.record_of(connection, match))
    if kept is not None:
        if deal > kept.deals:
            raise Refused(Fault.NOT_FOUND)
        return kept
    code = await services.store.read(lambda connection: code_of_match(connection, match))
    if code is None:
        raise Refused(Fault.NOT_FOUND)
    table = (await services.hall.find(code)).table
    # No record is kept yet: what is told is for those who may look on.
    seat = None if player is None else table.seat_of(player.id)
    may_look = seat is not None or table.terms.spectators is not Spectators.NONE
    if table.match != match or not may_look or deal > table.log.deals:
        raise Refused(Fault.NOT_FOUND)
    if deal == table.log.deals and not table.log.between_deals:
        raise Refused(Fault.DEAL_UNFINISHED)
    return table


async def _subject(services: Services, found: Kept | Table, deal: int) -> Subject:
    if isinstance(found, Kept):
        return Subject(found.match, deal, found.game, partial(decisions_in_record, found.lines, deal))
    lines = [entry.body for entry in await services.store.read(lambda connection: log_of(connection, found.match))]
    header = header_of(found, ())
    return Subject(found.match, deal, header.game, partial(decisions_in_log, header, found.match, lines, deal))
