"""What beats what, against one explicit list of all bombs and one for each ordinary form."""

from __future__ import annotations

from random import Random

import pytest
from tests.guandan import odd, oracle

from danzhu.cards import SUITED_RANKS, Rank
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import PRESETS, Preset


@pytest.mark.slow
@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_G3_9_G4_2_every_reading_against_every_other(level: Rank) -> None:
    rng = Random(level)
    for preset in odd.ALL.values():
        everything = oracle.everything(level, preset)
        for reading in rng.sample(everything, 12):
            for table in everything:
                expected = oracle.beats(reading, table, level, preset)
                assert beats(reading, table, level, preset) is expected, (reading, table)


def test_the_standard_forms_have_193_readings() -> None:
    assert len(oracle.everything(Rank.TWO, Preset())) == 193


@pytest.mark.parametrize("preset", PRESETS)
def test_equal_strength_never_beats(preset: str) -> None:
    for reading in oracle.ladder(Rank.SIX, PRESETS[preset]):
        assert not beats(reading, reading, Rank.SIX, PRESETS[preset])


def ranking(*texts: str, level: str, sizes: int | tuple[int, ...], preset: str = "online") -> bool:
    """Whether readings so written are a strict ranking, each beaten by all that follow and by nothing before."""
    each = sizes if isinstance(sizes, tuple) else (sizes,) * len(texts)
    row = [Reading.parse(text, size) for text, size in zip(texts, each, strict=True)]
    return all(
        beats(one, other, Rank.parse(level), PRESETS[preset]) is (i > j)
        for i, one in enumerate(row)
        for j, other in enumerate(row)
    )


def test_G2_1_the_level_stands_between_ace_and_joker() -> None:
    assert ranking("single-K", "single-A", "single-2", "single-BJ", "single-RJ", level="2", sizes=1)
    assert ranking("pair-2", "pair-3", "pair-A", "pair-9", "pair-BJ", "pair-RJ", level="9", sizes=2)
    assert ranking("triple-2", "triple-K", "triple-A", level="A", sizes=3)


def test_G3_3_full_houses_compare_by_the_triple_in_level_order() -> None:
    assert ranking("full_house-3", "full_house-A", "full_house-2", level="2", sizes=5)


def test_G2_6_G3_6_runs_compare_by_natural_top_and_the_low_ace_is_weakest() -> None:
    assert ranking("straight-5", "straight-6", "straight-T", "straight-A", level="6", sizes=5)
    assert ranking("tube-3", "tube-4", "tube-A", level="3", sizes=6)
    assert ranking("plate-2", "plate-3", "plate-A", level="2", sizes=6)


def test_G3_9_only_the_same_form_of_the_same_size_or_a_bomb() -> None:
    long_runs = PRESETS["long_runs"]
    five, six = Reading.parse("straight-7", 5), Reading.parse("straight-A", 6)
    assert not beats(six, five, Rank.TWO, long_runs)
    assert not beats(Reading.parse("plate-A", 6), Reading.parse("tube-3", 6), Rank.TWO, long_runs)
    assert not beats(Reading.parse("pair-RJ", 2), Reading.parse("single-2", 1), Rank.TWO, long_runs)
    assert beats(Reading.parse("bomb-2", 4), six, Rank.THREE, long_runs)
    assert not beats(six, Reading.parse("bomb-2", 4), Rank.THREE, long_runs)


def test_G4_2_the_ladder_of_bombs() -> None:
    bombs = ("bomb-A", "bomb-3", "straight_flush-5", "straight_flush-A", "bomb-2", "bomb-4", "bomb-3", "joker_bomb-RJ")
    assert ranking(*bombs, level="6", sizes=(4, 5, 5, 5, 6, 7, 10, 4))
    assert ranking("bomb-2", "bomb-A", "bomb-6", level="6", sizes=4)


def test_G4_3_long_flushes_between_four_and_five() -> None:
    preset = odd.ODD["long flushes"]
    row = [("bomb-A", 4), ("straight_flush-5", 5), ("straight_flush-A", 5), ("straight_flush-6", 6), ("bomb-2", 5)]
    readings = [Reading.parse(text, size) for text, size in row]
    for i, one in enumerate(readings):
        assert [beats(one, other, Rank.NINE, preset) for other in readings] == [i > j for j in range(len(row))]
