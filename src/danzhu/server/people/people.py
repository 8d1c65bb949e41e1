"""People: makes guests, knows them again, and lets them have an account, another device, or a bot's key."""

from __future__ import annotations

import asyncio
import re
import secrets
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from danzhu.locale import FALLBACK, LANGUAGES
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.names import Names
from danzhu.server.people.name import check_name, guest_name
from danzhu.server.people.ticket import Ticket, Tickets
from danzhu.server.store import Store
from danzhu.server.store import people as stored
from danzhu.server.store.people import LoginTaken, Player

_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{2,31}")
_PASSWORD: Final = range(8, 257)
_MOVE_S: Final = 600.0
_SEEN_EVERY_S: Final = 3600.0
MOVE: Final = "move"
BOT: Final = "bot"


class People:
    """The people of one server."""

    def __init__(self, store: Store, names: Names, secret: bytes) -> None:
        self._store = store
        self._names = names
        self._tickets = Tickets(secret)
        self._hasher = PasswordHasher()

    @cached_property
    def _nobody(self) -> str:
        """Verified where there is no such login, so that the time taken does not tell."""
        return self._hasher.hash(secrets.token_hex(16))

    # Guests

    async def guest(self, language: str) -> Player:
        """A new guest with a name in a language."""
        spoken = language if language in LANGUAGES else FALLBACK
        now = await self._store.now()
        player = Player(f"p{secrets.token_hex(12)}", guest_name(spoken), spoken, now, now)
        await self._store.write(lambda connection: stored.add_player(connection, player))
        self._names.changed(player.id, player.name)
        return player

    def cookie(self, player: Player) -> str:
        """The cookie by which a browser is known again."""
        return self._tickets.write(Ticket(player.id, player.epoch))

    async def by_cookie(self, cookie: str | None) -> Player | None:
        """Who a cookie belongs to; None for nobody. Raises `Refused(banned)`."""
        ticket = self._tickets.read(cookie)
        if ticket is None:
            return None
        player = await self.by_id(ticket.player)
        if player is None or player.epoch != ticket.epoch:
            return None
        if player.banned:
            raise Refused(Fault.BANNED)
        await self._note_seen(player)
        return player

    async def by_id(self, player: str) -> Player | None:
        """A person by id."""
        return await self._store.read(lambda connection: stored.player_of(connection, player))

    async def rename(self, player: Player, name: str) -> str:
        """Change a name; raises `Refused(bad_name)`."""
        checked = check_name(name)
        await self._change(player.id, name=checked)
        self._names.changed(player.id, checked)
        return checked

    async def speak(self, player: Player, language: str) -> None:
        """Note which language a person reads."""
        await self._change(player.id, language=language if language in LANGUAGES else FALLBACK)

    # Accounts

    async def make_account(self, player: Player, login: str, password: str) -> tuple[Player, str]:
        """Make an account of a guest, or change its login and password, which ends every session there is; returns who
        it is from now on and the recovery code, shown only now.

        Raises `Refused`: `bad_login`, `weak_password`, `login_taken`, and then nothing has changed.
        """
        login = login.strip().lower()
        if not _LOGIN.fullmatch(login):
            raise Refused(Fault.BAD_LOGIN)
        self._check_password(password, login)
        code = recovery_code()
        hashed, recovery = await asyncio.to_thread(lambda: (self._hasher.hash(password), self._hasher.hash(code)))
        epoch = player.epoch if player.login is None else player.epoch + 1
        try:
            await self._change(player.id, login=login, password=hashed, recovery=recovery, epoch=epoch)
        except LoginTaken:
            raise Refused(Fault.LOGIN_TAKEN) from None
        return replace(player, login=login, password=hashed, recovery=recovery, epoch=epoch), code

    async def sign_in(self, login: str, password: str) -> Player:
        """Who has this login and password; raises `Refused(bad_login)`, whichever of the two is wrong."""
        return await self._checked(login, password, "password")

    async def recover(self, login: str, code: str, password: str) -> tuple[Player, str]:
        """Set a new password by the recovery code; ends every other session and returns a new code."""
        player = await self._checked(login, code.strip().upper(), "recovery")
        return await self.make_account(player, player.login or "", password)

    async def _checked(self, login: str, text: str, which: str) -> Player:
        name = login.strip().lower()
        can_be = _LOGIN.fullmatch(name) is not None  # PostgreSQL fails at a NUL
        player = await self._store.read(lambda connection: stored.player_by_login(connection, name)) if can_be else None
        # Whether there is such a login or not, the first who asks waits for this.
        nobody = await asyncio.to_thread(lambda: self._nobody)
        hashed = (getattr(player, which) if player else None) or nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, text)
        except (VerificationError, InvalidHashError):
            raise Refused(Fault.BAD_LOGIN) from None
        if player is None:
            raise Refused(Fault.BAD_LOGIN)
        if player.banned:
            raise Refused(Fault.BANNED)
        return player

    def _check_password(self, password: str, login: str) -> None:
        if len(password) not in _PASSWORD or login in password.lower() or len(set(password)) < 4:
            raise Refused(Fault.WEAK_PASSWORD)

    # Devices and bots

    async def move_token(self, player: Player) -> str:
        """A token that, once and for ten minutes, makes another device this person's."""
        return await self._new_token(player, MOVE, await self._store.now() + _MOVE_S)

    async def by_move_token(self, token: str) -> Player:
        """Who a token moves to this device; raises `Refused(bad_token)` the second time."""
        now = await self._store.now()
        found = await self._store.write(lambda connection: stored.use_token(connection, digest_of(token), MOVE, now))
        return await self._of_token(found)

    async def bot_token(self, player: Player) -> str:
        """A new key for a program that plays as this person; earlier keys end."""
        await self._store.write(lambda connection: stored.drop_tokens(connection, player.id, BOT))
        return await self._new_token(player, BOT, None)

    async def by_bot_token(self, token: str) -> Player:
        """Who a program plays as; raises `Refused(bad_token)`."""
        now = await self._store.now()
        found = await self._store.read(lambda c: stored.token_player(c, digest_of(token), BOT, now))
        return await self._of_token(found)

    async def _of_token(self, found: str | None) -> Player:
        player = None if found is None else await self.by_id(found)
        if player is None:
            raise Refused(Fault.BAD_TOKEN)
        if player.banned:
            raise Refused(Fault.BANNED)
        return player

    async def _new_token(self, player: Player, kind: str, expires_at: float | None) -> str:
        token = secrets.token_urlsafe(24)
        digest = digest_of(token)
        await self._store.write(lambda c: stored.add_token(c, digest, kind, player.id, expires_at))
        return token

    async def _note_seen(self, player: Player) -> None:
        now = await self._store.now()
        if now - player.seen_at > _SEEN_EVERY_S:
            await self._change(player.id, seen_at=now)

    async def _change(self, player: str, **changes: object) -> None:
        await self._store.write(lambda connection: stored.change_player(connection, player, **changes))


def recovery_code() -> str:
    """Something to write on paper: four groups of five, a hundred bits."""
    letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
    return "-".join("".join(secrets.choice(letters) for _ in range(5)) for _ in range(4))


def digest_of(token: str) -> str:
    """What is kept of a token: random tokens need no slow hash."""
    return sha256(token.encode()).hexdigest()
