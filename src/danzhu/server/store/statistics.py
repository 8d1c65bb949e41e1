"""Statistics: what finished matches add up to. Each match is one row a person, so that none counts twice."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, FromClause, Label, case, func, select

from danzhu.server.store import schema


@dataclass(frozen=True, slots=True)
class Score:
    """A person's matches by one preset: how many, how many were played to their end, how many of those he won."""

    game: str
    preset: str
    matches: int
    decided: int
    won: int


@dataclass(frozen=True, slots=True)
class Company:
    """A person's matches with somebody else, as partners or against each other: as in `Score`."""

    name: str
    game: str
    partner: bool
    matches: int
    decided: int
    won: int


def scores_of(connection: Connection, player: str) -> list[Score]:
    """A person's scores by game and preset, what was played most first."""
    row, part = schema.record, schema.played
    counts = _counts(part)
    asked = (
        select(row.c.game, row.c.preset, *counts)
        .join(part, part.c.record == row.c.id)
        .where(part.c.player == player)
        .group_by(row.c.game, row.c.preset)
        .order_by(func.count().desc(), row.c.game, row.c.preset)
    )
    return [Score(**each) for each in connection.execute(asked).mappings()]


def company_of(connection: Connection, player: str, limit: int = 40) -> list[Company]:
    """With whom a person played, whoever he met most first. Nobody who has had his name forgotten is among them."""
    row, mine, other, person = schema.record, schema.played.alias("mine"), schema.played.alias("other"), schema.player
    partner = (mine.c.side == other.c.side).label("partner")
    asked = (
        select(person.c.name, row.c.game, partner, *_counts(mine))
        .join(mine, mine.c.record == row.c.id)
        .join(other, other.c.record == row.c.id)
        .join(person, person.c.id == other.c.player)
        .where(mine.c.player == player, other.c.player != player, mine.c.side.is_not(None))
        .group_by(person.c.id, person.c.name, row.c.game, partner)
        .order_by(func.count().desc(), person.c.name, row.c.game, partner.desc())
        .limit(limit)
    )
    return [Company(**{**each, "partner": bool(each["partner"])}) for each in connection.execute(asked).mappings()]


def _counts(part: FromClause) -> tuple[Label[int], ...]:
    won = func.coalesce(func.sum(case((part.c.won, 1), else_=0)), 0)
    return func.count().label("matches"), func.count(part.c.won).label("decided"), won.label("won")
