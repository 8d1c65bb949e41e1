"""Plays: every choice of cards a hand can play, with what it is played as."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import filterfalse, product

from danzhu.cards import Hand, Rank, Suit
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.holding import ONE_PACKED, holding
from danzhu.games.guandan.patterns import playable
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.recipe import Recipe
from danzhu.games.guandan.recipes import recipes


def plays(hand: Hand, level: Rank, preset: Preset, table: Reading | None = None) -> Iterator[tuple[Hand, Reading]]:
    """Every distinct play of a hand, leading or to beat `table`: its cards and their reading.

    Lazy: a hand with two wilds has thousands. In the order of `recipes`; within one recipe plays with
    fewer wilds come first, then those whose wilds stand in for the triple or for lower ranks, then
    those with lower cards.

    >>> [f"{cards}={reading.text}" for cards, reading in plays(Hand("8S8C5H"), Rank.FIVE, Preset())][3:]
    ['8S 8C=pair-8', '5H 8S=pair-8', '5H 8C=pair-8', '5H 8S 8C=triple-8']
    """
    held = holding(hand, level)
    wild_packed = ONE_PACKED[wild(level).index]
    known: dict[tuple[int, int], list[int]] = {}
    for recipe in playable(held, recipes(level, preset, table)):
        reading = recipe.pattern.reading
        for split in recipe.splits:
            wilds = sum(split)
            if wilds > held.wilds:
                break
            choices = [[wilds * wild_packed]]
            for (place, count), stood in zip(recipe.groups, split, strict=True):
                asked = place, count - stood
                if asked not in known:
                    known[asked] = held.picks(*asked)
                choices.append(known[asked])
            packed: Iterator[int] = map(sum, product(*choices))
            if recipe.flushes and not wilds:
                packed = filterfalse(_one_suit(recipe).__contains__, packed)
            for cards in packed:
                yield Hand.unpack(cards), reading


def _one_suit(recipe: Recipe) -> frozenset[int]:
    """The straight flushes, packed, that are no straights (G4.4)."""
    return frozenset(sum(ONE_PACKED[place * 4 + suit] for place, _ in recipe.groups) for suit in Suit)
