"""Deed: one action of a lesson's deal, with the deal before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from danzhu.table.seat import Seat

LEARNER: Final = Seat(0)
"""Where the learner sits."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did, and the states around it."""

    seat: Seat
    action: Any
    before: Any
    after: Any
