"""Bot: what every computer player is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from danzhu.cards import Rng, Word
from danzhu.table import AnyGame, Seat

A = TypeVar("A")
View_contra = TypeVar("View_contra", contravariant=True)


class Reason(Word):
    """Why a bot chose as it did: a closed list of stable codes, which are only ever added.

    Words for people are looked up by the code in the catalogues.
    """

    ONLY_CHOICE = "only_choice"
    RANDOM = "random"
    GOES_OUT = "goes_out"
    UNBEATABLE = "unbeatable"
    SHEDS_LOW = "sheds_low"
    CHEAPEST = "cheapest"
    TAKES_LEAD = "takes_lead"
    LEAVES_PARTNER = "leaves_partner"
    FEEDS_PARTNER = "feeds_partner"
    BLOCKS = "blocks"
    BOMBS = "bombs"
    KEEPS_STRENGTH = "keeps_strength"
    LEAST_USEFUL = "least_useful"
    HELPS_PARTNER = "helps_partner"
    NOTHING_LEFT = "nothing_left"
    STAYS_HIDDEN = "stays_hidden"
    EXPOSES = "exposes"
    LEADS_LOW = "leads_low"
    DUCKS = "ducks"
    TAKES_SAFELY = "takes_safely"
    TAKES_GOAT = "takes_goat"
    TAKES_TRANSFORMER = "takes_transformer"
    GIVES_POINTS = "gives_points"
    GIVES_TRANSFORMER = "gives_transformer"
    SHEDS_HIGH = "sheds_high"
    COSTS_LEAST = "costs_least"
    FLUSHES_PIG = "flushes_pig"
    GUARDS_PIG = "guards_pig"
    BLOCKS_SLAM = "blocks_slam"
    TRIES_SLAM = "tries_slam"


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """What a bot does and what it weighed.

    `considered` are the actions that it compared, each with its value, best first; values are in
    the game's own unit (levels, points) and compare within one decision only. A bot that compares
    nothing leaves it empty. Hints and the analysis of a finished game show the same fields.
    """

    action: A
    reason: Reason
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


def ask(bot: Bot[object, A], game: AnyGame, state: object, seat: Seat, rng: Rng, budget: int) -> Decision[A]:
    """Let a bot decide for a seat in `to_act`: it gets the seat's view and the legal actions, never the state."""
    return bot.decide(game.view(state, seat), Legal(lambda: game.legal_actions(state, seat)), rng, budget)
