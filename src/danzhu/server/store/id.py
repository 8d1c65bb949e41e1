"""Id: the names that storage gives things: codes of tables, matches, records, people."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 64


def is_id(text: str) -> bool:
    """Whether a text can be the name of something. What cannot is not looked up: PostgreSQL fails at a NUL.

    >>> is_id("ABC234"), is_id("a\\x00b"), is_id("../etc"), is_id("")
    (True, False, False, False)
    """
    return len(text) <= LONGEST and text.isascii() and text.isalnum()
