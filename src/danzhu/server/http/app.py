"""App: the doors put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from enum import StrEnum
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, JSONResponse, Response

from danzhu import __version__
from danzhu.server.fault import Fault, Refused
from danzhu.server.http import (
    analysis,
    guides,
    health,
    lessons,
    manifest,
    me,
    office,
    pages,
    policy,
    puzzles,
    records,
    socket,
    statistics,
    tables,
)
from danzhu.server.http.guard import Guard, Origins
from danzhu.server.http.plain import is_read, plain
from danzhu.server.http.problem import Problem, problem, refusal
from danzhu.server.http.turnstile import Turnstile
from danzhu.server.services import Services
from danzhu.server.settings import Settings
from danzhu.server.store.fault import StorageBusy, StorageFault

_SCRIPTS: Final = frozenset({".js", ".mjs", ".css", ".svg", ".png", ".ico", ".webmanifest", ".woff2", ".json"})
_WORDS: Final = frozenset({".ftl"})
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def create_app(settings: Settings, names: Iterable[str] = _LOCAL) -> FastAPI:
    """The application; `names` are the hosts it answers to besides those in the settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        try:
            await services.start()
        except StorageFault as fault:
            app.state.fault = fault
            raise
        app.state.services = services
        yield
        await services.stop()

    app = FastAPI(
        title="danzhu",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    )
    for room in (
        tables,
        me,
        statistics,
        analysis,
        records,
        health,
        office,
        socket,
        guides,
        puzzles,
        lessons,
        manifest,
        pages,
    ):
        app.include_router(room.router)
    # Files alone are packed: they are the same for everyone, so that their size on the way tells nothing.
    app.mount("/web", GZipMiddleware(pages.Fixed(pages.WEB, _SCRIPTS), compresslevel=6))
    app.mount("/locale", GZipMiddleware(pages.Fixed(pages.LOCALE, _WORDS), compresslevel=6))
    _answer_faults(app)

    app.add_middleware(Turnstile)
    origins = Origins(settings.public_url, (*names, *settings.hosts))
    app.add_middleware(Guard, origins=origins, headers=policy.headers(pages.page()))
    return app


def _answer_faults(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, fault: Refused) -> Response:
        return _to_reader(request, fault.code, refusal(fault))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, fault: RequestValidationError) -> Response:
        if is_read(request):
            return pages.nothing_here(request)  # somebody has changed the address of a page
        where = ".".join(str(part) for part in fault.errors()[0]["loc"][1:])
        return problem(HTTPStatus.UNPROCESSABLE_ENTITY, Fault.BAD_FRAME, where[:80])

    @app.exception_handler(HTTPException)
    async def failed(request: Request, fault: HTTPException) -> Response:
        if fault.status_code == HTTPStatus.NOT_FOUND and is_read(request):
            return pages.nothing_here(request)
        code = Fault.NOT_FOUND if fault.status_code == HTTPStatus.NOT_FOUND else Fault.BAD_FRAME
        return problem(fault.status_code, code, headers=dict(fault.headers or {}))

    @app.exception_handler(StorageFault)
    async def not_stored(request: Request, fault: StorageFault) -> Response:
        code = Fault.BUSY if isinstance(fault, StorageBusy) else Fault.STORAGE_FAILED
        return _to_reader(request, code, problem(HTTPStatus.SERVICE_UNAVAILABLE, code))


def _to_reader(request: Request, code: StrEnum, answer: JSONResponse) -> Response:
    """An answer as it is for a program, and as a page for somebody who reads."""
    return HTMLResponse(plain(request, code), answer.status_code) if is_read(request) else answer
