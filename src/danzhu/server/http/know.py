"""Know: who is asking, from a cookie or a bot's key."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from danzhu.locale import language_of
from danzhu.server.fault import Fault, Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.people.ticket import COOKIE, KEPT_S
from danzhu.server.services import Services
from danzhu.server.store.people import Player


def services_of(connection: HTTPConnection) -> Services:
    """The server's parts."""
    services: Services = connection.app.state.services
    return services


async def known(connection: HTTPConnection) -> Player | None:
    """Who asks; None for somebody new. Raises `Refused`: `bad_token`, `banned`."""
    people = services_of(connection).people
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        await services_of(connection).limiter.check(limit.LOOKUPS, "token", address_of(connection))
        return await people.by_bot_token(token.strip())
    return await people.by_cookie(connection.cookies.get(COOKIE))


async def somebody(request: Request, response: Response) -> Player:
    """Who asks, made a guest if new."""
    player = await known(request)
    if player is not None:
        return player
    services = services_of(request)
    await services.limiter.check(limit.GUESTS, "guest", address_of(request))
    player = await services.people.guest(language_wanted(request))
    set_cookie(request, response, player)
    return player


async def somebody_known(request: Request) -> Player:
    """Who asks; raises `Refused(no_player)` for somebody new."""
    player = await known(request)
    if player is None:
        raise Refused(Fault.NO_PLAYER)
    return player


async def in_person(request: Request) -> None:
    """Raises `Refused(no_player)` for a program: its key lets it play, not take over or end whom it plays as."""
    if request.headers.get("authorization"):
        raise Refused(Fault.NO_PLAYER)


Somebody = Annotated[Player, Depends(somebody)]
InPerson = Annotated[None, Depends(in_person)]
Known = Annotated[Player, Depends(somebody_known)]
MaybeKnown = Annotated[Player | None, Depends(known)]
Parts = Annotated[Services, Depends(services_of)]


def set_cookie(request: Request, response: Response, player: Player) -> None:
    """Let the browser be known again."""
    value = services_of(request).people.cookie(player)
    secure = request.url.scheme == "https" or services_of(request).settings.public_url.startswith("https:")
    response.set_cookie(COOKIE, value, max_age=KEPT_S, path="/", httponly=True, samesite="lax", secure=secure)


def language_wanted(request: HTTPConnection) -> str:
    """The first language of the browser that we speak."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        if language := language_of(part.partition(";")[0].strip()):
            return language
    return "en"
