"""People: who plays here. A guest has a row as well; an account adds a login to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from danzhu.server.store import schema


@dataclass(frozen=True, slots=True)
class Player:
    """A person; `password` and `recovery` are argon2 hashes, None for a guest."""

    id: str
    name: str
    language: str
    made_at: float
    seen_at: float
    banned: bool = False
    epoch: int = 0
    login: str | None = None
    password: str | None = None
    recovery: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """What a person is called, and under which epoch he may be here, if at all."""

    name: str
    epoch: int
    banned: bool


class LoginTaken(Exception):
    """Somebody else has this login."""


def add_player(connection: Connection, player: Player) -> None:
    """A new guest."""
    row = {name: getattr(player, name) for name in Player.__slots__}
    connection.execute(insert(schema.player), row)


def player_of(connection: Connection, player: str) -> Player | None:
    """A person by id."""
    row = (connection.execute(select(schema.player).where(schema.player.c.id == player))).mappings().first()
    return None if row is None else Player(**row)


def player_by_login(connection: Connection, login: str) -> Player | None:
    """A person by login."""
    row = (connection.execute(select(schema.player).where(schema.player.c.login == login))).mappings().first()
    return None if row is None else Player(**row)


def all_players(connection: Connection) -> list[Player]:
    """Everyone, the last seen first."""
    asked = select(schema.player).order_by(schema.player.c.seen_at.desc())
    return [Player(**row) for row in connection.execute(asked).mappings()]


def names_of(connection: Connection, players: Iterable[str]) -> dict[str, str]:
    """What people are called."""
    row = schema.player
    asked = select(row.c.id, row.c.name).where(row.c.id.in_(tuple(players)))
    return {each.id: each.name for each in connection.execute(asked)}


def sessions_of(connection: Connection, players: Iterable[str]) -> dict[str, Session]:
    """Who some people are and may be here as; whoever is missing is forgotten."""
    row = schema.player
    asked = select(row.c.id, row.c.name, row.c.epoch, row.c.banned).where(row.c.id.in_(tuple(players)))
    return {each.id: Session(each.name, each.epoch, each.banned) for each in connection.execute(asked)}


def change_player(connection: Connection, player: str, **changes: object) -> None:
    """Set fields of a person; raises `LoginTaken`."""
    try:
        connection.execute(update(schema.player).where(schema.player.c.id == player).values(**changes))
    except IntegrityError:
        raise LoginTaken from None


def drop_player(connection: Connection, player: str) -> None:
    """Forget a person: the row, the tokens, the seats, the part in finished matches."""
    connection.execute(delete(schema.token).where(schema.token.c.player == player))
    connection.execute(delete(schema.seated).where(schema.seated.c.player == player))
    connection.execute(delete(schema.played).where(schema.played.c.player == player))
    connection.execute(delete(schema.player).where(schema.player.c.id == player))


def idle_guests(connection: Connection, before: float, limit: int = 200) -> list[str]:
    """Guests without an account or a seat at an open table who were last seen before a time."""
    row, seat, table = schema.player, schema.seated, schema.table
    seats = select(seat.c.player).join(table, table.c.code == seat.c.code).where(table.c.phase != "closed")
    asked = (
        select(row.c.id)
        .where(row.c.login.is_(None), row.c.seen_at < before, ~row.c.banned)
        .where(row.c.id.not_in(seats))
        .limit(limit)
    )
    return [each.id for each in connection.execute(asked)]


def hold(connection: Connection, player: str) -> None:
    """Let nobody else hold a person before this transaction ends, in another process either: what is counted of him by
    whoever does stays true."""
    row = schema.player.c
    connection.execute(select(row.id).where(row.id == player).with_for_update())


def add_token(connection: Connection, digest: str, kind: str, player: str, expires_at: float | None) -> None:
    """Keep a token's digest."""
    values = {"digest": digest, "kind": kind, "player": player, "expires_at": expires_at}
    connection.execute(insert(schema.token), values)


def token_player(connection: Connection, digest: str, kind: str, now: float) -> str | None:
    """Whose token this is, if it is one and has not expired."""
    row = schema.token
    asked = select(row.c.player, row.c.expires_at).where(row.c.digest == digest, row.c.kind == kind)
    found = (connection.execute(asked)).first()
    if found is None or (found.expires_at is not None and found.expires_at < now):
        return None
    player: str = found.player
    return player


def use_token(connection: Connection, digest: str, kind: str, now: float) -> str | None:
    """As `token_player`, and the token is used up: of two who come with it one gets in."""
    player = token_player(connection, digest, kind, now)
    row = schema.token
    gone = connection.execute(delete(row).where(row.c.digest == digest, row.c.kind == kind))
    return player if gone.rowcount == 1 else None


def drop_tokens(connection: Connection, player: str, kind: str) -> None:
    """Forget all of a person's tokens of one kind."""
    connection.execute(delete(schema.token).where(schema.token.c.player == player, schema.token.c.kind == kind))
