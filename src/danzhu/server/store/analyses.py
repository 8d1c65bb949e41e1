"""Analyses: what was found about finished deals, kept so that nobody waits for it twice."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from danzhu.server.store import schema


def keep_analysis(connection: Connection, match: str, deal: int, by: str, body: str) -> None:
    """Keep what was found about a deal, in the place of what was found before; `by` says who looked and how closely."""
    row = schema.analysis
    connection.execute(delete(row).where(row.c.match == match, row.c.deal == deal))
    connection.execute(insert(row), {"match": match, "deal": deal, "by": by, "body": body})


def analysis_of(connection: Connection, match: str, deal: int, by: str) -> str | None:
    """What was found about a deal by just this look; None if nobody has taken it."""
    row = schema.analysis
    asked = select(row.c.body).where(row.c.match == match, row.c.deal == deal, row.c.by == by)
    return connection.execute(asked).scalar()
