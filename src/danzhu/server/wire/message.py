"""Message: what the server sends, a closed union."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from danzhu.server.wire.aid import Arranged, Counted, Marked
from danzhu.server.wire.gongzhu import TrickView
from danzhu.server.wire.guandan import PlayView, TurnView
from danzhu.server.wire.told import Numbered
from danzhu.server.wire.view import TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """What happened, in order, and the table after it. Sent on `resume` and whenever something happens; without
    events where only what the viewer himself may know has changed."""

    type: Literal["update"] = "update"
    events: tuple[Numbered, ...] = ()
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Ack:
    """A command was accepted and is stored; the same id again gets the same answer."""

    type: Literal["ack"] = "ack"
    id: str
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """What was asked is refused and changed nothing; `code` is one of the stable codes, `detail` the part at fault."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspected:
    """What a selection would be, the strongest first; empty: nothing."""

    type: Literal["inspected"] = "inspected"
    id: str
    decision: int
    plays: tuple[PlayView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advised:
    """An action, why (a stable code), and its value; None where there was nothing to weigh."""

    do: str
    value: float | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hinted:
    """What the strongest computer player would do in the viewer's place and the next best, in this order; values are
    in `unit` (levels, points) and compare with one another only."""

    type: Literal["hinted"] = "hinted"
    id: str
    decision: int
    unit: str
    choices: tuple[Advised, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """Every trick of the deal so far."""

    type: Literal["history"] = "history"
    id: str
    tricks: tuple[tuple[TurnView, ...], ...] | tuple[TrickView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """Somebody at the table said a phrase."""

    type: Literal["said"] = "said"
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Here:
    """Who is connected, by seat, and how many look on."""

    type: Literal["here"] = "here"
    seats: tuple[bool, ...]
    spectators: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """The server ends the connection; `again` says whether to come back."""

    type: Literal["bye"] = "bye"
    code: str
    again: bool


Message = Annotated[
    Update | Ack | Refusal | Inspected | Arranged | Marked | Counted | Hinted | Told | Said | Here | Bye,
    Field(discriminator="type"),
]

# Values of ours need no check on their way out; whoever reads them with this refuses a field that it does not know.
MESSAGE: Final[TypeAdapter[Message]] = TypeAdapter(
    Message, config=ConfigDict(extra="forbid", strict=True, json_schema_serialization_defaults_required=True)
)


def write(message: Message) -> str:
    """A message as it is sent."""
    return MESSAGE.dump_json(message).decode()
