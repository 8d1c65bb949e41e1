"""The generator's plays: every choice of cards once, in a fixed order, told by articles and by arithmetic."""

from collections.abc import Iterator
from itertools import islice
from math import comb

from hypothesis import given
from hypothesis import strategies as st
from tests.guandan import odd

from danzhu.cards import Hand, Rank, full_deck
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import COMPETITION, LONG_RUNS, Preset, StraightFlush

STANDARD = Preset()
FIVE_RANKS = "3S3H3D3C 4S4H4D4C 6S6H6D6C 7S7H7D7C"


def listed(cards: str, reading: str, level: str = "5", preset: Preset = STANDARD) -> list[Hand]:
    """The cards of a hand that are played as one reading, in their order."""
    found = plays(Hand(cards), Rank.parse(level), preset)
    return [played for played, played_as in found if played_as.text == reading]


def hands(*texts: str) -> list[Hand]:
    return [Hand(text) for text in texts]


def test_G3_1_suits_tell_plays_apart_and_copies_do_not() -> None:
    assert listed("8S8S8C", "single-8") == hands("8S", "8C")
    assert listed("8S8S8C", "pair-8") == hands("8S8S", "8S8C")
    assert listed("8S8S8C", "triple-8") == hands("8S8S8C")


def test_plays_with_fewer_wilds_come_first() -> None:
    assert listed("8S8C5H5H", "pair-8") == hands("8S8C", "8S5H", "8C5H")
    assert listed("8S8C5H5H", "triple-8") == hands("8S8C5H", "8S5H5H", "8C5H5H")


def test_G3_3_wilds_beside_a_triple_are_one_play_whatever_pair_they_are_called() -> None:
    assert listed("9S9C9D5H5H", "full_house-9") == hands("9S9C9D5H5H")
    assert listed("5S5C5D5H5H", "full_house-5") == hands("5S5C5D5H5H")
    assert len(patterns(Hand("9S9C9D5H5H"), Rank.FIVE, STANDARD, Reading(Kind.FULL_HOUSE, Rank.EIGHT, 5))) == 12 + 2
    assert listed("2S2C2D5H5H", "full_house-2") == hands("2S2C2D5H5H")


def test_G3_8_competition_leaves_out_the_lower_triple_made_by_one_wild() -> None:
    hand = "8S8C8D 9S9C 5H"
    assert listed(hand, "full_house-8", preset=COMPETITION) == hands("8S8C8D9S9C", "8S8C8D9S5H", "8S8C8D9C5H")
    assert len(listed(hand, "full_house-8")) == 3 + comb(3, 2)
    two_wilds = "8S8C 9S9C 5H5H"
    assert listed(two_wilds, "full_house-8", preset=COMPETITION) == hands(
        "8S9S9C5H5H", "8C9S9C5H5H", "8S8C9S5H5H", "8S8C9C5H5H"
    )


def test_G4_4_each_mix_of_suits_is_a_straight_but_the_four_of_one_suit() -> None:
    hand = "5S5D5C " + FIVE_RANKS
    assert len(listed(hand, "straight-7", level="9")) == 3 * 4**4 - 3
    assert len(listed(hand, "straight_flush-7", level="9")) == 3
    one_suit = Preset(one_suit_straight=True)
    assert len(listed(hand, "straight-7", level="9", preset=one_suit)) == 3 * 4**4
    no_flush = Preset(straight_flush=StraightFlush.OFF)
    assert len(listed(hand, "straight-7", level="9", preset=no_flush)) == 3 * 4**4


def test_G4_4_a_wild_stands_at_every_slot_its_own_included() -> None:
    hand = "5S5D5C 5H5H " + FIVE_RANKS
    none, one, two = 3 * 4**4 - 3, 4**4 + 4 * 3 * 4**3, 4 * 4**3 + comb(4, 2) * 3 * 4**2
    assert len(listed(hand, "straight-7")) == none + one + two
    flush_with_its_own_five = 3 * (1 + 5 + comb(5, 2))
    hearts = 1 + 4  # one wild as 5H, or it and another
    assert len(listed(hand, "straight_flush-7")) == flush_with_its_own_five + hearts


def test_G3_7_with_level_cards_kept_out_no_straight_passes_the_level() -> None:
    hand = "5S5D5C 5H5H " + FIVE_RANKS
    assert listed(hand, "straight-7", preset=LONG_RUNS) == []
    assert len(listed("5H 7S 8S8C 9D TS", "straight-J", preset=LONG_RUNS)) == 2
    five, six = 2 + (1 + 4 * 2), 2
    assert len(listed("5H 7S 8S8C 9D TS JC", "straight-J", preset=LONG_RUNS)) == five + six


def test_G4_1_a_bomb_of_each_choice_of_its_cards() -> None:
    hand = "9S9H9D9C 9S9H9D9C"
    by_size = dict.fromkeys(range(4, 9), 0)
    for _, reading in plays(Hand(hand), Rank.FIVE, STANDARD):
        if reading.kind is Kind.BOMB:
            by_size[reading.size] += 1
    # Up to two copies of each of four cards: the coefficients of (1 + x + x²)⁴.
    assert by_size == {4: 19, 5: 16, 6: 10, 7: 4, 8: 1}


def test_G2_4_the_joker_bomb_is_all_four_jokers_and_takes_no_wild() -> None:
    assert listed("BJBJRJRJ5H5H", "joker_bomb-RJ") == hands("BJBJRJRJ")
    assert listed("BJBJRJ5H5H", "joker_bomb-RJ") == []


def test_plays_are_lazy() -> None:
    hand = Hand("".join(f"{rank}S{rank}C" for rank in "2346789TJQKA") + "5H5H")
    first = [str(cards) for cards, _ in islice(plays(hand, Rank.FIVE, LONG_RUNS), 3)]
    assert first == ["2S", "2C", "3S"]


presets = st.sampled_from(list(odd.ALL.values()))
dealt_hands = st.permutations(full_deck(2, jokers=True)).flatmap(
    lambda deck: st.integers(1, 18).map(lambda size: Hand(deck[:size]))
)
levels = st.sampled_from(list(Rank)[:13])


@given(dealt_hands, levels, presets)
def test_plays_patterns_and_readings_agree(hand: Hand, level: Rank, preset: Preset) -> None:
    found = list(plays(hand, level, preset))
    assert len(found) == len(set(found))
    assert all(hand >= cards and len(cards) == reading.size for cards, reading in found)
    readings = generate(hand, level, preset)
    assert list(dict.fromkeys(reading for _, reading in found)) == list(readings)
    told_apart = patterns(hand, level, preset)
    assert len(told_apart) == len(set(told_apart))
    assert list(dict.fromkeys(pattern.reading for pattern in told_apart)) == list(readings)


@given(dealt_hands, levels, presets, st.data())
def test_G3_9_following_is_leading_less_what_does_not_beat(
    hand: Hand, level: Rank, preset: Preset, data: st.DataObject
) -> None:
    table = data.draw(st.sampled_from(generate(hand, level, preset)))

    def beating(readings: tuple[Reading, ...]) -> Iterator[Reading]:
        return (reading for reading in readings if beats(reading, table, level, preset))

    assert generate(hand, level, preset, table) == tuple(beating(generate(hand, level, preset)))
    assert list(plays(hand, level, preset, table)) == [
        (cards, reading) for cards, reading in plays(hand, level, preset) if beats(reading, table, level, preset)
    ]
    assert patterns(hand, level, preset, table) == tuple(
        pattern for pattern in patterns(hand, level, preset) if beats(pattern.reading, table, level, preset)
    )
