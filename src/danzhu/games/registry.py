"""Registry: the games there are. The only module that knows more than one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.guandan.game import GUANDAN
from danzhu.table.game import AnyGame

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({game.name: game for game in (GUANDAN, GONGZHU)})
"""Every game by its name."""


def game_named(name: str) -> AnyGame:
    """The game of that name; raises `KeyError`.

    >>> list(game_named("guandan").presets)
    ['recreational', 'long_runs', 'online', 'competition']
    """
    return GAMES[name]
