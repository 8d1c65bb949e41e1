"""Event: the lines of a table's log, a closed union.

The log is private: it knows every hand and every key. What a seat is told of an event is built in `wire.told`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from danzhu.server.tables.model import Hex16, Hex32, Model
from danzhu.server.tables.terms import Pace, Terms


class Chair(Model):
    """A seat when a match opens: a person, a computer player of some level, or neither."""

    player: str | None = None
    level: str | None = None


class Opened(Model):
    """A match may begin: the first line of every log. `version` is the line's own number and `decision` that of the
    last decision before: both are counted on over the matches of a table, so that what comes too late is never taken
    for something else. `tally` counts the matches won by each seat before."""

    kind: Literal["opened"] = "opened"
    version: int = 1
    decision: int = 0
    table: str
    match: str
    rules: int
    terms: Terms
    host: str | None
    chairs: tuple[Chair, ...]
    tally: tuple[int, ...]
    banned: tuple[str, ...] = ()
    previous: str | None = None


class Sat(Model):
    """A person took a seat."""

    kind: Literal["sat"] = "sat"
    seat: int
    player: str


class Rose(Model):
    """A person gave up a seat before the match began."""

    kind: Literal["rose"] = "rose"
    seat: int


class Went(Model):
    """A computer player acts for a person from now on, who may come back."""

    kind: Literal["went"] = "went"
    seat: int
    why: Literal["idle", "left"]


class Returned(Model):
    """A person acts again."""

    kind: Literal["returned"] = "returned"
    seat: int


class Assigned(Model):
    """The host gave a seat to a computer player, or opened it. During a deal it waits for the next."""

    kind: Literal["assigned"] = "assigned"
    seat: int
    level: str | None


class Removed(Model):
    """The host sent a person away, for as long as the table lasts."""

    kind: Literal["removed"] = "removed"
    player: str


class Readied(Model):
    """A person is ready for what comes next, or not any more."""

    kind: Literal["readied"] = "readied"
    seat: int
    on: bool


class Paced(Model):
    """The computer players' pace changed."""

    kind: Literal["paced"] = "paced"
    pace: Pace = Field(strict=False)


class Pledged(Model):
    """A deal's key is chosen and its commitment sent; `key` stays here until the deal is over."""

    kind: Literal["pledged"] = "pledged"
    deal: int
    commitment: Hex32
    key: Hex32


class Contributed(Model):
    """A person's own sixteen random bytes for the shuffle."""

    kind: Literal["contributed"] = "contributed"
    seat: int
    salt: Hex16


class Dealt(Model):
    """A deal began: `cards` is all that chance decided, `shuffle` what proves how."""

    kind: Literal["dealt"] = "dealt"
    deal: int
    cards: dict[str, Any]
    shuffle: dict[str, Any]


class Deed(Model):
    """What one seat did, as text. `by` says who chose it: `lapse` is the clock, `only` the table where nothing
    else was possible."""

    seat: int
    do: str
    by: Literal["person", "computer", "lapse", "only"] = "person"


class Did(Model):
    """One seat acted, or several who decided at the same time, by seat."""

    kind: Literal["did"] = "did"
    deeds: tuple[Deed, ...]


class Rested(Model):
    """Nobody was there: everything waits until somebody comes back."""

    kind: Literal["rested"] = "rested"
    archived: bool = False


class Resumed(Model):
    """Somebody came back."""

    kind: Literal["resumed"] = "resumed"


class Succeeded(Model):
    """The last line of a match that is followed by another at the same table."""

    kind: Literal["succeeded"] = "succeeded"
    match: str


class Closed(Model):
    """The table is closed for good; the deal in progress, if any, is void."""

    kind: Literal["closed"] = "closed"
    why: Literal["host", "admin", "rules", "empty"]


Event = Annotated[
    Opened
    | Sat
    | Rose
    | Went
    | Returned
    | Assigned
    | Removed
    | Readied
    | Paced
    | Pledged
    | Contributed
    | Dealt
    | Did
    | Rested
    | Resumed
    | Succeeded
    | Closed,
    Field(discriminator="kind"),
]

_EVENT: TypeAdapter[Event] = TypeAdapter(Event)


def read_event(body: str) -> Event:
    """An event from its line; raises `pydantic.ValidationError`."""
    return _EVENT.validate_json(body)


def write_event(event: Event) -> str:
    """The line of an event."""
    return event.model_dump_json()
