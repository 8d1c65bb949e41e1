"""Pages: the browser client, served as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import danzhu

WEB: Final = Path(danzhu.__file__).parent / "web"
LOCALE: Final = Path(danzhu.__file__).parent / "locale"

router = APIRouter(include_in_schema=False)


def page() -> str:
    """The one page: what it shows follows from its address."""
    return (WEB / "index.html").read_text(encoding="utf-8")


@router.get("/")
@router.get("/guandan")
@router.get("/gongzhu")
@router.get("/new")
@router.get("/new/{game}")
@router.get("/move")
@router.get("/credits")
@router.get("/privacy")
@router.get("/t/{code}")
@router.get("/records/{record}")
async def index() -> HTMLResponse:
    """The page. Opening it changes nothing: what is dealt or joined is asked for by the page."""
    return HTMLResponse(page(), headers={"cache-control": "no-cache"})


def is_read(request: Request) -> bool:
    """Whether somebody reads what is asked for, rather than a program or a page of ours."""
    ours = request.url.path.startswith(("/api/", "/web/", "/locale/"))
    return request.method == "GET" and not ours and "text/html" in request.headers.get("accept", "")


def nothing_here() -> HTMLResponse:
    """The same page where there is none: it says so in the reader's language."""
    return HTMLResponse(page(), 404, headers={"cache-control": "no-cache"})


class Fixed(StaticFiles):
    """Files that may be kept but are asked after each time, and only of the kinds that a browser needs."""

    def __init__(self, folder: Path, kinds: frozenset[str]) -> None:
        super().__init__(directory=folder)
        self._kinds = kinds

    async def get_response(self, path: str, scope: Scope) -> object:  # type: ignore[override]
        """A file, or 404 for anything else in the folder."""
        if Path(path).suffix not in self._kinds:
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers.setdefault("cache-control", "no-cache")
        return response
