"""`danzhu presets`, and docs/presets.md."""

from pathlib import Path

import pytest
from tests.cli.run import Run

from danzhu.games.registry import GAMES
from danzhu.locale import LANGUAGES
from danzhu.table.option import options_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "presets.md"


def test_the_document_is_what_the_code_says(run: Run) -> None:
    written = run("presets", "--markdown")
    assert written.status == 0
    assert DOCUMENT.read_text(encoding="utf-8") == written.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_preset_is_shown_in_every_language(run: Run, game: str, language: str) -> None:
    shown = run("presets", game, "--lang", language)
    assert shown.status == 0
    preset = next(iter(GAMES[game].presets.values()))
    for name, spec in options_of(preset).items():
        assert f"{name}  {spec.article}" in shown.out
    assert all(name in shown.out for name in GAMES[game].presets)


def test_values_that_differ_say_where(run: Run) -> None:
    out = run("presets", "guandan").out
    assert "turned_card (recreational)   holder_of_2D (long_runs)   random (online)" in out
