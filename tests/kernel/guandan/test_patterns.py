"""What a hand can play, by the kernel and by the rules; and which cards the kernel takes for it."""

from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS, any_level, lopsided_hand

from danzhu.cards import CARDS, SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.patterns import patterns as ruled
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.recipes import recipes
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import any_legal, index_of, list_legal
from danzhu.kernel.guandan.convert import hand_cards, hand_words
from danzhu.kernel.guandan.patterns import codes, decode, encode, patterns
from danzhu.kernel.guandan.spend import part, spend
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import new_groups

pytestmark = pytest.mark.slow

GROUPS = new_groups()


def listed(hand: Words, on_table: int, preset: Preset, level: Rank) -> list[int]:
    table = tables(preset)[level]
    found = np.zeros(table[at.PATTERNS] + 1, np.int64)
    return found[: list_legal(hand, on_table, table, GROUPS, found)].tolist()


def left_after(text: str, pattern: Pattern, level: Rank = Rank.FIVE, preset: Preset = PRESETS["online"]) -> Hand:
    words = hand_words(Hand(text), level)
    assert encode(pattern) in listed(words, at.PASS, preset, level)
    spend(words, encode(pattern), tables(preset)[level])
    return hand_cards(words, level)


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_the_numbered_patterns_are_the_rules_forms_of_all_levels_that_a_hand_has_cards_for(preset: Preset) -> None:
    every = {
        recipe.pattern
        for level in SUITED_RANKS
        for recipe in recipes(level, preset)
        if recipe.pattern.reading.size <= 27
    }
    assert set(patterns(preset)) == every
    assert len(patterns(preset)) == len(every) == tables(preset)[0, at.PATTERNS]
    for index, code in enumerate(codes(preset)):
        assert encode(decode(code)) == code
        assert index_of(code, tables(preset)[0]) == index


def test_the_standard_forms_have_193_readings_and_392_patterns() -> None:
    found = patterns(PRESETS["online"])
    assert (len({pattern.reading for pattern in found}), len(found)) == (193, 392)


@pytest.mark.parametrize(("name", "preset"), OPTION_SETS.items())
def test_lopsided_hands_play_the_same_patterns_and_only_cards_that_read_so(name: str, preset: Preset) -> None:
    rng = Random(name)
    seen: set[Kind] = set()
    for level in SUITED_RANKS:
        for _ in range(150):
            hand = lopsided_hand(level, rng)
            words = hand_words(hand, level)
            assert hand_cards(words, level) == hand
            on_table = rng.choice(codes(preset)) if rng.randrange(2) else at.PASS
            to_beat = None if on_table == at.PASS else decode(on_table).reading
            found = listed(words, on_table, preset, level)
            assert (found[-1] == at.PASS) == (on_table != at.PASS)
            plays = [code for code in found if code != at.PASS]
            assert len(set(plays)) == len(plays)
            assert set(map(decode, plays)) == set(ruled(hand, level, preset, to_beat)), (level, hand, to_beat)
            for code in rng.sample(plays, min(6, len(plays))):
                check_cards(hand, words.copy(), code, preset, level)
                seen.add(decode(code).reading.kind)
    assert len(seen) >= 8


def check_cards(hand: Hand, words: Words, code: int, preset: Preset, level: Rank) -> None:
    """The cards taken are held, read as the pattern says, and spend no wild that a natural card could spare."""
    spend(words, code, tables(preset)[level])
    rest = hand_cards(words, level)
    assert len(rest) == words[at.LEFT]
    cards, pattern = hand - rest, decode(code)
    assert pattern.reading in read(cards, level, preset), (level, hand, pattern, cards)
    natural = [card for card in cards if card is not wild(level)]
    if pattern.suit is not None:
        assert {card.suit for card in natural} == {pattern.suit}
    if pattern.pair is not None:
        assert {card.rank for card in natural} <= {pattern.pair, pattern.reading.key}
    again = hand_words(hand, level)
    part(again, hand_words(cards, level))
    assert hand_cards(again, level) == rest


def test_one_legal_pattern_at_random_is_each_as_often() -> None:
    level, preset = Rank.FIVE, PRESETS["online"]
    words, rng = hand_words(Hand("7S 7D 8S 8D 9S 9D 5H JS RJ"), level), seeded(4)
    for on_table in (at.PASS, encode(Pattern(Reading(Kind.SINGLE, Rank.SIX, 1)))):
        found = listed(words, on_table, preset, level)
        drawn = [any_legal(words, on_table, tables(preset)[level], GROUPS, rng) for _ in range(400 * len(found))]
        assert set(drawn) == set(found)
        assert all(300 < drawn.count(code) < 500 for code in found)


def test_a_pair_leaves_the_straight_flush_whole() -> None:
    pair = Pattern(Reading(Kind.PAIR, Rank.NINE, 2))
    assert left_after("7S 8S 9S TS JS 9D 9C", pair) == Hand("7S 8S 9S TS JS")
    assert left_after("7S 8S 9S TS 9D 9C 5H", pair) == Hand("7S 8S 9S TS 5H")


def test_of_two_like_cards_one_goes_and_the_straight_flush_stays() -> None:
    assert left_after("7S 8S 9S 9S TS JS", Pattern(Reading(Kind.SINGLE, Rank.NINE, 1))) == Hand("7S 8S 9S TS JS")


def test_wilds_go_last() -> None:
    assert left_after("9S 9D 5H 5S", Pattern(Reading(Kind.PAIR, Rank.NINE, 2))) == Hand("5H 5S")
    assert left_after("5H 5S", Pattern(Reading(Kind.SINGLE, Rank.FIVE, 1))) == Hand("5H")


def test_G4_4_a_straight_takes_a_second_suit_or_a_wild() -> None:
    straight = Pattern(Reading(Kind.STRAIGHT, Rank.JACK, 5))
    assert left_after("7S 8S 9S TS JS JD", straight) == Hand("JS")
    assert left_after("7S 8S 9S TS JS 5H", straight).count(wild(Rank.FIVE)) == 0
    with pytest.raises(AssertionError):
        left_after("7S 8S 9S TS JS", straight)


def test_G3_8_the_lower_pair_is_the_triple_only_with_both_wilds() -> None:
    lower = Pattern(Reading(Kind.FULL_HOUSE, Rank.EIGHT, 5), pair=Rank.NINE)
    competition = PRESETS["competition"]
    assert left_after("8S 8D 9S 9D 5H 5H", lower, preset=competition) == Hand("9D")
    assert left_after("8S 8D 9S 9D 5H", lower) == Hand()
    with pytest.raises(AssertionError):
        left_after("8S 8D 9S 9D 5H", lower, preset=competition)


def test_every_kind_of_card_survives_the_words() -> None:
    rng = Random(5)
    for _ in range(200):
        level = any_level(rng)
        hand = Hand(rng.sample(CARDS * 2, 27))
        words = hand_words(hand, level)
        assert hand_cards(words, level) == hand
        assert words[at.LEFT] == 27
        assert words[at.WILDS] == hand.count(wild(level))
