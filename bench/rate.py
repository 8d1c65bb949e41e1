"""How often a second of processor time something is done, and the two ways to print such figures."""

import argparse
import json
import time
from collections.abc import Callable, Mapping


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of what `work` counts is done a second of this process's own time; the first call compiles."""
    work()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def report(title: str, measures: Mapping[str, Callable[[float], float]]) -> None:
    """Measure all and print them, as a table or with `--json` as one object of dotted names."""
    parser = argparse.ArgumentParser(description=title)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each (default 2)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = {name: round(measure(options.seconds)) for name, measure in measures.items()}
    if options.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:40}{figure:>15,}")
