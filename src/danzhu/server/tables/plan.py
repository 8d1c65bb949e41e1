"""Plan: the work that must happen because a table is as it is. What is no longer in the plan is dropped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from danzhu.cards import Rng
from danzhu.server.store.change import Due
from danzhu.server.tables.table import Phase, Table
from danzhu.server.tables.terms import Pace
from danzhu.table import Seat

CONTRIBUTIONS_S: Final = 2.0
_BETWEEN_S: Final = 45.0  # for people to read the summary
_BETWEEN_COMPUTERS_S: Final = 8.0
EXCHANGE_S: Final = 30.0
"""The one fixed time for decisions made at once, at tables without a clock of their own."""

THINKING_S: Final = 0.25
"""What every computer player has for a move; a delay is never shorter, so it tells nothing of the thinking."""

_LONGER_S: Final = {("guandan", "hard"): 0.6}
"""The players who search, and so have longer where they have a choice: without it none would show."""

_PACES: Final = {
    Pace.INSTANT: (THINKING_S, THINKING_S),
    Pace.QUICK: (0.5, 0.9),
    Pace.NORMAL: (1.0, 1.8),
    Pace.THOUGHTFUL: (2.0, 3.5),
}

BOT: Final = "bot"
CLOCK: Final = "clock"
IDLE: Final = "idle"
DEAL: Final = "deal"
NEXT: Final = "next"
RECORD: Final = "record"
REST: Final = "rest"  # planned by who is present, not by the table
OWN: Final = frozenset({BOT, CLOCK, IDLE, DEAL, NEXT, RECORD})
"""The kinds that follow from a table alone."""


@dataclass(frozen=True, slots=True)
class Wait:
    """In how many seconds work is due, and in how many it may be begun."""

    due: float
    begin: float


def wanted(table: Table) -> frozenset[Due]:
    """The work that a table asks for."""
    found: set[Due] = set()
    if (table.phase is Phase.OVER or table.phase is Phase.CLOSED) and table.log.deals:
        found.add(Due(RECORD, -1, table.decision))
    if table.rested or table.closed is not None:
        return frozenset(found)
    if table.phase is Phase.SHUFFLING and table.pledge is not None:
        found.add(Due(DEAL, -1, table.pledge.deal))
    if table.phase is Phase.BETWEEN and len(table.attended) != 1:
        found.add(Due(NEXT, -1, table.log.deals))
    if table.phase is Phase.PLAYING:
        found |= _of_decision(table)
    if table.phase is Phase.OVER and idle_seats(table):
        found.add(Due(IDLE, -1, table.decision))
    return frozenset(found)


def idle_seats(table: Table) -> tuple[Seat, ...]:
    """The persons for whom others wait: those who have not decided, or who are not ready for the next match while
    somebody else is."""
    if table.phase is Phase.PLAYING:
        return tuple(seat for seat in table.to_act if table.places[seat].is_attended)
    ready = [seat for seat in table.attended if table.places[seat].ready]
    return tuple(seat for seat in table.attended if ready and seat not in ready) if table.phase is Phase.OVER else ()


def _of_decision(table: Table) -> set[Due]:
    seats, decided = deciding(table), {deed.seat for deed in table.pending}
    waiting = [seat for seat in seats if seat not in decided]
    found = {Due(BOT, seat, table.decision) for seat in waiting if table.acts_by_computer(Seat(seat)) is not None}
    # One row for all who decide at once, whoever of them has already: the clock must not tell.
    if any(table.places[seat].is_attended for seat in seats):
        if _seconds(table, seats) is not None:
            found.add(Due(CLOCK, -1, table.decision))
        elif len(table.people) > 1:
            found.add(Due(IDLE, -1, table.decision))
    return found


def deciding(table: Table) -> tuple[int, ...]:
    """The seats that the decision now due waits for, whether or not they have decided."""
    return tuple(sorted({*table.to_act, *(deed.seat for deed in table.pending)}))


def wait_for(table: Table, due: Due, chance: Rng) -> Wait:
    """How long work has to wait; a computer player's delay is drawn here, before anybody looks at its cards."""
    match due.kind:
        case "bot":
            least, most = _PACES[_pace(table)]
            thinking = _LONGER_S.get((table.terms.game, table.acts_by_computer(Seat(due.seat)) or ""), least)
            least, most = max(least, thinking), max(most, thinking)
            return Wait(least + (most - least) * chance.randrange(1001) / 1000, 0.0)
        case "clock":
            seconds = float(clock_seconds(table) or 0)
        case "idle":
            seconds = float(table.terms.idle)
        case "deal":
            seconds = CONTRIBUTIONS_S
        case "next":
            seconds = _BETWEEN_S if table.attended else _BETWEEN_COMPUTERS_S
        case _:
            seconds = 0.0
    return Wait(seconds, seconds)


def _pace(table: Table) -> Pace:
    """How fast computer players are: not slowly where every person there is out of the deal and only looks on.

    Who is out is known to all, so this delay tells nothing either.
    """
    hands = getattr(table.log.state, "hands", ())
    looking_on = bool(table.attended) and bool(hands) and not any(hands[seat] for seat in table.attended)
    slow = (Pace.NORMAL, Pace.THOUGHTFUL)
    return Pace.QUICK if looking_on and table.terms.pace in slow else table.terms.pace


def clock_seconds(table: Table) -> float | None:
    """How long the decision now due may take; None where nobody counts."""
    return _seconds(table, deciding(table))


def _seconds(table: Table, seats: tuple[int, ...]) -> float | None:
    rules_clock = getattr(table.rules, "move_clock", None)
    if rules_clock is not None:
        return float(rules_clock.first if _is_first(table) else rules_clock.later)
    if table.terms.clock is not None:
        return float(table.terms.clock)
    if len(seats) > 1 and len(table.people) > 1:
        return EXCHANGE_S
    return None


def _is_first(table: Table) -> bool:
    # G5.6: more time for the first card of a deal.
    trick = getattr(table.log.state, "trick", None)
    tricks = getattr(table.log.state, "tricks", ())
    return not tricks and not getattr(trick, "turns", ())
