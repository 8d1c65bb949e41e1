"""What a Gong Zhu bot does in a position, as text."""

from __future__ import annotations

from random import Random

from danzhu.bots.advice import advise
from danzhu.bots.bot import Decision, Legal, ask
from danzhu.bots.registry import bot_named
from danzhu.games.gongzhu.action import Action
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.state import State
from danzhu.table import Seat


def decided(bot: str, state: State, seat: int | None = None) -> Decision[Action]:
    """What a bot decides for a seat that may act, by default the first."""
    chosen = GONGZHU.to_act(state)[0] if seat is None else Seat(seat)
    return ask(bot_named("gongzhu", bot), GONGZHU, state, chosen, Random(1), 100)


def does(bot: str, state: State, seat: int | None = None) -> str:
    """The action as text, and why."""
    chosen = GONGZHU.to_act(state)[0] if seat is None else Seat(seat)
    legal = Legal(lambda: GONGZHU.legal_actions(state, chosen))
    best, *_ = advise("gongzhu", GONGZHU.view(state, chosen), legal, Random(1), 100, level=bot)
    return f"{GONGZHU.action_text(best.action)} {best.reason}"
