"""The kernel against the rules, step by step: whatever can be done, what it changes, and what it is worth."""

import zlib
from random import Random

import numpy as np
import pytest
from tests.kernel.gongzhu.deals import TABLES, new_deal

from danzhu.games.gongzhu import step
from danzhu.games.gongzhu.action import Claim, Expose, Play
from danzhu.games.gongzhu.pack import POINT_CARDS
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.state import State, is_exposing, result, to_act, turn
from danzhu.games.gongzhu.trick import suits_led, taken
from danzhu.kernel.gongzhu import exposure, flow, score
from danzhu.kernel.gongzhu.cards import NUMBER_OF, set_of
from danzhu.kernel.gongzhu.cardset import LANE
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.rows import row_of

POINTS = set_of(POINT_CARDS)


def follow_a_deal(preset: Preset, rng: Random) -> int:
    """Play a random deal by both and compare at each step; how many cards were played."""
    options = options_of(preset)
    state = new_deal(preset, rng)
    row = row_of(state)
    while is_exposing(state):
        state = compare_exposure(state, row, options, rng)
    assert exposure.deciders(row, options) == 0
    plays = 0
    while any(state.hands):
        seat = turn(state)
        legal = list(step.legal_actions(state, seat))
        cards = [action.card for action in legal if isinstance(action, Play)]
        assert flow.to_act(row) == seat
        assert flow.playable(row) == set_of(cards)
        # A claim is offered exactly when nothing the kernel counts is left to win.
        left = int(np.bitwise_or.reduce(row[flow.HAND : flow.HAND + 4]) | row[flow.TRICK])
        assert (Claim() in legal) == (left & POINTS == 0)
        card = rng.choice(cards)
        state = step.apply(state, seat, Play(card))
        flow.play(row, NUMBER_OF[card])
        plays += 1
        assert row[flow.HAND + seat] == set_of(state.hands[seat])
        assert row[flow.COUNT] == len(state.trick)
        if not state.trick:
            compare_trick(state, row)
    assert flow.is_over(row)
    assert tuple(score.points(row, seat, options) for seat in range(4)) == result(state).points
    return plays


def compare_exposure(state: State, row: np.ndarray, options: np.ndarray, rng: Random) -> State:
    assert exposure.deciders(row, options) == sum(1 << seat for seat in to_act(state))
    seat = rng.choice(to_act(state))
    legal = list(step.legal_actions(state, seat))
    used = set_of(card for action in legal for card in (*action.cards, *action.secretly))
    assert exposure.exposable(row, seat, options) == used
    action = rng.choice(legal)
    assert isinstance(action, Expose)
    exposure.expose(row, seat, set_of(action.cards), set_of(action.secretly))
    return step.apply(state, seat, action)


def compare_trick(state: State, row: np.ndarray) -> None:
    assert row[flow.LEADER] == turn(state)
    assert [int(cards) & POINTS for cards in row[flow.TAKEN : flow.TAKEN + 4]] == [
        set_of(cards) for cards in taken(state.tricks, 4)
    ]
    assert row[flow.LIFTED] == sum(LANE << 16 * suit for suit in suits_led(state.tricks))
    assert (row_of(state) == row).all()


def lockstep(name: str, plays: int) -> None:
    rng = Random(zlib.crc32(name.encode()))
    while plays > 0:
        plays -= follow_a_deal(TABLES[name], rng)


@pytest.mark.parametrize("name", ["classic", "much_at_once"])
def test_kernel_and_rules_agree_on_a_few_deals(name: str) -> None:
    lockstep(name, 500)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_kernel_and_rules_agree_at_every_step(name: str) -> None:
    lockstep(name, 20_000)


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_kernel_and_rules_agree_at_every_step_in_full(name: str) -> None:
    lockstep(f"{name}", 200_000)
