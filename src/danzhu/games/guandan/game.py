"""Game: Guandan as the table asks it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from danzhu.cards import Rng
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.levels import Result, Standing, opening, settle
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.sample import sample
from danzhu.games.guandan.start import deal, pack, start
from danzhu.games.guandan.state import Deal, Phase, State, on_table, phase, received_by, result, to_act
from danzhu.games.guandan.step import apply, lapse, lapse_action, refusal
from danzhu.games.guandan.text import action_text, deal_json, read_action, read_deal, result_json, standing_json
from danzhu.games.guandan.tribute import payable, returnable
from danzhu.games.guandan.trick import partners
from danzhu.games.guandan.view import View, view
from danzhu.table.game import Game, Json
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Guandan(Game[Preset, Standing, Deal, State, Action, View, Result]):
    """The rules of Guandan, by the articles of docs/rules/guandan.md; stateless. Each method is said in
    `danzhu.table.Game`.

    >>> from random import Random
    >>> preset = GUANDAN.presets["online"]
    >>> standing = GUANDAN.opening(preset)
    >>> state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, Random(1)))
    >>> (leader,) = GUANDAN.to_act(state)
    >>> GUANDAN.refusal(state, leader, Pass())
    Refusal.LEADER_MUST_PLAY
    >>> lead = next(GUANDAN.legal_actions(state, leader))
    >>> GUANDAN.view(GUANDAN.apply(state, leader, lead), None).on_table == lead.reading
    True
    """

    name: str = "guandan"

    @property
    def presets(self) -> Mapping[str, Preset]:
        return PRESETS

    # The table and the match

    def seats(self, preset: Preset) -> int:
        return preset.seats

    def partners(self, preset: Preset, seat: Seat) -> tuple[Seat, ...]:
        return tuple(sorted(partners(seat, preset)))

    def most_actions(self, preset: Preset) -> int:
        # Each play takes a card of the pack and draws at most a pass from every other seat; each
        # seat pays or returns at most once.
        return len(pack(preset)) * preset.seats + preset.seats

    def opening(self, preset: Preset) -> Standing:
        return opening(preset)

    def settle(self, standing: Standing, result: Result) -> Standing:
        return settle(standing, result)

    def winner(self, standing: Standing) -> tuple[Seat, ...]:
        if standing.winner is None:
            return ()
        return tuple(sorted(seat for seat in standing.finish if seat % len(standing.levels) == standing.winner))

    # One deal

    def deal(self, preset: Preset, standing: Standing, rng: Rng) -> Deal:
        return deal(preset, standing, rng)

    def start(self, preset: Preset, standing: Standing, deal: Deal) -> State:
        return start(preset, standing, deal)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat not in to_act(state):
            return
        hand = state.hands[seat]
        match phase(state):
            case Phase.PAYING:
                yield from map(Pay, payable(hand, state.level, state.preset))
            case Phase.RETURNING:
                received = received_by(state, seat)
                yield from map(Return, returnable(hand, received, state.level, state.preset))
            case _:
                table = on_table(state)
                for cards, reading in plays(hand, state.level, state.preset, table):
                    yield Play(cards, reading)
                if table is not None:
                    yield Pass()

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refusal(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return apply(state, seat, action)

    def lapse_action(self, state: State, seat: Seat) -> Action:
        return lapse_action(state, seat)

    def lapse(self, state: State, seat: Seat) -> State:
        return lapse(state, seat)

    def pending(self, state: State) -> tuple[tuple[Seat, Action], ...]:
        return tuple((choice.seat, choice.action) for choice in state.pending)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def sample(self, view: View, rng: Rng) -> State:
        return sample(view, rng)

    def result(self, state: State) -> Result | None:
        return result(state)

    # Text

    def action_text(self, action: Action) -> str:
        return action_text(action)

    def read_action(self, state: State, seat: Seat, text: str) -> Action:
        return read_action(state, text)

    def deal_json(self, deal: Deal) -> Json:
        return deal_json(deal)

    def read_deal(self, json: Json) -> Deal:
        return read_deal(json)

    def result_json(self, result: Result) -> Json:
        return result_json(result)

    def standing_json(self, standing: Standing) -> Json:
        return standing_json(standing)


GUANDAN: Final[Game[Preset, Standing, Deal, State, Action, View, Result]] = Guandan()
