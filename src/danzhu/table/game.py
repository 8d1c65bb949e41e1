"""Game: what every game at this table can be asked.

A *state* is one deal, from the hands to the result; a *standing* is what one deal hands to the
next. Every value is frozen, every function pure: chance comes in with the deal, time never.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeVar

from danzhu.cards import Rng
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat

Preset = TypeVar("Preset")
Standing = TypeVar("Standing")
Deal = TypeVar("Deal")
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Result = TypeVar("Result")

Json = dict[str, Any]
"""An object as the `json` module reads and writes it."""


class Game(Protocol[Preset, Standing, Deal, State, Action, View, Result]):
    """The rules of one game.

    `refusal` is the judge and `legal_actions` the generator; they are written independently and
    agree. Functions that take an action raise `IllegalAction` where `refusal` is not None.
    """

    @property
    def name(self) -> str:
        """The game's name in records and on the command line."""

    @property
    def presets(self) -> Mapping[str, Preset]:
        """The named option sets; the first is the default."""

    # The table and the match

    def seats(self, preset: Preset) -> int:
        """How many sit at the table."""

    def partners(self, preset: Preset, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with `seat`, itself included."""

    def most_actions(self, preset: Preset) -> int:
        """A bound on the number of actions in one deal, whatever is played."""

    def opening(self, preset: Preset) -> Standing:
        """The standing before the first deal."""

    def settle(self, standing: Standing, result: Result) -> Standing:
        """The standing after a deal."""

    def winner(self, standing: Standing) -> tuple[Seat, ...]:
        """The seats that have won the match; empty while it goes on."""

    # One deal

    def deal(self, preset: Preset, standing: Standing, rng: Rng) -> Deal:
        """All that chance decides in the next deal."""

    def start(self, preset: Preset, standing: Standing, deal: Deal) -> State:
        """The state with the hands dealt; raises `BadDeal`."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now: nobody once the deal is over, several where they decide at once."""

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Each distinct action that `seat` may do now, lazily, in a fixed order."""

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why `seat` may not do this now; None if it may."""

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction`."""

    def lapse_action(self, state: State, seat: Seat) -> Action:
        """What is done for a seat in `to_act` whose time has run out."""

    def lapse(self, state: State, seat: Seat) -> State:
        """The state after `seat` let its time run out; only the server does this."""

    def pending(self, state: State) -> tuple[tuple[Seat, Action], ...]:
        """Decisions made but secret until those who decide at the same time have all decided."""

    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know; None: all that a spectator may. Raises `ValueError` for a number
        that is no seat."""

    def sample(self, view: View, rng: Rng) -> State:
        """A state that looks like this from there, drawn from those that do."""

    def result(self, state: State) -> Result | None:
        """How the deal ended; None while it goes on."""

    # Text

    def action_text(self, action: Action) -> str:
        """The action as people and records write it."""

    def read_action(self, state: State, seat: Seat, text: str) -> Action:
        """The action written `text`, as `seat` would mean it now; raises `BadText`."""

    def deal_json(self, deal: Deal) -> Json:
        """The deal as it stands in a record."""

    def read_deal(self, json: Json) -> Deal:
        """The deal from a record; raises `BadText`, `KeyError` or `TypeError`."""

    def result_json(self, result: Result) -> Json:
        """The result as it stands in a record."""

    def standing_json(self, standing: Standing) -> Json:
        """The standing as it stands in a record."""


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game whose types the caller does not care about: a match, a record, a table."""
