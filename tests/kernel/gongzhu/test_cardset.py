"""Sets of cards and picking from them, against plain Python and against even chances."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from danzhu.cards import Hand, full_deck
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.gongzhu import cardset
from danzhu.kernel.gongzhu.cards import CARD_OF, NUMBER_OF, hand_of, set_of

PACK_CARDS = st.sets(st.sampled_from(full_deck()))


@compiled
def scaled(fraction: int, bound: int) -> int:
    return cardset.scaled(fraction, bound)


@compiled
def nth(cards: int, k: int) -> int:
    return cardset.nth(cards, k)


@compiled
def nth_by_steps(cards: int, k: int) -> int:
    return cardset.nth_by_steps(cards, k)


@compiled
def many(rng: Words, cards: int, size: int, draws: int) -> np.ndarray:
    drawn = np.empty(draws, np.int64)
    for draw in range(draws):
        drawn[draw] = cardset.some(rng, cards, size)
    return drawn


@given(PACK_CARDS)
def test_cards_and_sets_are_translated_both_ways(cards):
    assert set(hand_of(set_of(cards))) == cards
    assert set_of(cards) & ~cardset.PACK == 0


def test_named_sets_are_the_cards_of_their_names():
    names = {"QS": "PIG", "AH": "ACE_OF_HEARTS", "JD": "GOAT", "TC": "TRANSFORMER"}
    for text, name in names.items():
        (card,) = Hand(text)
        assert getattr(cardset, name) == 1 << NUMBER_OF[card]
    assert CARD_OF[cardset.PIG_CARD].text == "QS"
    assert CARD_OF[cardset.GOAT_CARD].text == "JD"
    assert set_of(full_deck()) == cardset.PACK
    assert len(hand_of(cardset.POINT_CARDS)) == 16


@given(PACK_CARDS.filter(bool), st.data())
def test_the_card_with_k_lower_ones_is_found_in_both_ways(cards, data):
    k = data.draw(st.integers(0, len(cards) - 1))
    expected = sorted(NUMBER_OF[card] for card in cards)[k]
    assert nth_by_steps(set_of(cards), k) == expected
    assert nth(set_of(cards), k) == expected


@pytest.mark.parametrize(("cards", "size"), [(7, 0), (7, 1), (7, 3), (7, 6), (7, 7), (1, 1), (0, 0)])
def test_some_gives_every_subset_with_the_same_chance(cards, size):
    pack = full_deck()[3 : 3 + cards]
    expected = {set_of(chosen) for chosen in combinations(pack, size)}
    each = 2000
    drawn = Counter(many(seeded(5), set_of(pack), size, each * len(expected)).tolist())
    assert set(drawn) == expected
    # Chi-square over up to 35 subsets: beyond 80 is a chance of one in 100,000.
    assert sum((count - each) ** 2 / each for count in drawn.values()) < 80


def test_some_leaves_no_card_of_the_pack_behind():
    drawn = many(seeded(6), cardset.PACK, 13, 26_000)
    held = [int(np.count_nonzero(drawn >> number & 1)) for number in CARD_OF]
    assert sum(held) == 13 * 26_000
    # Expected 6,500 for each card, with a standard deviation of 70.
    assert all(6_150 < count < 6_850 for count in held)


def test_a_fraction_is_scaled_without_sign():
    assert [scaled(word, 12) for word in (0, 1 << 62, -(1 << 63), -1)] == [0, 3, 6, 11]
