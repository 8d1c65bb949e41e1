"""Clockwork: what an errand leads to at a table. One that comes too late leads to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.errand import ComputerActs, DealNow, Errand, GoOn, IsIdle, Rest, Resume, Shut, TimeIsUp
from danzhu.server.tables.event import Closed, Deed, Rested, Resumed, Returned, Went
from danzhu.server.tables.plan import idle_seats
from danzhu.server.tables.table import Phase, Table

_LAPSES_BEFORE_AWAY: Final = 2


def run_errand(table: Table, errand: Errand, fresh: Callable[[], Fresh]) -> Draft:
    """The draft of what an errand does; empty if its time has passed. Raises `Refused` for an illegal move."""
    draft = Draft(table, fresh)
    if table.closed is not None:
        return draft
    match errand:
        case ComputerActs(seat=seat, decision=decision, do=do):
            if _is_due(table, decision) and seat in table.to_act and table.acts_by_computer(seat) is not None:
                draft.decide(Deed(seat=seat, do=do, by="computer"))
                draft.decide_what_is_clear()
        case TimeIsUp(decision=decision):
            if _is_due(table, decision):
                _lapse(draft)
        case IsIdle(decision=decision):
            if decision == table.decision and not table.rested:
                for seat in idle_seats(table):
                    draft.add(Went(seat=seat, why="idle"))
                draft.go_on_if_ready()
        case DealNow(deal=deal):
            if table.pledge is not None and table.pledge.deal == deal:
                draft.deal()
        case GoOn(deal=deal):
            if table.phase is Phase.BETWEEN and table.log.deals == deal and not table.rested:
                draft.go_on()
        case Rest(archived=archived):
            if not table.rested or archived > table.archived:
                draft.add(Rested(archived=archived))
        case Resume(player=player):
            _resume(draft, player)
        case Shut(why=why):
            draft.add(Closed(why=why))
        case _:
            assert_never(errand)
    return draft


def _is_due(table: Table, decision: int) -> bool:
    return table.phase is Phase.PLAYING and not table.rested and table.decision == decision


def _lapse(draft: Draft) -> None:
    table = draft.table
    for seat in idle_seats(table):
        # Each is asked anew: what the rules do for one may depend on nothing, but the state has moved.
        action = table.game.lapse_action(draft.table.held.state, seat)
        lapses = draft.table.places[seat].lapses + 1
        draft.decide(Deed(seat=seat, do=table.game.action_text(action), by="lapse"))
        if lapses >= _LAPSES_BEFORE_AWAY:
            draft.add(Went(seat=seat, why="idle"))


def _resume(draft: Draft, player: str) -> None:
    seat = draft.table.seat_of(player)
    if draft.table.rested and seat is not None:
        draft.add(Resumed())
    if seat is not None and draft.table.places[seat].away and not draft.table.places[seat].left:
        draft.add(Returned(seat=seat))
