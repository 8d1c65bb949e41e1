"""What the laws are tried on: every game with the option sets that change its course.

A game joins by a `Laws` of its own, which tells the tests what they cannot ask through the
protocol, and by a row for each option set in `CASES`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tests.contract.gongzhu import GONGZHU_CASES, GongzhuLaws
from tests.contract.guandan import GUANDAN_CASES, GuandanLaws

from danzhu.cards import Card, Hand
from danzhu.table.game import AnyGame
from danzhu.table.seat import Seat


class Laws(Protocol):
    """What a game's own tests know about it."""

    game: AnyGame

    def pack(self, preset: Any) -> Hand:
        """All the cards that a deal is made of."""

    def all_cards(self, state: Any) -> Hand:
        """All cards of a deal in progress, wherever they lie."""

    def hands(self, state: Any) -> tuple[Hand, ...]:
        """What each seat holds."""

    def standing(self, preset: Any, rng: Random) -> Any:
        """A standing from which a deal may begin."""

    def exchanged(self, deal: Any, one: tuple[Seat, Card], other: tuple[Seat, Card]) -> Any:
        """The deal with two seats' cards exchanged; None if they were not dealt these."""

    def announced(self, state: Any) -> object:
        """What everyone is told though it follows from hidden cards: who leads, what was paid."""

    def candidates(self, state: Any, seat: Seat) -> Iterable[Any]:
        """Actions that could be tried now, legal or not; the more the better."""

    def check_sum(self, state: Any) -> None:
        """Assert the game's sum law on a deal that is over."""

    def rotated(self, value: Any, by: int) -> Any:
        """A standing, deal, state or result with everyone moved `by` seats."""


@dataclass(frozen=True)
class Case:
    """One option set of one game."""

    laws: Laws
    preset: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> AnyGame:
        return self.laws.game

    def __repr__(self) -> str:
        return "-".join([self.game.name, self.preset, *(f"{name}={text}" for name, text in self.options)])


CASES: dict[str, list[Case]] = {
    "guandan": [Case(GuandanLaws(), preset, options) for preset, options in GUANDAN_CASES],
    "gongzhu": [Case(GongzhuLaws(), "classic", options) for options in GONGZHU_CASES],
}
"""The cases by game; a test takes one game and draws one of its cases."""
