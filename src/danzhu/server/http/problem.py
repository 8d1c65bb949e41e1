"""Problem: how a refusal is answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Final

from pydantic import BaseModel
from starlette.responses import JSONResponse

from danzhu.server.fault import Fault, Refused

_STATUS: Final[Mapping[StrEnum, HTTPStatus]] = {
    Fault.NOT_FOUND: HTTPStatus.NOT_FOUND,
    Fault.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    Fault.TABLE_CLOSED: HTTPStatus.GONE,
    Fault.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    Fault.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Fault.NO_PLAYER: HTTPStatus.UNAUTHORIZED,
    Fault.BAD_TOKEN: HTTPStatus.UNAUTHORIZED,
    Fault.BAD_LOGIN: HTTPStatus.UNAUTHORIZED,
    Fault.BANNED: HTTPStatus.FORBIDDEN,
    Fault.LOGIN_TAKEN: HTTPStatus.CONFLICT,
    Fault.RECORD_UNFINISHED: HTTPStatus.CONFLICT,
    Fault.DEAL_UNFINISHED: HTTPStatus.CONFLICT,
    Fault.RECORD_UNREADABLE: HTTPStatus.CONFLICT,
    Fault.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    Fault.STORAGE_FAILED: HTTPStatus.SERVICE_UNAVAILABLE,
}


class Problem(BaseModel):
    """Every refusal: a stable code, and the part at fault."""

    code: str
    detail: str


def refusal(refused: Refused) -> JSONResponse:
    """The answer that says what was refused, under a fitting status."""
    status = _STATUS.get(refused.code, HTTPStatus.BAD_REQUEST)
    return problem(status, refused.code, refused.detail)


def problem(status: int, code: object, detail: str = "", headers: dict[str, str] | None = None) -> JSONResponse:
    """A code under a status."""
    return JSONResponse({"code": str(code), "detail": detail}, status, headers)
