"""Random deals for tests, with tributes, lapses and pending choices on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from danzhu.cards import Hand
from danzhu.games.guandan.action import Pay, Return
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.known import played, turns
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.state import Deal, State
from danzhu.table import Seat


def states(preset: Preset, before: Standing, rng: Random, *, lapses: float = 0.1) -> Iterator[State]:
    """Every state of one random deal, the first included."""
    state = GUANDAN.start(preset, before, GUANDAN.deal(preset, before, rng))
    yield state
    while GUANDAN.to_act(state):
        seat = rng.choice(GUANDAN.to_act(state))
        if rng.random() < lapses:
            state = GUANDAN.lapse(state, seat)
        else:
            state = GUANDAN.apply(state, seat, rng.choice(list(islice(GUANDAN.legal_actions(state, seat), 400))))
        yield state


def dealt_hands(state: State) -> tuple[Hand, ...]:
    """The hands as dealt: those held now, with all cards back that were put down or given."""
    hands = [hand + played(GUANDAN.view(state, None), Seat(seat)) for seat, hand in enumerate(state.hands)]
    for transfer in (*state.tribute.paid, *state.tribute.returned):
        hands[transfer.giver] += Hand((transfer.card,))
        hands[transfer.taker] -= Hand((transfer.card,))
    return tuple(hands)


def played_again(state: State) -> State:
    """The same deal from its beginning, every decision through the judge."""
    deal = Deal(dealt_hands(state), state.leader, state.turned)
    again = GUANDAN.start(state.preset, state.standing, deal)
    steps = [(t.giver, Pay(t.card), t.lapsed) for t in state.tribute.paid]
    steps += [(t.giver, Return(t.card), t.lapsed) for t in state.tribute.returned]
    steps += [(choice.seat, choice.action, choice.lapsed) for choice in state.pending]
    steps += [(turn.seat, turn.action, turn.lapsed) for turn in turns(GUANDAN.view(state, None))]
    for seat, action, lapsed in steps:
        if lapsed:
            assert GUANDAN.lapse_action(again, seat) == action, "the hand would have lapsed otherwise"
            again = GUANDAN.lapse(again, seat)
        else:
            again = GUANDAN.apply(again, seat, action)
    return again
