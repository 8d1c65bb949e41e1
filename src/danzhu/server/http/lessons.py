"""Lessons: a first deal of each game as plain HTML, played against computer players by a form."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from danzhu.lessons.answer import answer
from danzhu.lessons.course import GAMES, LEVEL, walk
from danzhu.lessons.page import lesson_path, lesson_sheet, lesson_waiting
from danzhu.locale import LANGUAGES, words_in
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import Parts, language_wanted
from danzhu.server.http.sheet import shown
from danzhu.server.think import Urgency

router = APIRouter(include_in_schema=False)

_MOST_CARDS: Final = 27
_MOST_DEEDS: Final = 4 * _MOST_CARDS
"""A learner's decisions: he plays his cards one by one, and passes on each of the others'."""
_SOON_S: Final = 2
"""After how long a page that waits for the players loads anew."""
_Text = Annotated[str, Field(max_length=80)]


@router.get("/learn/{game}")
async def lesson(request: Request, game: str) -> RedirectResponse:
    """A lesson in the reader's language."""
    if game not in GAMES:
        raise HTTPException(404)
    to = lesson_path(language_wanted(request), game)
    return RedirectResponse(to, 302, {"vary": "accept-language", "cache-control": "no-cache"})


@router.get("/learn/{language}/{game}")
async def lesson_step(
    request: Request,
    services: Parts,
    language: str,
    game: str,
    do: Annotated[list[_Text], Query(max_length=_MOST_DEEDS)] = [],  # noqa: B006 - FastAPI copies it
    card: Annotated[list[_Text], Query(max_length=_MOST_CARDS)] = [],  # noqa: B006
    reading: Annotated[_Text, Query()] = "",
    expose: bool = False,
) -> Response:
    """A lesson after the actions `do`; what its form asks leads to the next step, or says why it cannot be done."""
    if language not in LANGUAGES or game not in GAMES:
        raise HTTPException(404)
    await services.limiter.check(limit.QUESTIONS, "question", address_of(request))
    say = words_in(language)
    try:
        if not services.thinkers.is_ready(game, LEVEL):
            raise TimeoutError
        now = await services.thinkers.run(Urgency.HINT, walk, game, tuple(do))
    except (TimeoutError, BrokenProcessPool):
        waiting = shown(lesson_waiting(game, do, say), say, request, services, 202)
        waiting.headers["refresh"] = str(_SOON_S)
        return waiting
    if now is None:  # an address that somebody has changed
        return RedirectResponse(lesson_path(language, game), 303)
    if not (card or expose) or now.due is None:
        return shown(lesson_sheet(game, now, do, say), say, request, services)
    found = answer(game, now.state, card, reading, exposing=expose)
    if found.do is None:
        return shown(lesson_sheet(game, now, do, say, found, card), say, request, services)
    return RedirectResponse(lesson_path(language, game, (*do, found.do)), 303)
