"""Parts of a hand as numbers, and every play of each part, asked of the rules once for the whole hand.

Cards that are `alike` are one kind. A part is how many of each kind are left, counted in mixed radix: 0 is nothing, and
a play takes the same number off every part that has its cards. What cards can be read as depends on these cards alone,
so a part's plays are the hand's that it contains.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.alike import alike
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import Preset
from danzhu.kernel.chance import Words

MOST_PARTS: Final = 1024
"""The most parts of a hand that a search can tell apart."""


class TooLarge(Exception):
    """More parts, readings or positions than a search to the end is allowed."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a hand: a number for each card's kind, how many cards each kind has, what one card of it counts."""

    kinds: Mapping[Card, int]
    counts: tuple[int, ...]
    strides: tuple[int, ...]
    size: int

    def number(self, cards: Hand) -> int:
        """The part that these cards are."""
        return sum(self.strides[self.kinds[card]] for card in cards)

    def held(self) -> Words:
        """How many of each kind every part has, `int64 (size, kinds)`."""
        numbers = np.arange(self.size)[:, None]
        return numbers // np.array(self.strides, np.int64) % (np.array(self.counts, np.int64) + 1)

    def same(self, cards: Hand, left: Hand) -> Hand:
        """Cards out of `left` that are as good as `cards`; those themselves where they are there."""
        if left >= cards:
            return cards
        rest, found = list(left), []
        for card in cards:
            found.append(next(other for other in rest if self.kinds[other] == self.kinds[card]))
            rest.remove(found[-1])
        return Hand(found)


@dataclass(frozen=True, slots=True)
class Way:
    """A play of a hand: its reading's number, the part that its cards are, and the play with some such cards."""

    reading: int
    part: int
    play: Play


def parts_of(hand: Hand, level: Rank, preset: Preset) -> Parts:
    """The parts of a hand; raises `TooLarge`.

    >>> from danzhu.games.guandan.preset import PRESETS
    >>> parts = parts_of(Hand("5S 5H 5C 8D"), Rank.TWO, PRESETS["recreational"])
    >>> parts.size, parts.number(Hand("5S 8D")) == parts.number(Hand("5C 8D"))
    (8, True)
    """
    kinds = alike(hand, level, preset)
    counts = [0] * len(set(kinds.values()))
    for card in hand:
        counts[kinds[card]] += 1
    strides, size = [], 1
    for count in counts:
        strides.append(size)
        size *= count + 1
    if size > MOST_PARTS:
        raise TooLarge(f"{size} parts of a hand")
    return Parts(kinds, tuple(counts), tuple(strides), size)


def ways_of(hand: Hand, parts: Parts, level: Rank, preset: Preset, readings: dict[Reading, int]) -> tuple[Way, ...]:
    """Every different play of a hand, those of most cards first; readings not met before are numbered."""

    def all_ways() -> Iterator[Way]:
        seen = set[tuple[int, int]]()
        for cards, reading in sorted(plays(hand, level, preset), key=lambda each: -len(each[0])):
            number = readings.setdefault(reading, len(readings))
            part = parts.number(cards)
            if (number, part) not in seen:
                seen.add((number, part))
                yield Way(number, part, Play(cards, reading))

    return tuple(all_ways())


def moves_of(parts: tuple[Parts, ...], ways: tuple[tuple[Way, ...], ...]) -> tuple[Words, Words]:
    """The plays of every part of every hand.

    `moves`, `int64 (n, 3)`, has a row a play [reading, part that it takes, number of the way]; those of a part are
    from row `first[seat, part]` up to `first[seat, part + 1]`, `int64 (seats, MOST_PARTS + 1)`.
    """
    first = np.zeros((len(parts), MOST_PARTS + 1), np.int64)
    rows: list[Words] = []
    start = 0
    for seat, (each, found) in enumerate(zip(parts, ways, strict=True)):
        held = each.held()
        asked = held[[way.part for way in found]]
        numbers = np.array([(way.reading, way.part, at) for at, way in enumerate(found)], np.int64).reshape(-1, 3)
        for part in range(each.size):
            first[seat, part] = start
            rows.append(numbers[(asked <= held[part]).all(axis=1)])
            start += len(rows[-1])
        first[seat, each.size :] = start
    return first, np.concatenate(rows)
