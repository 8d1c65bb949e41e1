"""The speed of the compiled Guandan kernel on one core: python bench/guandan_kernel.py [--json] [--seconds S]."""

import argparse
import json
import time
from collections.abc import Callable

from danzhu.games.guandan.preset import PRESETS
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan.measure import list_all, random_deals, visited
from danzhu.kernel.guandan.tables import tables

ONLINE = tables(PRESETS["online"])


def random_deals_per_second(seconds: float) -> float:
    """Whole random deals: shuffled, dealt and played to the end, every pattern and the pass as likely."""
    rng = seeded(1)
    return rate(lambda: random_deals(1000, ONLINE, rng) and 1000, seconds)


def legal_lists_per_second(seconds: float) -> float:
    """Lists of all legal patterns, over the positions of random deals (one in six of them a lead)."""
    positions = visited(200, ONLINE, seeded(2))
    return rate(lambda: list_all(positions, ONLINE) and len(positions), seconds)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often a second of this process's own time `work` does what it counts; the first call compiles."""
    work()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


MEASURES = {
    "guandan.kernel.random_deals_per_s": random_deals_per_second,
    "guandan.kernel.legal_lists_per_s": legal_lists_per_second,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each (default 2)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = {name: round(measure(options.seconds)) for name, measure in MEASURES.items()}
    if options.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:40}{figure:>15,}")


if __name__ == "__main__":
    main()
