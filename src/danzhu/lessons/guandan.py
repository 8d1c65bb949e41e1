"""Guandan: the moments of a first deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from danzhu.games.guandan.action import Play
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import State, on_table, result, to_act
from danzhu.games.guandan.trick import partners, unbeaten
from danzhu.lessons.deed import LEARNER, Deed
from danzhu.lessons.moment import Moment

_FEW: Final = 10  # G5.5: from here on counts are told
_BOMB: Final = 4


def moments(state: State, deeds: tuple[Deed, ...]) -> Iterator[Moment]:
    """What has happened in these deeds or is so in the state to which they led, in the order in which it is told."""
    if not deeds or (deeds[0].before.tricks == () and not deeds[0].before.trick.turns):
        yield from _dealt(deeds[0].before if deeds else state)
    for deed in deeds:
        yield from _done(deed)
    if result(state) is not None:
        yield Moment.OVER
    elif LEARNER in to_act(state):
        yield from _due(state)


def _dealt(state: State) -> Iterator[Moment]:
    if state.turned:
        yield Moment.TURNED
    hand = state.hands[LEARNER]
    if wild(state.level) in hand:
        yield Moment.WILD_HELD
    if max(Counter(card.rank for card in hand).values()) >= _BOMB:
        yield Moment.BOMB_HELD


def _done(deed: Deed) -> Iterator[Moment]:
    before, after = deed.before, deed.after
    if isinstance(deed.action, Play):
        if deed.action.reading.kind.is_bomb:
            yield Moment.BOMB_PLAYED
        if wild(before.level) in deed.action.cards and len(deed.action.cards) > 1:
            yield Moment.WILD_PLAYED
        if len(after.hands[deed.seat]) <= _FEW < len(before.hands[deed.seat]):
            yield Moment.FEW_LEFT
    if len(after.finish) > len(before.finish):
        yield Moment.OUT
    if len(after.tricks) > len(before.tricks) and after.trick is not None:
        top = unbeaten(after.tricks[-1])
        if top is not None and after.trick.leader != top[0] and after.trick.leader in partners(top[0], after.preset):
            yield Moment.WIND  # G5.4


def _due(state: State) -> Iterator[Moment]:
    if on_table(state) is None:
        yield Moment.LEADING
        return
    yield Moment.FOLLOWING
    assert state.trick is not None
    top = unbeaten(state.trick)
    if top is not None and top[0] in partners(LEARNER, state.preset):
        yield Moment.PARTNERS_TRICK
