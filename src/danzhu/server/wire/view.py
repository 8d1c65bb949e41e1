"""View: the table as one viewer sees it. Built field by field here, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from danzhu.server.tables.event import Dealt
from danzhu.server.tables.model import Model
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Spectators, Terms
from danzhu.server.wire.deal import GameView, deal_view, deciding_seats, legal_of
from danzhu.server.wire.legal import Legal
from danzhu.table import Seat


class SeatView(Model):
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


class ClockView(Model):
    """Milliseconds left for the decision now due when this was sent, and how many it had."""

    left_ms: int
    of_ms: int


class PledgeView(Model):
    """The promise for the deal about to be made; `given`: the viewer has contributed to it."""

    deal: int
    commitment: str
    given: bool


class ShownView(Model):
    """A deal that is over: the hands as dealt, and what its shuffle can be checked with."""

    deal: int
    cards: dict[str, Any]
    shuffle: dict[str, Any]


class TableView(Model):
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
    seat = table.seat_of(player)
    seen = may_see_play(table, seat)
    state = table.held.state if seen and table.log.deals else None
    view = None if state is None else table.game.view(state, seat)
    deciding = deciding_seats(view) if view is not None and table.phase is Phase.PLAYING else ()
    # The viewer's own share in a decision made at once is the only one that is told before all are in.
    turn = seat is not None and table.phase is Phase.PLAYING and seat in table.to_act
    # A deal that was cut short by the closing is void: then too anyone may check it.
    over = table.phase in (Phase.BETWEEN, Phase.OVER, Phase.CLOSED)
    return TableView(
        code=table.code,
        match=table.match,
        version=table.version,
        phase=table.phase.value,
        rested=table.rested,
        closed=table.closed,
        terms=table.terms,
        you=seat,
        is_host=player is not None and player == table.host,
        seats=tuple(_seat(table, Seat(number), around) for number in range(len(table.places))),
        tally=table.tally,
        deal=table.log.deals,
        decision=table.decision,
        deciding=deciding,
        your_turn=turn,
        clock=_clock(around) if deciding else None,
        pledge=_pledge(table, seat),
        commitment=table.commitment,
        play=None if view is None else deal_view(view, table.log.standing),
        legal=legal_of(table.game, state, seat) if turn and seat is not None else None,
        shown=_shown(table, around) if seen and over else None,
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
