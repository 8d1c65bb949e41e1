"""Read: the judge. Every reading that given cards have, and what each wild stands for in it.

It starts from the cards and asks what they are. `generate` starts from the readings and asks what
can be held; neither uses the other, and the tests hold them equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Final, NamedTuple

from danzhu.cards import SUITED_RANKS, Hand, Rank, Suit
from danzhu.games.guandan.beats import strength
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.preset import Preset, TwoPairs
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.runs import runs

Found = Iterator[tuple[Reading, tuple[Rank, ...]]]
"""Readings, each with the ranks that the wilds stand for, ascending."""

# Forms that never meet have no strength between them; the one that asks more of a rank goes first.
_FORMS: Final = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.FULL_HOUSE, Kind.STRAIGHT, Kind.TUBE, Kind.PLATE)


class _Sorted(NamedTuple):
    """Cards sorted apart: the natural ones by rank, the suits among them, how many wilds."""

    natural: Mapping[Rank, int]
    suits: frozenset[Suit | None]
    wilds: int
    size: int


def read(cards: Hand, level: Rank, preset: Preset) -> dict[Reading, tuple[Rank, ...]]:
    """Every reading of exactly these cards, the strongest first (G2.7); empty: not playable.

    Each goes with the ranks that the wilds stand for, in ascending natural order. Their suits
    follow: a straight flush's own, and elsewhere none that matters. Bombs come before ordinary
    forms; among these plate, tube, straight, full house; within a kind the stronger first.

    >>> read(Hand("9S 9D 9C 5H 5H"), Rank.FIVE, Preset())
    {Reading(kind=Kind.BOMB, key=Rank.NINE, size=5): (Rank.NINE, Rank.NINE),
     Reading(kind=Kind.FULL_HOUSE, key=Rank.NINE, size=5): (Rank.FIVE, Rank.FIVE)}
    """
    held = _sort(cards, level)
    found = [*_sets(held, level, preset), *_full_houses(held, level, preset)]
    if not any(rank.is_joker for rank in held.natural):  # G2.6
        found += runs(held.natural, held.suits, held.size, level, preset)
    elif _all_jokers(held, preset):
        found.append((Reading(Kind.JOKER_BOMB, Rank.RED_JOKER, held.size), ()))
    if len(found) > 1:
        found.sort(key=lambda item: force(item[0], level, preset), reverse=True)
    return dict(found)


def force(reading: Reading, level: Rank, preset: Preset) -> tuple[int, ...]:
    """What puts all readings in one order, whether or not they can ever meet (G2.7).

    >>> five = [Reading(kind, Rank.SIX, 6) for kind in (Kind.TUBE, Kind.BOMB, Kind.PLATE)]
    >>> [reading.kind for reading in sorted(five, key=lambda r: force(r, Rank.TWO, Preset()))]
    [Kind.TUBE, Kind.PLATE, Kind.BOMB]
    """
    form = len(_FORMS) if reading.kind.is_bomb else _FORMS.index(reading.kind)
    return form, *strength(reading, level, preset)


def _sort(cards: Hand, level: Rank) -> _Sorted:
    natural: dict[Rank, int] = {}
    suits = set()
    wilds = 0
    the_wild = wild(level)
    for card, copies in cards.kinds():
        if card is the_wild:
            wilds = copies
        else:
            natural[card.rank] = natural.get(card.rank, 0) + copies
            suits.add(card.suit)
    return _Sorted(natural, frozenset(suits), wilds, wilds + sum(natural.values()))


def _sets(held: _Sorted, level: Rank, preset: Preset) -> Found:
    """Single, pair, triple and rank bomb: all of one rank."""
    if len(held.natural) > 1 or not held.size:
        return
    rank = next(iter(held.natural), level)  # G2.3: wilds by themselves are level cards
    if rank.is_joker and (held.wilds or held.size > 2):  # G2.2, G2.4, G3.2
        return
    if held.size == 1:
        kind = Kind.SINGLE
    elif held.size == 2:
        if held.wilds and rank is not level and not preset.wild_in_pair:  # G2.5
            return
        kind = Kind.PAIR
    elif held.size == 3:
        kind = Kind.TRIPLE
    elif held.size in preset.bomb_sizes:  # G4.1
        kind = Kind.BOMB
    else:
        return
    yield Reading(kind, rank, held.size), (rank,) * held.wilds


def _full_houses(held: _Sorted, level: Rank, preset: Preset) -> Found:
    """Triple and pair of two ranks, judged after the wilds stand for something (G3.3)."""
    if held.size != 5:
        return
    if len(held.natural) == 1:
        ((rank, copies),) = held.natural.items()
        if copies == 3:
            pair = level if rank is not level else _highest_but(level)
            yield Reading(Kind.FULL_HOUSE, rank, 5), (pair,) * held.wilds
    elif len(held.natural) == 2:
        for triple, pair in permutations(held.natural):
            if _may_be(triple, pair, held, level, preset):
                stand_for = [triple] * (3 - held.natural[triple]) + [pair] * (2 - held.natural[pair])
                yield Reading(Kind.FULL_HOUSE, triple, 5), tuple(sorted(stand_for))


def _may_be(triple: Rank, pair: Rank, held: _Sorted, level: Rank, preset: Preset) -> bool:
    """Whether five cards of two natural ranks may be this full house."""
    threes, twos = held.natural[triple], held.natural[pair]
    if threes > 3 or twos > 2 or triple.is_joker or (pair.is_joker and twos < 2):  # G2.4, G3.2, G3.8
        return False
    if preset.two_pairs_and_wild is TwoPairs.HIGHER and threes == twos == 2 and not pair.is_joker:  # G3.8
        return level_order(triple, level) > level_order(pair, level)
    return True


def _highest_but(level: Rank) -> Rank:
    return SUITED_RANKS[-2] if level is SUITED_RANKS[-1] else SUITED_RANKS[-1]


def _all_jokers(held: _Sorted, preset: Preset) -> bool:
    jokers = (Rank.BLACK_JOKER, Rank.RED_JOKER)
    return held.size == 2 * preset.packs and all(held.natural.get(joker) == preset.packs for joker in jokers)
