"""What a seat is shown, and what is drawn for what it is not shown."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.gongzhu.positions import CLASSIC, deal, exposed, played, suits, table

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Exposure, FirstLead, Partnership, Preset
from danzhu.games.gongzhu.sample import fixed_cards, sample, shown_voids, unseen_cards
from danzhu.games.gongzhu.state import to_act
from danzhu.games.gongzhu.step import apply, legal_actions
from danzhu.games.gongzhu.view import marked, slam, slam_threat, view
from danzhu.table.lines import to_line

EITHER = Preset(exposure=Exposure.EITHER)


def test_one_sees_ones_own_hand_and_how_many_cards_the_others_hold():
    state = exposed(table(deal("3S"), leader=0))
    seen = view(played(state, "3S"), 1)
    assert seen.hand == state.hands[1]
    assert seen.cards_left == (12, 13, 13, 13)
    assert view(state, None).hand == Hand()


def test_Z2_1_the_leader_of_the_first_deal_is_hidden_until_the_reveal():
    """He holds the 2S, which is nobody's business while the others choose what to expose."""
    state = table(deal("", "2S"))
    assert [view(state, seat).leader for seat in (None, 0, 1, 2, 3)] == [None] * 5
    assert view(exposed(state), 0).leader == 1
    assert view(table(deal("", "2S"), leader=3), 0).leader == 3


@pytest.mark.parametrize("first_lead", FirstLead)
def test_Z2_1_before_the_reveal_nothing_depends_on_anothers_hand(first_lead):
    """Every other distribution of the cards, every choice of the others: the same bytes."""
    preset = Preset(first_lead=first_lead)
    mine = "2S AH QS 4S 5H 6D 7C 8C 9D TS JH KD AC"
    for me in range(4):
        told = set()
        for seed in range(25):
            wanted = [""] * 4
            wanted[me] = mine
            state = table(deal(*wanted, seed=seed), preset)
            rng = Random(seed)
            for seat in rng.sample([other for other in range(4) if other != me], rng.randrange(4)):
                state = apply(state, seat, rng.choice(list(legal_actions(state, seat))))
            actions = [to_line({"do": GONGZHU.action_text(action)}) for action in legal_actions(state, me)]
            told.add((repr(view(state, me)), tuple(actions)))
        assert len(told) == 1


# Seat 0 has the highest cards of every suit.
HIGH = suits("AKQ2/AKQJ/AKQ/AK", "JT9/T98/JT9/QJT9", "876/765/876/8765", "543/432/5432/432")


def test_exposed_cards_are_marked_until_played():
    state = played(exposed(table(HIGH, leader=0), "AH"), "KH TH 7H 4H")
    assert marked(view(state, 2), 0) == Hand("AH")
    seen = view(played(state, "AH"), 2)
    assert marked(seen, 0) == Hand()
    assert seen.exposures[0] == Expose(Hand("AH"))


def test_taken_point_cards_and_points_of_everyone():
    state = exposed(table(HIGH, leader=0), "AH", "JD")
    seen = view(played(state, "KH TH 7H 4H QS JS 8S 5S 2S 9S 7S 4S"), 3)
    assert seen.taken == (Hand("KH TH 7H 4H QS"), Hand(), Hand(), Hand())
    assert seen.points == (-220, 0, 0, 0)
    assert seen.slam_threat == (0,)
    assert seen.points_remain
    assert seen.to_act == (1,)


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        (("", "", "", ""), ()),
        (("QS", "JD", "", ""), ()),
        (("", "2H", "QS", ""), (1,)),
        (("", "2H", "3H", ""), ()),
        (("2H 3H 4H", "", "QS JD TC", ""), (0,)),
    ],
)
def test_slam_threat_is_one_player_with_every_heart_so_far(won, expected):
    assert slam_threat([Hand(cards) for cards in won], CLASSIC) == expected


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(
    ("preset", "won", "expected"),
    [
        (CLASSIC, [HEARTS, "", "", ""], (0,)),
        (CLASSIC, [HEARTS[3:], "QS", "", ""], ()),
        (CLASSIC, [HEARTS[3:], "2H", "", ""], ()),
        (CLASSIC, ["", "", "", ""], ()),
        (Preset(partnership=Partnership.OPPOSITE), [HEARTS[3:], "QS", "2H", ""], (0, 2)),
        (Preset(partnership=Partnership.OPPOSITE), [HEARTS[3:], "2H", "", ""], ()),
    ],
)
def test_Z4_2_a_slam_is_made_once_a_side_has_all_the_hearts(preset, won, expected):
    assert slam([Hand(cards) for cards in won], preset) == expected


def test_slam_threat_of_a_pair():
    pairs = Preset(partnership=Partnership.OPPOSITE)
    assert slam_threat([Hand("2H"), Hand(), Hand("3H"), Hand()], pairs) == (0, 2)
    assert slam_threat([Hand("2H"), Hand("3H"), Hand(), Hand()], pairs) == ()


# Samples


def test_Z3_2_who_does_not_follow_has_none():
    state = played(exposed(table(HIGH, leader=0)), "AH TH 7H 4H KH 9H 6H 3H QH 8H 5H 2H JH TC 5C 2C")
    assert shown_voids(view(state, 0)) == (frozenset(), *[frozenset({Suit.HEARTS})] * 3)


def test_Z2_3_who_plays_a_bound_card_has_no_other():
    hands = suits("AKJT/AK/AK/AKQJT", "Q/QJT9/QJT9/9876", "98765/8765/8765/-", "432/432/432/5432")
    state = played(exposed(table(hands, leader=0), "", "QS"), "AS QS")
    assert shown_voids(view(state, 0))[1] == frozenset({Suit.SPADES})
    # Unexposed, or on a later trick of the suit, it tells nothing.
    assert shown_voids(view(played(exposed(table(hands, leader=0)), "AS QS"), 0))[1] == frozenset()


def test_Z2_3_who_leads_a_bound_card_has_no_other():
    hands = suits("Q/QJT9/QJT9/9876", "AKJT/AK/AK/AKQJT", "98765/8765/8765/-", "432/432/432/5432")
    state = played(exposed(table(hands, leader=0), "QS"), "QS")
    assert shown_voids(view(state, 1))[0] == frozenset({Suit.SPADES})


def test_a_sample_knows_where_marked_cards_and_the_first_leaders_card_lie():
    state = exposed(table(deal("AH", "2S", "TC", "")), "AH", "", "TC")
    seen = view(state, 3)
    assert fixed_cards(seen) == {Card("AH"): 0, Card("TC"): 2, Card("2S"): 1}
    drawn = sample(seen, Random(1))
    assert all(Card(text) in drawn.hands[seat] for text, seat in (("AH", 0), ("TC", 2), ("2S", 1)))
    assert unseen_cards(seen) == state.hands[0] + state.hands[1] + state.hands[2]
    # Before the reveal nothing of this is known.
    assert fixed_cards(view(table(deal("AH", "2S", "TC", "")), 3)) == {}


def test_every_seat_that_may_hold_the_pig_is_drawn_for_it():
    seen = view(exposed(table(deal("", "2S QS"))), 0)
    holders = {
        next(seat for seat, hand in enumerate(sample(seen, Random(seed)).hands) if Card("QS") in hand)
        for seed in range(40)
    }
    assert holders == {1, 2, 3}


def test_option_open_or_secret_samples_secrets_both_ways():
    state = exposed(table(deal("AS", "QS 2S"), EITHER), "", "/QS")
    drawn = [sample(view(state, 0), Random(seed)) for seed in range(60)]
    pig = Card("QS")
    secret = {any(decision is not None and pig in decision.secretly for decision in each.exposures) for each in drawn}
    assert secret == {True, False}
    assert all(d.secretly <= hand for each in drawn for d, hand in zip(each.exposures, each.hands, strict=True))


@given(st.integers(0, 2**32))
def test_a_sample_never_breaks_what_was_shown(seed):
    """Played again from its first card, a sampled deal is legal at every step."""
    rng = Random(seed)
    preset = Preset(exposure=rng.choice(list(Exposure)))
    state = table(deal(seed=seed), preset)
    steps = []
    for _ in range(rng.randrange(57)):
        if not to_act(state):
            break
        seat = rng.choice(to_act(state))
        action = rng.choice(list(legal_actions(state, seat)))
        steps.append((seat, action))
        state = apply(state, seat, action)
    viewer = rng.choice([None, 0, 1, 2, 3])
    drawn = sample(view(state, viewer), rng)
    hands = list(drawn.hands)
    for trick in (*drawn.tricks, drawn.trick):
        for seat, card in trick:
            hands[seat] += Hand([card])
    again = table(type(deal())(tuple(hands)), preset)
    for seat, action in steps:
        shown = drawn.exposures[seat] or Expose()
        again = apply(again, seat, shown if isinstance(action, Expose) else action)
    assert view(again, viewer) == view(state, viewer)
