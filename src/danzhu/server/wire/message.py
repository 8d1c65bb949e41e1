"""Message: what the server sends, a closed union."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from danzhu.server.tables.model import Model
from danzhu.server.wire.aid import Arranged, Counted, Marked
from danzhu.server.wire.gongzhu import TrickView
from danzhu.server.wire.guandan import PlayView, TurnView
from danzhu.server.wire.told import Numbered
from danzhu.server.wire.view import TableView


class Update(Model):
    """What happened, in order, and the table after it. Sent on `resume` and whenever something happens; without
    events where only what the viewer himself may know has changed."""

    type: Literal["update"] = "update"
    events: tuple[Numbered, ...] = ()
    view: TableView


class Ack(Model):
    """A command was accepted and is stored; the same id again gets the same answer."""

    type: Literal["ack"] = "ack"
    id: str
    version: int


class Refusal(Model):
    """What was asked is refused and changed nothing; `code` is one of the stable codes, `detail` the part at fault."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    detail: str = ""


class Inspected(Model):
    """What a selection would be, the strongest first; empty: nothing."""

    type: Literal["inspected"] = "inspected"
    id: str
    decision: int
    plays: tuple[PlayView, ...]


class Advised(Model):
    """An action, why (a stable code), and its value; None where there was nothing to weigh."""

    do: str
    value: float | None
    reason: str


class Hinted(Model):
    """What the strongest computer player would do in the viewer's place and the next best, in this order; values are
    in `unit` (levels, points) and compare with one another only."""

    type: Literal["hinted"] = "hinted"
    id: str
    decision: int
    unit: str
    choices: tuple[Advised, ...]


class Told(Model):
    """Every trick of the deal so far."""

    type: Literal["history"] = "history"
    id: str
    tricks: tuple[tuple[TurnView, ...], ...] | tuple[TrickView, ...]


class Said(Model):
    """Somebody at the table said a phrase."""

    type: Literal["said"] = "said"
    seat: int
    phrase: str


class Here(Model):
    """Who is connected, by seat, and how many look on."""

    type: Literal["here"] = "here"
    seats: tuple[bool, ...]
    spectators: int


class Bye(Model):
    """The server ends the connection; `again` says whether to come back."""

    type: Literal["bye"] = "bye"
    code: str
    again: bool


Message = Annotated[
    Update | Ack | Refusal | Inspected | Arranged | Marked | Counted | Hinted | Told | Said | Here | Bye,
    Field(discriminator="type"),
]

MESSAGE: Final[TypeAdapter[Message]] = TypeAdapter(Message)
