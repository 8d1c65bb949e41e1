"""What a page is made of, for tests that compare pages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from markdown_it.token import Token

from danzhu.games.registry import GAMES
from danzhu.guides.page import parsed, text_of

PRESETS = {name for game in GAMES.values() for name in game.presets}


class Page:
    """A page in one language, as its writer wrote it."""

    def __init__(self, language: str, page: str) -> None:
        self.tokens = parsed(text_of(language, page))

    @property
    def blocks(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """Every fenced block: its first line, the others, and the presets of the section that it stands in."""
        found = []
        presets: tuple[str, ...] = ()
        for at, token in enumerate(self.tokens):
            if token.type == "blockquote_open":
                words = self.tokens[at + 2].children or []
                presets = tuple(word.content for word in words if word.content in PRESETS)
            elif token.type == "blockquote_close":
                presets = ()
            elif token.type == "fence":
                found.append((token.info, token.content, presets))
        return found

    @property
    def shape(self) -> list[str]:
        """Headings, quotes, list items, table rows and blocks in their order."""
        kept = ("heading_open", "blockquote_open", "blockquote_close", "list_item_open", "fence", "tr_open")
        return [f"{token.type} {token.tag} {token.info}" for token in self.tokens if token.type in kept]

    @property
    def sections(self) -> list[list[Token]]:
        """The words from one heading to the next."""
        found: list[list[Token]] = [[]]
        for token in self.tokens:
            if token.type == "heading_open":
                found.append([])
            if token.type == "inline":
                found[-1] += token.children or []
        return found

    @property
    def links(self) -> list[str]:
        """Where the page leads."""
        return [str(each.attrGet("href")) for words in self.sections for each in words if each.type == "link_open"]


def quoted(section: list[Token]) -> Counter[str]:
    """What stands in back quotes."""
    return Counter(each.content for each in section if each.type == "code_inline")


def numbers(section: list[Token]) -> Counter[str]:
    """The numbers written in digits."""
    return Counter(found for each in section if each.type == "text" for found in re.findall(r"\d+", each.content))


_SWAPPED = {"you": "right", "right": "left", "partner": "you", "left": "partner", "opposite": "you"}


def falsified(line: str) -> str | None:
    """The line saying something else; None for one that claims nothing."""
    if "!>" in line:
        return line.replace("!>", ">")
    if " > " in line:
        return line.replace(" > ", " !> ")
    if "->" in line:
        given, _, said = line.partition("->")
        return f"{given}-> {_otherwise(said.strip())}"
    if " = " in line:
        given, _, said = line.rpartition(" = ")
        if re.fullmatch(r"-?\d+", said):
            return f"{given} = {int(said) + 1}"
        return f"{given} = {'single-3' if said == 'nothing' else 'nothing'}"
    if "!" in line:
        return line.partition("!")[0].strip()
    return None


def _otherwise(said: str) -> str:
    others = {"goes on": "you wins", "resisted": "nobody pays", "nobody pays": "resisted"}
    if said in others:
        return others[said]
    if said.endswith(" wins"):
        return "goes on"
    if said.endswith(" win") or said.startswith("us="):
        return "us=2 them=2"
    if re.fullmatch(r"\+\d", said):
        return "+9"
    words = said.split()
    swapped = [_SWAPPED.get(word, word) for word in words]
    return " ".join(swapped) if swapped != words else "2C 2D"


def claims(info: str, content: str) -> Iterator[tuple[str, str]]:
    """For every claim of a block: its lines with that one falsified, and which."""
    lines = content.splitlines()
    for at, line in enumerate(lines):
        wrong = falsified(line)
        if wrong is not None:
            yield "\n".join([*lines[:at], wrong, *lines[at + 1 :]]), f"{info}: {wrong}"
