"""Game: Gong Zhu as the table knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from danzhu.cards import Rng, dealt, full_deck, shuffled
from danzhu.games.gongzhu import sample as sampling
from danzhu.games.gongzhu import standing as standings
from danzhu.games.gongzhu import state as states
from danzhu.games.gongzhu import step
from danzhu.games.gongzhu import text as texts
from danzhu.games.gongzhu import view as views
from danzhu.games.gongzhu.action import Action
from danzhu.games.gongzhu.preset import PRESETS, SEATS, Preset
from danzhu.games.gongzhu.result import Result
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal, State
from danzhu.games.gongzhu.view import View
from danzhu.table.game import Game, Json
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Gongzhu(Game[Preset, Standing, Deal, State, Action, View, Result]):
    """The rules of Gong Zhu, by the articles of docs/rules/gongzhu.md; stateless. Each method is said
    in `danzhu.table.Game`.

    >>> from random import Random
    >>> preset = GONGZHU.presets["classic"]
    >>> standing = GONGZHU.opening(preset)
    >>> state = GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, Random(1)))
    >>> GONGZHU.to_act(state)
    (0, 1, 2, 3)
    >>> for seat in GONGZHU.to_act(state):
    ...     state = GONGZHU.apply(state, seat, GONGZHU.read_action(state, seat, "expose:"))
    >>> (leader,) = GONGZHU.to_act(state)
    >>> "2S" in str(GONGZHU.view(state, leader).hand)
    True
    """

    name: str = "gongzhu"

    @property
    def presets(self) -> Mapping[str, Preset]:
        return PRESETS

    # The table and the match

    def seats(self, preset: Preset) -> int:
        return SEATS

    def partners(self, preset: Preset, seat: Seat) -> tuple[Seat, ...]:
        return preset.partners(seat)

    def most_actions(self, preset: Preset) -> int:
        # Z1.2: everyone exposes once, then every card is played.
        return SEATS + 52

    def opening(self, preset: Preset) -> Standing:
        return Standing()

    def settle(self, standing: Standing, result: Result) -> Standing:
        return standings.settle(standing, result)

    def winner(self, standing: Standing) -> tuple[Seat, ...]:
        return standing.winner

    # One deal

    def deal(self, preset: Preset, standing: Standing, rng: Rng) -> Deal:
        return Deal(dealt(shuffled(full_deck(), rng), SEATS))

    def start(self, preset: Preset, standing: Standing, deal: Deal) -> State:
        return step.start(preset, standing, deal)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return states.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return step.legal_actions(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return step.refusal(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return step.apply(state, seat, action)

    def lapse_action(self, state: State, seat: Seat) -> Action:
        return step.lapse_action(state, seat)

    def lapse(self, state: State, seat: Seat) -> State:
        return step.apply(state, seat, step.lapse_action(state, seat))

    def pending(self, state: State) -> tuple[tuple[Seat, Action], ...]:
        return states.pending(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def sample(self, view: View, rng: Rng) -> State:
        return sampling.sample(view, rng)

    def result(self, state: State) -> Result | None:
        return states.result(state)

    # Text

    def action_text(self, action: Action) -> str:
        return texts.action_text(action)

    def read_action(self, state: State, seat: Seat, text: str) -> Action:
        return texts.read_action(text)

    def deal_json(self, deal: Deal) -> Json:
        return texts.deal_json(deal)

    def read_deal(self, json: Json) -> Deal:
        return texts.read_deal(json)

    def result_json(self, result: Result) -> Json:
        return texts.result_json(result)

    def standing_json(self, standing: Standing) -> Json:
        return texts.standing_json(standing)


GONGZHU: Final[Game[Preset, Standing, Deal, State, Action, View, Result]] = Gongzhu()
