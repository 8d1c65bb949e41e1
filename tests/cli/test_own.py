"""`danzhu arena` and `danzhu simulate` with a player of one's own."""

import json
import sys
from pathlib import Path

import pytest
from tests.bots.test_own import MINE
from tests.cli.run import Run


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with players in the current folder."""
    name = f"here_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_it_is_measured_against_ours(run: Run, mine: str) -> None:
    arguments = ("arena", "gongzhu", "--a", f"{mine}:First", "--b", "random", "--deals", "3", "--json")
    ran = run(*arguments, "--jobs", "1")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["a"], found["deals"], found["plays"]) == (f"{mine}:First", 3, 12)


@pytest.mark.slow
def test_it_is_found_by_the_processes_that_share_the_work(run: Run, mine: str) -> None:
    arguments = ("arena", "gongzhu", "--a", f"{mine}:First", "--b", "random", "--deals", "4", "--json")
    alone, shared = (json.loads(run(*arguments, "--jobs", jobs).out)["mean"] for jobs in ("1", "2"))
    assert alone == shared


def test_its_matches_are_recorded_under_its_name(run: Run, mine: str, tmp_path: Path) -> None:
    arguments = ("simulate", "gongzhu", "--b", f"{mine}:made", "--matches", "1", "--option", "end_total=1_deals")
    assert run(*arguments, "--out", tmp_path).status == 0
    (file,) = tmp_path.glob("gongzhu-*.jsonl")
    assert json.loads(file.read_text(encoding="utf-8").split("\n")[0])["players"][1] == f"{mine}:made"
    assert run("replay", file, "--quiet").status == 0


@pytest.mark.parametrize(("name", "code"), [("Second", "no_own_bot"), ("Mute", "not_a_bot")])
def test_what_is_no_player_is_refused(run: Run, mine: str, name: str, code: str) -> None:
    for command in ("arena", "simulate"):
        ran = run(command, "gongzhu", "--a", f"{mine}:{name}")
        assert ran.status == 2
        assert ran.err.endswith(f"({code})\n")


def test_a_record_makes_nobody_run_what_it_names(run: Run, mine: str, tmp_path: Path) -> None:
    run("play", "gongzhu", "--level", "random", "--save", tmp_path / "m", typed="quit\n")
    text = (tmp_path / "m").read_text(encoding="utf-8").replace('"random"', f'"{mine}:First"', 1)
    (tmp_path / "m").write_text(text, encoding="utf-8")
    assert run("play", "--resume", tmp_path / "m").err.endswith("(unknown_bot)\n")
    assert (tmp_path / "m").read_text(encoding="utf-8") == text
