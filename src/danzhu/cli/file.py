"""File: reading and writing files, with faults that say what stands in the way."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from danzhu.cli.fault import Fault
from danzhu.locale import Words

# Those that a user meets; the system's own words stand for the rest.
_KNOWN: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.EDQUOT: "full",
}


def reason(error: OSError, say: Words) -> str:
    """Why a file cannot be read or written."""
    known = _KNOWN.get(error.errno or 0)
    return str(error.strerror) if known is None else say(f"file-{known}")


def read_text(path: Path, say: Words) -> str:
    """The whole text of a file; raises `Fault`: `cannot_read`, `not_text`."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Fault("cannot_read", path=str(path), reason=reason(error, say)) from None
    except UnicodeDecodeError:
        raise Fault("not_text", path=str(path)) from None


def lines_of(text: str) -> list[str]:
    """The lines of a text, ended by line feeds and by nothing else that may stand in a name.

    >>> lines_of("one\\u2028still one\\ntwo\\n"), lines_of("")
    (['one\\u2028still one', 'two'], [])
    """
    return text.removesuffix("\n").split("\n") if text else []
