"""Health: whether the server serves, and how much."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from starlette.responses import JSONResponse, Response

from danzhu import __version__
from danzhu.server.fault import Fault, Refused
from danzhu.server.http.address import is_of_this_machine
from danzhu.server.http.know import Parts
from danzhu.server.services import Services
from danzhu.server.store import StorageFailed
from danzhu.server.store import due as due_work
from danzhu.server.wire.schema import wire_schema

router = APIRouter()


@router.get("/api/health")
async def health(services: Parts) -> JSONResponse:
    """Whether an action would be accepted now: 200, or 503 where nothing can be stored. `boot` is each start's own."""
    now = await services.store.now()
    told: dict[str, Any] = {"version": __version__, "boot": services.boot}
    try:
        await services.store.write(lambda connection: due_work.alive(connection, now))
    except StorageFailed:
        return JSONResponse({"status": Fault.STORAGE_FAILED.value, **told}, 503)
    return JSONResponse({"status": "ok", **told})


@router.get("/api/schema")
async def schema() -> dict[str, Any]:
    """The JSON schema of every frame and message of the socket."""
    return wire_schema()


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(request: Request, services: Parts) -> Response:
    """Figures for Prometheus, to this machine alone."""
    if not is_of_this_machine(request):
        raise Refused(Fault.NOT_FOUND)
    return Response(_figures(services), media_type="text/plain; version=0.0.4; charset=utf-8")


def _figures(services: Services) -> bytes:
    registry = CollectorRegistry()
    figures = {
        "danzhu_tables": ("Tables in memory", len(services.hall.live)),
        "danzhu_sockets": ("Open connections", services.sockets),
        "danzhu_work_set_aside_total": ("Pieces of work given up since the start", services.runner.set_aside),
        "danzhu_commits_total": ("Commits since the start", services.store.commits),
    }
    for name, (text, value) in figures.items():
        Gauge(name, text, registry=registry).set(value)
    return generate_latest(registry)
