"""Change: a draft as storage takes it, with the work that it adds and drops."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from danzhu.cards import Rng
from danzhu.server.store import Change, Due, Entry, Given, Pending, Summary
from danzhu.server.tables.draft import Draft
from danzhu.server.tables.event import write_event
from danzhu.server.tables.plan import OWN, RECORD, wait_for, wanted
from danzhu.server.tables.table import Phase, Table

Planned = tuple[tuple[Due, float, float], ...]
"""Work with the time it is due and the time from which it may be begun."""


def change_of(
    before: Table | None,
    draft: Draft,
    revision: int,
    due: Mapping[Due, float],
    now: float,
    given: Given | None,
    chance: Rng,
    finished: Collection[Due] = (),
) -> Change:
    """All that a draft does to storage; `due` is the work planned so far."""
    table = draft.table
    put, drop = stored_due(table, due, now, chance, finished)
    seats = seats_of(table)
    return Change(
        code=table.code,
        revision=revision,
        now=now,
        summary=summary_of(table),
        entries=tuple(Entry(match, version, write_event(event)) for match, version, event in draft.lines),
        given=given,
        pending=tuple(Pending(table.decision, deed.seat, deed.model_dump_json()) for deed in draft.kept),
        pending_done=draft.kept_done,
        due_put=put,
        due_drop=drop,
        seated=None if before is not None and seats_of(before) == seats else seats,
    )


def stored_due(
    table: Table, due: Mapping[Due, float], now: float, chance: Rng, finished: Collection[Due]
) -> tuple[Planned, tuple[Due, ...]]:
    """The work to add and the work to drop, so that what is stored is what the table wants."""
    wants = wanted(table)
    put = []
    for each in sorted(wants - due.keys() - set(finished)):
        wait = wait_for(table, each, chance)
        put.append((each, now + wait.due, now + wait.begin))
    # A match that is over is recorded even where the next has begun.
    drop = tuple(sorted(each for each in due if each.kind in OWN and each.kind != RECORD and each not in wants))
    return tuple(put), drop


def seats_of(table: Table) -> tuple[tuple[str, int], ...]:
    """Who has the table on his list: whoever left a match may come back by its address, but is not reminded of it; and
    nobody is of a table that is closed."""
    places = () if table.closed is not None else enumerate(table.places)
    return tuple((place.player, seat) for seat, place in places if place.player is not None and not place.left)


def summary_of(table: Table) -> Summary:
    """A table's row."""
    resting = table.rested and table.phase is not Phase.CLOSED
    phase = ("archived" if table.archived else "resting") if resting else table.phase.value
    return Summary(
        match=table.match,
        version=table.version,
        game=table.terms.game,
        preset=table.terms.preset,
        phase=phase,
        listed=table.terms.listed,
        vacant=len(table.vacant),
        people=len(table.people),
        host=table.host,
    )
