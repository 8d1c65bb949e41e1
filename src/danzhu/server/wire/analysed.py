"""Analysed: what is told of the analysis of a finished deal."""

from __future__ import annotations

from typing import Literal

from danzhu.bots.analysis import Finding
from danzhu.server.tables.model import Model
from danzhu.server.wire.message import Advised
from danzhu.table import AnyGame


class FindingTold(Model):
    """What a decision was worth: `turn` counts the deal's events from 1, `best` are the best actions, best first.

    `loss` is how much less what was done is worth than the best, None where it was not weighed; `good`: nothing
    weighed is clearly better.
    """

    turn: int
    seat: int
    do: str
    lapsed: bool
    value: float | None
    loss: float | None
    good: bool
    best: tuple[Advised, ...]


class Analysed(Model):
    """A deal with every decision that could have gone another way; values are in `unit`."""

    deal: int
    level: str
    unit: str
    findings: tuple[FindingTold, ...]


class AnalysisTold(Model):
    """Where an analysis stands: nobody has asked for it, it is being made (`done` decisions of `total`), it has failed,
    or here it is."""

    state: Literal["none", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    analysis: Analysed | None = None


def finding_told(game: AnyGame, found: Finding[object]) -> FindingTold:
    """A finding as it is told."""
    return FindingTold(
        turn=found.turn,
        seat=found.seat,
        do=game.action_text(found.action),
        lapsed=found.lapsed,
        value=found.value,
        loss=found.loss,
        good=found.is_good,
        best=tuple(
            Advised(do=game.action_text(each.action), value=each.value, reason=each.reason.value)
            for each in found.advice
        ),
    )
