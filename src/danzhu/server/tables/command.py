"""Command: what a person may ask of a table, a closed union. Each carries an id, so that asking twice does it once."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from danzhu.server.tables.model import ActionText, Hex16, Model, Word
from danzhu.server.tables.terms import Pace

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class _Command(Model):
    id: CommandId


class Sit(_Command):
    """Take a seat that is vacant or a computer player's."""

    type: Literal["sit"]
    seat: SeatNumber


class Leave(_Command):
    """Give the seat up; during a match a computer player takes it over, and coming back is possible."""

    type: Literal["leave"]


class Back(_Command):
    """Take one's own seat back from the computer player."""

    type: Literal["back"]


class Assign(_Command):
    """Host: give a seat to a computer player of a level, or open it (null). In a deal the level waits for the next."""

    type: Literal["assign"]
    seat: SeatNumber
    level: Word | None


class Remove(_Command):
    """Host: send the person at a seat away."""

    type: Literal["remove"]
    seat: SeatNumber


class Ready(_Command):
    """Be ready, or not, for the first deal, the next deal or the next match: it begins once everyone is."""

    type: Literal["ready"]
    on: bool = True


class Start(_Command):
    """Host: begin, computer players taking the vacant seats, whoever else is ready."""

    type: Literal["start"]


class SetPace(_Command):
    """Host: change how long computer players take."""

    type: Literal["pace"]
    pace: Pace = Field(strict=False)


class Contribute(_Command):
    """Sixteen random bytes of one's own for the shuffle of a deal."""

    type: Literal["contribute"]
    deal: Annotated[int, Field(ge=1, le=100_000)]
    salt: Hex16


class Act(_Command):
    """Do something in the game; `decision` is the number of the decision that this answers."""

    type: Literal["act"]
    decision: Annotated[int, Field(ge=0, le=10_000_000)]
    do: ActionText


class Close(_Command):
    """Host: close the table for good."""

    type: Literal["close"]


Command = Sit | Leave | Back | Assign | Remove | Ready | Start | SetPace | Contribute | Act | Close
