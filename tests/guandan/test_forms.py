"""The articles on wilds, forms and bombs (G2, G3, G4), one fact at a time."""

from __future__ import annotations

from tests.guandan import odd

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.read import read

ALL_PRESETS = tuple(PRESETS)
SHORT_RUNS = ("recreational", "online", "competition")


def read_as(cards: str, level: str, *presets: str) -> set[str]:
    """The readings that cards have, the same under each preset (all of the named ones if none is given)."""
    found = {
        frozenset(reading.text for reading in read(Hand(cards), Rank.parse(level), odd.ALL[preset]))
        for preset in presets or ALL_PRESETS
    }
    assert len(found) == 1, found
    return set(found.pop())


def stand_for(cards: str, level: str, reading: str, preset: str = "recreational") -> str:
    """What the wilds are when the cards are read so."""
    found = read(Hand(cards), Rank.parse(level), odd.ALL[preset])
    return " ".join(str(rank) for ranks in (found[key] for key in found if key.text == reading) for rank in ranks)


def test_G2_2_a_wild_is_any_card_suit_included() -> None:
    assert read_as("9S 9D 9C 5H", "5") == {"bomb-9"}
    assert read_as("9S TS JS QS 5H", "5", *SHORT_RUNS) == {
        "straight-K", "straight-Q", "straight_flush-K", "straight_flush-Q",
    }  # fmt: skip
    assert read_as("9S TS JS QS 5D", "5") == set()  # only the heart is wild


def test_G2_2_no_wild_is_a_joker() -> None:
    assert read_as("5H BJ BJ", "5") == set()
    assert read_as("BJ BJ RJ 5H", "5") == set()
    assert read_as("9S 9D 9C BJ 5H", "5") == set()


def test_G2_3_wilds_by_themselves_are_level_cards() -> None:
    assert read_as("5H", "5") == {"single-5"}
    assert read_as("5H 5H", "5") == {"pair-5"}
    assert stand_for("5H 5H", "5", "pair-5") == "5 5"


def test_G2_4_a_wild_and_a_joker_are_no_pair() -> None:
    assert read_as("5H BJ", "5") == set()
    assert read_as("5H RJ", "5") == set()
    assert read_as("9S 9D 9C 5H RJ", "5") == set()


def test_G2_5_wild_in_pair() -> None:
    assert read_as("5H 9S", "5", *SHORT_RUNS) == {"pair-9"}
    assert read_as("5H 9S", "5", "long_runs", "wild alone in pairs") == set()
    assert read_as("5H 5S", "5") == {"pair-5"}


def test_G2_5_a_wild_fills_the_pair_of_a_full_house_a_tube_or_a_plate_everywhere() -> None:
    assert read_as("9S 9D 9C 8S 5H", "5") == {"full_house-9"}
    assert stand_for("9S 9D 9C 8S 5H", "5", "full_house-9", "long_runs") == "8"
    assert read_as("7S 7D 8S 8D 9S 5H", "5") == {"tube-9"}
    assert read_as("7S 7D 7C 8S 8D 5H", "5") == {"plate-8"}
    assert read_as("9S 9D 5H", "5") == {"triple-9"}
    assert read_as("9S 5H 5H", "5") == {"triple-9"}


def test_G2_6_the_level_keeps_its_natural_place_in_runs() -> None:
    assert read_as("6S 7D 8C 9H TS", "7", *SHORT_RUNS) == {"straight-T"}
    assert read_as("6S 8D 9C TH JS", "7") == set()
    assert read_as("QS KD AC 7S TH", "7") == set()  # the level does not follow the ace
    assert read_as("6S 6D 7S 7D 8S 8D", "7") == {"tube-8"}
    assert read_as("KS KD AS AD 7S 7D", "7") == set()


def test_G2_6_no_joker_in_a_run() -> None:
    assert read_as("JS QD KC AH BJ", "2") == set()
    assert read_as("KS KD AS AD BJ BJ", "2") == set()
    assert read_as("BJ BJ RJ RJ 2H 2H", "2") == set()


def test_G3_1_triple_with_a_single_or_bomb_with_extras_is_nothing() -> None:
    assert read_as("9S 9D 9C 8S", "2") == set()
    assert read_as("9S 9D 9C 9H 8S 8D", "2") == set()


def test_G3_2_jokers() -> None:
    assert read_as("BJ BJ", "2") == {"pair-BJ"}
    assert read_as("RJ RJ", "2") == {"pair-RJ"}
    assert read_as("BJ RJ", "2") == set()
    assert read_as("BJ BJ RJ", "2") == set()
    assert read_as("BJ BJ RJ RJ", "2") == {"joker_bomb-RJ"}
    assert read_as("9S 9D 9C BJ BJ", "2") == {"full_house-9"}
    assert read_as("9S 9D 9C BJ RJ", "2") == set()
    assert read_as("9S BJ BJ 2H 2H", "2") == {"full_house-9"}
    assert read_as("BJ BJ RJ RJ 9S", "2") == set()


def test_G3_3_five_of_a_rank_are_never_a_full_house() -> None:
    assert read_as("9S 9S 9D 9D 9C", "2") == {"bomb-9"}
    assert read_as("9S 9D 9C 9H 2H", "2") == {"bomb-9"}
    assert read_as("9S 9S 9D 9D 9C", "2", "no rank bombs") == set()


def test_G3_3_judged_after_substitution() -> None:
    assert read_as("5S 5D 5C 5H 5H", "5") == {"bomb-5", "full_house-5"}
    assert stand_for("5S 5D 5C 5H 5H", "5", "full_house-5") == "A A"
    assert read_as("9S 9D 9C 5H 5H", "5") == {"bomb-9", "full_house-9"}
    assert stand_for("9S 9D 9C 5H 5H", "5", "full_house-9") == "5 5"
    assert read_as("9S 9D 5S 5H 5H", "5") == {"full_house-9", "full_house-5"}


def test_G3_4_lengths_of_runs() -> None:
    assert read_as("3S 4D 5C 6H", "2") == set()
    assert read_as("3S 4D 5C 6H 7S 8D", "2", *SHORT_RUNS) == set()
    assert read_as("3S 4D 5C 6H 7S 8D", "2", "long_runs") == {"straight-8"}
    assert read_as("5S 5D 6S 6D", "2", *SHORT_RUNS) == set()
    assert read_as("5S 5D 6S 6D", "2", "long_runs") == {"tube-6"}
    assert read_as("5S 5D 6S 6D 7S 7D 8S 8D", "2", *SHORT_RUNS) == set()
    assert read_as("7S 7D 7C 8S 8D 8C 9S 9D 9C", "2", *SHORT_RUNS) == set()
    assert read_as("7S 7D 7C 8S 8D 8C 9S 9D 9C", "2", "long_runs") == {"plate-9"}
    assert read_as("3S 4D 5C 6H 7S 8D 9C TH JS QD KC AH", "2", "long_runs") == {"straight-A"}


def test_G3_4_no_suit_condition_on_tubes() -> None:
    assert read_as("5S 5S 6S 6S 7S 7S", "2") == {"tube-7"}
    assert read_as("5S 5D 6H 6C 7S 7H", "2") == {"tube-7"}


def test_G3_5_the_ace_is_low_or_high_never_in_the_middle() -> None:
    assert read_as("AS 2D 3C 4H 5S", "9") == {"straight-5"}
    assert read_as("TS JD QC KH AS", "9") == {"straight-A"}
    assert read_as("JS QD KC AH 2S", "9") == set()
    assert read_as("QS QD KS KD AS AD", "9") == {"tube-A"}
    assert read_as("AS AD 2S 2D 3S 3D", "9") == {"tube-3"}
    assert read_as("KS KD AS AD 2S 2D", "9") == set()
    assert read_as("AS AD AC 2S 2D 2C", "9") == {"plate-2"}
    assert read_as("KS KD KC AS AD AC", "9") == {"plate-A"}


def test_G3_5_thirteen_ranks_have_the_ace_at_either_end() -> None:
    whole = "2S 3D 4C 5H 6S 7D 8C 9S TS JC QC KC AD"
    assert read_as(whole, "9", "long runs, short flushes") == {"straight-K", "straight-A"}
    assert read_as(whole + "AC", "9", "long runs, short flushes") == set()


def test_G3_7_level_cards_stay_out_of_long_straights() -> None:
    assert read_as("5S 6D 7C 8H 9S", "7", *SHORT_RUNS) == {"straight-9"}
    assert read_as("5S 6D 7C 8H 9S", "7", "long_runs") == set()
    assert read_as("8S 9D TC JH 7H", "7", "long_runs") == {"straight-Q"}  # not 7: a gap
    assert read_as("5S 6D 8C 9H 7H", "7", "long_runs") == set()
    assert read_as("6S 6D 7S 7D 8S 8D", "7", "long_runs") == {"tube-8"}
    assert read_as("7S 7D 7C 8S 8D 8C", "7", "long_runs") == {"plate-8"}


def test_G3_8_two_pairs_and_one_wild() -> None:
    assert read_as("3S 3D 4S 4D 5H", "5", "recreational", "online", "long_runs") == {"full_house-3", "full_house-4"}
    assert read_as("3S 3D 4S 4D 5H", "5", "competition") == {"full_house-4"}
    assert read_as("9S 9D AS AD 9H", "9", "competition") == {"full_house-9"}  # higher in level order


def test_G3_8_joker_pairs_and_two_wilds_are_not_restricted() -> None:
    assert read_as("AS AD BJ BJ 5H", "5") == {"full_house-A"}
    assert read_as("9S 9D 8S 5H 5H", "5") == {"full_house-8", "full_house-9"}
    assert read_as("3S 3D 3C 4D 5H", "5") == {"full_house-3"}  # a triple and a single, no two pairs


def test_G4_1_rank_bombs_of_four_to_ten() -> None:
    ten = "9S 9S 9H 9H 9D 9D 9C 9C 2H 2H"
    assert read_as(ten, "2") == {"bomb-9"}
    assert read_as("5S 5S 5H 5H 5D 5D 5C 5C", "5") == {"bomb-5"}
    assert read_as("9S 9D 2H 2H", "2", *SHORT_RUNS) == {"bomb-9"}
    assert read_as("9S 9D 9C", "2") == {"triple-9"}


def test_G4_1_limited_sizes_govern_rank_bombs_only() -> None:
    limited = "some rank bombs"  # of 4, 6 and 9
    assert read_as("9S 9D 9C 9H", "2", limited) == {"bomb-9"}
    assert read_as("9S 9D 9C 9H 9S", "2", limited) == set()
    assert read_as("BJ BJ RJ RJ", "2", "no rank bombs") == {"joker_bomb-RJ"}
    assert read_as("3S 4S 5S 6S 7S", "2", "no rank bombs") == {"straight_flush-7"}


def test_G4_3_straight_flush_of_exactly_five() -> None:
    assert read_as("AS 2S 3S 4S 5S", "9", *SHORT_RUNS) == {"straight_flush-5"}
    assert read_as("TS JS QS KS AS", "9", *SHORT_RUNS) == {"straight_flush-A"}
    assert read_as("QS KS AS 2S 3S", "9", *SHORT_RUNS) == set()
    assert read_as("4S 5S 6S 7S 8S 9S", "2", *SHORT_RUNS) == set()
    assert read_as("4S 5S 6S 7S 8S 9S", "2", "long runs, short flushes") == {"straight-9"}


def test_G4_3_long_flushes() -> None:
    assert read_as("4S 5S 6S 7S 8S 9S", "2", "long flushes only") == {"straight_flush-9"}
    assert read_as("4S 5S 6S 7S 8S 9S", "2", "long flushes") == {"straight_flush-9", "straight-9"}
    assert read_as("4S 5S 6S 7S 8S 9S", "7", "long flushes") == set()  # the level cards are out
    assert read_as("4S 5S 6S 8S 9S 7H", "7", "long flushes") == set()  # and their place is a gap
    assert read_as("8S 9S TS JS QS 7H", "7", "long flushes only") == {"straight_flush-K", "straight-K"}


def test_G4_4_a_natural_flush_is_no_plain_straight() -> None:
    assert read_as("3S 4S 5S 6S 7S", "2", *SHORT_RUNS) == {"straight_flush-7"}
    assert read_as("3S 4S 5S 6S 7S", "2", "long_runs", "no flushes") == {"straight-7"}
    assert read_as("3S 4S 5S 6S 7S", "2", "one-suit straights") == {"straight_flush-7", "straight-7"}


def test_G4_4_a_wild_may_be_named_off_suit_even_in_its_own_place() -> None:
    assert read_as("3H 4H 5H 6H 7H", "5", *SHORT_RUNS) == {"straight_flush-7", "straight-7"}
    assert read_as("AS 2S 4S 5S 3H", "3", *SHORT_RUNS) == {"straight_flush-5", "straight-5"}
    assert read_as("3H 4D 5H 6H 7H", "5", *SHORT_RUNS) == {"straight-7"}
