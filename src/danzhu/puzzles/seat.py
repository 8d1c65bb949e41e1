"""Seat: how a puzzle names those at the table; the solver is seat 0."""

from __future__ import annotations

from typing import Final

from danzhu.locale import Words

OTHERS: Final = (1, 2, 3)
"""Right, opposite, left."""
_KEYS: Final = {
    "guandan": ("seat-you", "seat-right", "seat-partner", "seat-left"),
    "gongzhu": ("seat-you", "seat-right", "seat-opposite", "seat-left"),
}


def seat_words(seat: int, game: str, say: Words) -> str:
    """A seat as the solver calls it.

    >>> from danzhu.locale import words_in
    >>> seat_words(2, "guandan", words_in("fr")), seat_words(2, "gongzhu", words_in("fr"))
    ('partenaire', 'en face')
    """
    return say(_KEYS[game][seat])
