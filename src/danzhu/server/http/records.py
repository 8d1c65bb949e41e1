"""Records over HTTP: finished matches, as JSON Lines and step by step."""

from __future__ import annotations

from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import MaybeKnown, Parts
from danzhu.server.services import Services
from danzhu.server.store import records
from danzhu.server.store.id import is_id
from danzhu.server.store.read import match_runs
from danzhu.server.store.records import Kept
from danzhu.server.wire.retold import DealSteps, RecordTold, Retold, record_told
from danzhu.table.record import BadRecord

log = structlog.get_logger("danzhu.http")
router = APIRouter(prefix="/api/records")


@router.get("")
async def mine(services: Parts, player: MaybeKnown) -> list[dict[str, Any]]:
    """My finished matches, the newest first."""
    if player is None:
        return []
    found = await services.store.read(lambda connection: records.records_of(connection, player.id))
    return [{name: getattr(each, name) for name in records.KeptListing.__slots__} for each in found]


@router.get("/{record}", response_class=Response)
async def one(record: str, request: Request, services: Parts) -> Response:
    """A finished match; `danzhu replay` and `danzhu verify` read it."""
    kept = await _kept(record, request, services)
    named = {"content-disposition": f'inline; filename="{kept.game}-{kept.id[:8]}.jsonl"'}
    return Response(kept.lines, media_type="application/jsonl; charset=utf-8", headers=named)


@router.get("/{record}/about")
async def about(record: str, request: Request, services: Parts) -> RecordTold:
    """A finished match in short: who, how, what each deal came to."""
    kept = await _kept(record, request, services)
    return record_told(kept.id, kept.finished_at, kept.lines, await _retold(services, kept))


@router.get("/{record}/steps", response_model=DealSteps)
async def steps(
    record: str, deal: Annotated[int, Query(ge=1, le=1 << 31)], request: Request, services: Parts
) -> Response:
    """One deal of a finished match event by event, every hand open."""
    retold = await _retold(services, await _kept(record, request, services))
    if deal > len(retold.steps):
        raise Refused(Fault.NOT_FOUND)
    return Response(retold.steps[deal - 1], media_type="application/json")


async def _kept(record: str, request: Request, services: Services) -> Kept:
    """A record; raises `Refused`: `not_found`, `record_unfinished` while its match goes on."""
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    if not is_id(record):
        raise Refused(Fault.NOT_FOUND)
    kept = await services.store.read(lambda connection: records.record_of(connection, record))
    if kept is None:
        runs = await services.store.read(lambda connection: match_runs(connection, record))
        raise Refused(Fault.RECORD_UNFINISHED if runs else Fault.NOT_FOUND)
    return kept


async def _retold(services: Services, kept: Kept) -> Retold:
    """A record folded; raises `Refused(record_unreadable)` for one that other rules were played by."""
    try:
        return await services.shelf.take(kept.lines)
    except BadRecord as bad:
        log.error("record_unreadable", record=kept.id, **blame(bad))
        raise Refused(Fault.RECORD_UNREADABLE, bad.code) from None
