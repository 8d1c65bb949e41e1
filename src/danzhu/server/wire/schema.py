"""Schema: the wire as JSON Schema, from the very types that read and write it."""

from __future__ import annotations

from typing import Any

from danzhu.server.fault import Fault
from danzhu.server.wire.frame import FRAME
from danzhu.server.wire.message import MESSAGE
from danzhu.table import Refusal


def wire_schema() -> dict[str, Any]:
    """What a client may send, what it is sent, and every code with which something is refused.

    >>> sorted(wire_schema())
    ['codes', 'frame', 'message']
    """
    return {
        "frame": FRAME.json_schema(mode="validation"),
        "message": MESSAGE.json_schema(mode="serialization"),
        "codes": sorted({*map(str, Fault), *map(str, Refusal)}),
    }
