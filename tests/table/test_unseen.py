"""Dealing unseen cards: whatever is dealt is allowed, every allowed deal is equally likely."""

from collections import Counter
from itertools import permutations
from math import factorial, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from danzhu.cards import Card, Hand, full_deck, shuffled
from danzhu.table.unseen import distribute


@st.composite
def true_deals(draw):
    """Hands as they lie, and what is known of each seat: some kinds that it does not hold."""
    cards = shuffled(full_deck(2, jokers=True), Random(draw(st.integers(0, 1 << 32))))
    sizes = draw(st.lists(st.integers(0, 27), min_size=1, max_size=4))
    hands, at = [], 0
    for size in sizes:
        hands.append(Hand(cards[at : at + size]))
        at += size
    share = draw(st.sampled_from([0.0, 0.1, 0.5, 0.9]))
    rng = Random(draw(st.integers(0, 1 << 32)))
    lacks = [{card for card in cards if card not in hand and rng.random() < share} for hand in hands]
    return hands, lacks


@given(true_deals(), st.integers(0, 1 << 32))
def test_every_card_goes_to_a_seat_that_may_hold_it(deal, seed):
    hands, lacks = deal
    unseen = sum(hands, Hand())
    sizes = [len(hand) for hand in hands]
    got = distribute(unseen, sizes, lambda seat, card: card not in lacks[seat], Random(seed))
    assert sum(got, Hand()) == unseen
    assert [len(hand) for hand in got] == sizes
    assert all(card not in lacks[seat] for seat, hand in enumerate(got) for card in hand)
    assert got == distribute(unseen, sizes, lambda seat, card: card not in lacks[seat], Random(seed))


@pytest.mark.parametrize(
    ("cards", "sizes", "lacks"),
    [
        ("2S 3S", (1, 2), {}),
        ("2S 3S", (1, 0), {}),
        ("2S 3S 4S", (1, 1, 1), {0: "2S", 1: "2S", 2: "2S"}),
        # Two seats have room for two cards, and three cards can only lie there.
        ("2S 3S 4S 5H", (1, 1, 2), {2: "2S 3S 4S"}),
    ],
)
def test_an_impossible_deal_is_an_error(cards, sizes, lacks):
    with pytest.raises(ValueError, match="no deal of"):
        distribute(Hand(cards), sizes, lambda seat, card: card not in Hand(lacks.get(seat, "")), Random(1))


@given(true_deals(), st.randoms(use_true_random=False))
def test_an_error_means_that_there_is_no_deal(deal, rng):
    """Against a search over every order of a few cards."""
    hands, lacks = deal
    sizes = [min(len(hand), 2) for hand in hands][:3]
    cards = rng.sample(full_deck(), sum(sizes))
    lacks = [{card for card in cards if rng.random() < 0.6} for _ in sizes]
    slots = [seat for seat, size in enumerate(sizes) for _ in range(size)]
    possible = any(
        all(card not in lacks[seat] for seat, card in zip(slots, order, strict=True)) for order in permutations(cards)
    )
    try:
        distribute(Hand(cards), sizes, lambda seat, card: card not in lacks[seat], Random(1))
    except ValueError:
        assert not possible
    else:
        assert possible


@pytest.mark.parametrize(
    ("text", "sizes", "lacks"),
    [
        # Dealing card by card to whoever has room would favour some of these deals.
        ("2S 3S 4S 2H 3H 4D", (2, 2, 2), ("2S 3S 4S", "2H", "4D")),
        # The four spades can be shared out two and two in six ways, three and one in four.
        ("2S 3S 4S 5S 2H 3H", (1, 3, 2), ("2S 3S 4S 5S", "", "")),
    ],
)
def test_every_allowed_deal_is_equally_likely(text, sizes, lacks):
    cards, never = Hand(text), tuple(map(Hand, lacks))

    def may_hold(seat: int, card: Card) -> bool:
        return card not in never[seat]

    slots = [seat for seat, size in enumerate(sizes) for _ in range(size)]
    allowed = Counter()
    for order in permutations(cards):
        lying = list(zip(slots, order, strict=True))
        if all(may_hold(seat, card) for seat, card in lying):
            allowed[tuple(Hand(card for at, card in lying if at == seat) for seat in range(3))] += 1
    assert set(allowed.values()) == {prod(map(factorial, sizes))}
    draws, rng = 4_000, Random(7)
    got = Counter(distribute(cards, sizes, may_hold, rng) for _ in range(draws))
    assert set(got) == set(allowed)
    expected = draws / len(allowed)
    chi_squared = sum((count - expected) ** 2 / expected for count in got.values())
    assert chi_squared < 3 * len(allowed)
