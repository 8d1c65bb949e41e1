"""The speed of the compiled Guandan kernel on one core."""

from random import Random
from typing import Final

from danzhu.cli.bench.rate import Measures, rate
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan.measure import list_all, random_deals, visited
from danzhu.kernel.guandan.playout import contest
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.thresholds import planner

ONLINE: Final = tables(PRESETS["online"])


def random_deals_per_second(seconds: float) -> float:
    """Whole random deals: shuffled, dealt and played to the end, every pattern and the pass as likely."""
    rng = seeded(1)
    return rate(lambda: random_deals(1000, ONLINE, rng) and 1000, seconds)


def legal_lists_per_second(seconds: float) -> float:
    """Lists of all legal patterns, over the positions of random deals (one in six of them a lead)."""
    positions = visited(200, ONLINE, seeded(2))
    return rate(lambda: list_all(positions, ONLINE) and len(positions), seconds)


def playouts_per_second(seconds: float) -> float:
    """Whole deals played out by the planner with a tenth of random plays, from shuffled hands."""
    row = planner(102)
    rng = seeded(3)
    return rate(lambda: 2 * len(contest(500, row, row, ONLINE, rng)), seconds)


def worlds_per_second(seconds: float) -> float:
    """Full deals drawn for the view of the first leader."""
    standing = GUANDAN.opening(PRESETS["online"])
    state = GUANDAN.start(PRESETS["online"], standing, GUANDAN.deal(PRESETS["online"], standing, Random(1)))
    left, rng = unseen(GUANDAN.view(state, GUANDAN.to_act(state)[0])), seeded(4)
    return rate(lambda: len(left.worlds(1000, rng)), seconds)


MEASURES: Final[Measures] = {
    "guandan.kernel.random_deals_per_s": random_deals_per_second,
    "guandan.kernel.legal_lists_per_s": legal_lists_per_second,
    "guandan.kernel.playouts_per_s": playouts_per_second,
    "guandan.kernel.worlds_per_s": worlds_per_second,
}
