"""Every collected fact about Gong Zhu, each with its source."""

import json
from pathlib import Path

import pytest

from danzhu.cards import BadText
from danzhu.games.gongzhu.vector import answer

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "gongzhu.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_rules_answer_as_expected(vector):
    assert answer(vector) == vector["expected"]


def test_no_vector_is_there_twice():
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 117


@pytest.mark.parametrize(
    ("vector", "error"),
    [
        ({"question": "who_wins", "presets": ["classic"]}, BadText),
        ({"question": "score", "presets": ["modern"], "captured": [], "exposed": []}, KeyError),
        ({"question": "score", "presets": ["classic"], "captured": [["1S"]], "exposed": []}, BadText),
        ({"question": "score", "presets": ["classic"], "captured": [[]]}, KeyError),
        (
            {"question": "legal_cards", "presets": ["classic"], "hand": [], "trick": [], "my_exposed": []}
            | {"suits_led_in_earlier_tricks": ["X"]},
            BadText,
        ),
        ({"question": "score", "presets": ["classic"], "captured": [["QS"], ["QS"], [], []], "exposed": []}, BadText),
        ({"question": "score", "presets": ["classic"], "captured": [["BJ"], [], [], []], "exposed": []}, BadText),
        ({"question": "trick_winner", "presets": ["classic"], "trick": [], "leader": 0}, BadText),
        ({"question": "trick_winner", "presets": ["classic"], "trick": ["2S"], "leader": 4}, BadText),
        ({"question": "trick_winner", "presets": ["classic"], "trick": ["2S", "3S"] * 2, "leader": 0}, BadText),
        (
            {"question": "exposable", "presets": ["classic"], "hand_contains": ["QS", "QS"], "wants_to_expose": []},
            BadText,
        ),
        ({"question": "exposure_reveal", "presets": ["classic"], "decided": [0], "of": 10**12}, BadText),
        ({"question": "next_round_leader", "presets": ["classic"], "pig_taken_by": 4, "round": 2}, BadText),
    ],
)
def test_a_malformed_vector_is_an_error(vector, error):
    with pytest.raises(error):
        answer(vector)
