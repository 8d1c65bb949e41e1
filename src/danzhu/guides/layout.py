"""Layout: what stands around the body of every page that is plain HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from danzhu.locale import Words


def templates(package: str) -> Environment:
    """The templates of a package: what is put into them is escaped, and a name that they lack is a fault."""
    return Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


TEMPLATES: Final = templates("danzhu.guides")
"""Every template of this room; whatever is filled in is escaped unless it is `Markup` already."""

LANGUAGE_TAGS: Final = {"zh": "zh-Hans"}
"""How a language is named in HTML, where that is not its own code."""


@dataclass(frozen=True, slots=True)
class Link:
    """A place to go, and what it is called."""

    to: str
    text: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page without what stands around it.

    `path` is its own address without the server's; `languages` the same page by language, this one
    included, where it is to be found in several. `toc` are the places within it, `before` and `after` the
    pages next to it. `styles` and `scripts` are addresses under `/web`, besides those that every page has.
    `listed=False` asks search engines to leave it out.
    """

    title: str
    description: str
    path: str
    body: Markup
    languages: Mapping[str, str] = field(default_factory=dict)
    toc: Sequence[Link] = ()
    before: Link | None = None
    after: Link | None = None
    styles: Sequence[str] = ()
    scripts: Sequence[str] = ()
    listed: bool = True


def lay_out(sheet: Sheet, say: Words, base: str) -> str:
    """The whole page as HTML; `base` is the server's address, without a slash at its end."""
    template = TEMPLATES.get_template("layout.html")
    others = {language: (say(f"page-language-{language}"), to) for language, to in sheet.languages.items()}
    return template.render(sheet=sheet, say=say, base=base, others=others, tag=tag)


def tag(language: str) -> str:
    """A language as HTML names it.

    >>> tag("zh"), tag("fr")
    ('zh-Hans', 'fr')
    """
    return LANGUAGE_TAGS.get(language, language)
