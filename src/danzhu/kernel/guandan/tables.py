"""What a preset says, as words for compiled code: one row a level, asked of the rules."""

from collections.abc import Iterable
from functools import cache

import numpy as np

from danzhu.cards import SUITED_RANKS, Rank
from danzhu.games.guandan.beats import strength
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.preset import Preset, TwoPairs
from danzhu.games.guandan.ranks import level_order
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.patterns import codes, flush_lengths, plate_lengths, straight_lengths, tube_lengths

_LONGEST = len(SUITED_RANKS)


@cache
def tables(preset: Preset) -> Words:
    """The tables of a preset, `int64 (13, TABLE_WORDS)` [level's rank, word of `layout`]; not to be written.

    >>> from danzhu.games.guandan.preset import PRESETS
    >>> int(tables(PRESETS["online"])[0, at.PATTERNS])
    392
    """
    rows = np.array([_table(preset, level) for level in SUITED_RANKS], np.int64)
    rows.flags.writeable = False
    return rows


def _table(preset: Preset, level: Rank) -> Words:
    row = np.zeros(at.TABLE_WORDS, np.int64)
    row[at.LEVEL] = level
    row[at.LEVEL_BIT] = _spaced([level])
    row[at.PAIR_FILLS] = at.PLAIN if preset.wild_in_pair else _spaced([level])  # G2.5
    row[at.HIGHER_PAIR_ONLY] = preset.two_pairs_and_wild is TwoPairs.HIGHER  # G3.8
    row[at.PASS_LOCKS] = preset.pass_locks  # G5.2
    row[at.ENDS_ON_ONE_TWO] = preset.ends_on_one_two  # G6.1
    row[at.STEPS : at.STEPS + 3] = preset.promotion  # G6.2
    _order(row, preset, level)
    _runs(row, preset, level)
    _patterns(row, preset)
    return row


def _order(row: Words, preset: Preset, level: Rank) -> None:
    """Who is above whom: ranks in level order (G2.1), bombs on their ladder (G4.2)."""
    for rank in Rank:
        row[at.HIGHER + rank] = _spaced(other for other in Rank if level_order(other, level) > level_order(rank, level))
    row[at.BOMB_TIER : at.FLUSH_TIER + 16] = -1
    places = {at.BOMB_TIER + size: Reading(Kind.BOMB, Rank.TWO, size) for size in preset.bomb_sizes}
    places |= {
        at.FLUSH_TIER + length: Reading(Kind.STRAIGHT_FLUSH, Rank.TWO, length) for length in flush_lengths(preset)
    }
    for tier, word in enumerate(sorted(places, key=lambda word: strength(places[word], level, preset)[:2])):
        row[word] = tier


def _runs(row: Words, preset: Preset, level: Rank) -> None:
    spans = {
        at.STRAIGHT_LENGTHS: straight_lengths(preset),
        at.TUBE_LENGTHS: tube_lengths(preset),
        at.PLATE_LENGTHS: plate_lengths(preset),
        at.FLUSH_LENGTHS: flush_lengths(preset),
    }
    for word, span in spans.items():
        row[word], row[word + 1] = span.start, span.stop
    gap = None if preset.level_in_straight else level  # G3.7
    ranks = [rank for rank in SUITED_RANKS if rank is not gap]
    row[at.RUN_COUNTS] = 15 * _spaced(ranks)
    row[at.RUN_LANES] = at.LANES * sum(1 << rank for rank in ranks)
    places = (Rank.ACE, *SUITED_RANKS)  # G3.5: the ace is low or high
    for length in range(2, _LONGEST + 1):
        starts = [slot for slot in range(len(places) - length + 1) if gap not in places[slot : slot + length]]
        row[at.STRAIGHT_STARTS + length] = _spaced(starts)
        row[at.FLUSH_STARTS + length] = at.LANES * sum(1 << slot for slot in starts)
    for length in flush_lengths(preset):
        row[at.ONE_SUIT_BARRED + length] = not preset.one_suit_straight  # G4.4


def _patterns(row: Words, preset: Preset) -> None:
    found = codes(preset)
    row[at.PATTERNS] = len(found)
    for index in reversed(range(len(found))):
        kind, size = found[index] & 15, found[index] >> at.SIZE_AT & 31
        row[at.FIRST_INDEX + 16 * kind + size] = index


def _spaced(ranks: Iterable[int]) -> int:
    return sum(1 << 4 * rank for rank in ranks)
