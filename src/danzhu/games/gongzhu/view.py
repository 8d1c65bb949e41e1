"""View: all that one seat, or a spectator, may know of a deal. Built field by field, never pruned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from danzhu.cards import Hand
from danzhu.games.gongzhu.action import NO_CARDS, Expose
from danzhu.games.gongzhu.claim import points_remain
from danzhu.games.gongzhu.pack import HEARTS, common
from danzhu.games.gongzhu.preset import Exposure, Preset
from danzhu.games.gongzhu.result import Result, tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import State, is_exposing, is_over, pending, result, to_act
from danzhu.games.gongzhu.trick import Trick, cards_of, taken
from danzhu.table.seat import Seat, check_seat, circle


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` knows; None is a spectator. Everything by seat is by absolute seat.

    * `standing`: match totals and who is eliminated.
    * `hand`: the viewer's own cards; `cards_left`: how many everyone holds.
    * `exposures`: what the viewer knows of each decision, None for one that he knows nothing of.
      It stays after a card was played; `marked` tells those still held.
    * `leader`: of the first trick, None while that would tell who holds a card (Z3.1).
    * `tricks`, `trick`: those finished and the one in progress; `taken`: the point cards won.
    * `points`: this deal's so far, as the known exposures have it.
    * `slam_threat`: the seat, or pair, that has taken every heart in the finished tricks, at least
      one; empty if there is none.
    * `points_remain`: whether there is still a point card to win.
    * `to_act`: who may act; all who decide at the same time, until all have.
    * `claimed`: who ended the deal early; `left`: what everyone still held when it was over, empty
      before.
    """

    preset: Preset
    standing: Standing
    seat: Seat | None
    hand: Hand
    cards_left: tuple[int, ...]
    exposures: tuple[Expose | None, ...]
    leader: Seat | None
    tricks: tuple[Trick, ...]
    trick: Trick
    taken: tuple[Hand, ...]
    points: tuple[int, ...]
    slam_threat: tuple[Seat, ...]
    points_remain: bool
    to_act: tuple[Seat, ...]
    claimed: Seat | None
    result: Result | None
    left: tuple[Hand, ...]


def view(state: State, seat: Seat | None) -> View:
    """The deal as `seat` sees it, None as a spectator does. Raises `ValueError` for a number that is no seat."""
    if seat is not None:
        check_seat(seat, len(state.hands))
    won = taken(state.tricks, len(state.hands))
    known = known_exposures(state, seat)
    return View(
        preset=state.preset,
        standing=state.standing,
        seat=seat,
        hand=NO_CARDS if seat is None else state.hands[seat],
        cards_left=tuple(map(len, state.hands)),
        exposures=known,
        leader=None if is_leader_hidden(state) else state.leader,
        tricks=state.tricks,
        trick=state.trick,
        taken=won,
        points=tuple(map(total, tally(won, known, state.preset))),
        slam_threat=slam_threat(won, state.preset),
        points_remain=points_remain(state.hands, state.trick),
        to_act=_seats_in_phase(state),
        claimed=state.claimed,
        result=result(state),
        left=state.hands if is_over(state) else (),
    )


def known_exposures(state: State, seat: Seat | None) -> tuple[Expose | None, ...]:
    """What a seat may know of every decision: its own, and what the others' have shown."""
    hidden = {other for other, _ in pending(state)}
    played = Hand(cards_of((*state.tricks, state.trick)))

    def known(other: Seat) -> Expose | None:
        decision = state.exposures[other]
        if other == seat or decision is None:
            return decision
        if other in hidden:
            return None
        return Expose(decision.cards, common(decision.secretly, played))

    return tuple(map(known, circle(Seat(0), len(state.hands))))


def is_leader_hidden(state: State) -> bool:
    """Whether nobody may be told who leads: it would tell where the card lies that decides it
    (Z3.1) before play begins; only exposing in turn cannot hide it."""
    in_turn = state.preset.exposure is Exposure.SEQUENTIAL
    return is_exposing(state) and state.standing.leader is None and not in_turn


def slam_threat(won: Sequence[Hand], preset: Preset) -> tuple[Seat, ...]:
    """Who has taken every heart so far, at least one.

    >>> slam_threat([Hand("2H QS"), Hand("JD"), Hand(), Hand()], Preset())
    (0,)
    """
    sides = {preset.partners(Seat(seat)) for seat, cards in enumerate(won) if common(cards, HEARTS)}
    return sides.pop() if len(sides) == 1 else ()


def slam(won: Sequence[Hand], preset: Preset) -> tuple[Seat, ...]:
    """Who has taken all the hearts that there are (Z4.2): a slam that no longer threatens, but is made.

    >>> slam([Hand("JD"), HEARTS, Hand(), Hand()], Preset())
    (1,)
    >>> slam([Hand("JD"), HEARTS - Hand("2H"), Hand(), Hand()], Preset())
    ()
    """
    side = slam_threat(won, preset)
    taken = sum(len(common(won[seat], HEARTS)) for seat in side)
    return side if taken == len(HEARTS) else ()


def marked(seen: View, seat: Seat) -> Hand:
    """The exposed cards that the viewer knows `seat` still holds: they lie marked at the seat."""
    decision = seen.exposures[seat]
    if decision is None:
        return NO_CARDS
    exposed = decision.cards + decision.secretly
    return exposed - common(exposed, Hand(cards_of((*seen.tricks, seen.trick))))


def _seats_in_phase(state: State) -> tuple[Seat, ...]:
    if is_exposing(state) and state.preset.exposure is not Exposure.SEQUENTIAL:
        # Z2.1: who has decided already would tell who had nothing to think about.
        return circle(Seat(0), len(state.hands))
    return to_act(state)
