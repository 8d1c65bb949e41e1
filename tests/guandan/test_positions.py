"""What can be played in positions counted by brute force."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.guandan import oracle
from tests.guandan.make_positions import counted
from tests.guandan.positions import FILES, read_positions

from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.plays import plays


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counted_positions(path: Path) -> None:
    for each in read_positions(path):
        asked = (each.hand, each.level, each.preset, each.table)
        counts = len(generate(*asked)), len(patterns(*asked)), sum(1 for _ in plays(*asked))
        assert counts == (each.readings, each.patterns, each.plays), asked


def test_every_preset_has_positions_at_every_level() -> None:
    assert [path.stem.removeprefix("guandan-") for path in FILES] == [
        *("competition", "long_runs", "online", "options", "recreational"),
    ]
    found = [each for path in FILES for each in read_positions(path)]
    assert len(found) == 9 * (4 * 13 + 11)
    assert max(each.plays for each in found) > 200


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_brute_force_still_counts_the_same(path: Path) -> None:
    for each in read_positions(path):
        led = oracle.plays(each.hand, each.level, each.preset)
        assert counted(each.preset, each.level, each.hand, each.table, led) == each
