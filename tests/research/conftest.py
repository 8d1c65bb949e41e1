"""The command, run in this process."""

from pathlib import Path

import pytest
from tests.cli.run import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    return runner(capsys, monkeypatch, tmp_path / "home")
