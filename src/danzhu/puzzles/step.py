"""Step: one action of a line, with what comes of it, in no language yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from danzhu.cards import Word


class Note(Word):
    """What comes of an action: words are looked up by the code, with `who`."""

    OUT = "out"
    UNBEATEN = "unbeaten"
    WIND = "wind"
    TAKES = "takes"
    PIG = "pig"
    GOAT = "goat"
    TRANSFORMER = "transformer"


@dataclass(frozen=True, slots=True)
class Step:
    """A seat's action, and what comes of it: each note with the seat that it is about."""

    seat: int
    action: Any
    notes: tuple[tuple[Note, int], ...] = ()

    @property
    def ends_trick(self) -> bool:
        """Whether it is the last of a trick, and the deal goes on."""
        return any(note in (Note.UNBEATEN, Note.WIND, Note.TAKES) for note, _ in self.notes)
