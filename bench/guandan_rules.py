"""How fast Guandan's generator is, on random 27-card hands with no, one and two wilds.

`figures()` gives the measures under the names that `danzhu bench --json` prints.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

from danzhu.cards import Hand, Rank, dealt, full_deck, shuffled
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild

HANDS = 100
SEED = 7
PRESET = Preset()
PAIR_OF_NINES = Reading(Kind.PAIR, Rank.NINE, 2)

Position = tuple[Hand, Rank]


def positions(wilds: int) -> list[Position]:
    """Random hands of 27 cards and levels at which they hold so many wilds."""
    rng = Random(SEED)
    found: list[Position] = []
    while len(found) < HANDS:
        level = Rank(rng.randrange(13))
        for hand in dealt(shuffled(full_deck(2, jokers=True), rng), 4):
            if hand.count(wild(level)) == wilds and len(found) < HANDS:
                found.append((hand, level))
    return found


def milliseconds(ask: Callable[[Hand, Rank], object], asked: list[Position]) -> list[float]:
    """How long each answer takes, once whatever depends on the level alone is known."""
    for hand, level in asked:
        ask(hand, level)
    taken = []
    for hand, level in asked:
        start = time.perf_counter()
        ask(hand, level)
        taken.append((time.perf_counter() - start) * 1000)
    return taken


def lead(hand: Hand, level: Rank) -> object:
    """Every reading."""
    return generate(hand, level, PRESET)


def follow(hand: Hand, level: Rank) -> object:
    """Every reading that beats a pair."""
    return generate(hand, level, PRESET, PAIR_OF_NINES)


def count_plays(hand: Hand, level: Rank) -> int:
    """Every play, counted."""
    return sum(1 for _ in plays(hand, level, PRESET))


def figures() -> dict[str, float]:
    """Medians in milliseconds: over all hands for `generate`, over those with two wilds for `plays`."""
    by_wilds = {wilds: positions(wilds) for wilds in range(3)}
    leads = {wilds: milliseconds(lead, asked) for wilds, asked in by_wilds.items()}
    follows = [taken for asked in by_wilds.values() for taken in milliseconds(follow, asked)]
    return {
        "guandan.rules.generate_ms_median": median(taken for group in leads.values() for taken in group),
        **{f"guandan.rules.generate_{wilds}_wilds_ms_median": median(taken) for wilds, taken in leads.items()},
        "guandan.rules.generate_following_ms_median": median(follows),
        "guandan.rules.plays_ms_median": median(milliseconds(count_plays, by_wilds[2])),
        "guandan.rules.plays_median": median(count_plays(*position) for position in by_wilds[2]),
        "guandan.rules.plays_most": max(count_plays(*position) for position in by_wilds[2]),
    }


if __name__ == "__main__":
    for name, figure in figures().items():
        print(f"{name:48} {figure:10.3f}")
