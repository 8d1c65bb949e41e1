"""Other suits: each way is one by the rules, and none that leaves the most straight flushes is missing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS, any_level, lopsided_hand

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.convert import hand_cards, hand_words
from danzhu.kernel.guandan.patterns import decode
from danzhu.kernel.guandan.playout import default_cards
from danzhu.kernel.guandan.suits import LOOKED, MOST_WAYS, ways
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import new_groups

pytestmark = pytest.mark.slow

GROUPS = new_groups()
SHORTEST = 5

Possible = frozenset[tuple[object, ...]]
"""Straight flushes, one or two beside each other, each with the wilds they may take together, by what the rules say."""


def listed(hand: Hand, pattern: int, level: Rank, preset: Preset) -> list[Hand]:
    found = np.zeros((MOST_WAYS, at.HAND), np.int64)
    n = ways(hand_words(hand, level), pattern, tables(preset)[level], found)
    return [hand_cards(each, level) for each in found[:n]]


def leading(hand: Hand, level: Rank, preset: Preset) -> list[int]:
    table = tables(preset)[level]
    found: Words = np.zeros(table[at.PATTERNS] + 1, np.int64)
    return list(map(int, found[: list_legal(hand_words(hand, level), at.PASS, table, GROUPS, found)]))


def possible(hand: Hand, level: Rank, preset: Preset) -> Possible:
    return frozenset(_possible(hand, level, preset))


def _possible(hand: Hand, level: Rank, preset: Preset) -> Iterator[tuple[object, ...]]:
    wilds = hand.count(wild(level))
    for cards, name, took in flushes(hand, level, preset):
        yield from ((name, number) for number in range(took, wilds + 1))
        if len(cards) == SHORTEST:
            for beside, other, more in flushes(hand - cards, level, preset):
                if len(beside) == SHORTEST:
                    yield from ((name, other, number) for number in range(took + more, wilds + 1))


def flushes(hand: Hand, level: Rank, preset: Preset) -> Iterator[tuple[Hand, object, int]]:
    for cards, reading in plays(hand, level, preset):
        if reading.kind is Kind.STRAIGHT_FLUSH:
            natural = [card for card in cards if card is not wild(level)]
            yield cards, (reading, natural[0].suit), len(cards) - len(natural)


def all_ways(hand: Hand, first: Hand, pattern: int, level: Rank, preset: Preset) -> list[Hand]:
    """Every choice of cards with this reading and the wilds and ranks of the first, by the rules."""

    def ranks(cards: Hand) -> list[int]:
        return sorted(-1 if card is wild(level) else card.rank for card in cards)

    reading, same = decode(pattern).reading, ranks(first)
    return [cards for cards, each in plays(hand, level, preset) if each == reading and ranks(cards) == same]


def rich_hand(level: Rank, rng: Random) -> Hand:
    """Few ranks next to one another in two suits, so that straight flushes overlap; some have a wild."""
    low = rng.randrange(6)
    suits = rng.sample("SHDC", 2)
    kinds = ["23456789TJQKA"[rank] + suit for rank in range(low, low + 7) for suit in suits] * 2
    cards = Hand("".join(rng.sample(kinds, rng.randint(8, 14))))
    natural = Hand(card for card in cards if card is not wild(level))
    return Hand([*natural, *[wild(level)] * rng.choice((0, 0, 1, 2))])


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_each_way_is_one_by_the_rules_and_the_first_is_what_is_spent(preset: Preset) -> None:
    rng = Random(1)
    for turn in range(12):
        level = any_level(rng)
        hand = (rich_hand if turn % 2 else lopsided_hand)(level, rng)
        patterns = leading(hand, level, preset)
        spent = default_cards(hand_words(hand, level), np.array(patterns), tables(preset)[level])
        for pattern, default in zip(patterns, spent, strict=True):
            found = listed(hand, pattern, level, preset)
            assert found[0] == hand_cards(default, level)
            assert len(set(found)) == len(found) <= MOST_WAYS
            for cards in found:
                assert cards <= hand
                assert decode(pattern).reading in read(cards, level, preset)
                assert cards.count(wild(level)) == found[0].count(wild(level))


@pytest.mark.parametrize("name", ["online", "few bombs, higher pair", "long flushes above four"])
def test_the_ways_leave_what_no_other_choice_leaves_and_more(name: str) -> None:
    rng, preset = Random(2), OPTION_SETS[name]
    chosen = several = 0
    for _ in range(24):
        level = any_level(rng)
        hand = rich_hand(level, rng)
        patterns = [each for each in leading(hand, level, preset) if len(listed(hand, each, level, preset)) > 1]
        for pattern in rng.sample(patterns, min(4, len(patterns))):
            found = listed(hand, pattern, level, preset)
            leave = [possible(hand - cards, level, preset) for cards in found]
            assert len(set(leave)) == len(leave)
            every = all_ways(hand, found[0], pattern, level, preset)
            assert set(found) <= set(every)
            if len(every) <= LOOKED:
                sets = {possible(hand - cards, level, preset) for cards in every}
                most = {one for one in sets if not any(one < other for other in sets)}
                expected = most | {leave[0]}
                assert set(leave[1:]) <= most
                assert set(leave) == expected or len(expected) > MOST_WAYS == len(leave)
                several += 1
            chosen += 1
    assert chosen >= several > 8


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_no_way_is_missing_where_one_is_listed(preset: Preset) -> None:
    rng, alone = Random(3), 0
    for _ in range(10):
        level = any_level(rng)
        hand = rich_hand(level, rng)
        patterns = [each for each in leading(hand, level, preset) if len(listed(hand, each, level, preset)) == 1]
        for pattern in rng.sample(patterns, min(4, len(patterns))):
            (only,) = listed(hand, pattern, level, preset)
            left = possible(hand - only, level, preset)
            every = all_ways(hand, only, pattern, level, preset)
            if len(every) <= LOOKED:
                assert all(possible(hand - cards, level, preset) <= left for cards in every)
                alone += len(every) > 1
    assert alone > 3


def test_a_card_of_either_flush_may_go_and_a_third_is_no_way() -> None:
    level, preset = Rank.TWO, PRESETS["online"]
    hand = Hand("4S5S6S7S8S 4D5D6D7D8D 6C")
    assert [str(each) for each in listed(hand, encode_of("single-5", hand, level, preset), level, preset)] == [
        "5S",
        "5D",
    ]
    assert [str(each) for each in listed(hand, encode_of("single-6", hand, level, preset), level, preset)] == ["6C"]


def test_two_flushes_of_one_suit_need_both_copies_of_what_they_share() -> None:
    level, preset = Rank.TWO, PRESETS["online"]
    hand = Hand("3S4S5S6S7S 7S8S9STSJS 5D6D7D8D9D")
    found = listed(hand, encode_of("single-7", hand, level, preset), level, preset)
    assert {str(each) for each in found} == {"7S", "7D"}


def encode_of(text: str, hand: Hand, level: Rank, preset: Preset) -> int:
    return next(each for each in leading(hand, level, preset) if decode(each).reading.text == text)
