"""Gong Zhu: the moments of a first deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.cards import Suit
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.exposure import exposed_by
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, of_suit
from danzhu.games.gongzhu.state import State, is_exposing, is_over, to_act
from danzhu.games.gongzhu.trick import suit_led, taken
from danzhu.games.gongzhu.view import slam_threat
from danzhu.lessons.deed import LEARNER, Deed
from danzhu.lessons.moment import Moment

_FALLS: Final = {PIG: Moment.PIG, GOAT: Moment.GOAT, TRANSFORMER: Moment.TRANSFORMER}
_MANY: Final = 6
"""Hearts with one player from which on all of them are spoken of."""


def moments(state: State, deeds: tuple[Deed, ...]) -> Iterator[Moment]:
    """What has happened in these deeds or is so in the state to which they led, in the order in which it is told."""
    if is_exposing(state):
        yield Moment.EXPOSING
    for deed in deeds:
        yield from _done(deed)
    if is_over(state):
        yield Moment.OVER
    elif LEARNER in to_act(state) and not is_exposing(state):
        yield from _due(state)


def _done(deed: Deed) -> Iterator[Moment]:
    before, after = deed.before, deed.after
    if is_exposing(before) and not is_exposing(after) and exposed_by(after.exposures).cards:
        yield Moment.EXPOSED
    if not isinstance(deed.action, Play):
        return
    if len(after.tricks) > len(before.tricks):
        trick = after.tricks[-1]
        if any(card.suit is Suit.HEARTS for _, card in trick):
            yield Moment.HEARTS
        for _, card in trick:
            if card in _FALLS:
                yield _FALLS[card]
        piles = taken(after.tricks, len(after.hands))
        if any(len(of_suit(piles[seat], Suit.HEARTS)) >= _MANY for seat in slam_threat(piles, after.preset)):
            yield Moment.SLAM_THREAT


def _due(state: State) -> Iterator[Moment]:
    if not state.trick:
        yield Moment.FIRST_LEAD
    elif of_suit(state.hands[LEARNER], suit_led(state.trick)):
        yield Moment.FOLLOW_SUIT
    else:
        yield Moment.CANNOT_FOLLOW
