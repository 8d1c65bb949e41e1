"""Cards, hands, decks."""

import copy
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from danzhu.cards import CARDS, BadText, Card, Hand, Rank, Suit, dealt, full_deck, parse_cards, shuffled

hands = st.lists(st.sampled_from(CARDS), max_size=30).filter(lambda cards: max(Counter(cards).values(), default=0) <= 3)


def test_there_are_54_kinds_each_with_one_object() -> None:
    assert len({card.text for card in CARDS}) == 54
    for card in CARDS:
        assert Card(card.text) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card
        assert eval(repr(card)) is card


def test_index_counts_rank_by_rank() -> None:
    assert [Card(text).index for text in ("2S", "2H", "2D", "2C", "3S", "AC", "BJ", "RJ")] == [
        0,
        1,
        2,
        3,
        4,
        51,
        52,
        53,
    ]


@pytest.mark.parametrize("text", ["", "1S", "S7", "7s", "10S", "XX", "7", "J", "77", "é", "7S "])
def test_unknown_card_text_has_its_code(text: str) -> None:
    with pytest.raises(BadText) as caught:
        Card(text)
    assert (caught.value.code, caught.value.text) == ("unknown_card", text)


@pytest.mark.parametrize("text", ["7S8", "7S 8", "7S,8S", "7SS8"])
def test_a_hand_with_an_unknown_card_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="unknown_card"):
        parse_cards(text)


def test_more_copies_than_a_hand_can_count_are_refused() -> None:
    assert len(Hand("7S" * 7)) == 7
    with pytest.raises(BadText, match="too_many_copies"):
        Hand("7S" * 8)
    with pytest.raises(ValueError, match="copies"):
        Hand("7S" * 4) + Hand("7S" * 4)


def test_cards_and_hands_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Card("7S").rank = Rank.ACE  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Hand("7S").packed = 0  # type: ignore[misc]


@given(hands)
def test_a_hand_is_the_multiset_of_its_cards(cards: list[Card]) -> None:
    hand, counted = Hand(cards), Counter(cards)
    assert Counter(hand) == counted
    assert dict(hand.kinds()) == counted
    assert len(hand) == len(cards)
    assert all(hand.count(card) == counted[card] and (card in hand) == (card in counted) for card in CARDS)
    assert list(hand) == sorted(cards)
    assert hand == Hand(reversed(cards))
    assert hash(hand) == hash(Hand(reversed(cards)))
    assert Hand(str(hand)) == Hand("".join(map(str, hand))) == pickle.loads(pickle.dumps(hand)) == hand
    assert eval(repr(hand)) == hand


@given(hands, hands)
def test_hands_compare_add_and_subtract_as_multisets(one: list[Card], other: list[Card]) -> None:
    left, right = Counter(one), Counter(other)
    assert (Hand(one) >= Hand(other)) == (left >= right) == (Hand(other) <= Hand(one))
    assert Counter(Hand(one) + Hand(other)) == left + right
    if left >= right:
        assert Counter(Hand(one) - Hand(other)) == left - right
    else:
        with pytest.raises(ValueError, match="is not in"):
            Hand(one) - Hand(other)


def test_a_deck_holds_each_card_once_a_pack() -> None:
    assert Counter(full_deck(2, jokers=True)) == dict.fromkeys(CARDS, 2)
    assert all(card.suit is not None for card in full_deck(3))


def test_shuffling_keeps_the_cards_and_reaches_every_order() -> None:
    three = parse_cards("2S 3S 4S")
    rng = Random(5)
    seen = Counter(shuffled(three, rng) for _ in range(6000))
    assert len(seen) == 6
    assert max(seen.values()) < 1.25 * min(seen.values())


def test_dealing_goes_around_the_table() -> None:
    cards = full_deck(2, jokers=True)
    assert [len(hand) for hand in dealt(cards, 4)] == [27] * 4
    assert dealt(cards, 4)[1] == Hand(cards[1::4])


def test_ranks_and_suits_write_as_they_are_read() -> None:
    assert all(Rank.parse(str(rank)) is rank for rank in Rank)
    assert "".join(map(str, Suit)) == "SHDC"
    with pytest.raises(BadText, match="unknown_rank"):
        Rank.parse("1")


@pytest.mark.parametrize("cards", [["7S", "8S"], [7], [None]])
def test_a_hand_of_what_are_no_cards_says_so(cards: list[object]) -> None:
    with pytest.raises(TypeError, match="made of cards"):
        Hand(cards)  # type: ignore[arg-type]
