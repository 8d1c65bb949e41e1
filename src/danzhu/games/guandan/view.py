"""View: all that a seat, or a spectator, may know of a deal. Built field by field, never pruned."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Pay, Return
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import CountAnnounce, Preset
from danzhu.games.guandan.state import Phase, State, deciding, lapses_by_team, phase
from danzhu.games.guandan.tribute import Tribute
from danzhu.games.guandan.trick import Trick, unbeaten
from danzhu.table.seat import Seat, check_seat

_TOLD_FROM = 10  # G5.5: cards left


@dataclass(frozen=True, slots=True)
class View:
    """A deal as seen from `seat`; None: by a spectator, who sees no hand.

    `hand` and `pending` (the card chosen for a tribute or return not shown yet) are the viewer's
    own. `deciding` are the seats that the deal waits for; where several decide at once it names
    them all until all have decided, so that nobody learns who has. `counts` are the cards left by
    seat, always right; `counts_shown` says where the table displays or tells them (G5.5). `left`
    are all hands once the deal is over, and empty before (G5.7). All else is public.
    """

    preset: Preset
    standing: Standing
    seat: Seat | None
    phase: Phase
    deciding: tuple[Seat, ...]
    hand: Hand
    pending: Pay | Return | None
    counts: tuple[int, ...]
    counts_shown: tuple[bool, ...]
    leader: Seat | None
    turned: tuple[Card, ...]
    tribute: Tribute
    tricks: tuple[Trick, ...]
    trick: Trick | None
    finish: tuple[Seat, ...]
    left: tuple[Hand, ...]

    @property
    def level(self) -> Rank:
        """The active level (G1.5)."""
        return self.standing.active

    @property
    def lapses(self) -> tuple[int, ...]:
        """How often each team let its time run out in this deal (G5.6)."""
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        return lapses_by_team(self.tribute, tricks, self.preset)

    @property
    def must_act(self) -> bool:
        """Whether the deal waits for the viewer."""
        return self.seat in self.deciding and self.pending is None

    @property
    def on_table(self) -> Reading | None:
        """The reading to beat; None for whoever leads."""
        top = None if self.trick is None else unbeaten(self.trick)
        return None if top is None else top[1].reading


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None: what a spectator may. Raises `ValueError` for a number that is no seat."""
    if seat is not None:
        check_seat(seat, state.preset.seats)
    now = phase(state)
    counts = tuple(map(len, state.hands))
    return View(
        preset=state.preset,
        standing=state.standing,
        seat=seat,
        phase=now,
        deciding=deciding(state),
        hand=Hand() if seat is None else state.hands[seat],
        pending=next((choice.action for choice in state.pending if choice.seat == seat), None),
        counts=counts,
        counts_shown=tuple(is_count_shown(count, state.preset) for count in counts),
        leader=state.leader,
        turned=state.turned,
        tribute=state.tribute,
        tricks=state.tricks,
        trick=state.trick,
        finish=state.finish,
        left=state.hands if now is Phase.OVER else (),
    )


def is_count_shown(count: int, preset: Preset) -> bool:
    """Whether a number of cards left is displayed, or told on request (G5.5).

    >>> is_count_shown(11, Preset()), is_count_shown(10, Preset())
    (False, True)
    """
    if preset.count_announce is CountAnnounce.NONE:
        return preset.show_counts
    return count <= _TOLD_FROM
