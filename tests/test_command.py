"""The installed command answers."""

from typer.testing import CliRunner

import danzhu
from danzhu.cli.app import app


def test_version_is_the_package_version() -> None:
    shown = CliRunner().invoke(app, ["--version"])
    assert shown.exit_code == 0
    assert shown.output.strip() == f"danzhu {danzhu.__version__}"
