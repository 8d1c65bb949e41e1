"""Registry: the levels of each game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from danzhu.bots.bot import Bot
from danzhu.bots.gongzhu.easy import Easy as GongzhuEasy
from danzhu.bots.gongzhu.normal import Normal as GongzhuNormal
from danzhu.bots.guandan.easy import Easy as GuandanEasy
from danzhu.bots.uniform import Uniform

AnyBot = Bot[Any, Any]


# Loading the compiler takes a second, so a level that needs it waits until it is asked for.
def _guandan_normal() -> AnyBot:
    from danzhu.bots.guandan.normal import Normal

    return Normal()


def _guandan_hard() -> AnyBot:
    from danzhu.bots.guandan.hard import Hard

    return Hard()


def _gongzhu_hard() -> AnyBot:
    from danzhu.bots.gongzhu.hard import Hard

    return Hard()


# Weakest first. A level is a function without arguments, so that one which is slow to load is loaded when asked for.
_LEVELS: Final[Mapping[str, Mapping[str, Callable[[], AnyBot]]]] = {
    "guandan": {"random": Uniform, "easy": GuandanEasy, "normal": _guandan_normal, "hard": _guandan_hard},
    "gongzhu": {"random": Uniform, "easy": GongzhuEasy, "normal": GongzhuNormal, "hard": _gongzhu_hard},
}


WORLDS: Final[Mapping[str, int]] = {"guandan": 100, "gongzhu": 400}
"""By game, how many worlds a player may look at for one decision unless it is told otherwise."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first; raises `KeyError` for an unknown game.

    >>> bots_of("guandan")[0]
    'random'
    """
    return tuple(_LEVELS[game])


def bot_named(game: str, name: str) -> AnyBot:
    """A bot of a game; raises `KeyError` for an unknown game or name.

    >>> type(bot_named("gongzhu", "random")).__name__
    'Uniform'
    """
    return _LEVELS[game][name]()
