"""The installed command answers, and to what the documents say."""

import re
import runpy
from pathlib import Path

import pytest

import danzhu
from danzhu.cli.app import main

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def told() -> dict[str, set[str]]:
    """Every command that the documents name, with the options that they give it."""
    found: dict[str, set[str]] = {}
    for page in PAGES:
        for name, rest in re.findall(
            r"(?m)(?:^ *(?:\$ )?|`)danzhu ([a-z]+)\b([^`\n]*)", page.read_text(encoding="utf-8")
        ):
            found.setdefault(name, set()).update(re.findall(r"(?<!\S)--[a-z-]+", rest))
    return found


TOLD = told()


def test_version_is_the_package_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"danzhu {danzhu.__version__}"


def test_the_package_runs_as_a_module(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["danzhu", "presets", "bridge"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("danzhu", run_name="__main__")
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("(unknown_game)\n")


@pytest.mark.parametrize("command", sorted(TOLD))
def test_every_command_and_option_of_the_documents_is_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert f"danzhu {command}" in shown
    assert {option for option in TOLD[command] if option not in shown} == set()


def test_the_documents_tell_of_commands_and_options() -> None:
    assert {"play", "replay", "simulate"} <= set(TOLD)
    assert {"--a", "--b", "--deals", "--ladder"} <= TOLD["arena"]
