"""Sheet: a page that is plain HTML as an answer."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import HTMLResponse

from danzhu.guides.layout import Sheet, lay_out, tag
from danzhu.locale import Words
from danzhu.server.http.link import base_url
from danzhu.server.services import Services


def shown(sheet: Sheet, say: Words, request: Request, services: Services, status: int = 200) -> HTMLResponse:
    """A sheet with what stands around it."""
    html = lay_out(sheet, say, base_url(request, services.settings))
    return HTMLResponse(html, status, {"cache-control": "no-cache", "content-language": tag(say.language)})
