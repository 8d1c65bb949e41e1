"""`danzhu bench` and `danzhu arena`: figures under their names, and nothing that cannot be measured."""

import json

import pytest

from danzhu.cli.app import main
from danzhu.cli.bench import figures, page

NAMES = ("guandan.rules.generate_ms_median", "gongzhu.rules.random_deals_per_s")


@pytest.mark.slow
def test_bench_prints_one_flat_object_of_the_figures_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *NAMES, "--seconds", "0.01", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == set(NAMES)
    assert all(figure > 0 for figure in printed.values())


@pytest.mark.slow
def test_bench_takes_the_beginning_of_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "gongzhu.rules", "--seconds", "0.01", "--json"]) == 0
    assert all(name.startswith("gongzhu.rules.") for name in json.loads(capsys.readouterr().out))


def test_an_unknown_figure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "guandan.rule"]) == 2
    assert "unknown_figure" in capsys.readouterr().err


@pytest.mark.slow
def test_arena_prints_what_the_format_promises(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "guandan", "--a", "random", "--b", "random", "--deals", "4", "--seed", "9", "--jobs", "1"]
    assert main([*arguments, "--json"]) == 0
    score = json.loads(capsys.readouterr().out)
    assert set(score) >= {"mean", "se", "wins", "deals", "ms_per_move"}
    assert set(score["ms_per_move"]) == {"a", "b"}
    assert score["deals"] == 4
    assert -3 <= score["mean"] <= 3


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--deals", "0"], "below_one"),
        (["--jobs", "0"], "below_one"),
        (["--a", "cleverest"], "unknown_bot"),
        (["--preset", "club"], "unknown_preset"),
        (["--option", "tribute=maybe"], "unknown_value"),
        (["--ladder", "random"], "no_ladder"),
        (["--ladder", "random,random"], "no_ladder"),
    ],
)
def test_what_the_arena_cannot_play_is_refused(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "guandan", *arguments]) == 2
    assert code in capsys.readouterr().err


def test_the_page_is_not_measured_without_playwright_and_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    page.costs.cache_clear()
    assert main(["bench", "page.update_ms_p50"]) == 2
    assert "(no_playwright)" in capsys.readouterr().err
    # Where everything is measured, the rest is all the same.
    monkeypatch.setattr(figures, "MEASURES", {"a.b": lambda seconds: 1.0, **page.MEASURES})
    assert main(["bench", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out) == {"a.b": 1.0}
    assert "(no_playwright)" in printed.err


def test_the_page_is_not_measured_without_a_browser(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    page.costs.cache_clear()
    assert main(["bench", "page"]) == 2
    assert "(no_browser)" in capsys.readouterr().err
