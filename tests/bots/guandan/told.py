"""What a Guandan bot does in a position, as text."""

from __future__ import annotations

from random import Random

from danzhu.bots.advice import advise
from danzhu.bots.bot import Decision, Legal, ask
from danzhu.bots.reason import Reason
from danzhu.bots.registry import bot_named
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.state import State


def decided(bot: str, state: State) -> Decision[Action]:
    """What a bot decides for the seat to act."""
    (seat, *_) = GUANDAN.to_act(state)
    return ask(bot_named("guandan", bot), GUANDAN, state, seat, Random(1), 100)


def plays(bot: str, state: State) -> str:
    """The cards that a bot plays, pays or returns, or `pass`."""
    match decided(bot, state).action:
        case Play(cards):
            return str(cards)
        case Pay(card) | Return(card):
            return str(card)
        case Pass():
            return "pass"


def why(bot: str, state: State) -> Reason:
    """The reason for what a bot does."""
    (seat, *_) = GUANDAN.to_act(state)
    legal = Legal(lambda: GUANDAN.legal_actions(state, seat))
    return advise("guandan", GUANDAN.view(state, seat), legal, Random(1), 100, level=bot)[0].reason
