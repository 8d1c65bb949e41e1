"""Actions, deals and results as text."""

import pytest
from tests.gongzhu.positions import deal

from danzhu.cards import BadText, Card, Hand
from danzhu.games.gongzhu.action import Claim, Expose, Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.result import conclude
from danzhu.games.gongzhu.standing import Standing, settle
from danzhu.games.gongzhu.text import action_text, read_action, result_json, standing_json


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(Card("QS")), "QS"),
        (Claim(), "claim"),
        (Expose(), "expose:"),
        (Expose(Hand("QS TC")), "expose:QS,TC"),
        (Expose(Hand("AH QS JD TC")), "expose:AH,QS,JD,TC"),
        (Expose(Hand("QS"), Hand("AH TC")), "expose:QS/AH,TC"),
        (Expose(Hand(), Hand("JD")), "expose:/JD"),
    ],
)
def test_an_action_is_written_as_it_is_read(action, text):
    assert action_text(action) == text
    assert read_action(text) == action
    assert eval(repr(action), {"Play": Play, "Claim": Claim, "Expose": Expose, "Card": Card, "Hand": Hand}) == action


def test_spaces_around_an_action_do_not_count():
    assert read_action(" QS\n") == Play(Card("QS"))
    assert read_action("claim ") == Claim()


@pytest.mark.parametrize("text", ["expose:TC,QS", "expose: QS, TC", "expose:TC ,QS/"])
def test_cards_to_expose_come_in_any_order(text):
    assert read_action(text) == Expose(Hand("QS TC"))


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "unknown_card", ""),
        ("Q", "unknown_card", "Q"),
        ("10S", "unknown_card", "10S"),
        ("qs", "unknown_card", "qs"),
        ("Claim", "unknown_card", "Claim"),
        ("expose", "unknown_card", "expose"),
        ("expose:QS,", "unknown_card", ""),
        ("expose:QSTC", "unknown_card", "QSTC"),
        ("expose:QS/TC/JD", "unknown_card", "TC/JD"),
        ("expose:" + ",".join(["QS"] * 8), "too_many_copies", "QS"),
    ],
)
def test_what_is_no_action_is_bad_text(text, code, at):
    with pytest.raises(BadText) as bad:
        read_action(text)
    assert (bad.value.code, bad.value.text) == (code, at)


@pytest.mark.parametrize(
    ("json", "error"),
    [
        ({}, KeyError),
        ({"hands": "2S"}, TypeError),
        ({"hands": [["2S"]]}, TypeError),
        ({"hands": ["2S", "XX"]}, BadText),
    ],
)
def test_a_deal_that_cannot_be_read(json, error):
    with pytest.raises(error):
        GONGZHU.read_deal(json)


def test_a_deal_is_read_as_it_is_written():
    given = deal()
    assert GONGZHU.read_deal(GONGZHU.deal_json(given)) == given


def test_a_result_and_a_standing_as_a_record_has_them():
    taken = (Hand("QS 2H"), Hand("JD TC"), Hand("AH KH QH JH TH 9H 8H 7H 6H 5H"), Hand("4H 3H"))
    result = conclude(taken, [Expose(Hand("QS"))], Preset())
    assert result_json(result) == {
        "points": [-200, 200, -200, 0],
        "lines": [
            [
                {"line": "hearts", "points": 0, "factor": 1},
                {"line": "pig", "points": -100, "factor": 1},
                {"line": "exposed_pig", "points": -100, "factor": 2},
            ],
            [{"line": "goat", "points": 100, "factor": 1}, {"line": "transformer", "points": 100, "factor": 2}],
            [{"line": "hearts", "points": -200, "factor": 1}],
            [{"line": "hearts", "points": 0, "factor": 1}],
        ],
        "taken": ["2H QS", "TC JD", "5H 6H 7H 8H 9H TH JH QH KH AH", "3H 4H"],
    }
    assert standing_json(settle(Standing(totals=(-800, 0, 0, 0)), result)) == {
        "totals": [-1000, 200, -200, 0],
        "deals": 1,
        "leader": 0,
        "ending": True,
        "eliminated": [0],
        "winner": [1],
    }
