"""Advice: the best few actions of a seat, what each is worth, and why. Hints and the analysis of a deal show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.why import WHY as GONGZHU_WHY
from danzhu.bots.guandan.why import WHY as GUANDAN_WHY
from danzhu.bots.guandan.why import bearing, likeness
from danzhu.bots.reason import Case, Question, Reason, reason_for
from danzhu.bots.registry import bot_named, bots_of
from danzhu.bots.stakes import STAKES
from danzhu.cards import Rng

A = TypeVar("A")

WHY: Final[Mapping[str, Mapping[Reason, Question[Any, Any]]]] = {"guandan": GUANDAN_WHY, "gongzhu": GONGZHU_WHY}
"""What can be said for an action, by game."""


def _itself(_: Any, action: A) -> A:
    return action


_LIKENESS: Final[Mapping[str, Callable[[Any, Any], object]]] = {
    "guandan": likeness,
    "gongzhu": _itself,
}
"""What two actions have in common of which a list shows one, by game.

In Guandan suits alone make no second entry: somebody who asks for a hint wants to know what else could be played, and
the best suits for it are those shown. That other suits would break a straight flush, the reason of the first says.
"""

_BEARING: Final[Mapping[str, Callable[[Any, Any], object]]] = {
    "guandan": bearing,
    "gongzhu": _itself,
}
"""All of an action that bears on what it is worth, by game."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """An action, its value in `unit` ("levels", "points"; None where it was not weighed), and why.

    Values compare within one decision only.
    """

    action: A
    value: float | None
    unit: str
    reason: Reason


def strongest(game: str) -> str:
    """The level that gives advice unless another is asked for; raises `KeyError` for an unknown game.

    >>> strongest("gongzhu")
    'hard'
    """
    return bots_of(game)[-1]


def advise(
    game: str, view: Any, legal: Legal[A], rng: Rng, budget: int, *, level: str | None = None, most: int = 3
) -> tuple[Advice[A], ...]:
    """What the bot of a level would do in the place of `view.seat`, and the next best it weighed, `most` in all.

    `legal`, `rng` and `budget` are as `Bot.decide` takes them, so the same ones give the same first action. Of actions
    that differ in nothing but which of equal cards go, the best is listed.
    """
    if len(first := list(islice(legal, 2))) == 1:
        return (_sole(game, view, first[0]),)
    decision = bot_named(game, level or strongest(game)).decide(view, legal, rng, budget)
    return tuple(advice_of(game, view, decision, most))


def against(game: str, view: Any, best: Advice[A], instead: A) -> Reason:
    """Why the first advice is good where another action was taken: what it has and that one has not."""
    case, other = Case(view, best.action, instead), Case(view, instead, best.action)
    otherwise = Reason.HABIT if best.value is None else Reason.BEST
    return next((reason for reason, holds in WHY[game].items() if holds(case) and not holds(other)), otherwise)


def is_alike(game: str, view: Any, one: A, other: A) -> bool:
    """Whether two actions differ in nothing that bears on what they are worth."""
    alike: bool = _BEARING[game](view, one) == _BEARING[game](view, other)
    return alike


def advice_of(
    game: str, view: Any, decision: Decision[A], most: int, *, instead: A | None = None
) -> Iterator[Advice[A]]:
    """What a decision comes to as advice: its action first, then the best of the others.

    The first reason is told against what is done `instead`, where that is another action, else against the second.
    """
    values = dict(decision.considered)
    ranked = [decision.action, *(action for action in values if action != decision.action)]
    unlike: dict[object, A] = {}
    for action in ranked:
        unlike.setdefault(_LIKENESS[game](view, action), action)
    listed = list(unlike.values())[:most]
    for place, action in enumerate(listed):
        other = (
            listed[0] if place else next((each for each in (instead, *listed[1:]) if each not in (None, action)), None)
        )
        reason = reason_for(WHY[game], Case(view, action, other))
        if reason is None:
            reason = Reason.HABIT if not values else Reason.CLOSE if place else Reason.BEST
        yield Advice(action, values.get(action), STAKES[game].unit, reason)


def _sole(game: str, view: Any, action: A) -> Advice[A]:
    reason = reason_for(WHY[game], Case(view, action, None))
    known = reason in (Reason.NOTHING_BEATS, Reason.GOES_OUT, Reason.NOTHING_LEFT)
    return Advice(action, None, STAKES[game].unit, reason if known and reason else Reason.ONLY_CHOICE)
