"""`danzhu analyse`: in words and as JSON, of deals that are over and of no other."""

import json
import re
from pathlib import Path

import pytest
from tests.bots.matches import match_log
from tests.cli.run import Run

from danzhu.games.registry import GAMES, game_named
from danzhu.locale import LANGUAGES
from danzhu.table.lines import write_record
from danzhu.table.record import publish

pytestmark = pytest.mark.slow


def written(path: Path, game: str, *, deals: int = 2, cut: int = 0) -> Path:
    """A record of so many deals; with `cut` the private log, stopped in the deal after them."""
    log = match_log(game, deals, 1, cut=cut)
    lines = list(write_record(game_named(game), log if cut else publish(game_named(game), log)))
    path.write_text("".join(f"{line}\n" for line in (lines[:-1] if cut else lines)), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_told_with_its_cost_and_what_was_better(run: Run, tmp_path: Path, game: str) -> None:
    file = written(tmp_path / "record", game)
    told = run("analyse", file, "--deal", "2", "--budget", "5", "--plain").out.splitlines()
    assert told[0] == "Deal 2"
    sums = [line for line in told if "given away" in line]
    assert len(sums) == 4
    units = {"guandan": "levels?", "gongzhu": "points?"}[game]
    costly = [line for line in told[1:] if line not in sums]
    assert any(re.fullmatch(rf"\d+\. seat \d: .+ – costs [\d.]+ {units}\. Better: .+ \(.+\)", line) for line in costly)
    assert all("Better: " in line for line in costly)
    every = run("analyse", file, "--deal", "2", "--budget", "5", "--plain", "--all").out.splitlines()
    assert len(every) > len(told)
    assert set(told) <= set(every)


def test_json_has_every_decision_of_every_deal(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "record", "gongzhu")
    told = json.loads(run("analyse", file, "--budget", "5", "--level", "hard", "--json").out)
    assert (told["game"], told["level"], told["budget"]) == ("gongzhu", "hard", 5)
    assert [each["deal"] for each in told["deals"]] == [1, 2]
    for each in (found for deal in told["deals"] for found in deal["findings"]):
        assert each["loss"] == pytest.approx(max(0, each["best"][0]["value"] - each["value"]))
        assert each["good"] == (each["loss"] <= 5)
        assert each["unit"] == "points"
    assert json.loads(run("analyse", file, "--budget", "5", "--json").out) == told, "a seed repeats it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    ran = run("analyse", written(tmp_path / "record", "gongzhu"), "--budget", "2", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") > 8


def test_a_deal_that_is_not_over_is_refused(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "log", "gongzhu", deals=1, cut=9)
    assert file.read_text().count('"hands"') == 2, "the log knows the hands of the running deal"
    told = json.loads(run("analyse", file, "--budget", "2", "--json").out)
    assert [each["deal"] for each in told["deals"]] == [1]
    assert run("analyse", file, "--deal", "2").err.endswith("(no_such_deal)\n")
    assert run("analyse", file, "--deal", "0").err.endswith("(no_such_deal)\n")


def test_a_record_without_a_deal_that_is_over_has_nothing_to_analyse(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "record", "gongzhu")
    file.write_text("".join(line + "\n" for line in file.read_text().split("\n")[:4]))
    ran = run("analyse", file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("it has 0. (no_such_deal)\n")


def test_what_cannot_be_used_is_refused(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "record", "gongzhu")
    assert run("analyse", tmp_path / "missing").err.endswith("(cannot_read)\n")
    assert run("analyse", file, "--level", "grandmaster").err.endswith("(unknown_bot)\n")
    assert run("analyse", file, "--budget", "0").err.endswith("(below_one)\n")
    file.write_text(file.read_text().replace('"seat":1', '"seat":2', 1))
    assert run("analyse", file).status == 2
