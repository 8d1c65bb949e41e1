"""Beats: which reading beats which."""

from __future__ import annotations

from danzhu.cards import Rank
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.preset import Preset, StraightFlush
from danzhu.games.guandan.ranks import level_order

_TOP_RUNG = 1000  # G4.2: above a rank bomb of any size

Strength = tuple[int, int, int]
"""A bomb's rung on the ladder, its length where that counts, and its place there."""


def beats(reading: Reading, table: Reading, level: Rank, preset: Preset) -> bool:
    """Whether `reading` beats `table`; equal strength never does (G3.9, G4.2).

    >>> five = Reading(Kind.SINGLE, Rank.FIVE, 1)
    >>> ace = Reading(Kind.SINGLE, Rank.ACE, 1)
    >>> beats(five, ace, Rank.FIVE, Preset()), beats(five, ace, Rank.TWO, Preset())
    (True, False)
    """
    if not reading.kind.is_bomb and (reading.kind is not table.kind or reading.size != table.size):
        return False
    return strength(reading, level, preset) > strength(table, level, preset)


def strength(reading: Reading, level: Rank, preset: Preset) -> Strength:
    """What orders readings of one kind and size, and every bomb above every ordinary form.

    >>> four, flush = Reading(Kind.BOMB, Rank.ACE, 4), Reading(Kind.STRAIGHT_FLUSH, Rank.FIVE, 5)
    >>> strength(flush, Rank.TWO, Preset()) > strength(four, Rank.TWO, Preset())
    True
    """
    match reading.kind:
        case Kind.SINGLE | Kind.PAIR | Kind.TRIPLE | Kind.FULL_HOUSE:
            return 0, 0, level_order(reading.key, level)
        case Kind.STRAIGHT | Kind.TUBE | Kind.PLATE:
            return 0, 0, reading.key  # G3.6
        case Kind.BOMB:
            return 2 * reading.size, 0, level_order(reading.key, level)
        case Kind.STRAIGHT_FLUSH:
            # G4.2: between two sizes of rank bombs. G4.3: a longer flush beats a shorter one.
            below = 5 if preset.straight_flush is StraightFlush.ABOVE_FIVE else 4
            return 2 * below + 1, reading.size, reading.key
        case Kind.JOKER_BOMB:
            return _TOP_RUNG, 0, 0
