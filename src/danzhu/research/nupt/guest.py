"""Guest: a program written for a contest, played as a bot of ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Rank, Rng
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.view import View
from danzhu.research.nupt.telling import asked, told
from danzhu.table import Json


class Program(Protocol):
    """What plays by the contest's messages: `Agent` is one."""

    def notify(self, message: Json) -> None:
        """Hear what happened."""

    def act(self, message: Json) -> Any:
        """The index of the action to take."""


class BadAnswer(ValueError):
    """A program answered what is no index of the list. `code` is stable: `no_index`.

    >>> raise BadAnswer(7, 3)
    Traceback (most recent call last):
    danzhu.research.nupt.guest.BadAnswer: no_index: 7, not 0 to 3
    """

    code: Final = "no_index"

    def __init__(self, answer: object, last: int) -> None:
        super().__init__(answer, last)
        self.answer = answer
        self.last = last

    def __str__(self) -> str:
        return f"{self.code}: {self.answer!r}, not 0 to {self.last}"


class Guest:
    """A bot that asks a program of the contest.

    A bot keeps nothing between decisions, so `enter` makes the program anew for each, and it is told the deal from its
    beginning, as a contest would have told it. What chance it takes is its own affair. Raises `BadAnswer`.

    >>> class Highest:
    ...     def notify(self, message):
    ...         pass
    ...     def act(self, message):
    ...         return message["indexRange"]
    >>> guest = Guest(Highest)  # where a name is asked for: `module:name` of a function that gives it
    >>> from random import Random
    >>> from danzhu.bots.bot import ask
    >>> from danzhu.games.guandan.game import GUANDAN
    >>> preset, chance = GUANDAN.presets["competition"], Random(1)
    >>> deal = GUANDAN.deal(preset, GUANDAN.opening(preset), chance)
    >>> state = GUANDAN.start(preset, GUANDAN.opening(preset), deal)
    >>> ask(guest, GUANDAN, state, state.trick.leader, chance, 1).action.reading.text
    'straight_flush-K'
    """

    def __init__(self, enter: Callable[[], Program]) -> None:
        self._enter = enter

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What the program answers, asked about all legal actions."""
        actions = sorted(legal, key=lambda action: place(action, view.level))
        program = self._enter()
        for message in told(view):
            program.notify(message)
        answer = program.act(asked(view, actions))
        if type(answer) is not int or not 0 <= answer < len(actions):
            raise BadAnswer(answer, len(actions) - 1)
        return Decision(actions[answer])


def place(action: Action, level: Rank) -> tuple[Any, ...]:
    """Where an action stands in a list of the contest: the pass first, then by kind, size and from weak to strong."""
    match action:
        case Pass():
            return ()
        case Pay(card=card) | Return(card=card):
            return (level_order(card.rank, level), card)
        case Play(reading=reading):
            run = reading.kind in (Kind.STRAIGHT, Kind.TUBE, Kind.PLATE, Kind.STRAIGHT_FLUSH)
            key = int(reading.key) if run else level_order(reading.key, level)
            return (_KINDS.index(reading.kind), reading.size, key, action.cards.packed)


_KINDS: Final = tuple(Kind)
