"""`danzhu replay`: every line checked, told or stepped through."""

import json
from pathlib import Path

import pytest
from tests.cli.run import Run

from danzhu.locale import LANGUAGES
from danzhu.table.lines import Seal, to_line


@pytest.fixture(params=["guandan", "gongzhu"])
def record(run: Run, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A whole record of a short match."""
    short = {"guandan": "start_level=A", "gongzhu": "end_total=2_deals"}
    ran = run("simulate", request.param, "--matches", "1", "--option", short[request.param], "--out", tmp_path)
    assert ran.status == 0
    (file,) = tmp_path.glob("*.jsonl")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_record_is_told_to_its_end(run: Run, record: Path, language: str) -> None:
    told = run("replay", record, "--lang", language)
    assert told.status == 0
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    hands = [hand for line in lines if "hands" in line for hand in line["hands"]]
    assert all(hand in told.out for hand in hands)
    last = told.out.rstrip().splitlines()[-1]
    digits = "".join(letter for letter in last if letter.isdigit() or letter in " ,\u202f")
    assert f"{len(lines):d}" in digits.replace(",", "").replace("\u202f", "")


def test_quiet_says_one_line(run: Run, record: Path) -> None:
    assert run("replay", record, "--quiet").out.count("\n") == 1


def test_step_waits_and_can_be_left(run: Run, record: Path) -> None:
    out = run("replay", record, "--step", typed="\n\nq\n").out
    assert out.count("Enter goes on") == 3
    assert "The record is whole" not in out


def damaged(record: Path, line: int, old: str, new: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    record.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "old", "new", "code"),
    [
        (1, '"danzhu":1', '"danzhu":99', "unknown_format"),
        (1, '"rules":1', '"rules":99', "unknown_rules"),
        (1, '"preset":"', '"preset":"no', "unknown_preset"),
        (1, '"game":"', '"game":"no', "unknown_game"),
        (1, '"options":{', '"options":{"no":"yes",', "bad_option"),
        (1, '"players":["random",', '"players":[', "wrong_players"),
        (1, '"commitment":null', '"commitment":0', "bad_header"),
        (2, '"hands":["', '"hands":["XX ', "bad_text"),
        (2, '"deal":1', '"deal":2', "bad_line"),
        (3, "{", "[", "not_json"),
        (3, "}", ',"note":1}', "bad_line"),
    ],
)
def test_a_damaged_line_is_named_with_its_reason(
    run: Run, record: Path, line: int, old: str, new: str, code: str
) -> None:
    damaged(record, line, old, new)
    ran = run("replay", record, "--quiet")
    assert ran.status == 2
    assert ran.err.startswith(f"danzhu: Line {line}: ")
    assert ran.err.endswith(f"({code})\n")


def test_a_line_ends_with_a_line_feed_and_nothing_else(run: Run, record: Path) -> None:
    name = '"players":["some\u2028\x85body"'
    damaged(record, 1, '"players":["random"', name)
    assert run("replay", record, "--quiet").err.endswith("(edited)\n")
    *lines, _ = record.read_text(encoding="utf-8").split("\n")[:-1]
    seal = Seal()
    for line in lines:
        seal.add(line)
    record.write_text("\n".join([*lines, to_line(seal.json())]) + "\n", encoding="utf-8")
    assert run("replay", record, "--quiet").status == 0


def test_an_empty_file_is_a_record_cut_short(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.touch()
    assert run("replay", file).err.endswith("(truncated)\n")
    assert run("play", "--resume", file).err.endswith("(truncated)\n")


def test_a_record_cut_short_is_told_from_a_whole_one(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), encoding="utf-8")
    assert run("replay", record, "--quiet").err.endswith("(truncated)\n")
    assert run("replay", record, "--quiet", "--unfinished").status == 0


def test_an_edit_that_the_rules_allow_breaks_the_seal(run: Run, record: Path) -> None:
    damaged(record, 1, '"players":["random"', '"players":["somebody"')
    ran = run("replay", record, "--quiet")
    assert ran.err.endswith("(edited)\n")


def test_an_action_against_the_rules_says_which_rule(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    last = next(number for number, line in enumerate(lines) if line.startswith('{"over"')) - 1
    event = json.loads(lines[last])
    damaged(record, last + 1, f'"seat":{event["seat"]}', f'"seat":{(event["seat"] + 1) % 4}')
    ran = run("replay", record, "--quiet")
    assert ran.err.startswith(f"danzhu: Line {last + 1}: The rules do not allow this action (It is not your turn.)")
