"""Makes tests/positions/guandan-*.txt: `python -m tests.guandan.make_positions` (minutes)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tests.guandan import hands, odd, oracle
from tests.guandan.positions import FOLDER, HEAD, Position, line

from danzhu.cards import SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.combo import Pattern, Reading
from danzhu.games.guandan.preset import PRESETS, Preset

SIZES = {0: 12, 1: 11, 2: 10}
"""How many cards a hand has, by the number of wilds among them: what brute force can bear."""


LONGEST_TABLE = 12


def main() -> None:
    """Write a file for each named preset, and one for sets of options that no preset has."""
    for name, preset in PRESETS.items():
        lines = [
            line(name, each) for level in SUITED_RANKS for each in positions(preset, level, Random(f"{name} {level}"))
        ]
        write(name, lines)
    lines = []
    for at, (name, preset) in enumerate(odd.ODD.items()):
        level = SUITED_RANKS[at]
        base = "long_runs" if name.startswith("long ") else "recreational"
        lines += [line(base, each) for each in positions(preset, level, Random(name))]
    write("options", lines)


def write(name: str, lines: list[str]) -> None:
    (FOLDER / f"guandan-{name}.txt").write_text(HEAD + "\n".join(lines) + "\n")
    print(name, len(lines))  # noqa: T201


def positions(preset: Preset, level: Rank, rng: Random) -> Iterator[Position]:
    """A hand with each number of wilds, leading and following twice."""
    for wilds, size in SIZES.items():
        hand = hands.rich(rng, level, wilds, size)
        led = oracle.plays(hand, level, preset)
        for table in (None, *tables(preset, level, rng, led)):
            yield counted(preset, level, hand, table, led)


Led = Mapping[oracle.Play, set[Pattern]]


def tables(preset: Preset, level: Rank, rng: Random, led: Led) -> list[Reading]:
    """Something that can be beaten in kind, and something that can be beaten somehow."""
    in_kind, somehow = set(), set()
    for table in oracle.everything(level, preset):
        if table.size > LONGEST_TABLE:
            continue
        for _, reading in oracle.following(led, table, level, preset):
            (in_kind if reading.kind is table.kind else somehow).add(table)
    return [one_of(in_kind, rng), one_of(somehow or in_kind, rng)]


def one_of(readings: set[Reading], rng: Random) -> Reading:
    """One of them, each form and size as likely as any other."""
    forms = sorted({(reading.kind, reading.size) for reading in readings})
    form = rng.choice(forms)
    return rng.choice(sorted((each for each in readings if (each.kind, each.size) == form), key=lambda each: each.key))


def counted(preset: Preset, level: Rank, hand: Hand, table: Reading | None, led: Led) -> Position:
    """The position with its counts."""
    possible = set(led) if table is None else oracle.following(led, table, level, preset)
    readings = {reading for _, reading in possible}
    patterns = set().union(*(led[play] for play in possible))
    return Position(preset, level, hand, table, len(readings), len(patterns), len(possible))


if __name__ == "__main__":
    main()
