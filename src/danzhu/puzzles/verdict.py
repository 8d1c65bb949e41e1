"""Verdict: which of several choices is clearly the best, over all the deals that look the same."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeVar

C = TypeVar("C", bound=Hashable)

Values = tuple[float, ...]
"""What a choice is worth by each measure."""


MOSTLY: Final = 0.9
"""In how many of the deals that look the same the best choice must be no worse than any other."""


def clear_best(worlds: Sequence[Mapping[C, Values]], gap: float) -> C | None:
    """The choice that is better than any other by `gap` on the mean by each measure, and `MOSTLY` no worse; None where
    there is none.

    >>> clear_best([{"a": (3.0,), "b": (1.0,)}, {"a": (1.0,), "b": (1.0,)}], gap=1.0)
    'a'
    >>> clear_best([{"a": (3.0,), "b": (-3.0,)}, {"a": (-1.0,), "b": (1.0,)}], gap=1.0) is None
    True
    """
    mean = means(worlds)
    best = max(mean, key=lambda choice: mean[choice])
    others = [choice for choice in mean if choice != best]
    if not all(_beats(mean[best], mean[other], gap) for other in others):
        return None
    good = sum(all(_beats(world[best], world[other], 0.0) for other in others) for world in worlds)
    return best if good >= MOSTLY * len(worlds) else None


def _beats(one: Values, other: Values, gap: float) -> bool:
    return all(mine >= its + gap for mine, its in zip(one, other, strict=True))


def means(worlds: Sequence[Mapping[C, Values]]) -> dict[C, Values]:
    """What each choice is worth on the mean."""
    return {
        choice: tuple(sum(each) / len(worlds) for each in zip(*(world[choice] for world in worlds), strict=True))
        for choice in worlds[0]
    }
