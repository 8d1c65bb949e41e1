"""Decisions: those of a deal that is over, as the seats that made them saw it. Each runs in another process."""

from __future__ import annotations

from typing import Any

from danzhu.bots.analysis import Moment, moments
from danzhu.games.registry import game_named
from danzhu.server.hall.record import public_record
from danzhu.table import Header, PrivateLog
from danzhu.table.lines import replay
from danzhu.table.record import publish


def decisions_in_log(header: Header, match: str, bodies: list[str], deal: int) -> tuple[Moment[Any], ...]:
    """From the log of a match that may go on; raises `NoSuchDeal`."""
    return moments(public_record(header, match, bodies), deal)


def decisions_in_record(lines: str, deal: int) -> tuple[Moment[Any], ...]:
    """From a record; raises `NoSuchDeal` and `BadRecord`."""
    steps = list(replay(lines.splitlines(), game_named))
    events = tuple(step.event for step in steps if step.event is not None)
    header = steps[0].header
    return moments(publish(game_named(header.game), PrivateLog(header, events)), deal)
