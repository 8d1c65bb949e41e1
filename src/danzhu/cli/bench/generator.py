"""How fast Guandan's generator is, on random 27-card hands with no, one and two wilds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Final

from danzhu.cards import Hand, Rank, dealt, full_deck, shuffled
from danzhu.cli.bench.rate import Measures, milliseconds, quantile
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild

HANDS: Final = 100
SEED: Final = 7
PRESET: Final = Preset()
PAIR_OF_NINES: Final = Reading(Kind.PAIR, Rank.NINE, 2)

Position = tuple[Hand, Rank]


@cache
def positions(wilds: int) -> tuple[Position, ...]:
    """Random hands of 27 cards and levels at which they hold so many wilds."""
    rng = Random(SEED)
    found: list[Position] = []
    while len(found) < HANDS:
        level = Rank(rng.randrange(13))
        hands = dealt(shuffled(full_deck(2, jokers=True), rng), 4)
        found += [(hand, level) for hand in hands if hand.count(wild(level)) == wilds]
    return tuple(found[:HANDS])


def median_ms(ask: Callable[[Hand, Rank], object], wilds: tuple[int, ...], _seconds: float) -> float:
    """The median time of an answer, once whatever depends on the level alone is known."""
    asked = [position for number in wilds for position in positions(number)]
    for position in asked:
        ask(*position)
    return quantile([milliseconds(partial(ask, *position))[0] for position in asked], 0.5)


def lead(hand: Hand, level: Rank) -> object:
    """Every reading."""
    return generate(hand, level, PRESET)


def follow(hand: Hand, level: Rank) -> object:
    """Every reading that beats a pair."""
    return generate(hand, level, PRESET, PAIR_OF_NINES)


def count_plays(hand: Hand, level: Rank) -> int:
    """Every play, counted."""
    return sum(1 for _ in plays(hand, level, PRESET))


def median_plays(_seconds: float) -> float:
    """How many plays the median hand with two wilds has: what `plays_ms_median` lists."""
    return quantile([float(count_plays(*position)) for position in positions(2)], 0.5)


MEASURES: Final[Measures] = {
    "guandan.rules.generate_ms_median": partial(median_ms, lead, (0, 1, 2)),
    "guandan.rules.generate_0_wilds_ms_median": partial(median_ms, lead, (0,)),
    "guandan.rules.generate_1_wild_ms_median": partial(median_ms, lead, (1,)),
    "guandan.rules.generate_2_wilds_ms_median": partial(median_ms, lead, (2,)),
    "guandan.rules.generate_following_ms_median": partial(median_ms, follow, (0, 1, 2)),
    "guandan.rules.plays_ms_median": partial(median_ms, count_plays, (2,)),
    "guandan.rules.plays_median": median_plays,
}
