"""Exchanging: which card `hard` pays as tribute and which it returns.

The cards that `normal` would give are each given in the same deals that the others may be holding; they give theirs as
`normal` would, and the deal is played out carefully. Nobody has done anything yet, so every deal that fits what is
known for certain is as likely as another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.bot import Decision
from danzhu.bots.guandan.giving import give
from danzhu.bots.guandan.search import CAUTION, CHOICES, PRIOR
from danzhu.bots.guandan.stake import stakes
from danzhu.bots.guandan.weighing import TURN
from danzhu.bots.rounds import compare_in_rounds
from danzhu.cards import Rng
from danzhu.games.guandan.action import Action
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.state import Phase, State, phase
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan.convert import deal_words
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.lookahead import play_on
from danzhu.kernel.guandan.memory import new_memories
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful
from danzhu.table import Seat

WHOLE: Final = 2
"""A deal from its beginning takes so many times as long to play out as one from its middle."""


def exchange(view: View, choice: list[Action], count: int, rng: Rng) -> Decision[Action]:
    """The best of the cards that `normal` likes to give, at most `CHOICES` of them.

    So that it takes no longer than a play, at most one deal is looked at for each `WHOLE` of `count`.
    """
    liked = give(view, choice).considered[:CHOICES]
    if len(liked) == 1 or view.seat is None:
        return Decision(liked[0][0], liked)
    seat, actions = view.seat, [action for action, _ in liked]
    table, worth = tables(view.preset)[view.level], stakes(view)
    thoughts = np.array([value for _, value in liked])

    def tried(left: Words, deals: int) -> NDArray[np.float64]:
        begun = [_begun(view, seat, [actions[i] for i in left], rng) for _ in range(deals)]
        dealt: Words = np.array(begun).reshape(deals * len(left), -1)
        ended = play_on(dealt, new_memories(len(dealt)), seat, table, careful(), judgement())
        found: NDArray[np.float64] = worth[ended].reshape(deals, len(left)).T
        return found

    values = compare_in_rounds(PRIOR * TURN * (thoughts - thoughts[0]), -(-count // WHOLE), CAUTION, tried)
    order = np.argsort(-values, kind="stable")
    considered = tuple((actions[i], float(values[i])) for i in order)
    return Decision(considered[0][0], considered)


def _begun(view: View, seat: Seat, actions: Iterable[Action], rng: Rng) -> list[Words]:
    """A deal that has this view as each action makes it when cards are first played, `int64 (DEAL,)` each."""
    state = GUANDAN.sample(view, rng)
    for other in GUANDAN.to_act(state):
        if other != seat:  # what it gives does not depend on what the viewer chooses meanwhile
            state = _given(state, other)
    return [deal_words(_exchanged(GUANDAN.apply(state, seat, action))) for action in actions]


def _exchanged(state: State) -> State:
    """The state once all that is owed has been given."""
    while phase(state) is not Phase.PLAYING:
        state = _given(state, GUANDAN.to_act(state)[0])
    return state


def _given(state: State, seat: Seat) -> State:
    """The state after a seat has given what `normal` would give."""
    choice = list(GUANDAN.legal_actions(state, seat))
    return GUANDAN.apply(state, seat, give(GUANDAN.view(state, seat), choice).action)
