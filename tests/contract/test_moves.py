"""Laws of what may be done: cards stay, the generator and the judge agree, nothing is changed."""

from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.cases import CASES
from tests.contract.journey import finish_deal, go_on, journeys, set_out

from danzhu.table.refusal import IllegalAction, Refusal

SEEDS = st.integers(0, 2**32)


@given(st.data())
def test_cards_are_conserved(game, data):
    journey = data.draw(journeys(game))
    laws, pack = journey.case.laws, journey.case.laws.pack(journey.match.preset)
    for state in (*(state for state, _, _ in journey.steps), journey.state):
        assert laws.all_cards(state) == pack


@given(st.data())
def test_an_action_is_listed_exactly_if_it_is_not_refused(game, data):
    journey = data.draw(journeys(game))
    rules, state = journey.case.game, journey.state
    for seat in journey.seats:
        listed = list(rules.legal_actions(state, seat))
        assert len(set(listed)) == len(listed)
        assert bool(listed) is (seat in rules.to_act(state))
        assert all(rules.refusal(state, seat, action) is None for action in listed[:2000])
        for action in journey.case.laws.candidates(state, seat):
            assert (action in listed) is (rules.refusal(state, seat, action) is None)


@given(st.data(), SEEDS)
def test_apply_leaves_its_argument_equal(game, data, seed):
    journey = data.draw(journeys(game))
    rules, rng = journey.case.game, Random(seed)
    for state, seat, action in [*journey.steps[-3:], (journey.state, 0, None)]:
        before = deepcopy(state)
        if action is not None:
            assert rules.apply(state, seat, action) != state
        for other in journey.seats:
            tried = list(journey.case.laws.candidates(state, other))
            wrong = next((each for each in rng.sample(tried, len(tried)) if rules.refusal(state, other, each)), None)
            if wrong is not None:
                with pytest.raises(IllegalAction) as refused:
                    rules.apply(state, other, wrong)
                assert refused.value.code is rules.refusal(state, other, wrong)
        list(islice(rules.legal_actions(state, seat), 50))
        rules.view(state, seat)
        assert state == before
        assert hash(state) == hash(before)


@given(st.data())
def test_nobody_acts_from_beyond_the_table_or_after_the_end(game, data):
    journey = data.draw(journeys(game))
    rules, state = journey.case.game, journey.state
    for action in islice(journey.case.laws.candidates(state, 0), 5):
        assert rules.refusal(state, len(journey.seats), action) is Refusal.NOT_A_SEAT
        assert rules.refusal(state, -1, action) is Refusal.NOT_A_SEAT
        if not rules.to_act(state):
            assert rules.refusal(state, 0, action) is Refusal.DEAL_OVER
    assert bool(rules.to_act(state)) is (rules.result(state) is None)


@given(st.data())
def test_what_a_lapse_does_is_legal(game, data):
    journey = data.draw(journeys(game))
    rules, state = journey.case.game, journey.state
    for seat in rules.to_act(state):
        action = rules.lapse_action(state, seat)
        assert rules.refusal(state, seat, action) is None
        # A lapse may leave a mark; in all else it is the action.
        lapsed, done = rules.lapse(state, seat), rules.apply(state, seat, action)
        assert rules.to_act(lapsed) == rules.to_act(done)
        assert journey.case.laws.hands(lapsed) == journey.case.laws.hands(done)
        assert dict(rules.pending(lapsed)) == dict(rules.pending(done))


@given(st.data(), SEEDS)
def test_a_deal_ends_within_its_bound_and_keeps_the_sum_law(game, data, seed):
    case = data.draw(st.sampled_from(CASES[game]))
    journey, rng = set_out(case), Random(seed)
    journey.match = replace(journey.match, standing=case.laws.standing(journey.match.preset, rng))
    finish_deal(journey, rng)
    assert len(journey.steps) <= case.game.most_actions(journey.match.preset)
    assert case.game.to_act(journey.state) == ()
    case.laws.check_sum(journey.state)
    partners = [case.game.partners(journey.match.preset, seat) for seat in journey.seats]
    assert all(seat in side and all(partners[other] == side for other in side) for seat, side in enumerate(partners))


@given(st.data(), st.integers(1, 3))
def test_moving_everyone_round_the_table_changes_nothing_else(game, data, by):
    journey = data.draw(journeys(game))
    rules, rotated = journey.case.game, journey.case.laws.rotated
    seats = len(journey.seats)
    state = rules.start(journey.match.preset, rotated(journey.standing, by), rotated(journey.deal, by))
    for before, seat, action in journey.steps:
        assert state == rotated(before, by)
        moved = (seat + by) % seats
        listed = islice(rules.legal_actions(state, moved), 50)
        assert list(listed) == list(islice(rules.legal_actions(before, seat), 50))
        state = rules.apply(state, moved, action)
    assert state == rotated(journey.state, by)
    result = rules.result(journey.state)
    if result is not None:
        assert rules.result(state) == rotated(result, by)
        standing = rules.settle(rotated(journey.standing, by), rules.result(state))
        assert standing == rotated(journey.match.standing, by)


@pytest.mark.parametrize("thing", ["pass", None, 7, ("play", "QS")])
def test_what_is_no_action_at_all_is_neither_legal_nor_refused(game, thing):
    """A text that nobody has read is a bug of the caller's: it must not pass for a legal action."""
    rng = Random(1)
    journey = set_out(CASES[game][0])
    go_on(journey, rng)
    rules, state = journey.case.game, journey.state
    seat = rules.to_act(state)[0]
    for ask in (rules.refusal, rules.apply):
        with pytest.raises(TypeError, match="no action"):
            ask(state, seat, thing)
