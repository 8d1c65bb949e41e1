"""Locale: every word that a person reads, in four languages, from the Fluent files beside this one.

A folder a language, a file an area. The browser reads the same files. This room imports nothing
else of danzhu, so every floor may stand on it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver

LANGUAGES: Final = ("en", "fr", "pt", "zh")
FALLBACK: Final = "en"

# Fluent refuses long values, lest a catalogue of strangers fill the memory. Ours are our own, and what stands in
# a vector or was typed may be long.
resolver.MAX_PART_LENGTH = 1 << 28


_HYPHEN: Final = re.compile(r"(?<![\w\-–])-(?=\d)")


def with_minus(text: str) -> str:
    """Numbers below nought with a minus sign in the place of the hyphen that they are formatted with.

    >>> with_minus("-120 in deal 1-2")
    '−120 in deal 1-2'
    """
    return _HYPHEN.sub("−", text)


class UnknownLanguage(ValueError):
    """A language that there are no words in; `text` is what was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Words:
    """The words of one language, looked up by key.

    >>> say = words_in("fr")
    >>> say.language, say("card-spoken", rank=say("rank-spoken-Q"), suit=say("suit-S"))
    ('fr', 'dame de pique')
    >>> say("gongzhu-total", who="vous", points=-120)
    'vous −120'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: str | int | float) -> str:
        """The message `key` with its variables filled in.

        A key that this language lacks is taken from English; raises `KeyError` if there is none,
        and `LookupError` for a message that asks for a variable which was not given.
        """
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            bundle = _bundle(FALLBACK)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        below_nought = any(isinstance(value, int | float) and value < 0 for value in values.values())
        return with_minus(str(text)) if below_nought else str(text)

    def __contains__(self, key: str) -> bool:
        """Whether the key has words in this language itself."""
        return bool(_bundle(self.language).has_message(key))


@cache
def words_in(language: str) -> Words:
    """The words of a language; raises `UnknownLanguage`."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Words(language)


def language_of(tag: str) -> str | None:
    """Which of our languages a tag asks for, written as in a browser's or a shell's settings.

    >>> language_of("pt_BR.UTF-8"), language_of("zh-Hant-TW"), language_of("C"), language_of("de")
    ('pt', 'zh', None, None)
    """
    language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def preferred(environment: Mapping[str, str]) -> str:
    """The language of a shell's settings: the first variable set counts, English is the rest.

    >>> preferred({"LANG": "fr_FR.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    ('fr', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name]) or FALLBACK
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    # The marks that isolate a variable's writing direction show up as boxes in terminals, and all four
    # languages are written from left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for area in sorted(files("danzhu.locale").joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(area.read_text(encoding="utf-8")))
    return bundle
