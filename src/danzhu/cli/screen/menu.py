"""Menu: what can be done now, numbered so that it can be chosen by a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from danzhu.cli.screen.ink import Ink


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: its label, and what it leads to, an action or a further menu."""

    label: Text
    lead: Callable[[], Menu | Any]


def entry(label: Text, action: Any) -> Entry:
    """An entry that leads to an action."""
    return Entry(label, lambda: action)


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of one sort, shown on one line."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Groups of entries, numbered through from 1; `title` says what is to be chosen."""

    title: str
    groups: tuple[Group, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries: number n is at n - 1."""
        return tuple(entry for group in self.groups for entry in group.entries)

    def lines(self, ink: Ink) -> list[Text]:
        """The menu as text, a line a group."""
        lines = [Text(self.title)]
        number = 0
        for group in self.groups:
            cells = []
            for entry in group.entries:
                number += 1
                cells.append(Text.assemble((ink.say("menu-number", number=str(number)), "cyan"), entry.label))
            between = ink.say("list-separator") if ink.plain else "   "
            title = [f"{ink.say('menu-group', title=group.title)} "] if group.title else []
            lines.append(Text.assemble("  ", *title, Text(between).join(cells)))
        return lines
