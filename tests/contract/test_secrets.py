"""Laws of secrecy: nobody is told what he may not know, and a guess at it fits what he is told."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.cases import CASES
from tests.contract.exchange import exchanged
from tests.contract.journey import go_on, journeys, random_action, set_out

from danzhu.table.lines import to_line

SEEDS = st.integers(0, 2**32)


@given(st.data(), SEEDS)
def test_exchanging_what_a_seat_cannot_see_changes_nothing_it_is_told(game, data, seed):
    journey = data.draw(journeys(game))
    rules, rng = journey.case.game, Random(seed)
    for viewer in (*journey.seats, None):
        seen = rules.view(journey.state, viewer)
        for other in exchanged(journey, viewer, rng):
            told = rules.view(other, viewer)
            assert told == seen
            assert repr(told) == repr(seen)
            if viewer is None:
                continue
            options = list(islice(rules.legal_actions(journey.state, viewer), 300))
            assert options == list(islice(rules.legal_actions(other, viewer), 300))
            for action in journey.case.laws.candidates(journey.state, viewer):
                assert rules.refusal(journey.state, viewer, action) == rules.refusal(other, viewer, action)
            assert [to_line({"do": rules.action_text(action)}) for action in options] == [
                to_line({"do": rules.action_text(action)}) for action in rules.legal_actions(other, viewer)
            ][:300]


@given(st.data(), SEEDS)
def test_a_sample_of_a_view_has_that_view(game, data, seed):
    journey = data.draw(journeys(game))
    rules, rng = journey.case.game, Random(seed)
    for viewer in (*journey.seats, None):
        seen = rules.view(journey.state, viewer)
        state = rules.sample(seen, rng)
        assert rules.view(state, viewer) == seen
        assert journey.case.laws.all_cards(state) == journey.case.laws.pack(journey.match.preset)


@given(st.data(), SEEDS)
def test_a_sample_can_be_played_to_its_end(game, data, seed):
    journey = data.draw(journeys(game))
    rules, rng = journey.case.game, Random(seed)
    state = rules.sample(rules.view(journey.state, rng.choice((*journey.seats, None))), rng)
    for _ in range(rules.most_actions(journey.match.preset)):
        if not rules.to_act(state):
            break
        seat = rng.choice(rules.to_act(state))
        state = rules.apply(state, seat, random_action(rules, state, seat, rng))
    assert rules.result(state) is not None


@pytest.mark.parametrize("seat", [-1, -4, 4])
def test_a_number_that_is_no_seat_has_no_view(game, seat):
    journey = set_out(CASES[game][0])
    go_on(journey, Random(1))
    with pytest.raises(ValueError, match="no seat"):
        journey.case.game.view(journey.state, seat)


@given(st.data())
def test_what_is_pending_is_told_to_nobody(game, data):
    """Until all have decided there is no event, and the one that comes then tells of all."""
    journey = data.draw(journeys(game))
    rules = journey.case.game
    told = sum(len(event.decisions) for event in journey.events if hasattr(event, "decisions"))
    assert told + len(rules.pending(journey.state)) == len(journey.steps)
