"""Generator, judge and oracle: three ways to the same plays."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from tests.guandan import hands, odd, oracle

from danzhu.cards import SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read


def all_agree(hand: Hand, level: Rank, preset: Preset, rng: Random) -> int:
    """Asserts that generator and oracle find the same, leading and following; how many plays."""
    led = oracle.plays(hand, level, preset)
    tables = rng.sample(oracle.everything(level, preset), 10) + [
        reading for _, reading in rng.sample(sorted(led, key=str), 3)
    ]
    for table in (None, *tables):
        expected = set(led) if table is None else oracle.following(led, table, level, preset)
        generated = list(plays(hand, level, preset, table))
        assert len(generated) == len(set(generated)), (hand, level, table)
        assert set(generated) == expected, (hand, level, table)
        readings = generate(hand, level, preset, table)
        assert len(readings) == len(set(readings)), (hand, level, table)
        assert set(readings) == {reading for _, reading in expected}, (hand, level, table)
    listed = patterns(hand, level, preset)
    assert len(listed) == len(set(listed)), (hand, level)
    assert set(listed) == set().union(*led.values()), (hand, level)
    return len(led)


@pytest.mark.slow
@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_generator_and_oracle_agree_with_up_to_one_wild(level: Rank) -> None:
    rng = Random(level)
    presets = (*PRESETS.values(), *_some(odd.ODD, level, 3))
    found = sum(
        all_agree(hands.rich(rng, level, wilds, rng.randint(6, 9)), level, preset, rng)
        for preset in presets
        for wilds in (0, 1)
    )
    assert found > 100  # the hands had something to play


@pytest.mark.slow
@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_generator_and_oracle_agree_with_two_wilds(level: Rank) -> None:
    rng = Random(100 + level)
    found = all_agree(hands.rich(rng, level, 2, 9), level, _some(PRESETS, level, 1)[0], rng)
    for preset in (*PRESETS.values(), *_some(odd.ODD, level, 2)):
        found += all_agree(hands.rich(rng, level, 2, rng.randint(6, 8)), level, preset, rng)
    assert found > 200


def _some(presets: Mapping[str, Preset], level: Rank, count: int) -> list[Preset]:
    """A few of the presets, others for each level."""
    row = list(presets.values())
    return [row[(level * count + step) % len(row)] for step in range(count)]


@pytest.mark.soak
@pytest.mark.parametrize("name", odd.ALL)
@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_generator_and_oracle_agree_on_many(level: Rank, name: str) -> None:
    rng = Random(f"{level} {name}")
    for wilds in (0, 1, 2):
        for _ in range(20 // (1 + wilds)):
            all_agree(hands.rich(rng, level, wilds, 9), level, odd.ALL[name], rng)


@pytest.mark.slow
@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_every_generated_play_of_a_whole_hand_is_accepted(level: Rank) -> None:
    rng = Random(200 + level)
    presets = list(odd.ALL.values())
    for wilds in (0, 1, 2):
        preset = presets[(level + wilds) % len(presets)]
        hand = _whole_hand(Hand([wild(level)] * wilds), level, rng)
        for cards, reading in plays(hand, level, preset):
            assert reading in read(cards, level, preset), (cards, reading)


@pytest.mark.slow
@pytest.mark.parametrize("name", odd.ALL)
def test_every_accepted_selection_of_a_whole_hand_is_generated(name: str) -> None:
    preset = odd.ALL[name]
    rng = Random(name)
    for level in rng.sample(SUITED_RANKS, 3):
        chosen = [hands.selection(rng, level, wilds, most=14) for wilds in (0, 1, 2)]
        hand = _whole_hand(rng.choice(chosen), level, rng)
        generated = set(plays(hand, level, preset))
        held = list(hand)
        for _ in range(200):
            part = Hand(rng.sample(held, rng.randint(1, 5)))
            assert {(part, reading) for reading in read(part, level, preset)} <= generated, part
        for part in (part for part in chosen if part <= hand):
            assert {(part, reading) for reading in read(part, level, preset)} <= generated, part


def _whole_hand(some: Hand, level: Rank, rng: Random) -> Hand:
    """These cards and others, none of them wild, up to 27."""
    left = Hand(hands.PACK) - some
    others = [card for card in left if card is not wild(level)]
    return some + Hand(rng.sample(others, 27 - len(some)))


def test_order_of_plays_is_pinned() -> None:
    listed = plays(Hand("3S 3H 4D 4C 5H RJ"), Rank.FIVE, Preset())
    assert " ".join(f"{str(cards).replace(' ', '')}={reading.text}" for cards, reading in listed) == (
        "3S=single-3 3H=single-3 4D=single-4 4C=single-4 5H=single-5 RJ=single-RJ "
        "3S3H=pair-3 3S5H=pair-3 3H5H=pair-3 4D4C=pair-4 4D5H=pair-4 4C5H=pair-4 "
        "3S3H5H=triple-3 4D4C5H=triple-4 "
        "3S3H4D4C5H=full_house-3 3S3H4D4C5H=full_house-4"
    )
