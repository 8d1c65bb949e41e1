"""What is said to be sure is so in every deal that a seat cannot tell from the true one, listed by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from tests.bots.gongzhu.test_why import random_states

from danzhu.bots.gongzhu.why import WHY
from danzhu.bots.reason import Case, Reason
from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.state import Deal, State
from danzhu.games.gongzhu.trick import taker
from danzhu.table import IllegalAction, Seat

PLAYED = 11
"""Tricks played before: with two cards a hand all deals can be listed, at most ninety."""

TAKES = {Reason.TAKES_GOAT, Reason.TAKES_TRANSFORMER, Reason.TAKES_SAFELY, Reason.TAKES_EARLY}
LEAVES = {Reason.LAST_DUCK, Reason.DUCKS, Reason.SHEDS_CATCHER, Reason.GIVES_PIG, Reason.GIVES_POINTS}


def shares(cards: list[Card], sizes: list[int]) -> Iterator[list[Hand]]:
    """All ways to give hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for others in shares([card for card in cards if card not in hand], sizes[1:]):
            yield [Hand(hand), *others]


def retold(state: State, hands: tuple[Hand, ...]) -> State | None:
    """The same deal played from other hands; None where the rules would not have had it so."""
    plays = [each for trick in (*state.tricks, state.trick) for each in trick]
    whole = tuple(hand + Hand(card for by, card in plays if by == seat) for seat, hand in enumerate(hands))
    told = GONGZHU.start(state.preset, state.standing, Deal(whole))
    try:
        for seat, exposure in enumerate(state.exposures):
            assert exposure is not None
            told = GONGZHU.apply(told, Seat(seat), exposure)
        for seat, card in plays:
            told = GONGZHU.apply(told, seat, Play(card))
    except IllegalAction:
        return None
    return told


def alike(state: State, seat: Seat) -> list[State]:
    """Every deal that a seat cannot tell from the true one."""
    view = GONGZHU.view(state, seat)
    others = [other for other in range(4) if other != seat]
    unseen = [card for other in others for card in state.hands[other]]
    found = []
    for dealt in shares(unseen, [len(state.hands[other]) for other in others]):
        hands = list(state.hands)
        for other, hand in zip(others, dealt, strict=True):
            hands[other] = hand
        told = retold(state, tuple(hands))
        if told is not None and GONGZHU.view(told, seat) == view:
            found.append(told)
    assert any(told.hands == state.hands for told in found)
    return found


def takers(state: State, seat: Seat, card: Card) -> set[Seat]:
    """Who takes the trick, over all that the others may play to it."""
    begun = GONGZHU.apply(state, seat, Play(card))
    if len(begun.tricks) > len(state.tricks):
        return {taker(begun.tricks[-1])}
    (turn,) = GONGZHU.to_act(begun)
    legal = [each.card for each in GONGZHU.legal_actions(begun, turn) if isinstance(each, Play)]
    return set().union(*(takers(begun, turn, each) for each in legal))


@pytest.mark.slow
def test_what_is_sure_is_so_in_every_deal_that_may_be() -> None:
    rng, checked, ducks = Random(11), 0, 0
    for _ in range(60):
        state = rng.choice([each for each in random_states(rng) if len(each.tricks) == PLAYED])
        (seat,) = GONGZHU.to_act(state)
        view, deals = GONGZHU.view(state, seat), alike(state, seat)
        legal = [each for each in GONGZHU.legal_actions(state, seat) if isinstance(each, Play)]
        ends = {each: set().union(*(takers(told, seat, each.card) for told in deals)) for each in legal}
        for action in legal:
            given = {reason for reason, holds in WHY.items() if holds(Case(view, action, None))}
            assert not given & TAKES or ends[action] == {seat}
            assert not given & LEAVES or seat not in ends[action]
            checked += bool(given & (TAKES | LEAVES))
            if Reason.LAST_DUCK in given:
                # Any other card takes the trick in some deal.
                assert all(seat in ends[each] for each in legal if each != action)
                ducks += 1
            if Reason.BLOCKS_SLAM in given:
                assert not ends[action] & set(view.slam_threat)
    assert checked > 20
    assert ducks > 0
