"""Statement: what is asked of the database with every action, put into its own words once.

To put a statement together each time, even from a cache, costs three times what the database takes to carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Insert, Update

Made = Insert | Update | Delete


class Statement:
    """One statement for all databases, or what makes one for each by name; `columns` are those that an update sets."""

    def __init__(self, made: Made | Callable[[str], Made], columns: tuple[str, ...] | None = None) -> None:
        self._made = made
        self._columns = columns
        self._words: dict[str, tuple[str, tuple[str, ...]]] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """Carry it out with these values, all of which are as the database takes them."""
        name = connection.dialect.name
        if name not in self._words:
            self._words[name] = self._put(connection, name)
        words, order = self._words[name]
        return connection.exec_driver_sql(words, tuple(values[each] for each in order))

    def _put(self, connection: Connection, name: str) -> tuple[str, tuple[str, ...]]:
        made = self._made if isinstance(self._made, Made) else self._made(name)
        compiled = made.compile(dialect=connection.dialect, column_keys=self._columns)
        return str(compiled), tuple(compiled.positiontup or ())
