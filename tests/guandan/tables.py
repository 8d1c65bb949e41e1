"""Whole deals for tests: the pack dealt with some cards placed where a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tests.guandan.position import RECREATIONAL, standing

from danzhu.cards import Hand
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.state import Deal, State
from danzhu.table.unseen import distribute

_JOKERS = ("BJ", "RJ")


def deal_with(placed: Mapping[int, str], *, seed: int, jokers_to: int = 0) -> Deal:
    """A later deal: `placed` cards by seat; jokers not placed go to `jokers_to`."""
    hands = [Hand(placed.get(seat, "")) for seat in range(4)]
    rest = pack(RECREATIONAL)
    for hand in hands:
        rest -= hand
    sizes = [27 - len(hand) for hand in hands]
    more = distribute(rest, sizes, lambda seat, card: card.text not in _JOKERS or seat == jokers_to, Random(seed))
    return Deal(tuple(hand + extra for hand, extra in zip(hands, more, strict=True)))


def tribute_state(
    finish: Sequence[int],
    placed: Mapping[int, str],
    *,
    level: str = "2",
    preset: Preset = RECREATIONAL,
    seed: int = 1,
) -> State:
    """The start of a deal after one finished in this order, declared by seat 0's team."""
    before = standing(level, level, declarers=0, finish=finish)
    return GUANDAN.start(preset, before, deal_with(placed, seed=seed))
