"""Me: my name, account, devices, bots, data."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from danzhu.server.fault import Fault
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import InPerson, Known, MaybeKnown, Parts, Somebody, set_cookie
from danzhu.server.http.link import move_link
from danzhu.server.http.tables import Body, leave, qr_svg
from danzhu.server.people.privacy import exported, forget
from danzhu.server.people.ticket import COOKIE
from danzhu.server.store.people import Player

router = APIRouter(prefix="/api")

Text = Annotated[str, Field(max_length=256)]


class MeTold(BaseModel):
    """Who I am here."""

    name: str
    language: str
    login: str | None


class MeAsked(Body):
    """What to change."""

    name: Text | None = None
    language: Text | None = None


class LoginAsked(Body):
    """A login and its password."""

    login: Text
    password: Text


class RecoveryAsked(Body):
    """A login, its recovery code, and the password from now on."""

    login: Text
    code: Text
    password: Text


class RecoveryTold(BaseModel):
    """The recovery code, shown this once."""

    recovery: str


class TokenAsked(Body):
    """A token from a link."""

    token: Text


class LinkTold(BaseModel):
    """A link that works once, for ten minutes."""

    link: str


class TokenTold(BaseModel):
    """A key for a program, shown this once."""

    token: str


@router.get("/me")
async def me(player: MaybeKnown) -> MeTold | None:
    """Who I am; null for somebody new, whom asking does not make anybody."""
    return None if player is None else _told(player)


@router.post("/me")
async def change_me(asked: MeAsked, services: Parts, player: Somebody) -> MeTold:
    """Become a guest if new; change my name or language."""
    if asked.name is not None:
        await services.people.rename(player, asked.name)
    if asked.language is not None:
        await services.people.speak(player, asked.language)
    now = await services.people.by_id(player.id)
    return _told(now or player)


@router.get("/me/data")
async def my_data(services: Parts, player: Known, _: InPerson) -> dict[str, Any]:
    """Everything that is kept of me."""
    return await exported(services.hall, player)


@router.delete("/me", status_code=204)
async def forget_me(services: Parts, player: Known, _: InPerson, response: Response) -> None:
    """Forget me: my name goes from every record, my seats are given up."""

    async def give_up(code: str) -> None:
        await leave(await services.hall.find(code), player.id)

    await forget(services.hall, player, give_up)
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/account")
async def make_account(
    asked: LoginAsked, request: Request, response: Response, services: Parts, player: Somebody, _: InPerson
) -> RecoveryTold:
    """Make an account of who I am now; where there is one, every other device is signed out."""
    await services.limiter.check(limit.LOGINS, "login", address_of(request))
    now, code = await services.people.make_account(player, asked.login, asked.password)
    if now.epoch != player.epoch:
        services.hall.dismiss(player.id, Fault.NO_PLAYER, again=True)
        set_cookie(request, response, now)
    return RecoveryTold(recovery=code)


@router.post("/session")
async def sign_in(asked: LoginAsked, request: Request, response: Response, services: Parts) -> MeTold:
    """Be known here by my account."""
    await services.limiter.check(limit.LOGINS, "login", address_of(request))
    player = await services.people.sign_in(asked.login, asked.password)
    set_cookie(request, response, player)
    return _told(player)


@router.delete("/session", status_code=204)
async def sign_out(response: Response) -> None:
    """Be nobody on this device."""
    response.delete_cookie(COOKIE, path="/")


@router.post("/recover")
async def recover(asked: RecoveryAsked, request: Request, response: Response, services: Parts) -> RecoveryTold:
    """Set a new password by the recovery code; every other device is signed out."""
    await services.limiter.check(limit.LOGINS, "login", address_of(request))
    player, code = await services.people.recover(asked.login, asked.code, asked.password)
    services.hall.dismiss(player.id, Fault.NO_PLAYER, again=True)
    set_cookie(request, response, player)
    return RecoveryTold(recovery=code)


@router.post("/me/move")
async def move(request: Request, services: Parts, player: Known, _: InPerson) -> LinkTold:
    """A link that makes another device mine."""
    await services.limiter.check(limit.LOGINS, "move", player.id)
    token = await services.people.move_token(player)
    return LinkTold(link=move_link(request, services.settings, token))


@router.post("/me/move/qr.svg")
async def move_qr(request: Request, services: Parts, player: Known, _: InPerson) -> Response:
    """The same as a QR code."""
    await services.limiter.check(limit.LOGINS, "move", player.id)
    token = await services.people.move_token(player)
    return qr_svg(move_link(request, services.settings, token))


@router.post("/move")
async def moved(asked: TokenAsked, request: Request, response: Response, services: Parts) -> MeTold:
    """Make this device that of whoever made the link."""
    await services.limiter.check(limit.LOGINS, "moved", address_of(request))
    player = await services.people.by_move_token(asked.token)
    set_cookie(request, response, player)
    return _told(player)


@router.post("/me/bot")
async def bot_key(services: Parts, player: Known, _: InPerson) -> TokenTold:
    """A key with which a program plays as me; an earlier key ends."""
    await services.limiter.check(limit.LOGINS, "bot", player.id)
    return TokenTold(token=await services.people.bot_token(player))


def _told(player: Player) -> MeTold:
    return MeTold(name=player.name, language=player.language, login=player.login)
