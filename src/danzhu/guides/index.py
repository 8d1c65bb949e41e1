"""Index: where all the guides are, as a page, as a map of the site, and where there is none."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from danzhu.games.registry import GAMES
from danzhu.guides.blocks.printed import title_of_card
from danzhu.guides.contents import PAGES, SECTIONS, languages
from danzhu.guides.layout import TEMPLATES, Link, Sheet
from danzhu.guides.page import link_to
from danzhu.locale import Words


def index(say: Words) -> Sheet:
    """The page that leads to all others."""
    return Sheet(
        title=say("guide-index-title"),
        description=say("guide-index-description"),
        path=f"/guides/{say.language}",
        body=Markup('<p class="lead">{}</p>{}').format(say("guide-index-description"), listing(say)),
        languages={each: f"/guides/{each}" for each in languages()},
    )


def missing(say: Words, path: str) -> Sheet:
    """The page where there is none."""
    body = Markup('<p class="lead">{}</p>{}').format(say("guide-missing-text"), listing(say))
    return Sheet(say("guide-missing-title"), say("guide-missing-text"), path, body, listed=False)


def listing(say: Words) -> Markup:
    """Links to every page, by game."""
    names = {"both": say("guide-index-both"), **{game: say(f"game-{game}") for game in GAMES}}
    parts = [(names[section], [link_to(say.language, page) for page in pages]) for section, pages in SECTIONS.items()]
    parts.append((say("guide-index-playing"), list(_playing(say))))
    parts.append((say("guide-index-printed"), [_card(game, preset, say) for game, preset in printed()]))
    return Markup(TEMPLATES.get_template("index.html").render(parts=parts))  # noqa: S704 - escaped by the template


def _playing(say: Words) -> Iterator[Link]:
    """What is learnt with cards in hand."""
    for game in GAMES:
        yield Link(f"/learn/{say.language}/{game}", say("lesson-title", game=say(f"game-{game}")))
    yield Link(f"/puzzles/{say.language}", say("puzzles-title"))


def _card(game: str, preset: str, say: Words) -> Link:
    return Link(f"/guides/{say.language}/card-{game}-{preset}", title_of_card(game, preset, say))


def printed() -> Iterator[tuple[str, str]]:
    """Every game and preset of which there is a sheet to print."""
    return ((game.name, preset) for game in GAMES.values() for preset in game.presets)


def addresses() -> list[dict[str, str]]:
    """Every page of the guides once, by language: for the map of the site."""
    names = ["", *(f"/{page}" for page in PAGES), *(f"/card-{game}-{preset}" for game, preset in printed())]
    return [{language: f"/guides/{language}{name}" for language in languages()} for name in names]
