"""Choice: what the players that weigh cards have in common, and how they say what they play."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.kernel.gongzhu.cards import CARD_OF, NUMBER_OF


def dearest(legal: Legal[Action], weigh: Callable[[list[int]], NDArray[np.float64]]) -> Decision[Action]:
    """The card that `weigh` values most, of the kernel's numbers from the lowest card up; nothing is ever exposed."""
    choice = tuple(legal)
    if (plain := obvious(choice)) is not None:
        return Decision(plain)
    cards = sorted(NUMBER_OF[action.card] for action in choice if isinstance(action, Play))
    if not cards:
        return Decision(Expose())
    return Decision(Play(CARD_OF[cards[int(np.argmax(weigh(cards)))]]))
