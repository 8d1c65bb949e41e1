"""The installed command answers, and to what the README says."""

import re
import runpy
from pathlib import Path

import pytest

import danzhu
from danzhu.cli.app import main

README = Path(__file__).parent.parent / "README.md"
TOLD = sorted(set(re.findall(r"`danzhu (\w+)", README.read_text(encoding="utf-8"))))


def test_version_is_the_package_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"danzhu {danzhu.__version__}"


def test_the_package_runs_as_a_module(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["danzhu", "presets", "bridge"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("danzhu", run_name="__main__")
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("(unknown_game)\n")


@pytest.mark.parametrize("command", TOLD)
def test_every_command_of_the_readme_is_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"danzhu {command}" in capsys.readouterr().out


def test_the_readme_tells_of_commands() -> None:
    assert {"play", "replay", "simulate"} <= set(TOLD)
