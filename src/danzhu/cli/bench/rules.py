"""The speed of the rules in Python: random deals, and lists of legal actions, of every game."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from danzhu.cli.bench.rate import Measures, rate
from danzhu.games.registry import GAMES
from danzhu.table import AnyGame, Seat


def random_deals_per_second(game: AnyGame, seconds: float) -> float:
    """Whole random deals: dealt and played to the end, every physical action as likely."""
    rng = Random(1)
    return rate(lambda: len(_visited(game, rng)) and 1, seconds)


def legal_lists_per_second(game: AnyGame, seconds: float) -> float:
    """Whole lists of legal actions, over the positions of a few random deals."""
    rng = Random(2)
    positions = [position for _ in range(5) for position in _visited(game, rng)]

    def list_all() -> int:
        for state, seat in positions:
            for _ in game.legal_actions(state, seat):
                pass
        return len(positions)

    return rate(list_all, seconds)


def _visited(game: AnyGame, rng: Random) -> list[tuple[Any, Seat]]:
    """Play one random deal; every position in it and who was to act."""
    preset = next(iter(game.presets.values()))
    standing = game.opening(preset)
    state = game.start(preset, standing, game.deal(preset, standing, rng))
    visited = []
    while seats := game.to_act(state):
        visited.append((state, seats[0]))
        actions = list(game.legal_actions(state, seats[0]))
        state = game.apply(state, seats[0], actions[rng.randrange(len(actions))])
    return visited


MEASURES: Final[Measures] = {
    f"{name}.rules.{figure}": partial(measure, game)
    for name, game in GAMES.items()
    for figure, measure in (
        ("random_deals_per_s", random_deals_per_second),
        ("legal_lists_per_s", legal_lists_per_second),
    )
}
