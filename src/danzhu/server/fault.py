"""Fault: why the server refuses something. The rules' own refusals are `danzhu.table.Refusal`."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """A stable code for each thing the server refuses; codes are only ever added.

    Words for people are looked up by the code in the catalogues.
    """

    # frames and requests
    BAD_FRAME = "bad_frame"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    BAD_ORIGIN = "bad_origin"
    BAD_HOST = "bad_host"
    NOT_FOUND = "not_found"
    BAD_TEXT = "bad_text"
    SERVER_FAULT = "server_fault"
    STORAGE_FAILED = "storage_failed"
    BUSY = "busy"
    # people
    NO_PLAYER = "no_player"
    BANNED = "banned"
    BAD_NAME = "bad_name"
    BAD_TOKEN = "bad_token"  # noqa: S105 - a code, no secret
    BAD_LOGIN = "bad_login"
    LOGIN_TAKEN = "login_taken"
    WEAK_PASSWORD = "weak_password"  # noqa: S105 - a code, no secret
    # tables
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_LEVEL = "unknown_level"
    BAD_OPTION = "bad_option"
    TOO_MANY_TABLES = "too_many_tables"
    TABLE_CLOSED = "table_closed"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    SEAT_TAKEN = "seat_taken"
    SEAT_UNKNOWN = "seat_unknown"
    ALREADY_SEATED = "already_seated"
    REMOVED = "removed"
    WRONG_PHASE = "wrong_phase"
    STALE_DECISION = "stale_decision"
    ALREADY_CONTRIBUTED = "already_contributed"
    PHRASES_REST = "phrases_rest"
    NO_HINT = "no_hint"
    NOT_READY = "not_ready"
    # records
    RECORD_UNFINISHED = "record_unfinished"
    DEAL_UNFINISHED = "deal_unfinished"
    RECORD_UNREADABLE = "record_unreadable"


class Refused(Exception):
    """What was asked is refused and nothing has changed; `detail` names the part at fault.

    `code` is a `Fault`, or a `Refusal` of the rules.

    >>> raise Refused(Fault.SEAT_TAKEN)
    Traceback (most recent call last):
    danzhu.server.fault.Refused: seat_taken
    """

    def __init__(self, code: StrEnum, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return self.code.value + (f": {self.detail}" if self.detail else "")
