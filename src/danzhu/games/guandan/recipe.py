"""Recipe: a pattern, what it asks of a hand, and where wilds may stand in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from danzhu.cards import Rank
from danzhu.games.guandan.combo import Pattern
from danzhu.games.guandan.holding import tally

Groups = tuple[tuple[int, int], ...]
"""What a recipe asks for: (place, how many cards there), as `danzhu.games.guandan.holding` counts places."""

Split = tuple[int, ...]
"""How many wilds stand in at each group of a recipe."""

_JOKERS: Final = (Rank.BLACK_JOKER, Rank.RED_JOKER)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A pattern, the cards it asks for, and where wilds may stand in for them.

    `splits` lists where wilds may stand, fewest first, such that no two splits of the recipes of one
    reading lead to the same cards; `most` is how many wilds it takes at most. `need` is `groups`
    as a tally. `barred` is the one lack that a single wild may not fill. A straight that in one
    suit is a straight flush instead has the cards of each suit in `flushes` and all of them in
    `span`, as tallies; for any other recipe both are empty.
    """

    pattern: Pattern
    groups: Groups
    splits: tuple[Split, ...]
    need: int
    most: int
    barred: int | None = None
    span: int = 0
    flushes: frozenset[int] = frozenset()


def plain_recipe(pattern: Pattern, groups: Groups, most: int) -> Recipe:
    """The recipe in which up to `most` wilds stand in wherever a joker is not asked for (G2.2)."""
    room = tuple(0 if place in _JOKERS else count for place, count in groups)
    return Recipe(pattern, groups, _splits(room, most), need(groups), most)


def need(groups: Groups) -> int:
    """The groups as a tally."""
    return sum(tally(place, count) for place, count in groups)


@lru_cache(maxsize=256)
def _splits(room: Split, most: int) -> tuple[Split, ...]:
    """Every way to spread up to `most` wilds over groups with room for so many each."""
    groups = range(len(room))
    spread = (
        tuple(stood.count(group) for group in groups)
        for wilds in range(most + 1)
        for stood in combinations_with_replacement(groups, wilds)
    )
    return tuple(split for split in spread if all(map(int.__le__, split, room)))
