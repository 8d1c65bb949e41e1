"""Log: structured lines on standard error. Nothing is written there that a seat may not know."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import structlog

from danzhu.server.blame import blame

log = structlog.get_logger("danzhu.log")


def set_up_log(form: str) -> None:
    """Lines for people (`text`) or for programs (`json`), those of the libraries that we stand on included."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(handlers=[Others()], level=logging.WARNING)


class Others(logging.Handler):
    """What libraries log: who says it and where a fault happened, never its words, which may name cards."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        fault = record.exc_info[1] if record.exc_info else None
        told = {} if fault is None else blame(fault)
        # The pattern of a message is the library's own; what was put into it may be anything.
        log.log(record.levelno, "library", logger=record.name, message=str(record.msg)[:80], **told)


def lost(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What becomes of a fault that nobody waited for: a loop's own handler would print its words."""
    fault = context.get("exception")
    log.error("lost", message=context["message"], **({} if fault is None else blame(fault)))
