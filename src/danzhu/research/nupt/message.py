"""Message: what a contest sends, read into values of ours. Unknown fields are ignored, malformed ones are refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Action
from danzhu.research.nupt.words import action_of, card_of, rank_of
from danzhu.table import Json, Seat

M = TypeVar("M", bound=BaseModel)

_SEATS: Final = 4


class BadMessage(ValueError):
    """A message that cannot be used. `code` is stable, `detail` the part at fault.

    `not_json`, `unknown_message` (its type or stage), `bad_field`; `no_deal` (nothing has begun), `out_of_turn`,
    `cards_not_held`, `view_differs` (it does not fit what was told before).

    >>> raise BadMessage("bad_field", "handCards")
    Traceback (most recent call last):
    danzhu.research.nupt.message.BadMessage: bad_field: handCards
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


def _cards(value: object) -> Hand:
    if not isinstance(value, list):
        raise ValueError(f"no cards: {value!r}")
    return Hand(map(card_of, value))


def _seat(value: object) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _SEATS:
        raise ValueError(f"no seat: {value!r}")
    return Seat(value)


def _transfer(value: object) -> tuple[Seat, Seat, Card]:
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError(f"no transfer: {value!r}")
    giver, taker, card = value
    return _seat(giver), _seat(taker), card_of(card)


def _choice(value: object) -> Action | None:
    """An action of a list; None for one that means nothing to us and so is never chosen."""
    try:
        return action_of(value)
    except ValueError:
        return None


Cards = Annotated[Hand, PlainValidator(_cards)]
Level = Annotated[Rank, PlainValidator(rank_of)]
Place = Annotated[Seat, PlainValidator(_seat)]
Transfer = Annotated[tuple[Seat, Seat, Card], PlainValidator(_transfer)]
Done = Annotated[Action | None, PlainValidator(action_of)]
Choice = Annotated[Action | None, PlainValidator(_choice)]


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", arbitrary_types_allowed=True, populate_by_name=True)


class Beginning(_Message):
    """A deal begins: the own hand and seat."""

    stage: Literal["beginning"]
    hand: Cards = Field(alias="handCards")
    seat: Place = Field(alias="myPos")


class Played(_Message):
    """A seat has played or passed."""

    stage: Literal["play"]
    seat: Place = Field(alias="curPos")
    action: Done = Field(alias="curAction")


class Exchanged(_Message):
    """Tributes or returns have been made: who gave whom which card."""

    stage: Literal["tribute", "back"]
    result: tuple[Transfer, ...]


class Resisted(_Message):
    """The tribute is resisted, by these seats."""

    stage: Literal["anti-tribute"]
    seats: tuple[Place, ...] = Field(alias="antiPos")


class Over(_Message):
    """A deal is over: all seats by place."""

    stage: Literal["episodeOver"]
    order: tuple[Place, ...] = Field(min_length=_SEATS, max_length=_SEATS)


class Other(_Message):
    """A stage that changes nothing for an agent, known or not."""

    stage: str


Notice = Beginning | Played | Exchanged | Resisted | Over | Other


class Public(_Message):
    """What everybody sees of a seat: cards left and the last action in this trick."""

    rest: Annotated[int, Field(ge=0, le=28)]
    action: Done = Field(alias="playArea", default=None)


class Request(_Message):
    """An action is asked for: one of the list, by its index."""

    stage: Literal["play", "tribute", "back"]
    hand: Cards = Field(alias="handCards")
    public: tuple[Public, ...] = Field(alias="publicInfo", min_length=_SEATS, max_length=_SEATS)
    level: Level = Field(alias="curRank")
    own: Level = Field(alias="selfRank")
    theirs: Level = Field(alias="oppoRank")
    greater: Done = Field(alias="greaterAction", default=None)
    choices: tuple[Choice, ...] = Field(alias="actionList", min_length=1)


_NOTICES: Final[dict[str, type[Notice]]] = {
    "beginning": Beginning,
    "play": Played,
    "tribute": Exchanged,
    "back": Exchanged,
    "anti-tribute": Resisted,
    "episodeOver": Over,
}


def read_notice(message: Mapping[str, Any]) -> Notice:
    """What a contest tells; raises `BadMessage`."""
    return _read(_NOTICES.get(str(message.get("stage")), Other), message)


def read_request(message: Mapping[str, Any]) -> Request:
    """What a contest asks; raises `BadMessage`."""
    if message.get("stage") not in ("play", "tribute", "back"):
        raise BadMessage("unknown_message", f"act {message.get('stage')}")
    return _read(Request, message)


def read_json(text: str | bytes) -> Json:
    """A message as it comes over a wire; raises `BadMessage`.

    >>> read_json('{"type": "act", "stage": "play"}')["stage"]
    'play'
    """
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("not_json") from None
    if not isinstance(message, dict):
        raise BadMessage("not_json")
    if message.get("type") not in ("notify", "act"):
        raise BadMessage("unknown_message", str(message.get("type"))[:40])
    return message


def _read(model: type[M], message: Mapping[str, Any]) -> M:
    try:
        return model.model_validate(message)
    except ValidationError as bad:
        where = ".".join(str(part) for part in bad.errors(include_input=False, include_url=False)[0]["loc"])
        raise BadMessage("bad_field", where) from None
