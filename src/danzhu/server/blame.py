"""Blame: what is logged of a fault: its kind and where it happened, never its words, which may name cards."""

from __future__ import annotations

import re
import traceback
from pathlib import PurePath
from typing import Final

_FRAME: Final = re.compile(r'File "([^"]+)", line (\d+), in (\S+)')
_MOST_FRAMES: Final = 8


def blame(fault: BaseException) -> dict[str, str]:
    """The kind of a fault and its last frames, those of another process included.

    >>> blame(ValueError("Hand('7S 7S') is not in Hand('RJ')"))
    {'error': 'ValueError', 'where': ''}
    """
    told = "".join(traceback.format_exception(fault))
    frames = [f"{PurePath(file).name}:{line} {name}" for file, line, name in _FRAME.findall(told)]
    return {"error": type(fault).__name__, "where": " > ".join(frames[-_MOST_FRAMES:])}
