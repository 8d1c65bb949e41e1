"""Laws that every level of Guandan keeps: it sees its view only, is never refused, and deals end."""

from random import Random

import pytest

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named, bots_of
from danzhu.bots.stakes import any_standing
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import State
from danzhu.table.option import BadOption, options_of, with_options

LEVELS = bots_of("guandan")
STEPS = 1000
"""More than any deal takes: 108 cards, and at most three passes for each play."""


def any_preset(rng: Random) -> Preset:
    """A named preset with some options changed to others that are offered, such that they work together."""
    preset = PRESETS[rng.choice(list(PRESETS))]
    for name, option in options_of(preset).items():
        if rng.random() < 0.3:
            try:
                preset = with_options(preset, {name: rng.choice(option.values)})
            except BadOption:
                continue
    return preset


def played(preset: Preset, sitting: list[str], rng: Random) -> list[State]:
    """Every state of a deal between these bots; a refused action would raise."""
    standing = any_standing(preset, rng)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
    states = [state]
    while seats := GUANDAN.to_act(state):
        seat = rng.choice(seats)
        decision = ask(bot_named("guandan", sitting[seat]), GUANDAN, state, seat, rng, 1)
        state = GUANDAN.apply(state, seat, decision.action)
        states.append(state)
        assert len(states) < STEPS
    return states


def deals(number: int, rng: Random) -> None:
    for _ in range(number):
        preset = any_preset(rng)
        assert GUANDAN.result(played(preset, rng.choices(LEVELS, k=4), rng)[-1]) is not None


def test_no_bot_is_refused_and_every_deal_ends() -> None:
    deals(100, Random(3))


@pytest.mark.soak
def test_no_bot_is_refused_and_every_deal_ends_in_full() -> None:
    deals(4000, Random(4))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_cards_that_a_seat_cannot_see_change_none_of_its_decisions(level: str, preset: Preset) -> None:
    rng = Random(f"{level}")
    bot = bot_named("guandan", level)
    for state in played(preset, [level] * 4, rng)[::9]:
        for seat in GUANDAN.to_act(state):
            other = GUANDAN.sample(GUANDAN.view(state, seat), rng)
            seed = rng.random()
            decisions = [ask(bot, GUANDAN, each, seat, Random(seed), 1) for each in (state, other)]
            assert decisions[0] == decisions[1]


@pytest.mark.parametrize("level", LEVELS)
def test_what_was_considered_is_legal_and_the_best_first(level: str) -> None:
    rng = Random(6)
    for state in played(PRESETS["competition"], [level] * 4, rng)[::5]:
        for seat in GUANDAN.to_act(state):
            decision = ask(bot_named("guandan", level), GUANDAN, state, seat, rng, 1)
            values = [value for _, value in decision.considered]
            assert all(GUANDAN.refusal(state, seat, action) is None for action, _ in decision.considered)
            assert values == sorted(values, reverse=True)
            assert not values or decision.considered[0][0] == decision.action
