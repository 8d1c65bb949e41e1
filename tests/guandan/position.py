"""Positions for tests, on legal ground only: no card that the packs do not hold, no full hand exceeded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.levels import Standing, opening
from danzhu.games.guandan.preset import PRESETS, Preset, hand_size
from danzhu.games.guandan.state import State
from danzhu.games.guandan.step import apply
from danzhu.games.guandan.text import read_action
from danzhu.games.guandan.tribute import Tribute
from danzhu.games.guandan.trick import Trick
from danzhu.table import Seat, Team

RECREATIONAL = PRESETS["recreational"]


def standing(*levels: str, declarers: int | None = None, finish: Sequence[int] = (), **rest: object) -> Standing:
    """A standing with these team levels."""
    team = None if declarers is None else Team(declarers)
    ranks = tuple(map(Rank.parse, levels))
    return Standing(ranks, team, tuple(map(Seat, finish)), **rest)  # type: ignore[arg-type]


def position(
    *hands: str, leader: int = 0, level: str = "2", out: Sequence[int] = (), preset: Preset = RECREATIONAL
) -> State:
    """A deal in which everybody holds the cards given and `leader` leads."""
    held = tuple(map(Hand, hands))
    assert len(held) == preset.seats
    packed = Hand(card for hand in held for card in hand)
    assert all(copies <= preset.packs for _, copies in packed.kinds()), "more copies than the packs hold"
    assert all(len(hand) <= hand_size(preset) + 1 for hand in held)
    assert all(bool(hand) == (seat not in out) for seat, hand in enumerate(held))
    start = replace(opening(preset), levels=(Rank.parse(level),) * preset.teams, declarers=Team(0))
    trick = Trick(Seat(leader))
    finish = tuple(map(Seat, out))
    return State(preset, start, held, None, (), Tribute(), (), (), trick, finish)


def do(state: State, *actions: tuple[int, str]) -> State:
    """The state after actions given as (seat, text), through the judge."""
    for seat, text in actions:
        state = apply(state, Seat(seat), read_action(state, text))
    return state
