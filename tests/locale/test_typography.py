"""Whatever a person reads is set as its language sets it: the catalogues and the guides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.guides.pages import Page
from tests.locale.test_words import LOCALE

from danzhu.guides.contents import PAGES
from danzhu.locale import LANGUAGES, words_in

QUOTES = {"en": "“”‘’", "fr": "«»’", "pt": "“”’", "zh": "“”‘’"}
"""What each language quotes with, and its apostrophe; ’ stands in Chinese and Portuguese for foreign names."""
EVERY_QUOTE = "'\"“”‘’«»‹›„「」『』"
HAN = "\u3400-\u9fff"
FULL_WIDTH = "，。；：！？（）、"


class _Texts(Visitor):
    """Collects what stands in every pattern, the variants of a choice each by itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = (each.value if isinstance(each, ftl.TextElement) else "{x}" for each in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """Every text in a language and where it stands."""
    return [*_catalogues(language), *_guides(language)]


def _catalogues(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                visitor = _Texts()
                visitor.visit(entry)
                yield from ((f"{file.name}: {entry.id.name}", text) for text in visitor.found)


def _guides(language: str) -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for token in Page(language, page).tokens:
            if token.type == "inline":
                words = (_word(each.type, each.content) for each in token.children or [])
                yield f"{page}.md, line {(token.map or [0])[0] + 1}", "".join(words)


def _word(kind: str, content: str) -> str:
    return {"code_inline": "{x}", "softbreak": " "}.get(kind, content)


def breaking(language: str, rule: str) -> list[tuple[str, str]]:
    """The texts in which a pattern is found."""
    return [(where, text) for where, text in texts(language) if re.search(rule, text)]


EVERY = pytest.mark.parametrize("language", LANGUAGES)


@EVERY
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    foreign = set(EVERY_QUOTE) - set(QUOTES[language])
    assert breaking(language, f"[{re.escape(''.join(sorted(foreign)))}]") == []
    opening, closing = QUOTES[language][:2]
    assert [each for each in texts(language) if each[1].count(opening) != each[1].count(closing)] == []


@EVERY
def test_minus_signs_ellipses_and_spaces_are_no_makeshifts(language: str) -> None:
    assert breaking(language, r"(?<![\w\-–{}])-\d") == [], "a hyphen is no minus sign"
    assert breaking(language, r"\.\.\.") == [], "three stops are no ellipsis"
    assert breaking(language, r"\S {2,}\S") == []


def test_french_punctuation_has_its_spaces() -> None:
    narrow, wide = "\u202f", "\u00a0"
    assert breaking("fr", rf"[^\s{narrow}{wide}][;!?»](?!\w)|[^\S{narrow}][;!?»]|«[^{narrow}]") == []
    assert breaking("fr", rf"[^\S{wide}]:(?!\w)|\w:\s") == []


def test_chinese_punctuation_is_of_full_width() -> None:
    assert breaking("zh", rf"[{HAN}][,;!?()]|[,;!?()][{HAN}]|[{HAN}]\.(?!\w)") == []
    # As in `模块:名字`, what somebody types has the colon that he types.
    assert breaking("zh", rf"[{HAN}]:(?!\w)|(?<!\w):[{HAN}]") == []
    assert breaking("zh", rf"[{FULL_WIDTH}] | [{FULL_WIDTH}]") == [], "its space is its own"


def test_chinese_has_no_space_between_a_word_and_a_number() -> None:
    """As in 108张; what somebody types, as 8S8C or 40/20/2, stands apart."""
    assert breaking("zh", rf"[{HAN}] \d+(?![\w/])|(?<![\w\-])\d+ [{HAN}]") == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "zh"])
def test_only_chinese_has_punctuation_of_full_width(language: str) -> None:
    assert breaking(language, f"[{FULL_WIDTH}]") == []


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_what_a_player_did_is_no_infinitive(language: str) -> None:
    """A button says what to do, a trick what was done: `Passer` and `passe`."""
    say = words_in(language)
    assert say("page-pass").lower().endswith("r")
    assert not say("guandan-pass").endswith("r")
