"""Generate: every reading that a hand can play."""

from __future__ import annotations

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.holding import holding
from danzhu.games.guandan.patterns import playable
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.recipes import recipes


def generate(hand: Hand, level: Rank, preset: Preset, table: Reading | None = None) -> tuple[Reading, ...]:
    """Every reading playable from a hand, leading or to beat `table`; passing is not among them.

    In the order of `Kind`, then by size, then from weak to strong (G2.1, G3.6, G4.2). Written
    without the judge, which it is tested against.

    >>> [reading.text for reading in generate(Hand("8S8C9D5H"), Rank.FIVE, Preset())][3:]
    ['pair-8', 'pair-9', 'triple-8']
    """
    found: list[Reading] = []
    last = None
    for recipe in playable(holding(hand, level), recipes(level, preset, table)):
        reading = recipe.pattern.reading
        if reading is not last:  # the recipes of one reading share it and lie side by side
            found.append(reading)
            last = reading
    return tuple(found)
