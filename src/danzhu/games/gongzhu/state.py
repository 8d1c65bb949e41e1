"""State: one deal, from the hands to the result."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.cards import Hand
from danzhu.games.gongzhu.action import NO_CARDS, Expose
from danzhu.games.gongzhu.exposure import exposed_by, is_revealed
from danzhu.games.gongzhu.preset import Exposure, Preset
from danzhu.games.gongzhu.result import Result, conclude
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.trick import Trick, taken, taker
from danzhu.table.seat import Seat, after, circle


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance decides: the hands, by seat."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A deal in progress, with all that was done in it.

    `hands` are what is still held; `leader` leads the first trick; `exposures` hold each seat's
    decision, None before it; `tricks` are finished, `trick` is not; `claimed` is who ended the
    deal early, if anybody did.
    """

    preset: Preset
    standing: Standing
    hands: tuple[Hand, ...]
    leader: Seat
    exposures: tuple[Expose | None, ...]
    tricks: tuple[Trick, ...] = ()
    trick: Trick = ()
    claimed: Seat | None = None


def is_exposing(state: State) -> bool:
    """Whether somebody has not yet decided what to expose (Z2.1)."""
    return not is_revealed(state.exposures)


def is_over(state: State) -> bool:
    """Whether the deal has ended: by a claim, or with the last card."""
    return state.claimed is not None or not any(state.hands)


def turn(state: State) -> Seat:
    """Whose turn it is to play a card (Z3.2)."""
    if state.trick:
        return after(state.trick[-1][0], len(state.hands))
    return taker(state.tricks[-1]) if state.tricks else state.leader


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now; everyone who has not decided, while they expose at the same time (Z2.1)."""
    if is_over(state):
        return ()
    if not is_exposing(state):
        return (turn(state),)
    if state.preset.exposure is Exposure.SEQUENTIAL:
        in_turn = circle(state.leader, len(state.hands))
        return (next(seat for seat in in_turn if state.exposures[seat] is None),)
    return tuple(Seat(seat) for seat, decision in enumerate(state.exposures) if decision is None)


def pending(state: State) -> tuple[tuple[Seat, Expose], ...]:
    """The decisions that nobody else may know yet (Z2.1)."""
    if not is_exposing(state) or state.preset.exposure is Exposure.SEQUENTIAL:
        return ()
    return tuple((Seat(seat), decision) for seat, decision in enumerate(state.exposures) if decision is not None)


def bound_cards(state: State) -> Hand:
    """The cards to which the restriction applies: those shown before the first lead (Z2.3)."""
    return NO_CARDS if is_exposing(state) else exposed_by(state.exposures).cards


def result(state: State) -> Result | None:
    """How the deal ended; None while it goes on."""
    if not is_over(state):
        return None
    return conclude(taken(state.tricks, len(state.hands)), state.exposures, state.preset)
