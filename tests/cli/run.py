"""Runs the command in this process, as a shell would, and hands back what it printed."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from danzhu.cli.app import main


@dataclass(frozen=True, slots=True)
class Ran:
    """Exit status and what was printed."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> Run:
    """A function that runs `danzhu` with arguments and, if given, typed lines; English unless asked otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("DANZHU_LANG", raising=False)

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return run
