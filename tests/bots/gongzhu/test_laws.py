"""What every level of Gong Zhu keeps: it is never refused, sees no hidden card, repeats itself, and says why."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.cases import CASES
from tests.contract.exchange import exchanged
from tests.contract.journey import journeys

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named, bots_of
from danzhu.games.gongzhu.action import Claim
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.table.option import options_of, with_options

LEVELS = [name for name in bots_of("gongzhu") if name != "random"]
SEEDS = st.integers(0, 2**32)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@given(data=st.data(), seed=SEEDS)
def test_exchanging_unseen_cards_changes_no_decision(level: str, data: st.DataObject, seed: int) -> None:
    journey = data.draw(journeys("gongzhu"))
    bot = bot_named("gongzhu", level)
    for seat in GONGZHU.to_act(journey.state):
        decision = ask(bot, GONGZHU, journey.state, seat, Random(seed), 100)
        for other in exchanged(journey, seat, Random(seed)):
            if seat in GONGZHU.to_act(other):
                assert ask(bot, GONGZHU, other, seat, Random(seed), 100) == decision


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@given(data=st.data(), seed=SEEDS)
def test_what_was_considered_is_legal_and_best_first(level: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(journeys("gongzhu")).state
    for seat in GONGZHU.to_act(state):
        decision = ask(bot_named("gongzhu", level), GONGZHU, state, seat, Random(seed), 100)
        actions = [action for action, _ in decision.considered]
        values = [value for _, value in decision.considered]
        assert all(GONGZHU.refusal(state, seat, action) is None for action in actions)
        assert len(set(actions)) == len(actions)
        assert values == sorted(values, reverse=True)
        assert not actions or decision.action == actions[0]


def play(rng: Random) -> bool:
    """A deal under any options between any bots, by the rules to its end; whether it was claimed."""
    given = {name: rng.choice(spec.values) for name, spec in options_of(Preset).items()}
    preset = with_options(Preset(), given)
    standing = CASES["gongzhu"][0].laws.standing(preset, rng)
    state = GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, rng))
    bots = [rng.choice(bots_of("gongzhu")) for _ in range(4)]
    for _ in range(GONGZHU.most_actions(preset)):
        seats = GONGZHU.to_act(state)
        if not seats:
            break
        seat = rng.choice(seats)
        action = ask(bot_named("gongzhu", bots[seat]), GONGZHU, state, seat, rng, 10).action
        assert GONGZHU.refusal(state, seat, action) is None, (given, bots[seat], action)
        if bots[seat] != "random" and Claim() in (legal := list(GONGZHU.legal_actions(state, seat))):
            assert action == Claim(), legal
        state = GONGZHU.apply(state, seat, action)
    assert GONGZHU.result(state) is not None
    return state.claimed is not None


@pytest.mark.slow
def test_mixed_bots_under_any_options_end_by_the_rules() -> None:
    rng = Random(11)
    assert sum(play(rng) for _ in range(200)) > 20


@pytest.mark.soak
def test_thousands_of_deals_of_mixed_bots_end_by_the_rules() -> None:
    rng = Random(12)
    assert sum(play(rng) for _ in range(5000)) > 500
