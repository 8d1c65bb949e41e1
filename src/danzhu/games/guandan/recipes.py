"""Recipes: one for every pattern that exists at a level under a preset."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from danzhu.cards import SUITED_RANKS, Card, Rank, Suit
from danzhu.games.guandan.beats import beats, strength
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.holding import place_of
from danzhu.games.guandan.preset import Preset, Span, StraightFlush, TwoPairs
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.recipe import Recipe, need, plain_recipe

_KIND_ORDER: Final = {kind: at for at, kind in enumerate(Kind)}


@lru_cache(maxsize=4096)
def recipes(level: Rank, preset: Preset, table: Reading | None = None) -> tuple[Recipe, ...]:
    """Every recipe at a level, or every one that beats `table` (G3.9, G4.2).

    In the order of `Kind`, then by size, then from weak to strong, then by pair or suit; the recipes
    of one reading share that one object.

    >>> from danzhu.games.guandan.preset import PRESETS
    >>> {name: len(recipes(Rank.FIVE, preset)) for name, preset in PRESETS.items()}
    {'recreational': 392, 'long_runs': 512, 'online': 392, 'competition': 392}
    >>> [recipe.pattern.reading.text for recipe in recipes(Rank.FIVE, Preset(), Reading(Kind.BOMB, Rank.FIVE, 10))]
    ['joker_bomb-RJ']
    """
    if table is not None:
        return tuple(recipe for recipe in recipes(level, preset) if beats(recipe.pattern.reading, table, level, preset))

    def order(recipe: Recipe) -> tuple[object, ...]:
        reading, pair, suit = recipe.pattern.reading, recipe.pattern.pair, recipe.pattern.suit
        return (
            _KIND_ORDER[reading.kind],
            reading.size,
            strength(reading, level, preset),
            -1 if pair is None else level_order(pair, level),
            -1 if suit is None else suit,
        )

    every = (
        *_sets(level, preset),
        *_full_houses(level, preset),
        *_straights(level, preset),
        *_tubes_and_plates(preset),
        *_straight_flushes(level, preset),
    )
    return tuple(sorted(every, key=order))


def _sets(level: Rank, preset: Preset) -> Iterator[Recipe]:
    wilds = preset.packs
    for rank in Rank:
        # G2.3: wilds by themselves are level cards and nothing else. G2.5: in a pair one may join another rank.
        alone = wilds if rank is level else 0
        joined = alone or (1 if preset.wild_in_pair and not rank.is_joker else 0)
        yield plain_recipe(Pattern(Reading(Kind.SINGLE, rank, 1)), ((rank, 1),), alone)
        yield plain_recipe(Pattern(Reading(Kind.PAIR, rank, 2)), ((rank, 2),), joined)
    for rank in SUITED_RANKS:
        yield plain_recipe(Pattern(Reading(Kind.TRIPLE, rank, 3)), ((rank, 3),), wilds)
        for size in preset.bomb_sizes:
            yield plain_recipe(Pattern(Reading(Kind.BOMB, rank, size)), ((rank, size),), wilds)
    jokers = ((Rank.BLACK_JOKER, preset.packs), (Rank.RED_JOKER, preset.packs))
    yield plain_recipe(Pattern(Reading(Kind.JOKER_BOMB, Rank.RED_JOKER, 2 * preset.packs)), jokers, 0)


def _full_houses(level: Rank, preset: Preset) -> Iterator[Recipe]:
    for triple in SUITED_RANKS:
        reading = Reading(Kind.FULL_HOUSE, triple, 5)
        pairs = {pair for pair in Rank if pair is not triple}  # G3.3
        lowest = min(pairs, key=partial(level_order, level=level))
        for pair in pairs:
            recipe = plain_recipe(Pattern(reading, pair=pair), ((triple, 3), (pair, 2)), preset.packs)
            if pair is not lowest:
                # A pair of wilds alone may be called any rank; so that those cards come once, it is called the lowest.
                recipe = replace(recipe, splits=tuple(split for split in recipe.splits if split[1] < 2))
            yield _third_not_wild(recipe, triple) if _is_lower(triple, pair, level, preset) else recipe


def _is_lower(triple: Rank, pair: Rank, level: Rank, preset: Preset) -> bool:
    # G3.8: a joker pair is never made a triple, so beside it there is no other pair to be the triple.
    return (
        preset.two_pairs_and_wild is TwoPairs.HIGHER
        and not pair.is_joker
        and level_order(triple, level) < level_order(pair, level)
    )


def _third_not_wild(recipe: Recipe, triple: Rank) -> Recipe:
    # G3.8: one wild on its own does not make a triple of the lower of two pairs.
    third = need(((triple, 3),)) - need(((triple, 2),))
    return replace(recipe, splits=tuple(split for split in recipe.splits if split != (1, 0)), barred=third)


def _straights(level: Rank, preset: Preset) -> Iterator[Recipe]:
    for ranks in _straight_windows(preset.straight_length, level, preset):
        pattern = Pattern(Reading(Kind.STRAIGHT, ranks[-1], len(ranks)))
        recipe = plain_recipe(pattern, tuple((rank, 1) for rank in ranks), preset.packs)
        flush = _flush_length(preset)
        if not preset.one_suit_straight and flush is not None and len(ranks) in flush:
            # G4.4: in natural cards of one suit this run is a straight flush only.
            suits = [need(_in_suit(ranks, suit)) for suit in Suit]
            recipe = replace(recipe, span=sum(suits), flushes=frozenset(suits))
        yield recipe


def _straight_flushes(level: Rank, preset: Preset) -> Iterator[Recipe]:
    flush = _flush_length(preset)
    if flush is None:
        return
    for ranks in _straight_windows(flush, level, preset):
        reading = Reading(Kind.STRAIGHT_FLUSH, ranks[-1], len(ranks))
        for suit in Suit:
            yield plain_recipe(Pattern(reading, suit=suit), _in_suit(ranks, suit), preset.packs)


def _tubes_and_plates(preset: Preset) -> Iterator[Recipe]:
    for kind, copies, span in ((Kind.TUBE, 2, preset.tube_pairs), (Kind.PLATE, 3, preset.plate_triples)):
        for ranks in _windows(span):
            pattern = Pattern(Reading(kind, ranks[-1], copies * len(ranks)))
            yield plain_recipe(pattern, tuple((rank, copies) for rank in ranks), preset.packs)


def _flush_length(preset: Preset) -> Span | None:
    match preset.straight_flush:  # G4.3
        case StraightFlush.ABOVE_FIVE:
            return Span(5, 5)
        case StraightFlush.ABOVE_FOUR:
            return Span(5, None)
        case StraightFlush.OFF:
            return None


def _in_suit(ranks: tuple[Rank, ...], suit: Suit) -> tuple[tuple[int, int], ...]:
    return tuple((place_of(Card.of(rank, suit)), 1) for rank in ranks)


def _straight_windows(span: Span, level: Rank, preset: Preset) -> Iterator[tuple[Rank, ...]]:
    # G3.7, G4.3: with level cards kept out, the level's own slot is a gap that nothing fills.
    return (ranks for ranks in _windows(span) if preset.level_in_straight or level not in ranks)


def _windows(span: Span) -> Iterator[tuple[Rank, ...]]:
    """The ranks of every run of a length in `span`, the ace low or high, never both (G3.5)."""
    for length in range(span.least, (span.most or len(SUITED_RANKS)) + 1):
        for top in range(length - 2, len(SUITED_RANKS)):
            yield tuple(SUITED_RANKS[at] for at in range(top - length + 1, top + 1))  # place -1 is the ace
