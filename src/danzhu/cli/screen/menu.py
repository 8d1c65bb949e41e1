"""Menu: what can be done now, numbered so that it can be chosen by a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from rich.console import RenderableType
from rich.table import Table
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

    def shown(self, ink: Ink) -> list[RenderableType]:
        """The menu to print: a row a group, its entries wrapped beside its title; a line a group if plain."""
        numbers = count(1)
        rows = [(group.title, [_numbered(next(numbers), each, ink) for each in group.entries]) for group in self.groups]
        if ink.plain:
            return [Text(self.title), *(_line(title, cells, ink) for title, cells in rows)]
        table = Table.grid(padding=(0, 2))
        for title, cells in rows:
            table.add_row("", title, Text("   ").join(cells))
        return [Text(self.title), table]


def _numbered(number: int, entry: Entry, ink: Ink) -> Text:
    return Text.assemble((ink.say("menu-number", number=str(number)), "cyan"), entry.label)


def _line(title: str, cells: list[Text], ink: Ink) -> Text:
    head = f"{ink.say('menu-group', title=title)} " if title else ""
    return Text.assemble("  ", head, Text(ink.say("list-separator")).join(cells))
