"""Fold: the table after an event of its log. Nothing else makes a table."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from danzhu.cards import BadText
from danzhu.server.tables.event import (
    Assigned,
    Closed,
    Contributed,
    Dealt,
    Deed,
    Did,
    Event,
    Opened,
    Paced,
    Pledged,
    Readied,
    Removed,
    Rested,
    Resumed,
    Returned,
    Rose,
    Sat,
    Succeeded,
    Went,
)
from danzhu.server.tables.table import Place, Table
from danzhu.server.tables.terms import game_of, rules_of
from danzhu.table import BadDeal, Decided, Decision, IllegalAction, Match, Seat
from danzhu.table import match as matches
from danzhu.table.record import RULES


class BadLog(Exception):
    """A log that this version cannot fold: it was written under other rules, or is damaged."""


def fold(table: Table | None, event: Event) -> Table:
    """The table after an event; raises `BadLog` for one that cannot follow."""
    if isinstance(event, Opened):
        return _opened(event)
    if table is None:
        raise BadLog("a log begins with the table's opening")
    try:
        return follow(table, event)
    except (IllegalAction, BadDeal, BadText, KeyError, TypeError, IndexError) as fault:
        raise BadLog(f"{event.kind} at {table.version + 1}: {fault}") from fault


def follow(table: Table, event: Event) -> Table:
    """The table after an event that is about to be appended; raises `BadText` and `IllegalAction` for what nobody may
    do."""
    return replace(_after(table, event), version=table.version + 1)


def _opened(event: Opened) -> Table:
    if event.rules != RULES:
        raise BadLog(f"rules {event.rules}")
    rules = rules_of(event.terms)
    begun = matches.begin(game_of(event.terms), rules)
    return Table(
        code=event.table,
        match=event.match,
        version=event.version,
        terms=event.terms,
        rules=rules,
        host=event.host,
        places=tuple(Place(chair.player, chair.level) for chair in event.chairs),
        tally=event.tally,
        banned=frozenset(event.banned),
        log=begun,
        held=begun,
        decision=event.decision,
        previous=event.previous,
    )


def _after(table: Table, event: Event) -> Table:
    match event:
        case Sat(seat=seat, player=player):
            return _host_kept(_place(table, seat, Place(player)))
        case Rose(seat=seat):
            return _host_kept(_place(table, seat, Place()))
        case Went(seat=seat, why=why):
            return _host_kept(_set(table, seat, away=True, left=why == "left", ready=False))
        case Returned(seat=seat):
            return _host_kept(_set(table, seat, away=False, left=False, lapses=0))
        case Assigned(seat=seat, level=level):
            return _assigned(table, seat, level)
        case Removed(player=player):
            return _removed(table, player)
        case Readied(seat=seat, on=on):
            return _set(table, seat, ready=on)
        case Paced(pace=pace):
            return replace(table, terms=table.terms.model_copy(update={"pace": pace}))
        case Pledged():
            return _pledged(table, event)
        case Contributed(seat=seat, salt=salt):
            return replace(table, salts=(*table.salts, (Seat(seat), salt)))
        case Dealt():
            return _dealt(table, event)
        case Did(deeds=deeds):
            return _did(table, deeds)
        case Rested(archived=archived):
            return replace(table, rested=True, archived=archived)
        case Resumed():
            return replace(table, rested=False, archived=False)
        case Succeeded(match=match):
            return replace(table, successor=match)
        case Closed(why=why):
            return replace(table, closed=why, pledge=None)
        case Opened():
            raise BadLog("opened twice")
    assert_never(event)


def hold(table: Table, deed: Deed) -> Table:
    """The table with a decision made that is not in the log yet, and that nobody may know.

    Raises `BadText` and `IllegalAction`.
    """
    decision = decision_of(table.held, deed)
    if decision.lapsed:
        after, _ = matches.lapse(table.held, decision.seat)
    else:
        after, _ = matches.decide(table.held, decision.seat, decision.action)
    return replace(table, held=after, pending=(*table.pending, deed))


def decision_of(match: Match, deed: Deed) -> Decision:
    """What a deed says was decided; raises `BadText` and `IllegalAction`."""
    seat = Seat(deed.seat)
    action = match.game.read_action(match.state, seat, deed.do)
    return Decision(seat, action, deed.by == "lapse")


def _place(table: Table, seat: int, place: Place) -> Table:
    places = list(table.places)
    places[seat] = place
    return replace(table, places=tuple(places))


def _set(table: Table, seat: int, **changes: bool | int | str | None) -> Table:
    return _place(table, seat, replace(table.places[seat], **changes))  # type: ignore[arg-type]


def _host_kept(table: Table) -> Table:
    """A table whose host has gone is kept by the next person who is here."""
    seats = [seat for seat in table.people if not table.places[seat].left]
    here = [table.places[seat].player for seat in seats]
    if table.host in here or not here:
        return table
    return replace(table, host=here[0])


def _assigned(table: Table, seat: int, level: str | None) -> Table:
    place = table.places[seat]
    waits = table.started and place.player is None and level is not None and not table.log.between_deals
    if waits:
        return _set(table, seat, coming=level)
    return _host_kept(_place(table, seat, Place(level=level)))


def _removed(table: Table, player: str) -> Table:
    seat = table.seat_of(player)
    barred = replace(table, banned=table.banned | {player})
    if seat is None:
        return barred
    return _host_kept(_place(barred, seat, Place(level=table.terms.level) if table.started else Place()))


def _pledged(table: Table, event: Pledged) -> Table:
    places = tuple(
        replace(place, ready=False, level=place.coming or place.level, coming=None) for place in table.places
    )
    first = table.commitment or event.commitment
    return replace(table, started=True, pledge=event, salts=(), places=places, commitment=first)


def _dealt(table: Table, event: Dealt) -> Table:
    deal = table.game.read_deal(event.cards)
    after = matches.advance(table.log, matches.Dealt(deal, event.shuffle))
    return replace(table, log=after, held=after, pledge=None, salts=(), decision=table.decision + 1)


def _did(table: Table, deeds: tuple[Deed, ...]) -> Table:
    told = Decided(tuple(decision_of(table.log, deed) for deed in deeds))
    after = matches.advance(table.log, told)
    places = list(table.places)
    for deed in deeds:
        lapses = places[deed.seat].lapses
        places[deed.seat] = replace(places[deed.seat], lapses=_lapses(lapses, deed.by))
    wins = after.winner
    tally = tuple(count + (seat in wins) for seat, count in enumerate(table.tally))
    return replace(
        table, log=after, held=after, pending=(), decision=table.decision + 1, places=tuple(places), tally=tally
    )


def _lapses(before: int, by: str) -> int:
    if by == "lapse":
        return before + 1
    return 0 if by == "person" else before
