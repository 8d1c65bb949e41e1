"""Between the rules' states and views and the kernel's rows."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import exposed_by
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.sample import fixed_cards
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.step import first_leader
from danzhu.games.gongzhu.trick import Trick
from danzhu.games.gongzhu.view import View
from danzhu.kernel.cache import compiled
from danzhu.kernel.gongzhu.cards import NUMBER_OF, hand_of, set_of
from danzhu.kernel.gongzhu.deal import begin
from danzhu.kernel.gongzhu.flow import DECIDED, FIELDS, HAND, OPEN, SECRET, Row, play
from danzhu.kernel.gongzhu.options import Options, options_of
from danzhu.table.seat import Seat


def row_of(state: State) -> NDArray[np.int64]:
    """A state as a row, `int64 (FIELDS,)`. A claim is not carried over: the row could be played on.

    >>> from danzhu.games.gongzhu.pack import SUITS
    >>> from danzhu.games.gongzhu.state import Deal
    >>> from danzhu.games.gongzhu.step import start
    >>> row = row_of(start(Preset(), Standing(), Deal(SUITS)))
    >>> hand_of(row[HAND + 2])
    Hand('2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD')
    """
    return _row(state.preset, state.standing, state.hands, state.exposures, (*state.tricks, state.trick))


def known_row(view: View) -> NDArray[np.int64]:
    """What a seat knows as a row, `int64 (FIELDS,)`: of the other hands only the cards that it knows to be there.

    `LEADER` is -1 while the seat does not know who leads. Raises `ValueError` for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat to look from")
    tricks = (*view.tricks, view.trick)
    played = {card for trick in tricks for _, card in trick}
    hands = [Hand() for _ in view.cards_left]
    for card, holder in fixed_cards(view).items():
        if holder != view.seat and card not in played:
            hands[holder] += Hand([card])
    hands[view.seat] = view.hand
    return _row(view.preset, view.standing, hands, view.exposures, tricks)


def state_of(view: View, row: NDArray[np.int64]) -> State:
    """The state that a sampled row, `int64 (FIELDS,)`, stands for, given the view it was sampled from."""
    hands = tuple(hand_of(row[HAND + seat]) for seat in range(4))
    secrets = hand_of(row[SECRET])
    return State(
        preset=view.preset,
        standing=view.standing,
        hands=hands,
        leader=first_leader(view.preset, view.standing, hands) if view.leader is None else view.leader,
        exposures=tuple(map(_with_secrets, view.exposures, hands, [secrets] * 4)),
        tricks=view.tricks,
        trick=view.trick,
        claimed=view.claimed,
    )


def _with_secrets(decision: Expose | None, hand: Hand, secrets: Hand) -> Expose | None:
    if decision is None:
        return None
    more = [card for card in secrets if card in hand and card not in decision.secretly]
    return replace(decision, secretly=decision.secretly + Hand(more))


def _row(
    preset: Preset,
    standing: Standing,
    hands: Sequence[Hand],
    exposures: Sequence[Expose | None],
    tricks: Iterable[Trick],
) -> NDArray[np.int64]:
    row = np.zeros(FIELDS, np.int64)
    row[HAND : HAND + 4] = [set_of(hand) for hand in hands]
    plays: list[tuple[Seat, Card]] = [play for trick in tricks for play in trick]
    for seat, card in plays:
        row[HAND + seat] |= 1 << NUMBER_OF[card]
    exposed = exposed_by(exposures)
    decided = sum(1 << seat for seat, decision in enumerate(exposures) if decision is not None)
    cards = np.array([NUMBER_OF[card] for _, card in plays], np.int64)
    leader = -1 if standing.leader is None else standing.leader
    _retrace(row, leader, set_of(exposed.cards), set_of(exposed.secretly), decided, cards, options_of(preset))
    return row


@compiled
def _retrace(row: Row, leader: int, shown: int, secret: int, decided: int, cards: Any, options: Options) -> None:
    begin(row, leader, options)
    row[OPEN] = shown
    row[SECRET] = secret
    row[DECIDED] = decided
    for card in cards:
        play(row, card)
