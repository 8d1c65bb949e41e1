"""Name: what people may call themselves, and what they are called before they choose."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from danzhu.locale import words_in
from danzhu.server.fault import Fault, Refused

LONGEST: Final = 20
_GUEST_NAMES: Final = 24
_MOST_MARKS: Final = 2  # combining marks in a row: enough for every language here, too few to climb over other lines

# Control and format characters (bidirectional overrides, zero-width joiners), private and unknown ones, line ends.
_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def check_name(text: str) -> str:
    """The name as it is kept: composed and without spaces around it; raises `Refused(bad_name)` with a reason.

    >>> check_name("  Zoe\\u0301 ")
    'Zoé'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if not 1 <= len(name) <= LONGEST:
        raise Refused(Fault.BAD_NAME, "length")
    if any(unicodedata.category(letter) in _REFUSED for letter in name) or _has_tower(name):
        raise Refused(Fault.BAD_NAME, "characters")
    if not any(letter.isalnum() for letter in name):
        raise Refused(Fault.BAD_NAME, "characters")
    plain = _plain(name)
    if any(word in plain for word in _blocked()):
        raise Refused(Fault.BAD_NAME, "blocked")
    return name


def guest_name(language: str) -> str:
    """A name in a language for somebody who has not chosen one."""
    word = words_in(language)(f"guest-name-{1 + secrets.randbelow(_GUEST_NAMES)}")
    return f"{word} {10 + secrets.randbelow(90)}"


def _has_tower(name: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _plain(name: str) -> str:
    """A name without what is used to disguise a word: case, width, accents, dots and digits for letters."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(str.maketrans("013457@$", "oieastas"))
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def _blocked() -> tuple[str, ...]:
    """Words that no name may contain: insults, and names that pass for the house."""
    text = Path(__file__).with_name("blocked.txt").read_text(encoding="utf-8")
    return tuple(_plain(line) for line in text.splitlines() if line and not line.startswith("#"))
