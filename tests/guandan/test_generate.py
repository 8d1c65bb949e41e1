"""The generator, article by article: which readings a hand has. Cards are worked out by hand from the articles."""

from dataclasses import replace

import pytest

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.preset import COMPETITION, LONG_RUNS, Preset, Span, StraightFlush
from danzhu.table.option import BadOption

STANDARD = Preset()
FLUSHES_OFF = Preset(straight_flush=StraightFlush.OFF)
LONG_FLUSHES = replace(LONG_RUNS, straight_flush=StraightFlush.ABOVE_FOUR, one_suit_straight=False)


def whole(cards: str, level: str = "2", preset: Preset = STANDARD) -> set[str]:
    """The readings that use every card of a hand."""
    hand = Hand(cards)
    return {reading.text for reading in generate(hand, Rank.parse(level), preset) if reading.size == len(hand)}


def above(cards: str, table: str, size: int, level: str = "2", preset: Preset = STANDARD) -> list[str]:
    """The readings of a hand that beat the table, in their order."""
    hand, reading = Hand(cards), Reading.parse(table, size)
    return [f"{found.text}/{found.size}" for found in generate(hand, Rank.parse(level), preset, reading)]


def test_G2_2_a_wild_is_never_a_joker() -> None:
    assert whole("5H RJ", "5") == set()
    assert whole("5H BJ BJ", "5") == set()
    assert whole("5H BJ BJ RJ", "5") == set()
    assert whole("5H 5H BJ BJ RJ", "5") == set()
    assert whole("5H 7S 7C 7D RJ", "5") == set()


def test_G2_3_wilds_alone_are_level_cards() -> None:
    assert whole("5H", "5") == {"single-5"}
    assert whole("5H 5H", "5") == {"pair-5"}
    assert whole("5H 5H", "5", LONG_RUNS) == {"pair-5"}


def test_G2_5_a_wild_joins_another_rank_in_a_pair_unless_that_is_off() -> None:
    assert whole("5H 9S", "5") == {"pair-9"}
    assert whole("5H 9S", "5", LONG_RUNS) == set()
    assert whole("5H 5S", "5", LONG_RUNS) == {"pair-5"}
    assert whole("5H 9S 9C", "5", LONG_RUNS) == {"triple-9"}
    assert whole("5H 8S 9S 9C 9D", "5", LONG_RUNS) == {"full_house-9"}
    assert whole("5H 7S 7C 8S 8C 9S", "5", LONG_RUNS) == {"tube-9"}


def test_G3_2_jokers_pair_in_one_colour_only() -> None:
    assert whole("BJ BJ") == {"pair-BJ"}
    assert whole("BJ RJ") == set()
    assert whole("BJ BJ RJ") == set()
    assert whole("9S 9C 9D RJ RJ") == {"full_house-9"}
    assert whole("9S 9C 9D BJ RJ") == set()
    assert whole("9S 9C 5H RJ RJ", "5") == {"full_house-9"}


def test_G3_3_triple_and_pair_of_a_full_house_differ_in_rank() -> None:
    assert whole("9S 9S 9C 9D 9H") == {"bomb-9"}
    assert whole("9S 9C 9D 5H 5H", "5") == {"bomb-9", "full_house-9"}
    assert whole("5S 5C 5D 5H 5H", "5") == {"bomb-5", "full_house-5"}
    assert whole("9S 9S 9C 9D 5H", "5") == {"bomb-9"}


def test_G3_4_lengths_of_runs_follow_the_options() -> None:
    six = "3S 4C 5D 6S 7C 8D"
    assert whole(six) == set()
    assert whole(six, "K", LONG_RUNS) == {"straight-8"}
    assert whole("3S 3C 4S 4C") == set()
    assert whole("3S 3C 4S 4C", "K", LONG_RUNS) == {"tube-4"}
    assert whole("3S 3C 4S 4C 5S 5C") == {"tube-5"}
    assert whole("3S3C3D 4S4C4D 5S5C5D") == set()
    assert whole("3S3C3D 4S4C4D 5S5C5D", "K", LONG_RUNS) == {"plate-5"}
    assert whole("2S3C4D5S6C7D8S9CTDJSQCKD", "A", LONG_RUNS) == {"straight-K"}


def test_G3_4_a_straight_takes_every_length_of_its_span_and_no_other() -> None:
    preset = Preset(straight_length=Span(6, 7))
    hand = Hand("3S 4C 5D 6S 7C 8D 9S TC")
    assert {reading.text for reading in generate(hand, Rank.KING, preset) if reading.size > 4} == {
        "straight-8",
        "straight-9",
        "straight-T",
    }
    assert {reading.size for reading in generate(hand, Rank.KING, preset)} == {1, 6, 7}


def test_G3_5_the_ace_is_low_or_high_never_in_the_middle() -> None:
    assert whole("AS 2C 3D 4S 5C", "9") == {"straight-5"}
    assert whole("TS JC QD KS AC", "9") == {"straight-A"}
    assert whole("QS KC AD 2S 3C", "9") == set()
    assert whole("AS AC 2S 2C 3S 3C", "9") == {"tube-3"}
    assert whole("KS KC AS AC 2S 2C", "9") == set()
    assert whole("AS AC AD 2S 2C 2D", "9") == {"plate-2"}
    assert whole("KS KC KD AS AC AD", "9") == {"plate-A"}


@pytest.mark.parametrize("level", ["A", "2", "7"])
def test_G2_6_levels_keep_their_natural_place_in_runs(level: str) -> None:
    assert whole("AS 2C 3D 4S 5C", level) == {"straight-5"}
    assert whole("4S 5C 6D 7S 8C", level) == {"straight-8"}
    assert whole("AS AC 2S 2C 3S 3C", level) == {"tube-3"}
    assert whole("2S 3C BJ 5S 6C", level) == set()


def test_G3_7_with_level_cards_kept_out_their_slot_stays_a_gap() -> None:
    assert whole("3S 4C 5D 6S 7C", "5", LONG_RUNS) == set()
    assert whole("3S 4C 5H 6S 7C", "5", LONG_RUNS) == set()
    assert whole("7S 8C 5H TS JC", "5", LONG_RUNS) == {"straight-J"}
    assert whole("6S 7C 8D 9S 5H", "5", LONG_RUNS) == {"straight-T"}
    assert whole("4S 4C 5S 5C 6S 6C", "5", LONG_RUNS) == {"tube-6"}
    assert whole("5S 5C 5D 6S 6C 6D", "5", LONG_RUNS) == {"plate-6"}


def test_G3_8_two_pairs_and_a_wild() -> None:
    assert whole("8S 8C 9S 9C 5H", "5") == {"full_house-8", "full_house-9"}
    assert whole("8S 8C 9S 9C 5H", "5", COMPETITION) == {"full_house-9"}
    assert whole("8S 8C 5S 5C 5H", "5", COMPETITION) == {"full_house-5"}
    assert whole("AS AC 9S 9C 5H", "5", COMPETITION) == {"full_house-A"}
    assert whole("8S 8C 5H BJ BJ", "5", COMPETITION) == {"full_house-8"}
    assert whole("8S 8C 8D 9S 5H", "5", COMPETITION) == {"full_house-8"}


def test_G3_8_with_two_wilds_nothing_is_restricted() -> None:
    for preset in (STANDARD, COMPETITION):
        assert whole("8S 8C 9S 5H 5H", "5", preset) == {"full_house-8", "full_house-9"}
        assert whole("8S 9S 9C 5H 5H", "5", preset) == {"full_house-8", "full_house-9"}
    both = generate(Hand("8S 8C 9S 9C 5H 5H"), Rank.FIVE, COMPETITION)
    assert [reading.text for reading in both if reading.text.startswith("full")] == [
        "full_house-8",
        "full_house-9",
    ]


def test_G3_9_only_the_same_form_and_size_or_a_bomb_beats() -> None:
    hand = "5S 5C 5D 5H 7S 8S 9S TS JS QC"
    bombs = ["bomb-5/4", *(f"straight_flush-{top}/5" for top in "9TJQ")]
    assert above(hand, "straight-T", 5, "5") == ["straight-J/5", "straight-Q/5", "straight-K/5", *bombs]
    assert above(hand, "single-J", 1, "5") == ["single-Q/1", "single-5/1", *bombs]
    assert above(hand, "single-5", 1, "5") == bombs
    assert above(hand, "bomb-5", 4, "5") == bombs[1:]
    assert above(hand, "bomb-3", 6, "5") == []
    longer = "3S 4C 5D 6S 7C 8D 9S TC"
    assert above(longer, "straight-8", 6, "K", LONG_RUNS) == ["straight-9/6", "straight-T/6"]


def test_G4_1_a_bomb_counts_its_wilds_and_keeps_to_the_sizes() -> None:
    eight = "9S9S 9H9H 9D9D 9C9C"
    assert whole(eight + "5H5H", "5") == {"bomb-9"}
    assert whole("9S 9C 5H 5H", "5") == {"bomb-9"}
    assert whole("9S 5H 5H 8S", "5") == set()
    small = Preset(bomb_sizes=frozenset({4, 6}))
    sizes = [reading.size for reading in generate(Hand(eight), Rank.FIVE, small) if reading.kind.is_bomb]
    assert sizes == [4, 6]
    none = Preset(bomb_sizes=frozenset())
    assert whole("BJ BJ RJ RJ", preset=none) == {"joker_bomb-RJ"}
    assert whole("3S 4S 5S 6S 7S", preset=none) == {"straight_flush-7"}
    with pytest.raises(BadOption, match="bomb_sizes"):
        Preset(bomb_sizes=frozenset({3}))


def test_G4_2_what_stands_above_what() -> None:
    hand = "3S3H3D3C 4S4H4D4C4S 6S6H6D6C6S6H 7C8C9CTCJC BJBJRJRJ"
    assert above(hand, "bomb-A", 4, "2") == [
        "bomb-4/5",
        "bomb-6/5",
        "bomb-6/6",
        "straight_flush-T/5",
        "straight_flush-J/5",
        "joker_bomb-RJ/4",
    ]
    assert above(hand, "straight_flush-T", 5, "2") == ["bomb-6/6", "straight_flush-J/5", "joker_bomb-RJ/4"]
    assert above(hand, "bomb-A", 10, "2") == ["joker_bomb-RJ/4"]
    assert above(hand, "joker_bomb-RJ", 4, "2") == []


def test_G4_3_a_straight_flush_has_exactly_five_cards() -> None:
    assert whole("3S 4S 5S 6S 7S") == {"straight_flush-7"}
    assert whole("3S 4S 5S 6S 7S 8S") == set()
    assert whole("AS 2S 3S 4S 5S", "9") == {"straight_flush-5"}
    assert whole("3S 4S 5S 6S 7S", preset=FLUSHES_OFF) == {"straight-7"}


def test_G4_3_above_four_flushes_have_five_cards_or_more_and_no_level_card() -> None:
    assert whole("6S 7S 8S 9S TS JS QS", "5", LONG_FLUSHES) == {"straight_flush-Q"}
    assert whole("3S 4S 5S 6S 7S", "5", LONG_FLUSHES) == set()
    assert whole("3S 4S 5H 6S 7S", "5", LONG_FLUSHES) == set()
    assert above("6S 7S 8S 9S TS JS 3S3H3D3C3S", "straight_flush-A", 5, "5", LONG_FLUSHES) == [
        "bomb-3/5",
        "straight_flush-J/6",
    ]


def test_G4_4_one_natural_suit_is_a_straight_flush_only() -> None:
    assert whole("3S 4S 5S 6S 7S") == {"straight_flush-7"}
    assert whole("3S 4S 5S 6S 7C") == {"straight-7"}
    assert whole("3S 4S 5S 6S 2H") == {"straight_flush-6", "straight_flush-7", "straight-6", "straight-7"}
    assert whole("3H 4H 5H 6H 7H", "5") == {"straight_flush-7", "straight-7"}
    assert whole("3S 4S 5S 6S 7S", preset=Preset(one_suit_straight=True)) == {"straight_flush-7", "straight-7"}


def test_G4_4_the_rule_holds_where_the_length_is_a_flush_and_nowhere_else() -> None:
    six = "3S 4S 5S 6S 7S 8S"
    assert whole(six, preset=Preset(straight_length=Span(5, None))) == {"straight-8"}
    assert whole(six, "K", LONG_FLUSHES) == {"straight_flush-8"}


def test_G4_4_a_second_copy_is_no_second_suit() -> None:
    hand = Hand("3S3S 4S 5S 6S 7S")
    assert "straight-7" not in {reading.text for reading in generate(hand, Rank.TWO, STANDARD)}
    hand = Hand("3S3C 4S 5S 6S 7S")
    assert "straight-7" in {reading.text for reading in generate(hand, Rank.TWO, STANDARD)}


def test_straight_flushes_that_other_programs_missed() -> None:
    assert "straight_flush-A" in whole("AS KS QS 5H 5H", "5")
    assert whole("8S 9S TS 5H 5H", "5") >= {"straight_flush-T", "straight_flush-J", "straight_flush-Q"}


def test_readings_come_by_kind_and_size_and_from_weak_to_strong() -> None:
    hand = Hand("3S3C3D 4S4C4D 5S5C 6S6C 7D AS 2S2C BJ")
    assert [reading.text for reading in generate(hand, Rank.FOUR, STANDARD)] == [
        *("single-2", "single-3", "single-5", "single-6", "single-7", "single-A", "single-4", "single-BJ"),
        *("pair-2", "pair-3", "pair-5", "pair-6", "pair-4"),
        *("triple-3", "triple-4"),
        *("full_house-3", "full_house-4"),
        *("straight-5", "straight-6", "straight-7"),
        *("tube-4", "tube-5", "tube-6"),
        "plate-4",
        "straight_flush-5",
        "straight_flush-6",
    ]
