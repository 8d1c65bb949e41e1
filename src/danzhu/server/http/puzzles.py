"""Puzzles: the shelf and each puzzle as plain HTML, and what an answer is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from danzhu.cards import BadText
from danzhu.locale import LANGUAGES, words_in
from danzhu.puzzles.judge import judge
from danzhu.puzzles.page import puzzle_path, puzzle_sheet, shelf_path, shelf_sheet
from danzhu.puzzles.puzzle import Puzzle
from danzhu.puzzles.shelf import puzzle_named
from danzhu.server.fault import Fault, Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import Parts, language_wanted
from danzhu.server.http.sheet import shown

router = APIRouter()

_MOST_CARDS = 12
"""Cards in an answer; no puzzle's hand has more."""
_Cards = Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=_MOST_CARDS)]


@router.get("/puzzles", include_in_schema=False)
async def puzzles(request: Request) -> RedirectResponse:
    """The shelf in the reader's language."""
    return _in_language(shelf_path(language_wanted(request)))


@router.get("/puzzles/{game}/{name}", include_in_schema=False)
async def puzzle(request: Request, game: str, name: str) -> RedirectResponse:
    """A puzzle in the reader's language."""
    return _in_language(puzzle_path(language_wanted(request), _named(game, name)))


@router.get("/puzzles/{language}", include_in_schema=False)
async def shelf(request: Request, services: Parts, language: str) -> Response:
    """All puzzles in a language."""
    if language not in LANGUAGES:
        raise HTTPException(404)
    say = words_in(language)
    return shown(shelf_sheet(say), say, request, services)


@router.get("/puzzles/{language}/{game}/{name}", include_in_schema=False)
async def one_puzzle(
    request: Request,
    services: Parts,
    language: str,
    game: str,
    name: str,
    card: Annotated[_Cards, Query()] = [],  # noqa: B006 - FastAPI copies it
    reading: Annotated[str, Query(max_length=30)] = "",
) -> Response:
    """One puzzle; what its form asks is answered in place."""
    if language not in LANGUAGES:
        raise HTTPException(404)
    if card:
        await services.limiter.check(limit.QUESTIONS, "question", address_of(request))
    say = words_in(language)
    return shown(puzzle_sheet(_named(game, name), say, card, reading), say, request, services)


class Answer(BaseModel):
    """What somebody would play: cards, `["pass"]` to pass; and as what, where they have several readings."""

    cards: _Cards
    reading: Annotated[str, Field(max_length=30)] = ""


class Judged(BaseModel):
    """What an answer is. `choice` is its place among the puzzle's choices, 0 the solution; `refusal` why the rules do
    not allow it; `readings` those of which one must be named."""

    choice: int | None
    refusal: str | None
    readings: tuple[str, ...]


@router.post("/api/puzzles/{game}/{name}")
async def answer(request: Request, services: Parts, game: str, name: str, given: Answer) -> Judged:
    """Judge an answer; `bad_text` for cards or a reading that cannot be read."""
    await services.limiter.check(limit.QUESTIONS, "question", address_of(request))
    try:
        verdict = judge(_named(game, name), given.cards, given.reading)
    except BadText as bad:
        raise Refused(Fault.BAD_TEXT, bad.code) from None
    return Judged(
        choice=verdict.choice,
        refusal=None if verdict.refusal is None else verdict.refusal.value,
        readings=verdict.readings,
    )


def _in_language(path: str) -> RedirectResponse:
    return RedirectResponse(path, 302, {"vary": "accept-language", "cache-control": "no-cache"})


def _named(game: str, name: str) -> Puzzle:
    try:
        return puzzle_named(game, name)
    except KeyError:
        raise HTTPException(404) from None
