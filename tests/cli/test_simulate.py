"""`danzhu simulate`: the same seed, the same matches."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Run

from danzhu.games.registry import game_named
from danzhu.table.lines import replay

TIMED = {"seconds", "plies_per_s"}
SHORT = {"guandan": "start_level=A", "gongzhu": "end_total=2_deals"}


def summary(run: Run, game: str, *more: str | Path) -> dict[str, Any]:
    ran = run("simulate", game, "--matches", "2", "--option", SHORT[game], "--json", *more)
    assert (ran.status, ran.err) == (0, "")
    told: dict[str, Any] = json.loads(ran.out)
    return {name: value for name, value in told.items() if name not in TIMED}


@pytest.mark.parametrize("game", [pytest.param("guandan", marks=pytest.mark.slow), "gongzhu"])
def test_a_seed_repeats_a_simulation(run: Run, game: str) -> None:
    assert summary(run, game, "--seed", "5") == summary(run, game, "--seed", "5")
    assert summary(run, game, "--seed", "5") != summary(run, game, "--seed", "6")


@pytest.mark.parametrize("game", [pytest.param("guandan", marks=pytest.mark.slow), "gongzhu"])
def test_the_summary_counts_what_the_records_tell(run: Run, tmp_path: Path, game: str) -> None:
    told = summary(run, game, "--seed", "5", "--out", tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"{game}-5-0001.jsonl", f"{game}-5-0002.jsonl"]
    ends = []
    for file in files:
        *_, last = replay(file.read_text(encoding="utf-8").splitlines(), game_named)
        ends.append(last.match)
    assert told["deals"] == sum(match.deals for match in ends)
    assert told["wins_a"] == sum(0 in match.winner or 2 in match.winner for match in ends)
    assert told["wins_a"] + told["wins_b"] == told["matches"] == 2
    assert told["options"] == dict([SHORT[game].split("=")])


def test_records_that_are_there_are_left_alone(run: Run, tmp_path: Path) -> None:
    summary(run, "gongzhu", "--out", tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.glob("*.jsonl")}
    ran = run("simulate", "gongzhu", "--matches", "2", "--option", SHORT["gongzhu"], "--out", tmp_path)
    assert ran.err.endswith("(file_exists)\n")
    assert {file: file.read_bytes() for file in tmp_path.glob("*.jsonl")} == before


def test_without_json_the_summary_is_in_words(run: Run) -> None:
    ran = run("simulate", "gongzhu", "--matches", "1", "--option", SHORT["gongzhu"], "--lang", "fr")
    assert "donnes par partie" in ran.out
