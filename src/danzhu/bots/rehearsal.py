"""Rehearsal: a bot plays by itself, so that whatever it compiles is compiled and kept before anybody waits for it."""

from __future__ import annotations

from random import Random
from typing import Final

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named
from danzhu.games.registry import game_named

_DEALS: Final = 2  # the second has a tribute


def rehearse(game_name: str, level: str, budget: int = 1) -> None:
    """Play two deals at all seats; a first decision ever takes some bots half a minute.

    Raises `KeyError` for an unknown game or level.
    """
    game, bot, rng = game_named(game_name), bot_named(game_name, level), Random(0)
    preset = next(iter(game.presets.values()))
    standing = game.opening(preset)
    for _ in range(_DEALS):
        state = game.start(preset, standing, game.deal(preset, standing, rng))
        while seats := game.to_act(state):
            state = game.apply(state, seats[0], ask(bot, game, state, seats[0], rng, budget).action)
        standing = game.settle(standing, game.result(state))
