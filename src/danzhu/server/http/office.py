"""Office: `danzhu admin` beside a running server, for whoever can read the secret in its data folder."""

from __future__ import annotations

import hmac
from typing import Final

from fastapi import APIRouter, Request

from danzhu.server import admin
from danzhu.server.fault import Fault, Refused
from danzhu.server.http.address import is_of_this_machine
from danzhu.server.http.know import Parts
from danzhu.server.http.tables import Body
from danzhu.server.settings import kept_secret

router = APIRouter(prefix="/api/admin", include_in_schema=False)

HEADER: Final = "x-danzhu-admin"


class Asked(Body):
    """What to do, and to which table or person."""

    what: str
    name: str = ""


@router.post("")
async def administer(asked: Asked, request: Request, services: Parts) -> list[str]:
    """Do what an operator asks; to everyone else there is nothing here."""
    token = admin.token_of(kept_secret(services.settings))
    given = request.headers.get(HEADER, "")
    if not is_of_this_machine(request) or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refused(Fault.NOT_FOUND)
    return await admin.do(services.hall, asked.what, asked.name)
