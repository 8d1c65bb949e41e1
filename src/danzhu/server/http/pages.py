"""Pages: the browser client, served as it is but for its head."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import danzhu
from danzhu.guides.layout import tag
from danzhu.locale import LANGUAGES, words_in
from danzhu.server.http.know import services_of
from danzhu.server.http.link import base_url
from danzhu.server.http.preview import LOCALES, Preview, language_asked, nothing, preview_of

WEB: Final = Path(danzhu.__file__).parent / "web"
LOCALE: Final = Path(danzhu.__file__).parent / "locale"

_TEMPLATES: Final = Environment(
    loader=FileSystemLoader(WEB), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
)
_NO_STORE: Final = {"cache-control": "no-cache", "vary": "accept-language"}
"""The page may be kept but is asked after each time: a new version of ours shows at once."""

_PATHS: Final = (
    "/",
    "/guandan",
    "/gongzhu",
    "/new",
    "/new/{game}",
    "/move",
    "/credits",
    "/privacy",
    "/t/{code}",
    "/records/{record}",
)

router = APIRouter(include_in_schema=False)


def page() -> str:
    """The one page as it is written: what it shows follows from its address."""
    return (WEB / "index.html").read_text(encoding="utf-8")


async def index(request: Request) -> HTMLResponse:
    """The page. Opening it changes nothing: what is dealt or joined is asked for by the page."""
    language = language_asked(request)
    services = services_of(request)
    return _written(request, language, await preview_of(request, services, language))


for path in _PATHS:
    router.add_api_route(path, index, methods=["GET", "HEAD"])


def nothing_here(request: Request) -> HTMLResponse:
    """The same page where there is none: it says so in the reader's language."""
    language = language_asked(request)
    return _written(request, language, nothing(language))


def _written(request: Request, language: str, preview: Preview) -> HTMLResponse:
    say, base = words_in(language), base_url(request, services_of(request).settings)
    html = _TEMPLATES.get_template("index.html").render(
        language=language,
        tag=tag(language),
        tags={each: tag(each) for each in LANGUAGES},
        preview=preview,
        picture=say("preview-picture"),
        base=base,
        path=request.url.path,
        locale=LOCALES[language],
    )
    return HTMLResponse(html, 200 if preview.is_there else 404, {**_NO_STORE, "content-language": tag(language)})


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
