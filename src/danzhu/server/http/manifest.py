"""Manifest: what a device needs to keep the tables among its programs, and the one icon that is asked for by name.

There is no service worker: a device that has the tables installed asks the server for every file as a browser does,
so nothing old is ever shown, and without the server there is nobody to play with anyway.
"""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, JSONResponse

from danzhu.guides.layout import tag
from danzhu.locale import Words, words_in
from danzhu.server.http.pages import WEB
from danzhu.server.http.preview import GAMES_BY_PATH, language_asked

router = APIRouter(include_in_schema=False)

PICTURES: Final = WEB / "pictures"
PAPER: Final = "#f5f4ee"
"""The light paper of css/base.css."""


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """The manifest in a language. Its `id` is the same in all of them: it is one program."""
    told = _manifest(words_in(language_asked(request)))
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return JSONResponse(told, headers=headers, media_type="application/manifest+json")


@router.get("/favicon.ico")
async def favicon() -> FileResponse:
    """For whoever asks for it without having read a page."""
    return FileResponse(PICTURES / "icon-32.png", media_type="image/png", headers={"cache-control": "no-cache"})


def _manifest(say: Words) -> dict[str, Any]:
    games = [
        {"name": f"{say(f'game-{game}')} · {say('page-play')}", "url": path} for path, game in GAMES_BY_PATH.items()
    ]
    return {
        "id": "/",
        "name": say("preview-title"),
        "short_name": "danzhu",
        "description": say("preview-about"),
        "lang": tag(say.language),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "cards"],
        "icons": [
            {"src": "/web/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *[
                {"src": f"/web/pictures/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
                for name, size, purpose in (
                    ("icon-192", 192, "any"),
                    ("icon-512", 512, "any"),
                    ("icon-full-512", 512, "maskable"),
                )
            ],
        ],
        "shortcuts": [*games, {"name": say("page-open"), "url": "/new"}],
    }
