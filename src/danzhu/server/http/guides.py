"""Guides: the pages that teach, as plain HTML; the map of the site; and sums for the calculator."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from danzhu.guides.blocks.score import answer, asked_sum
from danzhu.guides.contents import PAGES, languages
from danzhu.guides.index import addresses, index, missing, printed
from danzhu.guides.layout import TEMPLATES, tag
from danzhu.guides.page import card_sheet, guide
from danzhu.lessons import page as lessons
from danzhu.locale import LANGUAGES, language_of, words_in
from danzhu.puzzles import page as puzzles
from danzhu.server.fault import Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import Parts, language_wanted
from danzhu.server.http.link import base_url
from danzhu.server.http.sheet import shown
from danzhu.server.services import Services

router = APIRouter()

_CARDS: Final = {f"card-{game}-{preset}": (game, preset) for game, preset in printed()}
_MOST_ASKED: Final = 600
"""Characters of a question; a form of ours asks no longer ones."""
_ELSEWHERE: Final = ("/", "/new/guandan", "/new/gongzhu", "/credits", "/privacy")
"""Pages besides the guides that a search engine may list."""

Text = Annotated[str, Query(max_length=_MOST_ASKED)]


@router.get("/guides", include_in_schema=False)
async def guides(request: Request) -> RedirectResponse:
    """All guides, in the reader's language."""
    wanted = language_wanted(request)
    to = wanted if wanted in languages() else "en"
    return RedirectResponse(f"/guides/{to}", 302, {"vary": "accept-language", "cache-control": "no-cache"})


@router.get("/guides/{language}", include_in_schema=False)
async def all_guides(request: Request, services: Parts, language: str) -> Response:
    """All guides in a language."""
    if language not in languages():
        return _elsewhere(language, "") or _nothing(request, services)
    say = words_in(language)
    return shown(index(say), say, request, services)


@router.get("/guides/{language}/{page}", include_in_schema=False)
async def one_guide(request: Request, services: Parts, language: str, page: str) -> Response:
    """One guide. What is asked of a form on it is answered in place."""
    if language not in languages():
        return _elsewhere(language, f"/{page}") or _nothing(request, services)
    say = words_in(language)
    if page in _CARDS:
        return shown(card_sheet(*_CARDS[page], say), say, request, services)
    if page not in PAGES or len(request.url.query) > _MOST_ASKED:
        return _nothing(request, services)
    asked = {name: " ".join(request.query_params.getlist(name)) for name in request.query_params}
    if asked:
        try:
            await services.limiter.check(limit.QUESTIONS, "question", address_of(request))
        except Refused:
            asked = {}
    return shown(guide(language, page, asked), say, request, services)


@router.get("/guides/{rest:path}", include_in_schema=False)
async def no_guide(request: Request, services: Parts) -> Response:
    """What is none of these."""
    return _nothing(request, services)


class SumLine(BaseModel):
    """A line of a sum in words, and its points."""

    words: str
    points: str


@router.get("/api/score")
async def score(
    request: Request,
    services: Parts,
    language: Annotated[str, Query(max_length=8)] = "en",
    taken: Text = "",
    exposed: Text = "",
    exposure: Text = "",
    pig_flip_with_all_hearts: Text = "",
    small_hearts: Text = "",
) -> list[SumLine]:
    """What point cards are worth in Gong Zhu, line by line and last the total: `taken=QS AH`, `exposed=QS`."""
    await services.limiter.check(limit.QUESTIONS, "question", address_of(request))
    options = {
        "exposure": exposure,
        "pig_flip_with_all_hearts": pig_flip_with_all_hearts,
        "small_hearts": small_hearts,
    }
    sum_ = asked_sum(taken.split(), exposed.split(), options)
    say = words_in(language_of(language) or "en")
    return [SumLine(words=words, points=points) for words, points in answer(sum_, say)]


@router.get("/sitemap.xml", include_in_schema=False)
async def sitemap(request: Request, services: Parts) -> Response:
    """Every page there is to find."""
    base = base_url(request, services.settings)
    pages = [*addresses(), *puzzles.addresses(), *lessons.addresses()]
    xml = TEMPLATES.get_template("sitemap.xml").render(base=base, plain=_ELSEWHERE, pages=pages, tag=tag)
    return Response(xml, media_type="application/xml")


@router.get("/robots.txt", include_in_schema=False)
async def robots(request: Request, services: Parts) -> PlainTextResponse:
    """What programs that read the web are asked to leave alone. Tables and records say themselves that they are not to
    be listed: whoever shows a preview of a link must read its head."""
    base = base_url(request, services.settings)
    return PlainTextResponse(f"User-agent: *\nDisallow: /api/\n\nSitemap: {base}/sitemap.xml\n")


def _elsewhere(language: str, page: str) -> RedirectResponse | None:
    """The English page for a language of ours in which the guides are not whole; None for any other."""
    return RedirectResponse(f"/guides/en{page}", 302, {"cache-control": "no-cache"}) if language in LANGUAGES else None


def _nothing(request: Request, services: Services) -> HTMLResponse:
    """There is no such page: said in the language of the address, or else the reader's."""
    named = request.url.path.removeprefix("/guides/").partition("/")[0]
    wanted = named if named in languages() else language_wanted(request)
    say = words_in(wanted if wanted in languages() else "en")
    return shown(missing(say, f"/guides/{say.language}"), say, request, services, 404)
