"""Every collected fact about Guandan, each with its source."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from danzhu.cards import BadText
from danzhu.games.guandan.vector import answer

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "guandan.json").read_text())
IN_ANY_ORDER = ("classify", "legal_follow", "tribute_card", "return_allowed")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_rules_answer_as_expected(vector: dict[str, Any]) -> None:
    expected = vector["expected"]
    for preset in vector["presets"]:
        got = answer({**vector, "presets": [preset]})
        assert got == (sorted(expected) if vector["question"] in IN_ANY_ORDER else expected)


def test_no_vector_is_there_twice() -> None:
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 988


def asked(question: str, preset: str = "online", **inputs: object) -> object:
    return answer({"question": question, "presets": [preset], **inputs})


def test_presets_that_differ_give_a_list_of_answers() -> None:
    vector = {"question": "classify", "presets": ["online", "long_runs"], "level": "5", "cards": ["5H", "9S"]}
    assert answer(vector) == [[["pair", "9", 2]], []]


def test_G2_7_a_reading_left_out_is_asked_for_or_the_strongest() -> None:
    five = {"level": "2", "table": ["9S", "9D", "9C", "2H", "2H"], "cards": ["TS", "TD", "TC", "TH"]}
    with pytest.raises(BadText, match="reading_needed"):
        asked("beats", **five)
    assert asked("beats", "competition", **five) is False  # it is the bomb of five
    assert asked("beats", **five, table_as=["full_house", "9"]) is True


def test_G3_9_cards_that_are_not_what_they_are_called_beat_nothing() -> None:
    assert asked("beats", level="2", table=["3S"], cards=["4S", "4D"], **{"as": ["pair", "5"]}) is False
    assert asked("beats", level="2", table=["3S"], table_as=["pair", "3"], cards=["4S"]) is False


def test_G1_3_turned_cards() -> None:
    joker_first = {"turned": ["BJ", "2H", "9C"], "drawn_by": 1}
    assert asked("first_leader", "competition", first_deal=joker_first) == {"leader": 1}
    assert asked("first_leader", "competition", first_deal={"turned": ["BJ"], "drawn_by": 1}) == {"leader": None}
    assert asked("first_leader", "recreational", first_deal={"turned": ["BJ"], "drawn_by": 1}) == {"leader": 1}
    with pytest.raises(BadText, match="turned_cards_wrong"):
        asked("first_leader", "recreational", first_deal=joker_first)
    with pytest.raises(BadText, match="turned_cards_wrong"):
        asked("first_leader", "online", first_deal=joker_first)


def test_G5_passes_that_nobody_asks_for_may_be_spelt_out() -> None:
    out_passes = [[1, "play"], [2, "pass"], [3, "pass"], [0, "pass"]]
    assert asked("next_leader", already_out=[0], actions=out_passes) == {"leads": 1}
    locked = [[0, "play"], [1, "pass"], [2, "play"], [3, "play"], [0, "play"], [1, "pass"], [2, "pass"]]
    assert asked("next_leader", "long_runs", actions=locked) == {"to_act": 3}


def test_G5_actions_may_go_on_into_the_next_trick() -> None:
    actions = [[0, "play"], [1, "pass"], [2, "pass"], [3, "pass"], [0, "out"], [1, "play"]]
    assert asked("next_leader", actions=actions) == {"to_act": 2}


@pytest.mark.parametrize(
    ("inputs", "error"),
    [
        ({"question": "who_wins"}, BadText),
        ({"question": "classify", "presets": ["modern"], "level": "2", "cards": []}, KeyError),
        ({"question": "classify", "level": "2"}, KeyError),
        ({"question": "classify", "level": "2", "cards": ["1S"]}, BadText),
        ({"question": "classify", "level": "BJ", "cards": ["2S"]}, BadText),
        ({"question": "classify", "level": "2", "cards": ["9S", "9S", "9S"]}, BadText),
        ({"question": "classify", "level": "2", "cards": 5}, TypeError),
        ({"question": "beats", "level": "2", "table": ["3S"], "cards": ["4S"], "as": ["lone", "4"]}, BadText),
        ({"question": "legal_follow", "level": "2", "table": ["3S", "4S"], "cards": ["4S"]}, BadText),
        ({"question": "first_leader", "level": "2", "finish": [0, 2, 1, 1], "hands": {}}, BadText),
        ({"question": "first_leader", "level": "2", "finish": [0, 2, 1, 3], "hands": {}}, KeyError),
        ({"question": "first_leader", "presets": ["long_runs"], "first_deal": {"holders": {"2D": []}}}, BadText),
        (
            {"question": "promote", "levels": {"T0": "2", "T1": "2"}, "declarer": None, "finish": [0, 1, 2, 3]}
            | {"ace_fails": {"T0": float("inf"), "T1": 0}},
            TypeError,
        ),
        ({"question": "next_leader", "actions": []}, BadText),
        ({"question": "next_leader", "actions": [[0, "pass"]]}, BadText),
        ({"question": "next_leader", "actions": [[0, "sleep"]]}, BadText),
        ({"question": "next_leader", "actions": [[0, "play"], [2, "play"]]}, BadText),
        ({"question": "next_leader", "actions": [[4, "play"]]}, BadText),
        ({"question": "promote", "levels": {"T0": "2"}, "declarer": None, "finish": [0, 1, 2, 3]}, KeyError),
        (
            {"question": "promote", "levels": {"T0": "2", "T1": "2"}, "declarer": "T2", "finish": [0, 1, 2, 3]},
            ValueError,
        ),
    ],
)
def test_a_malformed_vector_is_an_error(inputs: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        answer({"presets": ["online"], **inputs})
