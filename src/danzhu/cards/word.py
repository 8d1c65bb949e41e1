"""Word: a closed list of words, each written as it would be pasted into code."""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """Members are text and print as Python would name them.

    >>> class Colour(Word):
    ...     RED = "red"
    >>> Colour.RED, f"{Colour.RED}"
    (Colour.RED, 'red')
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
