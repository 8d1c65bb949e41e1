"""`danzhu check`: vectors against the rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Run

VECTORS = Path(__file__).parents[1] / "vectors"
SCORE: dict[str, Any] = {
    "id": "pig",
    "game": "gongzhu",
    "question": "score",
    "presets": ["classic"],
    "captured": [["QS"], [], [], []],
    "exposed": [],
    "expected": [-100, 0, 0, 0],
}
CLASSIFY: dict[str, Any] = {
    "id": "wild",
    "game": "guandan",
    "question": "classify",
    "presets": ["recreational", "online"],
    "level": "5",
    "cards": ["9S", "9D", "9C", "5H", "5H"],
    "expected": [["full_house", "9", 5], ["bomb", "9", 5]],
}


def written(folder: Path, value: object) -> Path:
    file = folder / "vectors.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return file


def test_all_vectors_hold(run: Run) -> None:
    files = sorted(VECTORS.glob("*.json"))
    assert len(files) == 2
    ran = run("check", *files)
    assert (ran.status, ran.err) == (0, "")
    answers = sum(len(vector["presets"]) for file in files for vector in json.loads(file.read_text(encoding="utf-8")))
    assert ran.out == f"{answers:,} answers checked, all right.\n"


def test_each_preset_is_asked_and_sets_have_no_order(run: Run, tmp_path: Path) -> None:
    assert run("check", written(tmp_path, [CLASSIFY, SCORE])).out == "3 answers checked, all right.\n"


def test_a_mismatch_names_the_vector_what_was_expected_and_what_came(run: Run, tmp_path: Path) -> None:
    wrong = {**SCORE, "expected": [0, -100, 0, 0]}
    ran = run("check", written(tmp_path, [CLASSIFY, wrong]))
    assert ran.status == 1
    assert ran.out.splitlines() == [
        "pig (classic): expected [0, -100, 0, 0], got [-100, 0, 0, 0]",
        "3 answers checked, one wrong.",
    ]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({"id": "x"}, "vectors_not_json"),
        ([7], "malformed_vector"),
        ([{"id": "x"}], "malformed_vector"),
        ([{**SCORE, "presets": []}], "malformed_vector"),
        ([{**SCORE, "presets": ["house"]}], "malformed_vector"),
        ([{**SCORE, "presets": [1]}], "malformed_vector"),
        ([{**SCORE, "question": "weather"}], "malformed_vector"),
        ([{**SCORE, "captured": [["1S"], [], [], []]}], "malformed_vector"),
        ([{**SCORE, "captured": 5}], "malformed_vector"),
        ([{key: SCORE[key] for key in SCORE if key != "captured"}], "malformed_vector"),
        ([{**SCORE, "game": "bridge"}], "unknown_game"),
        ([{**CLASSIFY, "level": "1"}], "malformed_vector"),
        ([{**CLASSIFY, "cards": None}], "malformed_vector"),
    ],
)
def test_a_malformed_file_is_refused(run: Run, tmp_path: Path, value: object, code: str) -> None:
    ran = run("check", written(tmp_path, value))
    assert ran.status == 2
    assert ran.err.endswith(f"({code})\n")


def test_what_cannot_be_asked_keeps_back_nothing_else(run: Run, tmp_path: Path) -> None:
    wrong = {**SCORE, "expected": [0, -100, 0, 0]}
    malformed = {**SCORE, "id": "joker", "captured": [["BJ"], [], [], []]}
    ran = run("check", tmp_path / "none.json", written(tmp_path, [malformed, 7, wrong, CLASSIFY]))
    assert ran.status == 2
    assert [line.rpartition("(")[2] for line in ran.err.splitlines()] == [
        "cannot_read)",
        "malformed_vector)",
        "malformed_vector)",
    ]
    assert ran.out.splitlines()[1] == "3 answers checked, one wrong."


def test_an_expected_list_of_odd_things_is_a_mismatch(run: Run, tmp_path: Path) -> None:
    assert run("check", written(tmp_path, [{**CLASSIFY, "expected": [None, "a", [1]]}])).status == 1


def test_a_long_answer_is_shown_whole(run: Run, tmp_path: Path) -> None:
    expected = [["single", "2", size] for size in range(1000)]
    ran = run("check", written(tmp_path, [{**CLASSIFY, "presets": ["online"], "expected": expected}]))
    assert (ran.status, ran.err) == (1, "")
    assert json.dumps(expected) in ran.out


def test_windows_line_ends_and_a_byte_order_mark_are_no_fault(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps([SCORE], indent=1).replace("\n", "\r\n").encode())
    assert run("check", file).out == "One answer checked, all right.\n"


def test_text_that_is_no_json_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    file.write_text("[{]", encoding="utf-8")
    assert run("check", file).err.endswith("(vectors_not_json)\n")
    file.write_text("[" * 100_000, encoding="utf-8")
    assert run("check", file).err.endswith("(vectors_not_json)\n")
