"""View: the table as one viewer sees it. Built field by field here, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from danzhu.server.tables.event import Dealt
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Spectators, Terms
from danzhu.server.wire.deal import GameView, deal_view, deciding_seats, legal_of, seat_view
from danzhu.server.wire.legal import Legal
from danzhu.table import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A seat at the table. `here`: the person is connected; `away`: a computer player acts for him; `coming`: the level
    from the next deal on."""

    seat: int
    who: Literal["person", "computer", "vacant"]
    name: str | None
    level: str | None
    coming: str | None
    here: bool
    away: bool
    ready: bool
    is_host: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView:
    """Milliseconds left for the decision now due when this was sent, and how many it had."""

    left_ms: int
    of_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PledgeView:
    """The promise for the deal about to be made; `given`: the viewer has contributed to it."""

    deal: int
    commitment: str
    given: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownView:
    """A deal that is over: the hands as dealt, and what its shuffle can be checked with."""

    deal: int
    cards: dict[str, Any]
    shuffle: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """All that a viewer may know of a table."""

    code: str
    match: str
    version: int
    phase: str
    rested: bool
    closed: str | None
    terms: Terms
    you: int | None
    is_host: bool
    seats: tuple[SeatView, ...]
    tally: tuple[int, ...]
    deal: int
    decision: int
    deciding: tuple[int, ...]
    your_turn: bool
    clock: ClockView | None
    pledge: PledgeView | None
    commitment: str | None
    play: GameView | None
    legal: Legal | None
    shown: ShownView | None


@dataclass(frozen=True, slots=True)
class Around:
    """What is true around a table but not in its log: names, who is connected, the clock, the deal just over."""

    names: Mapping[str, str] = field(default_factory=dict)
    here: frozenset[str] = frozenset()
    clock: tuple[float, float] | None = None
    shown: Dealt | None = None


def may_see_play(table: Table, seat: Seat | None) -> bool:
    """Whether a viewer may see the deal: those who play it, and spectators as the table has agreed."""
    if seat is not None:
        return True
    match table.terms.spectators:
        case Spectators.LIVE:
            return True
        case Spectators.DELAYED:
            return table.phase is not Phase.PLAYING
        case Spectators.NONE:
            return False


def table_view(table: Table, player: str | None, around: Around) -> TableView:
    """The table as a person sees it; None: somebody unknown, who looks on."""
    return Scene(table, around).view(player)


class Scene:
    """A table at one moment, to be shown to everyone at it: what all of them see alike is built once, from what a
    spectator may know, and each one's own is laid over it."""

    def __init__(self, table: Table, around: Around) -> None:
        self._table = table
        self._around = around

    def view(self, player: str | None) -> TableView:
        """The table as a person sees it; None: somebody unknown, who looks on."""
        table = self._table
        seat = table.seat_of(player)
        is_host = player is not None and player == table.host
        if seat is None:
            looked_on = self._seen if may_see_play(table, None) else self._unseen
            return replace(looked_on, is_host=is_host) if is_host else looked_on
        seen = self._seen
        state = None if seen.play is None else table.held.state
        view = None if state is None else table.game.view(state, seat)
        # The viewer's own share in a decision made at once is the only one that is told before all are in.
        turn = seat in self._to_act
        return replace(
            seen,
            you=seat,
            is_host=is_host,
            your_turn=turn,
            pledge=_pledge(table, seat),
            play=None if seen.play is None else seat_view(seen.play, view),
            legal=legal_of(table.game, state, view) if turn else None,
        )

    @cached_property
    def _to_act(self) -> tuple[Seat, ...]:
        return self._table.to_act

    @cached_property
    def _seen(self) -> TableView:
        """What everyone sees who may see the deal."""
        table = self._table
        view = table.game.view(table.held.state, None) if table.log.deals else None
        deciding = deciding_seats(view) if view is not None and table.phase is Phase.PLAYING else ()
        # A deal that was cut short by the closing is void: then too anyone may check it.
        over = table.phase in (Phase.BETWEEN, Phase.OVER, Phase.CLOSED)
        return replace(
            self._unseen,
            deciding=deciding,
            clock=_clock(self._around) if deciding else None,
            play=None if view is None else deal_view(view, table.log.standing),
            shown=_shown(table, self._around) if over else None,
        )

    @cached_property
    def _unseen(self) -> TableView:
        """What anyone sees, the deal apart."""
        table = self._table
        return TableView(
            code=table.code,
            match=table.match,
            version=table.version,
            phase=table.phase.value,
            rested=table.rested,
            closed=table.closed,
            terms=table.terms,
            you=None,
            is_host=False,
            seats=tuple(_seat(table, Seat(number), self._around) for number in range(len(table.places))),
            tally=table.tally,
            deal=table.log.deals,
            decision=table.decision,
            deciding=(),
            your_turn=False,
            clock=None,
            pledge=_pledge(table, None),
            commitment=table.commitment,
            play=None,
            legal=None,
            shown=None,
        )


def _seat(table: Table, seat: Seat, around: Around) -> SeatView:
    place = table.places[seat]
    who: Literal["person", "computer", "vacant"] = "vacant" if place.is_vacant else "computer"
    if place.player is not None:
        who = "person"
    return SeatView(
        seat=seat,
        who=who,
        name=None if place.player is None else around.names.get(place.player),
        level=table.acts_by_computer(seat),
        coming=place.coming,
        here=place.player in around.here,
        away=place.away,
        ready=place.ready,
        is_host=place.player is not None and place.player == table.host,
    )


def _clock(around: Around) -> ClockView | None:
    if around.clock is None:
        return None
    left, whole = around.clock
    return ClockView(left_ms=max(0, round(left * 1000)), of_ms=round(whole * 1000))


def _pledge(table: Table, seat: Seat | None) -> PledgeView | None:
    if table.pledge is None:
        return None
    given = any(each == seat for each, _ in table.salts)
    return PledgeView(deal=table.pledge.deal, commitment=table.pledge.commitment, given=given)


def _shown(table: Table, around: Around) -> ShownView | None:
    if around.shown is None:
        return None
    return ShownView(deal=table.log.deals, cards=around.shown.cards, shuffle=around.shown.shuffle)
