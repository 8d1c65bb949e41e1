"""Contents: which pages there are, in the order in which they are read, and in which languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from danzhu.locale import LANGUAGES

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "guandan": (
        "guandan-rules",
        "guandan-combinations",
        "guandan-bombs",
        "guandan-wilds",
        "guandan-tribute",
        "guandan-levels",
        "guandan-strategy",
        "guandan-questions",
        "guandan-variants",
    ),
    "gongzhu": (
        "gongzhu-rules",
        "gongzhu-exposure",
        "gongzhu-scoring",
        "gongzhu-strategy",
        "gongzhu-questions",
        "gongzhu-variants",
    ),
    "both": ("history", "glossary"),
}
"""The pages of each section, by name."""

PAGES: Final = tuple(page for pages in SECTIONS.values() for page in pages)
"""Every page by name, in order."""

WRITTEN_FIRST: Final = "en"
"""The language that the others follow: its headings name the places of every page."""


def source(language: str, page: str) -> Traversable:
    """The file that a page is written in."""
    return files("danzhu.guides").joinpath(language, f"{page}.md")


@cache
def languages() -> tuple[str, ...]:
    """The languages in which every page is written; one that lacks a page is not offered."""
    return tuple(each for each in LANGUAGES if all(source(each, page).is_file() for page in PAGES))


def neighbours(page: str) -> tuple[str | None, str | None]:
    """The pages before and after this one.

    >>> neighbours("guandan-variants")
    ('guandan-questions', 'gongzhu-rules')
    """
    at = PAGES.index(page)
    return (PAGES[at - 1] if at else None), (PAGES[at + 1] if at + 1 < len(PAGES) else None)
