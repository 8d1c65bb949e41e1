"""The kernel's answers to the collected facts about what cards are, what beats what and what may be played."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.convert import hand_words
from danzhu.kernel.guandan.patterns import decode, encode
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import new_groups

pytestmark = pytest.mark.slow

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "guandan.json").read_text())
Vector = dict[str, Any]


def asked(question: str) -> list[Any]:
    return [
        pytest.param(vector, PRESETS[name], id=f"{vector['id']}-{name}")
        for vector in VECTORS
        if vector["question"] == question
        for name in vector["presets"]
    ]


def readings(cards: list[str], level: Rank, preset: Preset, table: Reading | None, whole: bool) -> set[Reading]:
    """What can be played from these cards; all of them at once if `whole`."""
    row, hand = tables(preset)[level], Hand("".join(cards))
    found = np.zeros(row[at.PATTERNS] + 1, np.int64)
    on_table = at.PASS if table is None else encode(Pattern(table))
    count = list_legal(hand_words(hand, level), on_table, row, new_groups(), found)
    played = {decode(int(code)).reading for code in found[:count] if code != at.PASS}
    return {reading for reading in played if not whole or reading.size == len(hand)}


def table_of(vector: Vector, level: Rank, preset: Preset) -> Reading | None:
    if not vector["table"]:
        return None
    found = readings(vector["table"], level, preset, None, whole=True)
    if "table_as" in vector:
        found = {reading for reading in found if named(reading)[:2] == vector["table_as"]}
    (reading,) = found
    return reading


def named(reading: Reading) -> list[object]:
    return [str(reading.kind), str(reading.key), reading.size]


@pytest.mark.parametrize(("vector", "preset"), asked("classify"))
def test_cards_are_what_the_vector_says(vector: Vector, preset: Preset) -> None:
    level = Rank.parse(vector["level"])
    found = readings(vector["cards"], level, preset, None, whole=True)
    assert sorted(map(named, found)) == sorted(vector["expected"])


@pytest.mark.parametrize(("vector", "preset"), asked("beats"))
def test_cards_beat_the_table_as_the_vector_says(vector: Vector, preset: Preset) -> None:
    level = Rank.parse(vector["level"])
    found = readings(vector["cards"], level, preset, table_of(vector, level, preset), whole=True)
    if "as" in vector:
        found = {reading for reading in found if named(reading)[:2] == vector["as"]}
    assert bool(found) == vector["expected"]


@pytest.mark.parametrize(("vector", "preset"), asked("legal_follow"))
def test_what_may_follow_is_what_the_vector_says(vector: Vector, preset: Preset) -> None:
    level = Rank.parse(vector["level"])
    found = readings(vector["cards"], level, preset, table_of(vector, level, preset), whole=False)
    assert sorted(map(named, found)) == sorted(vector["expected"])


def test_the_vectors_ask_for_every_kind() -> None:
    kinds = {reading[0] for vector in VECTORS if vector["question"] == "classify" for reading in vector["expected"]}
    assert kinds == {str(kind) for kind in Kind}
