"""Batches: deals advanced together, their masks and cards."""

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS

from danzhu.cards import CARDS, SUITED_RANKS, Card, Rank
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.batch import Batch
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.convert import hand_cards
from danzhu.kernel.guandan.patterns import codes
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import new_groups

pytestmark = pytest.mark.slow


def shuffled(preset: Preset, number: int, seed: int) -> Batch:
    batch = Batch(preset, number, seed)
    batch.shuffle(np.arange(number) % 13, np.arange(number) % 4)
    return batch


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_masks_are_the_listed_patterns_by_number(preset: Preset) -> None:
    batch = shuffled(preset, 13, seed=2)
    groups = new_groups()
    found = np.zeros(batch.passing + 1, np.int64)
    numbers = {code: index for index, code in enumerate((*codes(preset), at.PASS))}
    for _ in range(80):
        masks = batch.legal()
        for deal, mask in zip(batch.deals, masks, strict=True):
            hand = deal[at.HAND * deal[at.TURN] :][: at.HAND]
            table = tables(preset)[deal[at.ACTIVE]]
            listed = found[: list_legal(hand, deal[at.TABLE], table, groups, found)].tolist()
            expected = [] if deal[at.OVER] else [numbers[code] for code in listed]
            assert np.flatnonzero(mask).tolist() == sorted(expected)
        batch.act_at_random()


def test_deals_advanced_by_number_end_and_cards_are_conserved() -> None:
    batch = shuffled(PRESETS["online"], 20, seed=3)
    rng = np.random.default_rng(1)
    assert (batch.hands().sum(axis=1) == 2).all()
    assert (batch.hands().sum(axis=2) == 27).all()
    while not batch.over.all():
        masks, held = batch.legal(), batch.hands()
        choices = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else batch.passing for mask in masks])
        leading = batch.deals[:, at.TABLE] == at.PASS
        assert (masks[leading & ~batch.over, batch.passing] == 0).all()
        batch.act(choices)
        assert (batch.hands() <= held).all()
    assert np.sort(batch.places(), axis=1).tolist() == [[0, 1, 2, 3]] * 20


def test_hands_are_counted_by_card_kind() -> None:
    batch = shuffled(PRESETS["online"], 13, seed=4)
    for level, deal, counts in zip(SUITED_RANKS, batch.deals, batch.hands(), strict=True):
        hand = hand_cards(deal[: at.HAND], level)
        assert counts[0].tolist() == [hand.count(card) for card in CARDS]
    assert batch.hands()[Rank.FIVE, :, Card("5H").index].sum() == 2


def test_a_pattern_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = shuffled(PRESETS["online"], 3, seed=5)
    before = batch.deals.copy()
    choices = batch.legal().argmax(axis=1)
    choices[1] = batch.passing
    with pytest.raises(ValueError, match="not legal in deal 1"):
        batch.act(choices)
    assert (batch.deals == before).all()


def test_a_seed_repeats_a_batch_and_deals_differ_within_it() -> None:
    one, other, third = (shuffled(PRESETS["online"], 5, seed) for seed in (6, 6, 7))
    assert (one.deals == other.deals).all()
    assert (one.deals != third.deals).any()
    assert len({tuple(deal[: at.HAND]) for deal in one.deals}) == 5
    for batch in (one, other):
        while not batch.over.all():
            batch.act_at_random()
    assert (one.deals == other.deals).all()
