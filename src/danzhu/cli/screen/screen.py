"""Screen: what the terminal asks of each game's screen. None of them knows a rule."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Protocol

from rich.text import Text

from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Menu
from danzhu.table import Decided, Match, Seat

Lines = list[Text]


class Order(Enum):
    """How a hand is sorted on the screen."""

    RANK = "rank"
    SUIT = "suit"


class Screen(Protocol):
    """One game on a terminal. Lines hold only what the view, or a finished event, may tell."""

    order: Order
    """How a hand is sorted until the person asks otherwise."""

    def opened(self, view: Any, ink: Ink) -> Lines:
        """A deal has begun: what everybody learns with it."""

    def told(self, before: Any, event: Decided, after: Any, ink: Ink) -> Lines:
        """What an event tells the reader, whose views before and after it these are."""

    def table(self, view: Any, ink: Ink) -> Lines:
        """The table now, in few lines."""

    def hand(self, view: Any, order: Order, ink: Ink) -> Lines:
        """The viewer's own cards."""

    def counts(self, view: Any, ink: Ink) -> Lines:
        """What there is to count: cards left, cards seen, points."""

    def menu(self, view: Any, legal: Iterable[Any], ink: Ink) -> Menu:
        """The legal actions to choose from."""

    def action(self, action: Any, view: Any, ink: Ink) -> Text:
        """One action in words."""

    def summary(self, after: Match, ink: Ink) -> Lines:
        """How a deal ended, and the standing that it leads to."""

    def winners(self, seats: tuple[Seat, ...], ink: Ink) -> Lines:
        """The match is over."""
