"""Arranging: what a thinking process does for a person who wants the hand taken apart."""

from __future__ import annotations

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import PRESETS, Preset

NAME = "arranging"
"""Under which arranging is rehearsed, as if it were a level of Guandan."""


def arranged(cards: Hand, level: Rank, preset: Preset) -> tuple[tuple[Hand, Reading], ...]:
    """Cards taken apart into plays."""
    # Loads the compiler, which the process of the tables does without.
    from danzhu.bots.guandan.arranging import arrange

    return arrange(cards, level, preset)


def rehearse() -> None:
    """Arrange something, so that whatever that compiles is compiled and kept for the others."""
    arranged(Hand("3S 4S 5S 6S 7S 8H 8D 8C 9C"), Rank.TWO, next(iter(PRESETS.values())))
