"""Retold: a finished match step by step with every hand open, for whoever looks at its record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from pydantic_core import to_jsonable_python

from danzhu.games.registry import game_named
from danzhu.server.shuffle import Verdict, verify
from danzhu.server.tables.model import Model
from danzhu.server.wire.deal import GameView, deal_view
from danzhu.table import Dealt, Decided
from danzhu.table.lines import Step, replay

_COMPUTER: Final = "computer:"


class PlayerTold(Model):
    """Who had a seat: a person by name, empty if he has had it forgotten; or a computer player's level."""

    name: str
    level: str | None


class DealTold(Model):
    """A deal in short: how many steps it has, the last of them as everyone saw it, what its shuffle can be checked
    with, and what the server found when it made the deal again: None if all is as promised."""

    deal: int
    steps: int
    end: GameView
    hands: tuple[str, ...]
    shuffle: dict[str, Any] | None
    fault: str | None


class VoidTold(Model):
    """A deal that was promised or dealt and never finished, since its table was closed: as in `DealTold`."""

    deal: int
    hands: tuple[str, ...]
    shuffle: dict[str, Any] | None
    fault: str | None


class RecordTold(Model):
    """A record in short."""

    id: str
    game: str
    preset: str
    options: dict[str, str]
    rules: int
    commitment: str | None
    players: tuple[PlayerTold, ...]
    finished_at: float
    winner: tuple[int, ...]
    deals: tuple[DealTold, ...]
    voided: tuple[VoidTold, ...]


class DeedTold(Model):
    """What a seat did; `lapsed`: its time had run out."""

    seat: int
    do: str
    lapsed: bool


class StepTold(Model):
    """One event of a deal: who did what (nobody: the cards were dealt), and those members of the deal that it changed,
    hands among them. All members together, from the first step on, are the deal as a spectator sees it."""

    deeds: tuple[DeedTold, ...]
    changed: dict[str, Any]


class DealSteps(Model):
    """A deal, event by event."""

    deal: int
    steps: tuple[StepTold, ...]


@dataclass(frozen=True, slots=True)
class Retold:
    """A record ready to be looked at, but for who played; `steps` are the JSON of each deal's `DealSteps`."""

    winner: tuple[int, ...]
    deals: tuple[DealTold, ...]
    voided: tuple[VoidTold, ...]
    steps: tuple[bytes, ...]


def retell(lines: Iterable[str]) -> Retold:
    """Fold a record by the rules; raises `BadRecord`."""
    steps = list(replay(lines, game_named))
    verdicts = verify(steps)
    faults = [verdict.fault for verdict in verdicts if not verdict.is_void]
    deals: list[DealTold] = []
    told: list[bytes] = []
    for one in _by_deal(steps):
        dealt, last = one[0], one[-1]
        number = dealt.match.deals
        told.append(DealSteps(deal=number, steps=tuple(_steps(one))).model_dump_json().encode())
        assert isinstance(dealt.event, Dealt)
        deals.append(
            DealTold(
                deal=number,
                steps=len(one),
                end=_seen(last),
                hands=_hands(dealt),
                shuffle=dealt.event.shuffle,
                fault=faults[number - 1],
            )
        )
    lost = [step.voided for step in steps if step.voided is not None]
    voided = tuple(map(_void, lost, (verdict for verdict in verdicts if verdict.is_void)))
    return Retold(steps[-1].match.winner, tuple(deals), voided, tuple(told))


def record_told(record: str, finished_at: float, lines: str, retold: Retold) -> RecordTold:
    """A record in short; what names it has stand in its first line."""
    header = json.loads(lines.partition("\n")[0])
    return RecordTold(
        id=record,
        game=header["game"],
        preset=header["preset"],
        options=header["options"],
        rules=header["rules"],
        commitment=header["commitment"],
        players=tuple(map(player_told, header["players"])),
        finished_at=finished_at,
        winner=retold.winner,
        deals=retold.deals,
        voided=retold.voided,
    )


def player_told(text: str) -> PlayerTold:
    """A player as the header names one; no person may be called a computer.

    >>> player_told("computer:easy"), player_told("Zoé")
    (PlayerTold(name='', level='easy'), PlayerTold(name='Zoé', level=None))
    """
    if text.startswith(_COMPUTER):
        return PlayerTold(name="", level=text.removeprefix(_COMPUTER))
    return PlayerTold(name=text, level=None)


def _void(dealt: Dealt, verdict: Verdict) -> VoidTold:
    hands = tuple(map(str, dealt.deal.hands))
    return VoidTold(deal=verdict.deal, hands=hands, shuffle=dealt.shuffle, fault=verdict.fault)


def _by_deal(steps: Iterable[Step]) -> Iterator[list[Step]]:
    """The events of each deal, the dealing first."""
    deal: list[Step] = []
    for step in steps:
        if isinstance(step.event, Dealt) and deal:
            yield deal
            deal = []
        if step.event is not None:
            deal.append(step)
    if deal:
        yield deal


def _steps(deal: Iterable[Step]) -> Iterator[StepTold]:
    before: dict[str, Any] = {}
    for step in deal:
        now = {**to_jsonable_python(_seen(step)), "hands": list(_hands(step))}
        changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
        yield StepTold(deeds=_deeds(step), changed=changed)
        before = now


def _deeds(step: Step) -> tuple[DeedTold, ...]:
    if not isinstance(step.event, Decided):
        return ()
    text = step.match.game.action_text
    return tuple(DeedTold(seat=each.seat, do=text(each.action), lapsed=each.lapsed) for each in step.event.decisions)


def _seen(step: Step) -> GameView:
    return deal_view(step.match.game.view(step.match.state, None), step.match.standing)


def _hands(step: Step) -> tuple[str, ...]:
    return tuple(str(hand) for hand in step.match.state.hands)
