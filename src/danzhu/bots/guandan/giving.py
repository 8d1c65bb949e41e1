"""Giving: which card `normal` pays as tribute and which it returns."""

from __future__ import annotations

from typing import Final

import numpy as np

from danzhu.bots.bot import Decision
from danzhu.bots.guandan.seeing import sight
from danzhu.cards import Card, Hand
from danzhu.games.guandan.action import Action, Pay, Return
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.trick import team_of
from danzhu.games.guandan.view import View
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.careful import leaves
from danzhu.kernel.guandan.convert import hand_words
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful
from danzhu.table import Seat

_HEIGHT: Final = 0.05
"""What each step in rank is worth to who gets the card, in turns."""
_COMPANY: Final = 0.04
"""What each unseen card of the same rank is worth to him: it may make a bomb."""


def give(view: View, choice: list[Action]) -> Decision[Action]:
    """The card whose loss costs the own hand least, and which suits the partner or does not suit an opponent."""
    cards = [action.card for action in choice if isinstance(action, Pay | Return)]
    words = sight(view)
    rests = np.array([hand_words(view.hand - Hand((card,)), view.level) for card in cards])
    costs = leaves(words, rests, tables(view.preset)[view.level], careful())
    wanted = 0.0
    taker = _taker(view)
    if taker is not None and view.seat is not None:
        wanted = 1.0 if team_of(taker, view.preset) == team_of(view.seat, view.preset) else -1.0
    values = [
        wanted * _use(view, int(words[of.UNSEEN]), card) - float(cost) for card, cost in zip(cards, costs, strict=True)
    ]
    ranked = sorted(zip(choice, values, strict=True), key=lambda each: -each[1])
    return Decision(ranked[0][0], tuple(ranked))


def _taker(view: View) -> Seat | None:
    """Who gets what the viewer returns; None for a tribute, which goes where it must."""
    return next((paid.giver for paid in view.tribute.paid if paid.taker == view.seat), None)


def _use(view: View, unseen: int, card: Card) -> float:
    """How much a card is likely to be worth to another hand."""
    return _HEIGHT * level_order(card.rank, view.level) + _COMPANY * (unseen >> 4 * card.rank & 15)
