"""Plain: what somebody reads in a browser where not even the page can be served."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from markupsafe import Markup
from starlette.requests import Request

from danzhu.guides.layout import tag
from danzhu.locale import words_in
from danzhu.server.fault import Fault
from danzhu.server.http.preview import language_asked

_OURS: Final = ("/api/", "/web/", "/locale/")
_PASSING: Final = frozenset({Fault.SERVER_FAULT, Fault.STORAGE_FAILED, Fault.BUSY, Fault.TOO_FAST})
"""What may well be over in a moment."""

_PAGE: Final = Markup(
    '<!doctype html>\n<html lang="{tag}">\n<head>\n<meta charset="utf-8">\n'
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    '<meta name="robots" content="noindex">\n<title>{title} · danzhu</title>\n'
    '<link rel="icon" href="/web/icon.svg" type="image/svg+xml">\n'
    '<link rel="stylesheet" href="/web/css/base.css">\n</head>\n'
    '<body>\n<main class="plain stack">\n<h1>{title}</h1>\n<p>{advice}</p>\n'
    '<p><a class="button main" href="/">{home}</a></p>\n</main>\n</body>\n</html>\n'
)


def is_read(request: Request) -> bool:
    """Whether somebody reads what is asked for, rather than a program or a page of ours."""
    ours = request.url.path.startswith(_OURS)
    return request.method == "GET" and not ours and "text/html" in request.headers.get("accept", "")


def plain(request: Request, code: StrEnum) -> str:
    """Why there is nothing, as a page of its own without scripts, in the reader's language."""
    language = language_asked(request)
    say = words_in(language)
    advice = say("page-advice-later") if code in _PASSING else ""
    return _PAGE.format(tag=tag(language), title=say(f"refused-{code}"), advice=advice, home=say("page-home"))
