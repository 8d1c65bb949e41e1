"""A hand taken apart: all of it, into plays that are what they are said to be, as few as a careful player sees."""

from itertools import pairwise
from random import Random

import pytest

from danzhu.bots.guandan.arranging import arrange
from danzhu.cards import Hand, Rank
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.read import read
from danzhu.games.guandan.start import pack


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_the_groups_are_the_hand_and_each_is_a_play(preset: Preset) -> None:
    rng = Random(5)
    cards = list(pack(preset))
    plays = 0
    for _ in range(400):
        rng.shuffle(cards)
        hand, level = Hand(cards[: rng.choice((27, 27, 30, 13, 5, 1))]), Rank(rng.randrange(13))
        groups = arrange(hand, level, preset)
        assert Hand(card for group, _ in groups for card in group) == hand
        assert all(reading in read(group, level, preset) for group, reading in groups)
        plays += len(groups)
    assert plays < 400 * 8, "far fewer than one play a card"


def test_bombs_come_first_the_strongest_before_the_others() -> None:
    preset = PRESETS["online"]
    groups = arrange(Hand("BJBJRJRJ 9S9S9H9D9C KSKHKDKC 3D4D5D6D7D 8C"), Rank.TWO, preset)
    readings = [reading for _, reading in groups]
    assert [reading.text for reading in readings] == [
        "joker_bomb-RJ",
        "straight_flush-7",
        "bomb-9",
        "bomb-K",
        "single-8",
    ]
    assert all(beats(strong, weak, Rank.TWO, preset) for strong, weak in pairwise(readings))


def test_no_cards_are_no_groups() -> None:
    assert arrange(Hand(), Rank.TWO, PRESETS["online"]) == ()
