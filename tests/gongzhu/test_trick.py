"""Z2.3 and Z3: what may be played, who takes the trick, who leads."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.gongzhu.positions import deal, exposed, played, suits, table

from danzhu.cards import CARDS, Card, Hand, Suit
from danzhu.games.gongzhu.action import Claim, Expose, Play
from danzhu.games.gongzhu.preset import Exposure, FirstLead, Preset
from danzhu.games.gongzhu.state import result, to_act
from danzhu.games.gongzhu.step import apply, lapse_action, legal_actions, refusal
from danzhu.games.gongzhu.trick import playable, refusal_to_play, taker
from danzhu.games.gongzhu.view import view
from danzhu.table.refusal import BadDeal, Refusal
from danzhu.table.seat import circle


def legal(state):
    (seat,) = to_act(state)
    return " ".join(card.text for card in sorted(a.card for a in legal_actions(state, seat) if isinstance(a, Play)))


# Z2.3, the restriction


def test_Z2_3_an_exposed_card_does_not_lead_its_suits_first_trick():
    state = exposed(table(deal("QS 5S"), leader=0), "QS")
    assert refusal(state, 0, Play(Card("QS"))) is Refusal.EXPOSED_CARD_HELD_BACK
    assert refusal(state, 0, Play(Card("5S"))) is None


def test_Z2_3_an_exposed_card_does_not_follow_in_its_suits_first_trick():
    """Met elsewhere: followers were allowed to play the exposed pig on the first spade trick."""
    state = played(exposed(table(deal("3S", "QS 5S"), leader=0), "", "QS"), "3S")
    assert refusal(state, 1, Play(Card("QS"))) is Refusal.EXPOSED_CARD_HELD_BACK
    assert legal(state).split().count("QS") == 0


def test_Z2_3_a_lone_exposed_card_must_follow():
    hands = suits("AKJT/AK/AK/AKQJT", "Q/QJT9/QJT9/9876", "98765/8765/8765/-", "432/432/432/5432")
    state = played(exposed(table(hands, leader=0), "", "QS"), "AS")
    assert legal(state) == "QS"


def test_Z2_3_a_lone_exposed_card_may_lead():
    assert playable(Hand("QS 2H"), None, Hand("QS"), frozenset()) == Hand("QS 2H")


def test_Z2_3_an_exposed_card_may_be_discarded():
    """Met elsewhere: exposure applied to discards."""
    assert playable(Hand("5H AH"), Suit.CLUBS, Hand("AH"), frozenset()) == Hand("5H AH")


def test_Z2_3_the_restriction_ends_with_the_suits_first_trick():
    state = exposed(table(deal("3S 4S", "QS 5S 6S", "7S 8S", "AS 9S"), leader=0), "", "QS")
    state = played(state, "3S 5S 7S AS")
    state = played(state, "9S 4S")
    assert refusal(state, 1, Play(Card("QS"))) is None


def test_Z2_3_another_suits_trick_does_not_end_it():
    state = exposed(table(deal("3D", "QS 5S 6D", "7D", "AD 9S"), leader=0), "", "QS")
    state = played(state, "3D 6D 7D AD")
    state = played(state, "9S")
    state = played(state, legal(state).split()[0])
    assert refusal(state, 1, Play(Card("QS"))) is Refusal.EXPOSED_CARD_HELD_BACK


def test_Z2_3_a_discard_of_the_suit_does_not_end_it():
    """Only a trick led in the suit counts."""
    hands = suits("AK/AKQJT98/AK/AK", "QT/765/QJT9/QJT9", "98765/-/8765/8765", "J432/432/432/432")
    state = played(exposed(table(hands, leader=0), "", "QS"), "8H 7H 9S 4H AS")
    assert refusal(state, 1, Play(Card("QS"))) is Refusal.EXPOSED_CARD_HELD_BACK
    assert legal(state) == "TS"


def one_by_one(hand, trick, exposed_cards, earlier):
    """The restriction once more: in words of the article, from texts, card by card."""
    answer = set()
    for card in hand:
        if trick and any(other[1] == trick[0][1] for other in hand) and card[1] != trick[0][1]:
            continue
        discarding = bool(trick) and card[1] != trick[0][1]
        first_of_suit = card[1] not in earlier
        alone = [other[1] for other in hand].count(card[1]) == 1
        if card in exposed_cards and not discarding and first_of_suit and not alone:
            continue
        answer.add(card)
    return answer


def texts(cards):
    return st.sets(st.sampled_from(cards), max_size=13)


@given(
    hand=texts([card.text for card in CARDS[:52]]),
    special=texts(["AH", "QS", "JD", "TC"]),
    trick=st.lists(st.sampled_from([card.text for card in CARDS[:52]]), max_size=3, unique=True),
    open_cards=texts(["AH", "QS", "JD", "TC"]),
    earlier=texts("SHDC"),
)
@example(hand={"QS", "5S"}, special=set(), trick=["3S"], open_cards={"QS"}, earlier=set())
@example(hand={"QS"}, special=set(), trick=["3S"], open_cards={"QS"}, earlier=set())
def test_Z2_3_generator_and_judge_agree_with_a_second_formulation(hand, special, trick, open_cards, earlier):
    hand |= special
    expected = one_by_one(hand, trick, open_cards, earlier)
    cards, led = Hand("".join(hand)), [Card(text) for text in trick]
    done = frozenset(suit for suit in Suit if str(suit) in earlier)
    open_hand = Hand("".join(open_cards))
    assert {card.text for card in playable(cards, led[0].suit if led else None, open_hand, done)} == expected
    accepted = {c.text for c in CARDS if refusal_to_play(c, cards, led, open_hand, done) is None}
    assert accepted == expected
    assert bool(expected) is bool(hand)


# Z3, play


@pytest.mark.parametrize("seat", range(4))
def test_Z3_1_the_holder_of_2S_leads_the_first_deal_with_any_card(seat):
    hands = ["", "", "", ""]
    hands[seat] = "2S"
    state = exposed(table(deal(*hands)))
    assert to_act(state) == (seat,)
    assert len(legal(state).split()) == 13


@pytest.mark.parametrize(
    ("first_lead", "card", "forced"),
    [
        (FirstLead.HOLDER_2S, "2S", False),
        (FirstLead.CARD_2S, "2S", True),
        (FirstLead.HOLDER_2C, "2C", False),
        (FirstLead.CARD_2C, "2C", True),
        (FirstLead.HOLDER_7S, "7S", False),
    ],
)
def test_option_first_lead(first_lead, card, forced):
    preset = Preset(first_lead=first_lead)
    hands = deal("", "", card, "")
    state = exposed(table(hands, preset))
    assert to_act(state) == (2,)
    others = [each for each in hands.hands[2] if each is not Card(card)]
    codes = {refusal(state, 2, Play(each)) for each in others}
    assert codes == {Refusal.LEAD_IS_FIXED if forced else None}
    assert refusal(state, 2, Play(Card(card))) is None
    assert len(legal(state).split()) == (1 if forced else 13)
    # The card is fixed for one lead, and only in the first deal of a match.
    assert refusal(played(state, card), 2, Play(others[0])) is Refusal.NOT_YOUR_TURN
    later = exposed(table(hands, preset, leader=1))
    assert to_act(later) == (1,)
    assert len(legal(later).split()) == 13


@pytest.mark.parametrize("pig", range(4))
def test_Z3_1_the_taker_of_the_pig_leads_the_next_deal(pig):
    """Met elsewhere: the leader of a later deal taken from the first trick."""
    state = exposed(table(deal("2S"), leader=pig))
    assert to_act(state) == (pig,)


@pytest.mark.parametrize(
    ("cards", "leader", "expected"),
    [
        ("TH JH QH KH", 0, 3),
        ("2C QS 2D 2H", 0, 0),
        ("5S AH KS 7S", 2, 0),
        ("9D TD JD 2D", 3, 1),
        ("TS JS QS KS", 1, 0),
    ],
)
def test_Z3_2_the_highest_card_of_the_suit_led_takes_the_trick(cards, leader, expected):
    assert taker(tuple(zip(circle(leader, 4), map(Card, cards.split()), strict=True))) == expected


def test_Z3_2_ten_stands_below_the_jack():
    assert taker(((0, Card("TS")), (1, Card("9S")), (2, Card("JS")), (3, Card("2S")))) == 2


def test_Z3_2_follow_suit_if_possible():
    state = played(exposed(table(deal("3S", "5S 9H"), leader=0)), "3S")
    assert refusal(state, 1, Play(Card("9H"))) is Refusal.MUST_FOLLOW_SUIT
    assert all(text.endswith("S") for text in legal(state).split())


def test_Z3_2_hearts_need_no_breaking_and_point_cards_may_be_played_at_once():
    state = exposed(table(deal("AH QS JD TC"), leader=0))
    assert {"AH", "QS", "JD", "TC"} <= set(legal(state).split())


def test_Z3_2_the_taker_leads():
    state = played(exposed(table(deal("3S", "5S", "AS", "4S"), leader=0)), "3S 5S AS 4S")
    assert to_act(state) == (2,)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, Play(Card("5S")), Refusal.NOT_YOUR_TURN),
        (0, Play(Card("5S")), Refusal.CARDS_NOT_HELD),
        (0, Play(Card("BJ")), Refusal.CARDS_NOT_HELD),
        (0, Expose(), Refusal.WRONG_PHASE),
        (0, Claim(), Refusal.POINTS_REMAIN),
        (4, Play(Card("3S")), Refusal.NOT_A_SEAT),
        (-1, Play(Card("3S")), Refusal.NOT_A_SEAT),
    ],
)
def test_Z3_2_what_may_not_be_played_is_refused(seat, action, code):
    assert refusal(exposed(table(deal("3S", "5S"), leader=0)), seat, action) is code


# Z3.3, the claim

# Seat 0 has the highest cards; all sixteen point cards fall in six tricks.
ALL_SIXTEEN = suits("AKQ2/AKQJ/AKQ/AK", "JT9/T98/JT9/QJT9", "876/765/876/8765", "543/432/5432/432")
SIX_TRICKS = "AH TH 7H 4H KH 9H 6H 3H QH 8H 5H 2H JH TC 5C 2C QS JS 8S 5S AD JD 8D 5D"


def after(cards):
    return played(exposed(table(ALL_SIXTEEN, leader=0)), " ".join(SIX_TRICKS.split()[:cards]))


def to_the_end(state):
    while to_act(state):
        (seat,) = to_act(state)
        state = apply(state, seat, lapse_action(state, seat))
    return state


def test_Z3_3_a_claim_ends_a_deal_without_point_cards():
    state = after(24)
    assert list(legal_actions(state, 0))[-1] == Claim()
    claimed = apply(state, 0, Claim())
    assert to_act(claimed) == ()
    assert refusal(claimed, 0, Claim()) is Refusal.DEAL_OVER
    assert list(legal_actions(claimed, 0)) == []
    assert result(claimed) == result(to_the_end(state))
    assert result(claimed).points == (800, 0, 0, 0)
    # As in every deal that is over, all hands are open.
    assert view(state, 1).left == ()
    assert view(claimed, 1).left == claimed.hands


def test_Z3_3_whoever_is_to_act_may_claim():
    state = played(after(24), "2S")
    assert refusal(state, 1, Claim()) is None
    assert refusal(state, 0, Claim()) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("cards", [0, 12, 20, 21, 22, 23])
def test_Z3_3_no_claim_while_a_point_card_is_held_or_lies_in_the_trick(cards):
    state = after(cards)
    (seat,) = to_act(state)
    assert refusal(state, seat, Claim()) is Refusal.POINTS_REMAIN
    assert Claim() not in list(legal_actions(state, seat))


# Z3.4, time runs out


def test_Z3_4_a_lapse_exposes_nothing_and_plays_the_lowest_legal_card():
    state = table(deal("QS AH 2D 2C 2H", "", "", "2S"), leader=0)
    assert lapse_action(state, 0) == Expose()
    assert lapse_action(exposed(state), 0) == Play(Card("2H"))
    state = played(exposed(table(deal("3S", "QS 5S TS"), leader=0), "", "QS"), "3S")
    assert lapse_action(state, 1) == Play(min(c for c in state.hands[1] if c.suit is Suit.SPADES))


# Z1, the deal


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda hands: hands[:3], "wrong_hand_size"),
        (lambda hands: (hands[0] - Hand([next(iter(hands[0]))]), *hands[1:]), "wrong_hand_size"),
        (lambda hands: (hands[1], *hands[1:]), "cards_not_the_pack"),
        (lambda hands: (hands[0] - Hand([next(iter(hands[0]))]) + Hand("BJ"), *hands[1:]), "cards_not_the_pack"),
        (lambda hands: (Hand("2S 2S 2S 2S 2S 2S 2S 3S 3S 3S 3S 3S 3S"),) * 4, "cards_not_the_pack"),
    ],
)
def test_Z1_1_thirteen_cards_each_of_one_pack(change, code):
    given = deal()
    with pytest.raises(BadDeal) as bad:
        table(type(given)(tuple(change(given.hands))))
    assert bad.value.code == code


def test_Z1_2_a_deal_has_thirteen_tricks():
    state = to_the_end(exposed(table(deal())))
    assert len(state.tricks) == 13
    assert all(len(trick) == 4 for trick in state.tricks)
    assert result(state) is not None


def test_option_no_exposure_lifts_every_restriction():
    state = table(deal("QS 2S"), Preset(exposure=Exposure.NONE))
    assert refusal(state, 0, Play(Card("QS"))) is None


def test_option_first_lead_itself_binds_the_leader_alone():
    preset = Preset(first_lead=FirstLead.CARD_2S)
    state = exposed(table(deal("2S 5S", "3S 6S"), preset))
    assert refusal(state, 0, Play(Card("5S"))) is Refusal.LEAD_IS_FIXED
    assert legal(state) == "2S"
    state = played(state, "2S")
    assert {"3S", "6S"} <= set(legal(state).split())
    assert refusal(state, 1, Play(Card("6S"))) is None
