"""Records over HTTP: finished matches, as JSON Lines."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from danzhu.server.fault import Fault, Refused
from danzhu.server.http import limit
from danzhu.server.http.know import MaybeKnown, Parts, address_of
from danzhu.server.store import records

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
    await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
    kept = await services.store.read(lambda connection: records.record_of(connection, record))
    if kept is None:
        raise Refused(Fault.NOT_FOUND)
    named = {"content-disposition": f'inline; filename="{kept.game}-{kept.id[:8]}.jsonl"'}
    return Response(kept.lines, media_type="application/jsonl; charset=utf-8", headers=named)
