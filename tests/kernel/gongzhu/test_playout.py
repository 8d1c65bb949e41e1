"""Play-outs and batches: legal to the end, repeatable, and blind to what a seat cannot see."""

from random import Random

import numpy as np
import pytest
from tests.kernel.gongzhu.deals import TABLES, random_walk

from danzhu.cards import Hand
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Exposure, Partnership, Preset
from danzhu.games.gongzhu.state import State, is_exposing
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu import batch, flow, playout, sample
from danzhu.kernel.gongzhu.cards import NUMBER_OF, set_of
from danzhu.kernel.gongzhu.cardset import PACK
from danzhu.kernel.gongzhu.desk import DESK, play_on, set_desk
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.policy import choose, expose_by_policy
from danzhu.kernel.gongzhu.rows import known_row, row_of
from danzhu.kernel.gongzhu.weights import light_policies

pytestmark = pytest.mark.slow  # a cold cache compiles the whole kernel first

CLASSIC = options_of(Preset())
POLICIES = light_policies()
FREE = np.ones(4)


@compiled
def choice(row: np.ndarray, options: np.ndarray, weights: np.ndarray) -> int:
    """What the light policy plays, its desk set up from nothing."""
    desk = np.empty(DESK)
    set_desk(desk, row, options)
    return choose(row, desk, weights, options)


@compiled
def exposed(row: np.ndarray, seat: int, options: np.ndarray, weights: np.ndarray) -> tuple[int, int]:
    expose_by_policy(row, seat, weights, options)
    return row[flow.OPEN], row[flow.SECRET]


@compiled
def desk_drift(row: np.ndarray, options: np.ndarray, weights: np.ndarray) -> float:
    """The furthest that a desk kept in step strays from one set up afresh, over the rest of a deal."""
    kept, fresh = np.empty(DESK), np.empty(DESK)
    set_desk(kept, row, options)
    furthest = 0.0
    while not flow.is_over(row):
        play_on(row, kept, choose(row, kept, weights, options), options)
        set_desk(fresh, row, options)
        furthest = max(furthest, np.abs(kept - fresh).max())
    return furthest


def playing(preset: Preset, seed: int) -> list[State]:
    return [state for state in random_walk(preset, Random(seed)) if not is_exposing(state)][:-1]


def test_random_deals_share_out_every_point_card() -> None:
    scores = playout.random_deals(20_000, options_of(Preset(exposure=Exposure.NONE)), seeded(1))
    assert scores.shape == (20_000, 4)
    assert scores.max() <= 800
    assert scores.min() >= -600
    # Z4.1, Z4.3: without the transformer's doubling and slams the points of a deal add up to -200.
    assert np.median(scores.sum(axis=1)) == pytest.approx(-250, abs=150)
    means = scores.mean(axis=0)
    assert np.ptp(means) < 8


def test_the_same_seed_repeats_deals_and_playouts() -> None:
    assert (playout.random_deals(100, CLASSIC, seeded(2)) == playout.random_deals(100, CLASSIC, seeded(2))).all()
    assert (playout.random_deals(100, CLASSIC, seeded(2)) != playout.random_deals(100, CLASSIC, seeded(3))).any()
    row = row_of(playing(Preset(), 4)[7])
    cards = flow.playable(row)
    first, second = (
        playout.card_scores(np.stack([row] * 20), cards, POLICIES, FREE * 0.3, CLASSIC, seeded(5)) for _ in range(2)
    )
    assert (first == second).all()
    assert first.shape == (cards.bit_count(), 20, 4)


def test_the_last_card_scores_what_the_rules_say() -> None:
    rng = Random(6)
    for seed in range(30):
        state = playing(Preset(), seed)[-1]
        row = row_of(state)
        action = rng.choice([a for a in GONGZHU.legal_actions(state, GONGZHU.to_act(state)[0]) if hasattr(a, "card")])
        over = GONGZHU.apply(state, GONGZHU.to_act(state)[0], action)
        scores = playout.card_scores(row[None], 1 << NUMBER_OF[action.card], POLICIES, FREE * 0.5, CLASSIC, seeded(1))
        assert tuple(scores[0, 0]) == GONGZHU.result(over).points


def test_all_cards_of_a_world_meet_the_same_luck() -> None:
    # Only chance plays on; two cards without points that lose the same trick leave the same deals behind
    # when the luck is the same, and hardly ever when it is not.
    row = np.zeros(flow.FIELDS, np.int64)
    row[flow.HAND : flow.HAND + 4] = [
        set_of(Hand(text)) for text in ("2C 3C 5H 6H", "AC QS 7H 8H", "KC 9S TH JH", "QC 8S QH KH")
    ]
    row[flow.DECIDED] = 15
    worlds = np.stack([row] * 50)
    two, three = playout.card_scores(worlds, set_of(Hand("2C 3C")), POLICIES, FREE, CLASSIC, seeded(7))
    assert (two == three).mean() > 0.9


@pytest.mark.parametrize("name", TABLES)
def test_the_light_policy_plays_legal_cards_to_the_end(name: str) -> None:
    options = options_of(TABLES[name])
    for state in playing(TABLES[name], 8):
        assert flow.playable(row_of(state)) >> choice(row_of(state), options, POLICIES[0]) & 1


@pytest.mark.parametrize("name", TABLES)
def test_the_light_policy_does_not_look_into_hidden_hands(name: str) -> None:
    options = options_of(TABLES[name])
    for turn, state in enumerate(playing(TABLES[name], 9)):
        seat = GONGZHU.to_act(state)[0]
        view = GONGZHU.view(state, seat)
        played = {
            choice(row, options, POLICIES[0])
            for row in sample.worlds(known_row(view), seat, 6, 0.5, options, seeded(turn))
        }
        assert played == {choice(row_of(state), options, POLICIES[0])}


@pytest.mark.parametrize("name", TABLES)
def test_the_light_policy_exposes_only_what_it_may(name: str) -> None:
    preset, options = TABLES[name], options_of(TABLES[name])
    for seed in range(20):
        state = next(random_walk(preset, Random(seed)))
        for seat in GONGZHU.to_act(state) if is_exposing(state) else ():
            shown, secret = exposed(row_of(state), seat, options, POLICIES[0])
            legal = {(set_of(action.cards), set_of(action.secretly)) for action in GONGZHU.legal_actions(state, seat)}
            assert (shown, secret) in legal


@pytest.mark.parametrize("name", TABLES)
def test_a_desk_kept_in_step_is_the_desk_set_up_afresh(name: str) -> None:
    for state in playing(TABLES[name], 10)[::9]:
        assert desk_drift(row_of(state), options_of(TABLES[name]), POLICIES[0]) < 1e-9


def test_the_light_policy_beats_chance_at_every_seat() -> None:
    deals = batch.dealt(1000, CLASSIC, seeded(11))
    for seat in range(4):
        freedom = np.ones(4)
        freedom[seat] = 0.0
        scores = playout.playouts(deals, POLICIES, freedom, CLASSIC, seeded(12))
        others = (scores.sum(axis=1) - scores[:, seat]) / 3
        assert (scores[:, seat] - others).mean() > 80


def test_exposures_are_searched_over_shared_worlds() -> None:
    state = next(random_walk(Preset(), Random(13)))
    seat = next(seat for seat in range(4) if set_of(state.hands[seat]) & set_of(Hand("QS")))
    view = GONGZHU.view(state, seat)
    worlds = sample.worlds(known_row(view), seat, 30, 0.5, CLASSIC, seeded(1))
    choices = np.array([[0, 0], [set_of(Hand("QS")), 0]])
    scores = playout.exposure_scores(worlds, seat, choices, POLICIES, FREE * 0.1, CLASSIC, seeded(2))
    assert scores.shape == (2, 30, 4)
    assert (scores[0] != scores[1]).any()


def test_a_batch_moves_like_its_deals_one_by_one() -> None:
    options = options_of(Preset(partnership=Partnership.OPPOSITE))
    rng = np.random.default_rng(1)
    rows = batch.dealt(40, options, seeded(14))
    assert (np.bitwise_or.reduce(rows[:, :4], axis=1) == PACK).all()
    batch.expose_all_at_random(rows, options, seeded(15))
    alone = rows.copy()
    for _ in range(52):
        seats, legal = batch.to_act(rows), batch.playable(rows)
        cards = np.array([rng.choice([card for card in range(64) if int(mask) >> card & 1]) for mask in legal])
        batch.play(rows, cards)
        for row, seat, mask, card in zip(alone, seats, legal, cards, strict=True):
            assert (flow.to_act(row), flow.playable(row)) == (seat, mask)
            flow.play(row, card)
        assert (rows == alone).all()
    assert (batch.to_act(rows) == -1).all()
    assert (batch.playable(rows) == 0).all()
    assert (batch.scores(rows, options)[:, :2] == batch.scores(rows, options)[:, 2:]).all()


def test_any_playable_card_of_a_batch_comes_up_evenly() -> None:
    row = batch.dealt(1, CLASSIC, seeded(17))
    cards, counts = np.unique(batch.any_playable(np.repeat(row, 26_000, axis=0), seeded(18)), return_counts=True)
    assert sum(1 << int(card) for card in cards) == batch.playable(row)[0]
    # 13 cards, 2,000 each, with a standard deviation of 43.
    assert np.abs(counts - 2_000).max() < 220
    for _ in range(52):
        batch.play(row, batch.any_playable(row, seeded(19)))
    assert batch.any_playable(row, seeded(20)) == [-1]


def test_a_batch_refuses_a_card_that_is_not_playable_and_stays_as_it_is() -> None:
    rows = batch.dealt(3, CLASSIC, seeded(16))
    before = rows.copy()
    held = [int(mask).bit_length() - 1 for mask in batch.playable(rows)]
    other = next(card for card in NUMBER_OF.values() if not int(batch.playable(rows)[2]) >> card & 1)
    with pytest.raises(ValueError, match="not playable"):
        batch.play(rows, np.array([held[0], held[1], other]))
    assert (rows == before).all()
    batch.play(rows, np.array([held[0], -1, -1]))
    assert (rows[1:] == before[1:]).all()
    assert rows[0, flow.COUNT] == 1
