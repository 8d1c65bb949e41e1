"""Bot: what every computer player is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from danzhu.cards import Rng
from danzhu.table import AnyGame, Seat

A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """What a bot does and what it weighed.

    `considered` are the actions that it compared, each with its value, best first; values are in
    the game's own unit (levels, points) and compare within one decision only. A bot that compares
    nothing leaves it empty. Hints and the analysis of a finished deal show the same fields; the reasons are not the
    bot's to give (`reason.py`).
    """

    action: A
    considered: tuple[tuple[A, float], ...] = ()


class Legal(Generic[A]):
    """The legal actions of a seat, listed anew each time they are iterated: in Guandan there may
    be thousands, so a bot takes no more of them than it needs.

    >>> legal = Legal(lambda: iter("ab"))
    >>> list(legal), next(iter(legal))
    (['a', 'b'], 'a')
    """

    __slots__ = ("_ask",)

    def __init__(self, ask: Callable[[], Iterator[A]]) -> None:
        self._ask = ask

    def __iter__(self) -> Iterator[A]:
        return self._ask()


class Bot(Protocol[View_contra, A]):
    """A computer player. It keeps nothing between decisions, so one bot can sit at any number of
    seats and tables, and a table that was stopped goes on as if it had not been."""

    def decide(self, view: View_contra, legal: Legal[A], rng: Rng, budget: int) -> Decision[A]:
        """What to do in the place of `view.seat`.

        `legal` has at least one action. All chance comes from `rng`, and `budget` is the number
        of worlds the bot may look at (work, not time), so that a seed repeats a decision anywhere.
        """


@runtime_checkable
class Comparer(Protocol[View_contra, A_contra]):
    """A bot that can be asked about actions that it would not consider itself."""

    def compare(
        self, view: View_contra, actions: Sequence[A_contra], rng: Rng, budget: int
    ) -> tuple[float, ...] | None:
        """What a few legal actions of `view.seat` are worth against one another, in the game's own unit; None where
        it cannot say. The rest as in `Bot.decide`."""


def legal_in(game: AnyGame, view: Any, rng: Rng) -> Legal[Any]:
    """The legal actions of `view.seat`, who may act: those in any state that looks like its view."""
    alike = game.sample(view, rng)
    return Legal(lambda: game.legal_actions(alike, view.seat))


def ask(bot: Bot[object, A], game: AnyGame, state: object, seat: Seat, rng: Rng, budget: int) -> Decision[A]:
    """Let a bot decide for a seat in `to_act`: it gets the seat's view and the legal actions, never the state."""
    return bot.decide(game.view(state, seat), Legal(lambda: game.legal_actions(state, seat)), rng, budget)
