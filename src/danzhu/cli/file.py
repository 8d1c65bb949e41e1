"""File: reading and writing files, with faults that say what stands in the way."""

from __future__ import annotations

import errno
from contextlib import suppress
from pathlib import Path
from typing import Final

from danzhu.cli.fault import Fault
from danzhu.locale import Words

NO_ROOM: Final = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)

# Those that a user meets; the system's own words stand for the rest.
_KNOWN: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    **dict.fromkeys(NO_ROOM, "full"),
}

# Far beyond any file of ours: a device that never ends is not read until the machine gives up.
_MOST: Final = 1 << 28


def reason(error: OSError, say: Words) -> str:
    """Why a file cannot be read or written."""
    known = _KNOWN.get(error.errno or 0)
    return str(error.strerror) if known is None else say(f"file-{known}")


def typed_path(text: str) -> Path:
    """The path that a person means: no shell has made a home folder of its `~`.

    >>> str(typed_path("~nobody-here/match")), str(typed_path("match"))
    ('~nobody-here/match', 'match')
    """
    with suppress(RuntimeError):
        return Path(text).expanduser()
    return Path(text)


def read_text(path: Path, say: Words) -> str:
    """The whole text of a file, without the mark that some editors put first; raises `Fault`:
    `cannot_read`, `not_text`."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST + 1)
    except OSError as error:
        raise Fault("cannot_read", path=str(path), reason=reason(error, say)) from None
    if len(data) > _MOST:
        raise Fault("cannot_read", path=str(path), reason=say("file-large"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("not_text", path=str(path), line=data.count(b"\n", 0, error.start) + 1) from None


def lines_of(text: str) -> list[str]:
    """The lines of a text, ended by line feeds, with or without a carriage return, and by nothing
    else that may stand in a name.

    >>> lines_of("one\\u2028still one\\r\\ntwo\\n"), lines_of("")
    (['one\\u2028still one', 'two'], [])
    """
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []
