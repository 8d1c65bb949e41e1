"""Page: a guide from its Markdown to a sheet, its examples drawn by the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from danzhu.cards import BadText, parse_cards
from danzhu.games.registry import GAMES
from danzhu.guides import draw
from danzhu.guides.block import Reader, parse_block
from danzhu.guides.blocks.options import preset_words
from danzhu.guides.blocks.printed import sheet_of, title_of_card
from danzhu.guides.blocks.registry import drawn
from danzhu.guides.contents import PAGES, WRITTEN_FIRST, languages, neighbours, source
from danzhu.guides.fault import BadGuide
from danzhu.guides.layout import Link, Sheet
from danzhu.guides.tell import listed, value_words
from danzhu.locale import Words, words_in
from danzhu.table.option import option_texts

NOTHING_ASKED: Final[Mapping[str, str]] = MappingProxyType({})
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_PRESETS: Final = {name for game in GAMES.values() for name in game.presets}


def parsed(text: str) -> list[Token]:
    """The tokens of a page."""
    return _MARKDOWN.parse(text)


def text_of(language: str, page: str) -> str:
    """The Markdown of a page; raises `BadGuide` where it is not written."""
    file = source(language, page)
    if not file.is_file():
        raise BadGuide(f"{language}/{page}.md is not written")
    return file.read_text(encoding="utf-8")


def headings(tokens: list[Token]) -> list[tuple[int, str]]:
    """Every heading below the title: how deep, and its text."""
    found = [
        (int(token.tag[1]), plain(tokens[at + 1])) for at, token in enumerate(tokens) if token.type == "heading_open"
    ]
    return [each for each in found if each[0] > 1]


def plain(inline: Token) -> str:
    """A paragraph or heading without its marks."""
    return "".join(child.content if child.type != "softbreak" else " " for child in inline.children or [])


def slug(text: str) -> str:
    """A heading as a place in an address.

    >>> slug("Who leads, and why?")
    'who-leads-and-why'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


@lru_cache(maxsize=64)
def places(page: str) -> tuple[tuple[int, str], ...]:
    """The places of a page, depth and name, the same in every language: those of the page written first."""
    tokens = parsed(text_of(WRITTEN_FIRST, page))
    found = tuple((depth, slug(text)) for depth, text in headings(tokens))
    if len(set(found)) < len(found) or not all(name for _, name in found):
        raise BadGuide(f"{page}: two headings, or one without a letter, share an address")
    return found


@lru_cache(maxsize=256)
def title_of(language: str, page: str) -> str:
    """A page's title."""
    return plain(parsed(text_of(language, page))[1])


def link_to(language: str, page: str) -> Link:
    """A page of the guides by its title."""
    return Link(f"/guides/{language}/{page}", title_of(language, page))


def guide(language: str, page: str, asked: Mapping[str, str] = NOTHING_ASKED) -> Sheet:
    """The page in a language; `asked` is what a form on it asks. Raises `BadGuide`, `WrongExample`."""
    return _plain_guide(language, page) if not asked else _guide(language, page, asked)


@lru_cache(maxsize=256)
def _plain_guide(language: str, page: str) -> Sheet:
    return _guide(language, page, NOTHING_ASKED)


def _guide(language: str, page: str, asked: Mapping[str, str]) -> Sheet:
    text = text_of(language, page)
    reader = Reader(words_in(language), page, asked)
    title, description, body, toc = composed(text, reader, places(page))
    before, after = neighbours(page)
    return Sheet(
        title=title,
        description=description,
        path=f"/guides/{language}/{page}",
        body=body,
        languages={each: f"/guides/{each}/{page}" for each in languages()},
        toc=toc,
        before=link_to(language, before) if before else None,
        after=link_to(language, after) if after else None,
        listed=not asked,
    )


def composed(text: str, reader: Reader, names: tuple[tuple[int, str], ...]) -> tuple[str, str, Markup, list[Link]]:
    """Title, description, body and contents of a page written in Markdown.

    The page begins with its title and one paragraph, which is its description too; `names` are the
    addresses of its headings.
    """
    tokens = parsed(text)
    shape = [token.type for token in tokens[:6]]
    opening = ["heading_open", "inline", "heading_close", "paragraph_open", "inline", "paragraph_close"]
    if shape != opening or tokens[0].tag != "h1":
        raise BadGuide(f"{reader.page}: a page begins with its title and one paragraph")
    found = headings(tokens)
    if [depth for depth, _ in found] != [depth for depth, _ in names]:
        raise BadGuide(f"{reader.page}: other headings in {reader.say.language} than in {WRITTEN_FIRST}")
    title, description = plain(tokens[1]), plain(tokens[4])
    tokens[3].attrSet("class", "lead")
    composer = _Composer(reader, [name for _, name in names])
    lead, rest = composer.html(tokens[3:6]), composer.html(tokens[6:])
    toc = [Link(f"#{name}", text) for (depth, text), (_, name) in zip(found, names, strict=True) if depth == 2]
    return title, description, lead + composer.switch() + rest, toc


@dataclass(slots=True)
class _Composer:
    """Goes through the tokens of one page and puts ours in their place."""

    reader: Reader
    names: list[str]
    sections: list[tuple[str, ...]] = field(default_factory=list)
    """The presets of each block quote that is open."""
    seen: set[str] = field(default_factory=set)
    """The presets that some section of the page is about."""
    at: int = 0
    """How many headings have been passed."""

    def html(self, tokens: list[Token]) -> Markup:
        """The tokens as HTML."""
        out: list[Token] = []
        for place, token in enumerate(tokens):
            out += self._one(token, tokens, place)
        return Markup(_MARKDOWN.renderer.render(out, _MARKDOWN.options, {}))  # noqa: S704 - no raw HTML is read

    def _one(self, token: Token, tokens: list[Token], place: int) -> list[Token]:
        match token.type:
            case "heading_open":
                token.attrSet("id", self.names[self.at])
                self._link_heading(tokens[place + 1])
                self.at += 1
            case "blockquote_open":
                return [self._open_section(tokens[place + 1 : place + 3])]
            case "blockquote_close":
                self.sections.pop()
                return [_raw(Markup("</div>"))]
            case "table_open":  # every other table is a block's: what is written as one is a glossary
                label = self.reader.say("guide-table")
                return [
                    _raw(Markup('<div class="wide glossary" role="group" aria-label="{}" tabindex="0">').format(label)),
                    token,
                ]
            case "table_close":
                return [token, _raw(Markup("</div>"))]
            case "fence":
                block = parse_block(token.info.strip(), token.content, self.sections[-1] if self.sections else ())
                return [_raw(drawn(block, self.reader))]
            case "inline":
                token.children = [self._word(child) for child in token.children or []]
            case _:
                pass
        return [token]

    def _link_heading(self, inline: Token) -> None:
        opening = Token("link_open", "a", 1, attrs={"href": f"#{self.names[self.at]}"})
        inline.children = [opening, *(inline.children or []), Token("link_close", "a", -1)]

    def _open_section(self, following: list[Token]) -> Token:
        """A block quote is about the presets that it begins with."""
        inline = following[-1]
        children = inline.children or []
        named: list[str] = []
        while children and (children[0].content in _PRESETS or (named and not children[0].content.strip(" ,"))):
            if children[0].type == "code_inline":
                named.append(children[0].content)
            children = children[1:]
        if not named or following[0].type != "paragraph_open":
            raise BadGuide(f"{self.reader.page}: a block quote begins with the presets that it is about")
        say = self.reader.say
        names = listed((preset_words(name, say) for name in named), say)
        label = Markup('<span class="names">{}</span>').format(say("told-by", who=names))
        if children:
            children[0].content = children[0].content.lstrip()
        inline.children = [_raw_inline(label), *children]
        self.sections.append(tuple(named))
        self.seen.update(named)
        return _raw(Markup('<div class="only {}">').format(" ".join(f"in-{name}" for name in named)))

    def _word(self, token: Token) -> Token:
        if token.type == "link_open":
            token.attrSet("href", _address(str(token.attrGet("href")), self.reader.say.language))
        if token.type != "code_inline":
            return token
        try:
            cards = parse_cards(token.content)
        except BadText:
            cards = []
        if cards:
            return _raw_inline(draw.words(cards, self.reader.say))
        if "=" in token.content:
            return _raw_inline(self._value(token.content))
        raise BadGuide(f"{self.reader.page}: `{token.content}` is neither cards nor an option with its value")

    def _value(self, text: str) -> Markup:
        """An option and its value, true in every preset that the place is about."""
        name, _, value = text.partition("=")
        game = self.reader.page.partition("-")[0]
        presets = GAMES[game].presets
        for preset in self.sections[-1] if self.sections else presets:
            if option_texts(presets[preset]).get(name) != value:
                raise BadGuide(f"{self.reader.page}: {text} is not so in {preset}")
        return Markup('<span class="value">{}</span>').format(value_words(value, self.reader.say))

    def switch(self) -> Markup:
        """Where a page is about presets apart: which of them to show."""
        if not self.seen:
            return Markup()
        say = self.reader.say
        game = self.reader.page.partition("-")[0]
        choices = [("all", say("guide-preset-all")), *((each, preset_words(each, say)) for each in GAMES[game].presets)]
        radios = Markup(" ").join(
            Markup(
                '<label for="preset-{0}"><input type="radio" name="preset" id="preset-{0}" value="{0}"{1}> {2}</label>'
            ).format(value, Markup(" checked") if value == "all" else "", words)
            for value, words in choices
        )
        return Markup('<fieldset class="presets"><legend>{}</legend>{}</fieldset>\n').format(
            say("guide-preset"), radios
        )


def _address(href: str, language: str) -> str:
    """A link between the files of a language as a link between pages."""
    page, hash_, place = href.partition("#")
    if not page or "://" in page:
        return href
    if not page.endswith(".md") or page.removesuffix(".md") not in PAGES:
        raise BadGuide(f"{href} leads nowhere")
    page = page.removesuffix(".md")
    if hash_ and place not in (name for _, name in places(page)):
        raise BadGuide(f"{href} leads to no heading")
    return f"/guides/{language}/{page}{hash_}{place}"


def _raw(html: Markup) -> Token:
    return Token("html_block", "", 0, content=str(html))


def _raw_inline(html: Markup) -> Token:
    return Token("html_inline", "", 0, content=str(html))


@lru_cache(maxsize=64)
def card_sheet(game: str, preset: str, say: Words) -> Sheet:
    """The printed rules of a preset; raises `KeyError` where there is none."""
    body = sheet_of(game, preset, say)
    return Sheet(
        title=title_of_card(game, preset, say),
        description=say(f"{game}-preset-{preset}"),
        path=f"/guides/{say.language}/card-{game}-{preset}",
        body=body,
        languages={each: f"/guides/{each}/card-{game}-{preset}" for each in languages()},
    )
