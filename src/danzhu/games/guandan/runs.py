"""Runs: what given cards are as straight, straight flush, tube or plate.

Part of the judge, see `read`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from danzhu.cards import SUITED_RANKS, Rank, Suit
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.preset import Preset, StraightFlush

_PLACES: Final = (Rank.ACE, *SUITED_RANKS)  # G3.5: the ace is low or high


class _Window(NamedTuple):
    """Consecutive places: the top, all of them, and the same as one bit a rank."""

    top: Rank
    ranks: tuple[Rank, ...]
    mask: int


def runs(
    natural: Mapping[Rank, int], suits: Set[Suit | None], size: int, level: Rank, preset: Preset
) -> Iterator[tuple[Reading, tuple[Rank, ...]]]:
    """Every run that `size` cards are: these natural ones by rank, no joker, the rest wilds.

    `suits` are those of the natural cards. Each run goes with the ranks that the wilds stand for.

    >>> seven_to_ten = {rank: 1 for rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)}
    >>> found = runs(seven_to_ten, {Suit.CLUBS, Suit.SPADES}, 5, Rank.TWO, Preset())
    >>> [(reading.text, stands_for) for reading, stands_for in found]
    [('straight-T', (Rank.SIX,)), ('straight-J', (Rank.JACK,))]
    """
    has_wild = sum(natural.values()) < size
    for copies in range(max(natural.values(), default=1), 4):
        length, left = divmod(size, copies)
        kinds = () if left else tuple(_kinds(copies, length, len(suits) == 1, has_wild, preset))
        if kinds:
            for window in _fitting(natural, length, level if _has_gap(copies, preset) else None):
                # All natural cards are in it, none too often: the wilds are just what it lacks.
                lacks = [(rank,) * (copies - natural.get(rank, 0)) for rank in sorted(window.ranks)]
                yield from ((Reading(kind, window.top, size), tuple(chain(*lacks))) for kind in kinds)


def _kinds(copies: int, length: int, one_suit: bool, has_wild: bool, preset: Preset) -> Iterator[Kind]:
    """What `length` consecutive ranks, `copies` of each, may be called."""
    if copies == 1:
        flush = one_suit and _is_flush_length(length, preset)
        if flush:
            yield Kind.STRAIGHT_FLUSH
        # G4.4: a wild may be named off-suit; without one a flush is nothing else.
        if length in preset.straight_length and (not flush or has_wild or preset.one_suit_straight):
            yield Kind.STRAIGHT
    elif copies == 2 and length in preset.tube_pairs:
        yield Kind.TUBE
    elif copies == 3 and length in preset.plate_triples:
        yield Kind.PLATE


def _is_flush_length(length: int, preset: Preset) -> bool:
    match preset.straight_flush:  # G4.3
        case StraightFlush.OFF:
            return False
        case StraightFlush.ABOVE_FIVE:
            return length == 5
        case StraightFlush.ABOVE_FOUR:
            return length >= 5


def _has_gap(copies: int, preset: Preset) -> bool:
    """Whether nothing may stand in the level's own place (G3.7)."""
    return copies == 1 and not preset.level_in_straight


def _fitting(natural: Mapping[Rank, int], length: int, gap: Rank | None) -> Iterator[_Window]:
    """The windows that hold all these ranks."""
    mask = sum(1 << rank for rank in natural)
    for window in _windows(length):
        if not mask & ~window.mask and (gap is None or not window.mask >> gap & 1):
            yield window


@cache
def _windows(length: int) -> tuple[_Window, ...]:
    """All places where `length` consecutive ranks can be, the lowest first."""
    if length > len(SUITED_RANKS):  # G3.5: the ace is low or high, not both
        return ()
    found = [_PLACES[low : low + length] for low in range(len(_PLACES) - length + 1)]
    return tuple(_Window(ranks[-1], ranks, sum(1 << rank for rank in ranks)) for ranks in found)
