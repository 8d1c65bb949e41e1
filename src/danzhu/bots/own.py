"""Own: a player that is not one of ours, named by where it is written: `module:name`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from danzhu.bots.registry import AnyBot, bot_named

_MARK = ":"


class NoSuchBot(LookupError):
    """There is no player where a name points. `code` is stable: `no_own_bot`, where the module or the name
    in it is missing; `not_a_bot`, for what cannot decide.

    >>> raise NoSuchBot("no_own_bot", "mine:Greedy")
    Traceback (most recent call last):
    danzhu.bots.own.NoSuchBot: no_own_bot: 'mine:Greedy'
    """

    def __init__(self, code: str, name: str) -> None:
        super().__init__(code, name)
        self.code = code
        self.name = name

    def __str__(self) -> str:
        return f"{self.code}: {self.name!r}"


def is_own(name: str) -> bool:
    """Whether a name points to a module; the names of our levels never do."""
    return _MARK in name


def any_bot(game: str, name: str) -> AnyBot:
    """The level of a game, or what the class or function written at `module:name` gives when it is called.

    Importing runs the module, so a name that came from elsewhere (a record, a request) is for
    `bot_named` alone. Raises `KeyError` for an unknown game or level, and `NoSuchBot`.

    >>> type(any_bot("gongzhu", "danzhu.bots.uniform:Uniform")).__name__
    'Uniform'
    """
    if not is_own(name):
        return bot_named(game, name)
    module, _, attribute = name.partition(_MARK)
    make = getattr(_imported(module, name), attribute, None)
    if make is None:
        raise NoSuchBot("no_own_bot", name)
    bot: AnyBot | None = make() if callable(make) else None
    if bot is None or not callable(getattr(bot, "decide", None)):
        raise NoSuchBot("not_a_bot", name)
    return bot


def _imported(module: str, name: str) -> ModuleType:
    if not all(map(str.isidentifier, module.split("."))):
        raise NoSuchBot("no_own_bot", name)
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        # What goes wrong inside the module is its author's to see.
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise NoSuchBot("no_own_bot", name) from None
