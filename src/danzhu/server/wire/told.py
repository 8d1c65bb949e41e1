"""Told: what a viewer is told of an event. A viewer who may know nothing of it gets its number alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, assert_never

from pydantic import Field

from danzhu.server.tables import event as events
from danzhu.server.tables.event import Event
from danzhu.server.tables.table import Table
from danzhu.server.wire.deal import told_action
from danzhu.server.wire.view import may_see_play
from danzhu.table import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A match may begin at the table."""

    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class AtSeat:
    """Something about a seat: somebody sat, rose, went away, came back, was sent away, is ready or not any more,
    contributed to the shuffle."""

    kind: Literal["sat", "rose", "went", "returned", "readied", "unreadied", "contributed"]
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed:
    """Somebody was sent away."""

    kind: Literal["removed"] = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Assigned:
    """A seat was given to a computer player, or opened."""

    kind: Literal["assigned"] = "assigned"
    seat: int
    level: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Paced:
    """The computer players' pace changed."""

    kind: Literal["paced"] = "paced"
    pace: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pledged:
    """A deal is promised; each person may contribute sixteen random bytes within two seconds."""

    kind: Literal["pledged"] = "pledged"
    deal: int
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """The cards are dealt; the viewer's own are in the view."""

    kind: Literal["dealt"] = "dealt"
    deal: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What a seat did; `by` says who chose it."""

    seat: int
    do: str
    by: Literal["person", "computer", "lapse", "only"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Did:
    """One seat acted, or several at once."""

    kind: Literal["did"] = "did"
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Still:
    """The table rests since nobody is here, or goes on."""

    kind: Literal["rested", "resumed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Succeeded:
    """The next match begins at the same table."""

    kind: Literal["succeeded"] = "succeeded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The table is closed for good."""

    kind: Literal["closed"] = "closed"
    why: str


Told = Annotated[
    Opened | AtSeat | Removed | Assigned | Paced | Pledged | Dealt | Did | Still | Succeeded | Closed,
    Field(discriminator="kind"),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """An event under the table's version after it."""

    version: int
    event: Told | None = None


def told(table: Table, version: int, event: Event, seat: Seat | None) -> Numbered:
    """An event as a seat, or a spectator (None), is told it; `table` is the table as it is by now."""
    return Numbered(version=version, event=_told(table, event, seat))


def _told(table: Table, event: Event, seat: Seat | None) -> Told | None:
    match event:
        case events.Opened():
            return Opened()
        case events.Sat() | events.Rose() | events.Went() | events.Returned() | events.Contributed():
            return AtSeat(kind=event.kind, seat=event.seat)
        case events.Readied(seat=other, on=on):
            return AtSeat(kind="readied" if on else "unreadied", seat=other)
        case events.Removed():
            return Removed()
        case events.Assigned(seat=other, level=level):
            return Assigned(seat=other, level=level)
        case events.Paced(pace=pace):
            return Paced(pace=pace.value)
        case events.Pledged(deal=deal, commitment=commitment):
            return Pledged(deal=deal, commitment=commitment)
        case events.Dealt(deal=deal):
            return Dealt(deal=deal)
        case events.Did(deeds=deeds):
            return Did(deeds=tuple(_deed(table, deed, seat) for deed in deeds)) if may_see_play(table, seat) else None
        case events.Rested() | events.Resumed():
            return Still(kind=event.kind)
        case events.Succeeded():
            return Succeeded()
        case events.Closed(why=why):
            return Closed(why=why)
    assert_never(event)


def _deed(table: Table, deed: events.Deed, seat: Seat | None) -> Deed:
    return Deed(seat=deed.seat, do=told_action(table.game, deed.do, own=deed.seat == seat), by=deed.by)
