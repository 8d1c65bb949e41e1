"""The judge agrees with the oracle, on every level and every kind of preset."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.guandan import hands, odd, oracle
from tests.guandan.position import do, position

from danzhu.cards import SUITED_RANKS, BadText, Hand, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.preset import PRESETS, Preset, StraightFlush
from danzhu.games.guandan.read import force, read
from danzhu.games.guandan.text import read_action


def agree(cards: Hand, level: Rank, preset: Preset) -> list[Kind]:
    """Asserts that judge and oracle say the same of these cards; the kinds that they found."""
    judged = read(cards, level, preset)
    tried = oracle.readings(cards, level, preset)
    assert set(judged) == set(tried), (cards, level)
    for reading, stand_for in judged.items():
        assert stand_for in tried[reading], (cards, level, reading)
    return [reading.kind for reading in judged]


def agree_on_many(preset: Preset, hands_each: int, seed: int) -> Counter[Kind]:
    """The same for `hands_each` hands of each level and number of wilds."""
    rng = Random(seed)
    return Counter(
        kind
        for level in SUITED_RANKS
        for wilds in (0, 1, 2)
        for _ in range(hands_each)
        for kind in agree(hands.selection(rng, level, wilds), level, preset)
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PRESETS, *odd.ODD])
def test_judge_and_oracle_agree(name: str) -> None:
    preset = odd.ALL[name]
    met = agree_on_many(preset, hands_each=16, seed=1)
    never = set() if preset.bomb_sizes else {Kind.BOMB}
    never |= {Kind.STRAIGHT_FLUSH} if preset.straight_flush is StraightFlush.OFF else set()
    assert set(met) | {Kind.JOKER_BOMB} == {*set(Kind) - never}  # the hands are not all nonsense


@pytest.mark.soak
@pytest.mark.parametrize("name", odd.ALL)
def test_judge_and_oracle_agree_on_many(name: str) -> None:
    assert agree_on_many(odd.ALL[name], hands_each=1000, seed=2).total() > 10_000


@given(st.data())
def test_judge_and_oracle_agree_on_any_cards(data: st.DataObject) -> None:
    level = data.draw(st.sampled_from(SUITED_RANKS))
    pack = st.sampled_from(hands.PACK)
    cards = Hand(data.draw(st.lists(pack, max_size=7)))
    agree(cards, level, data.draw(st.sampled_from(list(odd.ALL.values()))))


def test_long_runs_up_to_a_whole_hand() -> None:
    rng = Random(3)
    preset = PRESETS["long_runs"]
    longest = 0
    for level in SUITED_RANKS:
        for _ in range(30):
            cards = hands.selection(rng, level, rng.randrange(2), most=27)
            if agree(cards, level, preset):
                longest = max(longest, len(cards))
    assert longest >= 20  # tubes of ten pairs and plates of seven triples were among them


@pytest.mark.parametrize("level", SUITED_RANKS, ids=str)
def test_the_strongest_reading_is_first(level: Rank) -> None:
    rng = Random(4)
    for _ in range(300):
        readings = list(read(hands.selection(rng, level, rng.randrange(3)), level, Preset()))
        assert readings == sorted(readings, key=lambda reading: force(reading, level, Preset()), reverse=True)
        for one, next_one in pairwise(readings):
            assert not oracle.beats(next_one, one, level, Preset())


def test_order_of_readings_is_pinned() -> None:
    def order(cards: str, level: str, preset: str = "long_runs") -> str:
        return " ".join(reading.text for reading in read(Hand(cards), Rank.parse(level), PRESETS[preset]))

    assert order("8S 9S TS 5H 5H", "5", "online") == (
        "straight_flush-Q straight_flush-J straight_flush-T straight-Q straight-J straight-T"
    )
    assert order("4S 4D 5S 5D 2H 2H", "2") == "plate-5 tube-6 tube-5"
    assert order("6S 6D 2H 2H", "2") == "bomb-6 tube-7 tube-6"
    assert order("9S 9D 9C 5H 5H", "5") == "bomb-9 full_house-9"
    assert order("3S 3D 4S 4D 2H", "2") == "full_house-4 full_house-3"


def test_open_pair_of_wilds_keeps_its_own_rank() -> None:
    def pair(cards: str, level: str) -> tuple[Rank, ...]:
        found = read(Hand(cards), Rank.parse(level), Preset())
        return next(stand_for for reading, stand_for in found.items() if reading.kind is Kind.FULL_HOUSE)

    assert pair("9S 9D 9C 5H 5H", "5") == (Rank.FIVE, Rank.FIVE)
    assert pair("9S 9D 9C 9H 9H", "9") == (Rank.ACE, Rank.ACE)
    assert pair("AS AD AC AH AH", "A") == (Rank.KING, Rank.KING)


def test_no_cards_are_no_play() -> None:
    assert read(Hand(), Rank.TWO, Preset()) == {}


def test_G2_7_a_reading_may_be_left_out_where_one_alone_beats_the_table() -> None:
    state = do(position("8S 8D 8C 3S 3D 4S", "9S 9D 9C 2H 2H 5S", "6S", "7S"), (0, "8S8D8C3S3D=full_house-8"))
    with pytest.raises(BadText, match="reading_needed"):  # the full house of nines, and the bomb, both beat it
        read_action(state, "9S 9D 9C 2H 2H")
    state = do(position("TS TD TC 3S 3D 4S", "9S 9D 9C 2H 2H 5S", "6S", "7S"), (0, "TSTDTC3S3D=full_house-T"))
    assert read_action(state, "9S 9D 9C 2H 2H") == Play(Hand("9S 9D 9C 2H 2H"), Reading(Kind.BOMB, Rank.NINE, 5))
