"""Ladder: many bots, everyone against everyone, and a rating for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from openskill.models import PlackettLuce

from danzhu.bots.arena import Score, measure
from danzhu.bots.duel import Pairing


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place: `rating` (the mean of its skill) and `sigma` (how unsure it is), both in the
    units of Weng and Lin (2011), and its mean worth a deal against all others."""

    bot: str
    rating: float
    sigma: float
    mean: float


def climb(
    pairing: Pairing,
    bots: Sequence[str],
    deals: int,
    *,
    jobs: int | None = None,
    progress: Callable[[str, str, Score], None] = lambda *_: None,
) -> list[Rung]:
    """Let each two of the bots play `deals` deals and rate them, the best first.

    Wins and losses enter one by one, spread evenly as a pairing's share of wins says, and pairings
    in the order of `bots`, so that the same seed gives the same ratings.
    """
    if len(set(bots)) < len(bots):
        raise ValueError(f"a bot stands twice in {bots}")
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    means: dict[str, list[float]] = {bot: [] for bot in bots}
    for a, b in combinations(bots, 2):
        score = measure(replace(pairing, a=a, b=b), deals, jobs=jobs)
        progress(a, b, score)
        means[a].append(score.mean)
        means[b].append(-score.mean)
        for won in _spread(score.wins, score.plays):
            first, second = (a, b) if won else (b, a)
            [[ratings[first]], [ratings[second]]] = model.rate([[ratings[first]], [ratings[second]]])
    rungs = [Rung(bot, ratings[bot].mu, ratings[bot].sigma, sum(means[bot]) / max(1, len(means[bot]))) for bot in bots]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _spread(wins: int, plays: int) -> list[bool]:
    """`wins` of `plays`, spread evenly.

    >>> _spread(2, 4)
    [False, True, False, True]
    """
    return [(play + 1) * wins // plays > play * wins // plays for play in range(plays)]
