"""Arranging: what a thinking process does for a person who wants the hand taken apart."""

from __future__ import annotations

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import Preset

NEEDS = "normal"
"""The level whose rehearsal compiles all that arranging needs."""


def arranged(cards: Hand, level: Rank, preset: Preset) -> tuple[tuple[Hand, Reading], ...]:
    """Cards taken apart into plays."""
    # Loads the compiler, which the process of the tables does without.
    from danzhu.bots.guandan.arranging import arrange

    return arrange(cards, level, preset)
