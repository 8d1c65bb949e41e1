"""Rate: how often a second of processor time something is done, and how long each time takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time
from typing import TypeVar

T = TypeVar("T")

Measures = Mapping[str, Callable[[float], float]]
"""By dotted name: what measures a figure, given roughly how many seconds to spend on it."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of what `work` counts is done a second of this process's own time; the first call compiles."""
    work()
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def milliseconds(work: Callable[[], T]) -> tuple[float, T]:
    """How long one call takes in milliseconds of this process's own time, and what it returns."""
    start = process_time()
    done = work()
    return (process_time() - start) * 1000, done


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of the values lies.

    >>> quantile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
