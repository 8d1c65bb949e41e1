"""What a careful player reckons with: what it sees, the odds, how it splits a hand."""

from math import comb, isclose
from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS, any_level, lopsided_hand
from tests.kernel.guandan.test_lockstep import begun

from danzhu.bots.guandan.seeing import sight as seen
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import to_act
from danzhu.games.guandan.step import apply
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.careful import choose_careful, new_mind
from danzhu.kernel.guandan.convert import deal_words, hand_words
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.forms import MOST_GROUPS, legal_groups
from danzhu.kernel.guandan.odds import MOST_UNSEEN, ODDS, fill_held, reckon
from danzhu.kernel.guandan.plan import PLAN, VALID
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.policy import cards_of, decide, note
from danzhu.kernel.guandan.pricing import set_prices
from danzhu.kernel.guandan.split import GROUPS, PRICES, SPLIT, split
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.thresholds import planner
from danzhu.kernel.guandan.weights import careful


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_deal_and_a_view_of_it_give_the_same_sight(preset: Preset) -> None:
    rng = Random(1)
    state = begun(preset, any_level(rng), rng)
    sight = np.zeros(of.SIGHT, np.int64)
    while seats := to_act(state):
        (seat,) = seats
        of.look(deal_words(state), sight)
        assert seen(GUANDAN.view(state, seat)).tolist() == sight.tolist()
        state = apply(state, seat, rng.choice(list(GUANDAN.legal_actions(state, seat))[-40:]))


@pytest.mark.parametrize("chance", [0.1, 1 / 3, 0.9])
def test_the_odds_of_holding_some_of_the_unseen_cards_are_binomial(chance: float) -> None:
    held = np.zeros((MOST_UNSEEN, 5))
    fill_held(chance, 27, held)
    for unseen in range(MOST_UNSEEN):
        for number in range(1, 5):
            exact = sum(comb(unseen, k) * chance**k * (1 - chance) ** (unseen - k) for k in range(number, unseen + 1))
            assert isclose(held[unseen, number], exact, abs_tol=1e-9)


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_a_split_uses_every_card_once_in_plays_that_can_be_made(preset: Preset) -> None:
    rng = Random(2)
    groups, chosen = np.zeros((MOST_GROUPS, 2), np.int64), np.zeros(SPLIT, np.int64)
    odds, prices = np.zeros((4, ODDS)), np.zeros(PRICES)
    for _ in range(150):
        level = any_level(rng)
        table = tables(preset)[level]
        hand = hand_words(lopsided_hand(level, rng), level)
        sight = np.zeros(of.SIGHT, np.int64)
        sight[: at.HAND] = hand
        sight[of.UNSEEN], sight[of.RIGHT], sight[of.LEFT] = 0x111111111111111, 8, 7
        reckon(sight, table, odds)
        set_prices(odds, table, careful(), prices)
        split(hand, table, prices, chosen)
        planned = chosen[1 : chosen[GROUPS] + 1]
        assert sum(cards_of(int(pattern)) for pattern in planned) == hand[at.LEFT]
        kinds = {int(groups[i, 1]) & 15 for i in range(legal_groups(hand, at.PASS, table, groups))}
        assert {int(pattern) & 15 for pattern in planned} <= kinds


def levels(ended: int) -> int:
    """Levels won by seats 0 and 2, for the presets' promotion (G6.2)."""
    return 4 - ended if ended > 0 else -4 - ended


def test_care_beats_the_light_planner() -> None:
    """Both teams in turn, on the same hands: the careful player wins clearly more levels than it loses."""
    rows, rng, weights, row = tables(Preset()), seeded(1), careful(), planner()
    sight, plans = np.zeros(of.SIGHT, np.int64), np.zeros((5, PLAN), np.int64)
    groups, pack, mind = np.zeros((MOST_GROUPS, 2), np.int64), np.repeat(np.arange(54), 2), new_mind()
    won = []
    for number in range(120):
        table, dealt = rows[number % 13], np.zeros(at.DEAL, np.int64)
        deal_out(dealt, pack, number % 4, table, rng)
        for team in range(2):
            deal = dealt.copy()
            plans[:, VALID] = 0
            while not deal[at.OVER]:
                seat = deal[at.TURN]
                if seat % 2 == team:
                    of.look(deal, sight)
                    pattern = choose_careful(sight, table, weights, mind)
                else:
                    pattern = decide(deal, table, row, plans, groups, rng)
                    note(seat, pattern, plans)
                act(deal, pattern, table)
            won.append(levels(outcome(deal)) * (-1 if team else 1))
    means = np.array(won).reshape(-1, 2).mean(axis=1)
    assert means.mean() > 3 * means.std() / len(means) ** 0.5 > 0
