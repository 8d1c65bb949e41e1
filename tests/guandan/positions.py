"""Counted positions: the lines of tests/positions/guandan-*.txt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.table.option import overrides, with_options

FOLDER = Path(__file__).parents[1] / "positions"
FILES = sorted(FOLDER.glob("guandan-*.txt"))

HEAD = """\
# Counted positions of Guandan, made by brute force: python -m tests.guandan.make_positions
# (tests/guandan/oracle.py, which uses none of the rules' code). Never make them from the rules.
#
# preset and options | level | hand | table | readings | patterns | plays
#
# table: what is to be beaten, with its number of cards, as in straight-9/5; - for whoever leads.
# readings: how many different readings can be played. patterns: the same, full houses told apart
# by their pair and straight flushes by their suit. plays: the same, told apart by the cards put
# down. Passing is not counted.
"""


@dataclass(frozen=True, slots=True)
class Position:
    """A hand that leads or follows, and how much it can play."""

    preset: Preset
    level: Rank
    hand: Hand
    table: Reading | None
    readings: int
    patterns: int
    plays: int


def read_positions(path: Path) -> Iterator[Position]:
    """The positions of a file."""
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            yield _read(*(field.strip() for field in line.split("|")))


def _read(options: str, level: str, hand: str, table: str, *counts: str) -> Position:
    base, *texts = options.split()
    preset = with_options(PRESETS[base], dict(text.split("=", 1) for text in texts))
    reading, _, size = table.partition("/")
    readings, patterns, plays = map(int, counts)
    on_table = Reading.parse(reading, int(size)) if size else None
    return Position(preset, Rank.parse(level), Hand(hand), on_table, readings, patterns, plays)


def line(base: str, position: Position) -> str:
    """A position as it stands in a file, its preset told from the one named `base`."""
    options = [f"{name}={text}" for name, text in overrides(PRESETS[base], position.preset).items()]
    table = "-" if position.table is None else f"{position.table.text}/{position.table.size}"
    counts = f"{position.readings:3} | {position.patterns:3} | {position.plays:4}"
    return f"{' '.join([base, *options])} | {position.level} | {position.hand} | {table} | {counts}"
