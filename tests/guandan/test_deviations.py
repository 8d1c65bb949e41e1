"""What other programs were seen to get wrong about combinations: each must be right here.

Those about turns, tribute and promotion stand in test_trick, test_tribute and test_levels.
"""

from __future__ import annotations

import pytest

from danzhu.cards import SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read

STANDARD = Preset()


def judged(cards: str, level: str) -> set[str]:
    return {reading.text for reading in read(Hand(cards), Rank.parse(level), STANDARD)}


def offered(hand: str, level: str, table: str = "", size: int = 0) -> set[str]:
    to_beat = Reading.parse(table, size) if table else None
    return {reading.text for reading in generate(Hand(hand), Rank.parse(level), STANDARD, to_beat)}


def test_G3_6_runs_are_not_compared_with_the_level_above_the_ace() -> None:
    low, high = Reading.parse("straight-6", 5), Reading.parse("straight-A", 5)
    for level in SUITED_RANKS:
        assert beats(high, low, level, STANDARD)
        assert not beats(low, high, level, STANDARD)
    assert offered("4S 5D 6C 7H 8S", "8", "straight-A", 5) == set()
    assert "straight-8" in offered("4S 5D 6C 7H 8S", "8", "straight-7", 5)
    assert "straight-6" not in offered("2S 3D 4C 5H 6S", "6", "straight-7", 5)


def test_G3_5_at_level_ace_the_low_ace_stands_in_runs() -> None:
    assert judged("AS 2D 3C 4H 5S", "A") == {"straight-5"}
    assert judged("AS 2S 3S 4S 5S", "A") == {"straight_flush-5"}
    assert judged("AS AD 2S 2D 3S 3D", "A") == {"tube-3"}
    assert judged("AS AD AC 2S 2D 2C", "A") == {"plate-2"}
    assert judged("AH 2D 3C 4H 5S", "A") == {"straight-5", "straight-6"}
    assert "straight-5" in offered("AS 2D 3C 4H 5S", "A")
    assert "straight-A" in offered("TS JD QC KH AS", "A")


def test_G4_2_six_of_a_rank_beat_a_straight_flush() -> None:
    six, flush = Reading.parse("bomb-2", 6), Reading.parse("straight_flush-A", 5)
    assert beats(six, flush, Rank.FIVE, STANDARD)
    assert not beats(flush, six, Rank.FIVE, STANDARD)
    assert offered("2S 2S 2D 2D 2C 2C", "5", "straight_flush-A", 5) == {"bomb-2"}
    assert offered("TS JS QS KS AS", "5", "bomb-2", 6) == set()


@pytest.mark.parametrize("jokers", ["BJ", "RJ", "BJ BJ RJ", "BJ RJ RJ", "BJ RJ"])
@pytest.mark.parametrize("wilds", ["5H", "5H 5H"])
def test_G2_2_no_wild_is_ever_a_joker(jokers: str, wilds: str) -> None:
    assert judged(f"{jokers} {wilds}", "5") == set()
    assert {"pair-BJ", "pair-RJ", "joker_bomb-RJ"} & offered("BJ RJ 5H 5H", "5") == set()


@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
@pytest.mark.parametrize("name", PRESETS)
def test_full_houses_with_wilds_are_read_alike_by_generator_and_judge(level: Rank, name: str) -> None:
    preset = PRESETS[name]
    hand = Hand("3S 3D 3C 9S 9D KS KD BJ BJ AS") + Hand([wild(level)] * 2)
    houses = [play for play in plays(hand, level, preset) if play[1].kind is Kind.FULL_HOUSE]
    assert len(houses) > 20
    for cards, reading in houses:
        assert reading in read(cards, level, preset)
        assert (cards, reading) in plays(cards, level, preset)
        assert set(generate(cards, level, preset)) >= set(read(cards, level, preset))


def test_G3_3_five_of_a_rank_are_not_offered_as_a_full_house() -> None:
    assert judged("9S 9S 9D 9D 9C", "2") == {"bomb-9"}
    assert judged("9S 9D 9C 9H 2H", "2") == {"bomb-9"}
    assert "full_house-9" not in offered("9S 9S 9D 9D 9C", "2")
    assert "full_house-9" not in offered("9S 9D 9C 9H 2H", "2")
    assert "full_house-9" in offered("9S 9D 9C 2H 2H", "2")  # a pair of wilds is a pair of another rank


@pytest.mark.parametrize("cards", ["AS KS QS", "AS KS JS", "AS QS TS", "KS QS JS", "QS JS TS", "AS JS TS"])
def test_G4_3_royal_flush_with_two_wilds_is_found(cards: str) -> None:
    assert {"straight_flush-A", "straight-A"} <= judged(f"{cards} 5H 5H", "5")
    assert "straight_flush-A" in offered(f"{cards} 5H 5H", "5")
    assert "straight_flush-A" in offered(f"{cards} 5H 5H 3D 8C", "5", "bomb-4", 5)


def test_G4_3_straight_flush_with_both_wilds_at_one_end_is_found() -> None:
    assert judged("6D 7D 8D 2H 2H", "2") == {
        *("straight_flush-8", "straight_flush-9", "straight_flush-T"),
        *("straight-8", "straight-9", "straight-T"),
    }
    assert {"straight_flush-8", "straight_flush-9", "straight_flush-T"} <= offered("6D 7D 8D 2H 2H", "2")
    assert "straight_flush-5" in offered("3D 4D 5D 2H 2H", "2")  # the wilds are ace and two
    assert "straight_flush-A" in offered("TD JD QD 2H 2H", "2")  # the wilds are king and ace


@pytest.mark.parametrize("cards", ["QS KD AC 2H 3S", "JS QD KC AH 2S", "KS AD 2C 3H 4S", "QS KS AS 2S 3S"])
def test_G3_5_no_run_goes_around_the_ace(cards: str) -> None:
    assert judged(cards, "9") == set()
    assert not [text for text in offered(cards, "9") if text.startswith("straight")]


def test_G3_2_a_red_and_a_black_joker_are_no_pair() -> None:
    assert judged("BJ RJ", "2") == set()
    assert judged("9S 9D 9C BJ RJ", "2") == set()
    assert offered("BJ RJ", "2") == {"single-BJ", "single-RJ"}
    assert offered("9S 9D 9C BJ RJ", "2", "full_house-3", 5) == set()
