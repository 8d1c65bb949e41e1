"""Aid: what a player may ask about the cards in hand and those still out. Nothing is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import StringConstraints

from danzhu.server.tables.command import CommandId
from danzhu.server.tables.model import Model


class Arrange(Model):
    """Ask for some of one's own cards, or all, taken apart into plays. Guandan only."""

    type: Literal["arrange"]
    id: CommandId
    cards: Annotated[str, StringConstraints(max_length=128)]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupView:
    """Cards that make one play."""

    cards: tuple[str, ...]
    reading: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Arranged:
    """The plays that the cards fall into, the most forceful first; together they are the cards that were sent."""

    type: Literal["arranged"] = "arranged"
    id: str
    groups: tuple[GroupView, ...]


class Mark(Model):
    """Ask which of one's own cards make bombs as they are. Guandan only."""

    type: Literal["mark"]
    id: CommandId


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """Kinds of card in hand that make a bomb of one rank or of jokers, and kinds that make a straight flush, no wild
    standing for another card."""

    type: Literal["marked"] = "marked"
    id: str
    bombs: tuple[str, ...]
    flushes: tuple[str, ...]


class Count(Model):
    """Ask which cards are still out: what one has seen, taken off the pack."""

    type: Literal["count"]
    id: CommandId


@dataclass(frozen=True, slots=True, kw_only=True)
class OutView:
    """The cards out of one rank or suit, and how many there are of it in the pack."""

    name: str
    cards: tuple[str, ...]
    of: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """The cards still out when the table had this version: by rank from the strongest down (Guandan) or by suit
    (Gong Zhu); `special` are the wilds or the point cards among them."""

    type: Literal["counted"] = "counted"
    id: str
    version: int
    rows: tuple[OutView, ...]
    special: tuple[str, ...]
