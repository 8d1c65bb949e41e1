"""Patterns: what a hand can play, full houses told apart by pair and straight flushes by suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Pattern, Reading
from danzhu.games.guandan.holding import Holding, holding
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.recipe import Recipe
from danzhu.games.guandan.recipes import recipes


def patterns(hand: Hand, level: Rank, preset: Preset, table: Reading | None = None) -> tuple[Pattern, ...]:
    """Every pattern playable from a hand, leading or to beat `table`, in the order of `recipes`.

    Two wilds beside a triple are a pair of whatever rank they are called, so each is listed.

    >>> [str(pattern.pair) for pattern in patterns(Hand("9S9S9C5D5H"), Rank.FIVE, Preset()) if pattern.pair]
    ['5']
    """
    return tuple(recipe.pattern for recipe in playable(holding(hand, level), recipes(level, preset, table)))


def playable(held: Holding, among: Iterable[Recipe]) -> Iterator[Recipe]:
    """The recipes that a hand has the cards for, as they come."""
    own, wilds = held.tally, held.wilds
    lacking = ~own
    for recipe in among:
        missing = recipe.need & lacking
        fills = missing.bit_count()
        if fills > wilds or fills > recipe.most:
            continue
        if wilds == 1 and missing == recipe.barred:
            continue  # G3.8
        if not wilds and recipe.flushes and own & recipe.span in recipe.flushes:
            continue  # G4.4: no rank of the run is held in a second suit
        yield recipe
