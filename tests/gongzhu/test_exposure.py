"""Z2.1 and Z2.2: who may expose what, and what it does."""

import pytest
from tests.gongzhu.positions import deal, exposed, played, table

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Claim, Expose, Play
from danzhu.games.gongzhu.exposure import Factors, exposures, factors
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Exposure, Preset
from danzhu.games.gongzhu.score import score, total
from danzhu.games.gongzhu.state import pending, to_act
from danzhu.games.gongzhu.step import apply, legal_actions, refusal
from danzhu.games.gongzhu.view import marked, view
from danzhu.table.match import Decided, Decision, begin, deal_next, decide, lapse
from danzhu.table.refusal import Refusal

HANDS = deal("AH QS", "JD", "TC 2S", "")
IN_TURN = Preset(exposure=Exposure.SEQUENTIAL)
EITHER = Preset(exposure=Exposure.EITHER)


def test_Z2_1_all_decide_at_the_same_time():
    state = table(HANDS)
    assert to_act(state) == (0, 1, 2, 3)
    state = apply(state, 2, Expose(Hand("TC")))
    assert to_act(state) == (0, 1, 3)
    assert pending(state) == ((2, Expose(Hand("TC"))),)


def test_Z2_1_any_subset_may_be_exposed():
    assert {action.cards for action in legal_actions(table(HANDS), 0)} == {
        Hand(), Hand("AH"), Hand("QS"), Hand("AH QS"),
    }  # fmt: skip
    assert list(legal_actions(table(HANDS), 1)) == [Expose(), Expose(Hand("JD"))]


def test_Z2_1_who_has_nothing_to_expose_still_answers():
    state = table(HANDS)
    assert list(legal_actions(state, 3)) == [Expose()]
    for seat in (0, 1, 2):
        state = apply(state, seat, Expose())
    assert to_act(state) == (3,)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_Z2_1_nobody_learns_who_has_decided_or_what(viewer):
    state = table(HANDS)
    before = view(state, viewer)
    assert before.to_act == (0, 1, 2, 3)
    assert view(apply(state, 3, Expose()), viewer) == before
    others = [seat for seat in (0, 1, 2) if seat != viewer]
    for seat in others:
        state = apply(state, seat, Expose(Hand("QS")) if seat == 0 else Expose())
        assert view(state, viewer) == before


def test_Z2_1_one_sees_ones_own_decision():
    state = apply(table(HANDS), 0, Expose(Hand("QS")))
    assert view(state, 0).exposures == (Expose(Hand("QS")), None, None, None)


def test_Z2_1_the_choices_are_shown_together():
    state = exposed(table(HANDS), "AH,QS", "", "TC")
    assert pending(state) == ()
    assert view(state, 3).exposures == (Expose(Hand("AH QS")), Expose(), Expose(Hand("TC")), Expose())
    assert marked(view(state, 3), 0) == Hand("AH QS")


def test_Z2_1_one_event_tells_of_all_four():
    match = deal_next(begin(GONGZHU, Preset()), HANDS)
    for seat, action in ((3, Expose()), (0, Expose(Hand("QS")))):
        match, event = decide(match, seat, action)
        assert event is None
    match, event = lapse(match, 1)
    assert event is None
    match, event = decide(match, 2, Expose(Hand("TC")))
    assert event == Decided(
        (
            Decision(0, Expose(Hand("QS"))),
            Decision(1, Expose(), lapsed=True),
            Decision(2, Expose(Hand("TC"))),
            Decision(3, Expose()),
        )
    )


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Expose(Hand("JD")), Refusal.CARDS_NOT_HELD),
        (Expose(Hand("QS JD")), Refusal.CARDS_NOT_HELD),
        (Expose(Hand("QS QS")), Refusal.CARDS_NOT_HELD),
        (Expose(Hand("RJ")), Refusal.CARDS_NOT_HELD),
        (Expose(Hand("3D")), Refusal.NOT_EXPOSABLE),
        (Expose(Hand("QS 3D")), Refusal.NOT_EXPOSABLE),
        (Expose(Hand(), Hand("QS")), Refusal.NOT_EXPOSABLE),
        (Play(Card("QS")), Refusal.WRONG_PHASE),
        (Claim(), Refusal.WRONG_PHASE),
    ],
)
def test_Z2_1_what_may_not_be_exposed_is_refused(action, code):
    assert refusal(table(deal("AH QS 3D")), 0, action) is code


def test_Z2_1_a_decision_is_final():
    state = apply(table(HANDS), 0, Expose())
    assert refusal(state, 0, Expose(Hand("QS"))) is Refusal.ALREADY_DECIDED
    assert list(legal_actions(state, 0)) == []
    state = exposed(table(HANDS))
    assert refusal(state, 2, Expose(Hand("TC"))) is Refusal.WRONG_PHASE
    assert refusal(state, 0, Expose(Hand("QS"))) is Refusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("exposure", "taken", "points"),
    [
        ("AH", "AH", -100),
        ("AH", "5H", -20),
        ("QS", "QS", -200),
        ("JD", "JD", 200),
        ("TC", "TC", 100),
        ("TC", "TC QS", -400),
        ("TC", "TC 2H", 0),
    ],
)
def test_Z2_2_an_exposed_card_counts_double_whoever_takes_it(exposure, taken, points):
    for holder in range(4):
        decisions = [Expose(Hand(exposure)) if seat == holder else Expose() for seat in range(4)]
        assert total(score(Hand(taken), factors(decisions, Preset()), Preset())) == points


def test_option_no_exposure():
    state = table(HANDS, Preset(exposure=Exposure.NONE))
    assert to_act(state) == (2,)
    assert refusal(state, 2, Expose()) is Refusal.WRONG_PHASE


def test_option_exposure_in_turn_from_the_leader():
    state = table(HANDS, IN_TURN)
    assert view(state, None).leader == 2
    assert to_act(state) == (2,) == view(state, 0).to_act
    assert refusal(state, 0, Expose()) is Refusal.NOT_YOUR_TURN
    state = apply(state, 2, Expose(Hand("TC")))
    assert pending(state) == ()
    assert to_act(state) == (3,)
    # Each sees the choices before his.
    assert view(state, 3).exposures == (None, None, Expose(Hand("TC")), None)
    state = apply(apply(apply(state, 3, Expose()), 0, Expose(Hand("QS"))), 1, Expose())
    assert to_act(state) == (2,)


def test_option_open_or_secret_offers_both_ways():
    assert list(exposures(Hand("QS 2C"), EITHER)) == [
        Expose(), Expose(Hand("QS")), Expose(Hand(), Hand("QS")),
    ]  # fmt: skip
    assert len(list(exposures(Hand("AH QS JD TC"), EITHER))) == 81
    assert refusal(table(HANDS, EITHER), 0, Expose(Hand("QS"), Hand("QS"))) is Refusal.CARDS_NOT_HELD


@pytest.mark.parametrize(
    ("text", "taken", "points"),
    [
        (Expose(Hand(), Hand("QS")), "QS", -200),
        (Expose(Hand("QS")), "QS", -400),
        (Expose(Hand(), Hand("AH")), "AH KH", -180),
        (Expose(Hand("AH")), "AH KH", -360),
        (Expose(Hand(), Hand("TC")), "TC", 100),
        (Expose(Hand("TC")), "TC", 200),
        (Expose(Hand(), Hand("TC")), "TC QS", -400),
        (Expose(Hand("TC")), "TC QS", -800),
    ],
)
def test_option_open_or_secret_counts_more_when_shown(text, taken, points):
    assert total(score(Hand(taken), factors([text], EITHER), EITHER)) == points


def test_option_open_or_secret_stays_secret_until_played():
    hands = deal("AH QS 5S", "JD 2S 3S", "TC 4S", "6S")
    state = exposed(table(hands, EITHER), "AH/QS", "", "")
    assert view(state, 1).exposures[0] == Expose(Hand("AH"))
    assert view(state, 0).exposures[0] == Expose(Hand("AH"), Hand("QS"))
    state = played(state, "2S 4S 6S")
    # The restriction binds open cards only.
    assert refusal(state, 0, Play(Card("QS"))) is None
    state = played(state, "QS")
    assert view(state, 1).exposures[0] == Expose(Hand("AH"), Hand("QS"))
    assert view(state, None).points == (-200, 0, 0, 0)


def test_factors_start_at_one():
    assert factors([None, Expose()], Preset()) == Factors(1, 1, 1, 1)
