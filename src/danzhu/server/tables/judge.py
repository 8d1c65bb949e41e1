"""Judge: what a person's command leads to at a table, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from danzhu.server.fault import Fault, Refused
from danzhu.server.tables.command import (
    Act,
    Assign,
    Back,
    Close,
    Command,
    Contribute,
    Leave,
    Ready,
    Remove,
    SetPace,
    Sit,
    Start,
)
from danzhu.server.tables.draft import WAITING, Draft, Fresh
from danzhu.server.tables.event import (
    Assigned,
    Closed,
    Contributed,
    Deed,
    Paced,
    Readied,
    Removed,
    Resumed,
    Returned,
    Rose,
    Sat,
    Went,
)
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import check_level
from danzhu.table import Seat


def judge(table: Table, player: str, command: Command, fresh: Callable[[], Fresh]) -> Draft:
    """The draft of what `command` does; raises `Refused`, and then it does nothing."""
    if table.closed is not None:
        raise Refused(Fault.TABLE_CLOSED)
    if player in table.banned:
        raise Refused(Fault.REMOVED)
    draft = Draft(table, fresh)
    if table.rested:
        draft.add(Resumed())
    match command:
        case Sit(seat=seat):
            _sit(draft, player, seat)
        case Leave():
            _leave(draft, _own_seat(table, player))
        case Back():
            _back(draft, _own_seat(table, player))
        case Assign(seat=seat, level=level):
            _assign(draft, player, seat, level)
        case Remove(seat=seat):
            _remove(draft, player, seat)
        case Ready(on=on):
            _ready(draft, _own_seat(table, player), on=on)
        case Start():
            _start(draft, player)
        case SetPace(pace=pace):
            _check_host(table, player)
            if pace is not table.terms.pace:
                draft.add(Paced(pace=pace))
        case Contribute(deal=deal, salt=salt):
            _contribute(draft, _own_seat(table, player), deal, salt)
        case Act(decision=decision, do=do):
            _act(draft, _own_seat(table, player), decision, do)
        case Close():
            _check_host(table, player)
            draft.add(Closed(why="host"))
        case _:
            assert_never(command)
    return draft


def _own_seat(table: Table, player: str) -> Seat:
    seat = table.seat_of(player)
    if seat is None:
        raise Refused(Fault.NOT_SEATED)
    return seat


def _check_host(table: Table, player: str) -> None:
    if table.host != player:
        raise Refused(Fault.NOT_HOST)


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.places):
        raise Refused(Fault.SEAT_UNKNOWN)


def _sit(draft: Draft, player: str, seat: int) -> None:
    table = draft.table
    _check_seat(table, seat)
    mine = table.seat_of(player)
    if mine == seat:
        return _back(draft, mine)
    if mine is not None and table.started:
        raise Refused(Fault.ALREADY_SEATED)
    place = table.places[seat]
    if place.player is not None and not place.left:
        raise Refused(Fault.SEAT_TAKEN)
    if mine is not None:
        draft.add(Rose(seat=mine))
    draft.add(Sat(seat=seat, player=player))
    return None


def _leave(draft: Draft, seat: Seat) -> None:
    if draft.table.started:
        if not draft.table.places[seat].left:
            draft.add(Went(seat=seat, why="left"))
        if draft.table.attended:
            draft.go_on_if_ready()
            _deal_if_complete(draft)
    else:
        draft.add(Rose(seat=seat))


def _back(draft: Draft, seat: Seat) -> None:
    place = draft.table.places[seat]
    if place.away or place.lapses:
        draft.add(Returned(seat=seat))


def _assign(draft: Draft, player: str, seat: int, level: str | None) -> None:
    table = draft.table
    _check_host(table, player)
    _check_seat(table, seat)
    place = table.places[seat]
    if place.player is not None:
        raise Refused(Fault.SEAT_TAKEN)
    if level is None and table.started:
        raise Refused(Fault.WRONG_PHASE)
    if level is not None:
        check_level(table.terms.game, level)
    if level != (place.coming or place.level):
        draft.add(Assigned(seat=seat, level=level))


def _remove(draft: Draft, player: str, seat: int) -> None:
    table = draft.table
    _check_host(table, player)
    _check_seat(table, seat)
    guest = table.places[seat].player
    if guest is None or guest == player:
        raise Refused(Fault.NOT_SEATED)
    draft.add(Removed(player=guest))
    draft.go_on_if_ready()
    _deal_if_complete(draft)


def _ready(draft: Draft, seat: Seat, *, on: bool) -> None:
    if draft.table.phase not in WAITING:
        raise Refused(Fault.WRONG_PHASE)
    _back(draft, seat)
    if draft.table.places[seat].ready is not on:
        draft.add(Readied(seat=seat, on=on))
    draft.go_on_if_ready()


def _start(draft: Draft, player: str) -> None:
    table = draft.table
    _check_host(table, player)
    if table.phase is not Phase.GATHERING:
        raise Refused(Fault.WRONG_PHASE)
    if any(not table.places[seat].ready for seat in table.attended if table.places[seat].player != player):
        raise Refused(Fault.WRONG_PHASE, "not_ready")
    for seat in table.vacant:
        draft.add(Assigned(seat=seat, level=table.terms.level))
    draft.go_on()


def _contribute(draft: Draft, seat: Seat, deal: int, salt: str) -> None:
    table = draft.table
    if table.pledge is None or table.pledge.deal != deal:
        raise Refused(Fault.WRONG_PHASE)
    if any(each == seat for each, _ in table.salts):
        raise Refused(Fault.ALREADY_CONTRIBUTED)
    draft.add(Contributed(seat=seat, salt=salt))
    _deal_if_complete(draft)


def _deal_if_complete(draft: Draft) -> None:
    given = {seat for seat, _ in draft.table.salts}
    if draft.table.pledge is not None and given.issuperset(draft.table.attended):
        draft.deal()


def _act(draft: Draft, seat: Seat, decision: int, do: str) -> None:
    table = draft.table
    if table.phase is not Phase.PLAYING:
        raise Refused(Fault.WRONG_PHASE)
    # Only the decision counts: the table may well have moved on by something that is not in its way.
    if decision != table.decision:
        raise Refused(Fault.STALE_DECISION)
    if table.places[seat].away:
        draft.add(Returned(seat=seat))
    draft.decide(Deed(seat=seat, do=do))
    draft.decide_what_is_clear()
