"""Statistics over HTTP: what my finished matches add up to."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from danzhu.server.http.know import MaybeKnown, Parts
from danzhu.server.store.statistics import Company, Score, company_of, scores_of

router = APIRouter(prefix="/api")


class Statistics(BaseModel):
    """My matches by preset, and by whom I played them with."""

    scores: list[Score]
    company: list[Company]


@router.get("/me/statistics")
async def statistics(services: Parts, player: MaybeKnown) -> Statistics:
    """What my finished matches add up to; nothing for somebody new."""
    if player is None:
        return Statistics(scores=[], company=[])
    scores = await services.store.read(lambda connection: scores_of(connection, player.id))
    company = await services.store.read(lambda connection: company_of(connection, player.id))
    return Statistics(scores=scores, company=company)
