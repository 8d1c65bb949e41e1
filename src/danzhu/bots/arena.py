"""Arena: many deals between two bots, in parallel, with a standard error and an early end.

The deals are numbered, and only their order decides the result: the same seed gives the same
figures however many processes play them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from typing import Final

from danzhu.bots.duel import Outcome, Pairing, play_duel

BATCH: Final = 50
"""Deals between two looks at the bar; the last batch may be shorter."""

LEAST: Final = 200
"""The fewest deals after which the bar may end a measurement: before, an interval means little."""

CONFIDENT: Final = 1.96  # standard errors on each side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Score:
    """What a measurement found for A.

    `mean` and `se`: worth of a deal to A and its standard error, in the game's unit (levels,
    points). `wins`: how many of the `plays` were worth more than nothing to A. `ms_per_move`: by
    bot, wall-clock milliseconds, listing of the legal actions included.
    """

    mean: float
    se: float
    wins: int
    deals: int
    plays: int
    ms_per_move: dict[str, float]

    def clears(self, bar: float) -> bool:
        """Whether the 95 % interval lies wholly above or wholly below a bar."""
        return abs(self.mean - bar) > CONFIDENT * self.se


def score_of(outcomes: Sequence[Outcome]) -> Score:
    """The score of at least one deal. The standard error counts deals, not plays: the plays of
    one deal share its cards.

    >>> score_of([Outcome(0, (3.0, -1.0)), Outcome(1, (3.0, 1.0))]).mean
    1.5
    """
    means = [outcome.mean for outcome in outcomes]
    count = len(means)
    mean = sum(means) / count
    spread = sum((each - mean) ** 2 for each in means) / (count - 1) if count > 1 else 0.0
    worths = [worth for outcome in outcomes for worth in outcome.worths]
    return Score(
        mean=mean,
        se=sqrt(spread / count),
        wins=sum(worth > 0 for worth in worths),
        deals=count,
        plays=len(worths),
        ms_per_move={side: _milliseconds(outcomes, side) for side in ("a", "b")},
    )


def _milliseconds(outcomes: Sequence[Outcome], side: str) -> float:
    clocks = [outcome.clocks[side] for outcome in outcomes if side in outcome.clocks]
    moves = sum(clock.moves for clock in clocks)
    return 1000 * sum(clock.seconds for clock in clocks) / moves if moves else 0.0


def measure(
    pairing: Pairing,
    deals: int,
    *,
    bar: float | None = None,
    jobs: int | None = None,
    progress: Callable[[Score], None] = lambda _: None,
) -> Score:
    """Play up to `deals` deals, fewer where the score `clears` the bar after at least `LEAST`.

    `jobs` processes share the work (default: one for each core); `progress` is told the score
    after every batch.
    """
    if deals < 1:
        raise ValueError(f"no deals to play: {deals}")
    outcomes: list[Outcome] = []
    with _workers(jobs or cpu_count() or 1) as played:
        for first in range(0, deals, BATCH):
            batch = range(first, min(first + BATCH, deals))
            outcomes += played(partial(play_duel, pairing), batch)
            score = score_of(outcomes)
            progress(score)
            if bar is not None and score.deals >= LEAST and score.clears(bar):
                break
    return score_of(outcomes)


Played = Callable[[Callable[[int], Outcome], range], Iterator[Outcome]]


@contextmanager
def _workers(jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield map
        return
    # Spawned, not forked: compiled code and its threads do not survive a fork.
    executor: Executor
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield partial(executor.map, chunksize=max(1, BATCH // (4 * jobs)))
