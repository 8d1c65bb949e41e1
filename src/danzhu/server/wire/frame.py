"""Frame: what a client may send, a closed union; everything else is refused unread."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from danzhu.server.fault import Fault, Refused
from danzhu.server.tables.command import (
    Act,
    Assign,
    Back,
    Close,
    CommandId,
    Contribute,
    Leave,
    Ready,
    Remove,
    SetPace,
    Sit,
    Start,
)
from danzhu.server.tables.model import Model
from danzhu.server.wire.aid import Arrange, Count, Mark
from danzhu.server.wire.phrase import Phrase

LONGEST: Final = 4096
"""Bytes in a frame; the longest that means anything has under 500."""


class Resume(Model):
    """Ask for all that happened after a version, and for the table as it is. 0: for the table alone."""

    type: Literal["resume"]
    since: Annotated[int, Field(ge=0, le=10_000_000)] = 0


class Inspect(Model):
    """Ask what a selection of one's own cards would be, in turn or not; nothing is kept of it."""

    type: Literal["inspect"]
    id: CommandId
    cards: Annotated[str, StringConstraints(max_length=128)]


class Hint(Model):
    """Ask a computer player what it would do in one's place."""

    type: Literal["hint"]
    id: CommandId
    decision: Annotated[int, Field(ge=0, le=10_000_000)]


class History(Model):
    """Ask for every trick of the deal so far."""

    type: Literal["history"]
    id: CommandId


class Say(Model):
    """Say a phrase to the whole table."""

    type: Literal["say"]
    id: CommandId
    phrase: Phrase = Field(strict=False)


Request = Resume | Inspect | Arrange | Mark | Count | Hint | History | Say

Frame = Annotated[
    Sit
    | Leave
    | Back
    | Assign
    | Remove
    | Ready
    | Start
    | SetPace
    | Contribute
    | Act
    | Close
    | Resume
    | Inspect
    | Arrange
    | Mark
    | Count
    | Hint
    | History
    | Say,
    Field(discriminator="type"),
]

FRAME: Final[TypeAdapter[Frame]] = TypeAdapter(Frame)


def read_frame(text: str) -> Frame:
    """What a client sent; raises `Refused`: `too_large`, `bad_frame` with the field at fault."""
    if len(text) > LONGEST:
        raise Refused(Fault.TOO_LARGE)
    try:
        return FRAME.validate_json(text)
    except ValidationError as bad:
        where = ".".join(str(part) for part in bad.errors(include_input=False, include_url=False)[0]["loc"])
        raise Refused(Fault.BAD_FRAME, where[:80]) from None
    except (ValueError, RecursionError):
        raise Refused(Fault.BAD_FRAME) from None
