"""How long each computer player thinks about a move, listing the legal actions included."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from time import process_time
from typing import Final

from danzhu.bots.bot import ask
from danzhu.bots.registry import WORLDS, bot_named, bots_of
from danzhu.bots.stakes import STAKES
from danzhu.cli.bench.rate import Measures, milliseconds, quantile
from danzhu.games.registry import GAMES, game_named


@cache
def move_times(game_name: str, bot_name: str, seconds: float) -> tuple[float, ...]:
    """Milliseconds of every decision in deals that a bot plays against itself, for about so many
    seconds but one deal at least; a first deal, which compiles, does not count."""
    game, bot = game_named(game_name), bot_named(game_name, bot_name)
    presets = list(game.presets.values())
    times: list[float] = []
    number, start = 0, process_time()
    while number < 2 or process_time() - start < seconds:
        rng, preset = Random(number), presets[number % len(presets)]
        standing = STAKES[game_name].standing(preset, rng)
        state = game.start(preset, standing, game.deal(preset, standing, rng))
        while seats := game.to_act(state):
            taken, decision = milliseconds(partial(ask, bot, game, state, seats[0], rng, WORLDS[game_name]))
            state = game.apply(state, seats[0], decision.action)
            times.append(taken)
        if number == 0:
            times, start = [], process_time()
        number += 1
    return tuple(times)


def mean_ms(game: str, bot: str, seconds: float) -> float:
    """The mean time of a decision."""
    times = move_times(game, bot, seconds)
    return sum(times) / len(times)


def p95_ms(game: str, bot: str, seconds: float) -> float:
    """The time under which 95 of 100 decisions stay."""
    return quantile(list(move_times(game, bot, seconds)), 0.95)


MEASURES: Final[Measures] = {
    f"bots.{game}.{bot}.{figure}": partial(measure, game, bot)
    for game in GAMES
    for bot in bots_of(game)
    for figure, measure in (("ms_per_move_mean", mean_ms), ("ms_per_move_p95", p95_ms))
}
