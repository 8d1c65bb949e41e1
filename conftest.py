"""What every test run shares, doctests of the sources included."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

# Run by alembic, which gives them their context.
collect_ignore_glob = ["src/danzhu/server/store/migrations/*"]

COMPILED = {"kernel", "bots", "learn"}
"""Rooms whose tests wait for compiled code: seconds, whenever a source of the kernel has changed."""

PLAIN = {"tests/bots/gongzhu/test_easy.py", "tests/bots/gongzhu/test_normal.py"}
"""Files within them that compile nothing."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of compiled rooms as slow, so that `make quick` compiles nothing."""
    here = Path(__file__).parent
    for item in items:
        path = item.path.relative_to(here)
        if not COMPILED.isdisjoint(path.parts) and path.as_posix() not in PLAIN:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """A command that runs in this process sets its log up on a stream that is closed after the test."""
    yield
    structlog.reset_defaults()
