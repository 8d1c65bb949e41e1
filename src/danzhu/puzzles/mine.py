"""Mine: what the finder asks of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from danzhu.puzzles.gongzhu.mine import GongzhuMine
from danzhu.puzzles.guandan.mine import GuandanMine
from danzhu.puzzles.puzzle import Choice, Line, Theme
from danzhu.puzzles.verdict import Values
from danzhu.table.game import AnyGame, Json
from danzhu.table.seat import Seat


class Mine(Protocol):
    """Where puzzles of a game are dug for; states are a game's own, actions stand as text.

    `presets` take turns deal by deal. `gaps` is what the best choice must be better by, where all hands are shown and
    where only the own one is.
    """

    @property
    def game(self) -> AnyGame: ...

    @property
    def presets(self) -> tuple[str, ...]: ...

    @property
    def gaps(self) -> tuple[float, float]: ...

    def is_ripe(self, state: Any, seat: Seat) -> bool:
        """Whether the position is small enough to be searched and large enough to be thought about."""

    def position(self, state: Any, seat: Seat) -> Json:
        """The position as it stands in a puzzle, turned so that `seat` is seat 0."""

    def state(self, preset: str, position: Json) -> Any:
        """The state of a position."""

    def is_promising(self, state: Any) -> bool:
        """Whether a quick look leaves it possible that one of enough choices of seat 0 is clearly best."""

    def values(self, state: Any) -> dict[str, Values]:
        """What each choice of seat 0 is worth; empty where that is too much to be searched."""

    def lines(self, state: Any, actions: tuple[str, ...]) -> dict[str, Line]:
        """What follows each of these choices; empty where that is too much to be searched."""

    def also(self, state: Any, action: str) -> tuple[str, ...]:
        """Other actions that count as the same choice, where the rules do not say so themselves."""

    def same(self, state: Any, one: Any, other: str) -> bool:
        """Whether an action is the same choice as one of those that have values."""

    def is_plain(self, state: Any, action: str) -> bool:
        """Whether nobody would look for anything but this action."""

    def worlds(self, state: Any) -> Iterator[Any]:
        """Every deal that looks the same to seat 0; none where they are too many."""

    def theme(self, state: Any, choices: tuple[Choice, ...], tempting: tuple[str, ...]) -> Theme:
        """What the puzzle is about."""

    def fingerprint(self, position: Json) -> str:
        """The same text for positions that are the same puzzle."""


MINES: Final[dict[str, Mine]] = {"guandan": GuandanMine(), "gongzhu": GongzhuMine()}
"""By game."""
