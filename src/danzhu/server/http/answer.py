"""Answer: what a frame gets back."""

from __future__ import annotations

from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.live import LiveTable
from danzhu.server.http import limit
from danzhu.server.http.aid import arranged, counted, marked
from danzhu.server.services import Services
from danzhu.server.tables.table import Phase
from danzhu.server.tables.terms import phrases_rest_while_playing
from danzhu.server.think import NoThought
from danzhu.server.wire.aid import Arrange, Count, Mark
from danzhu.server.wire.deal import deal_history, plays_of
from danzhu.server.wire.frame import Frame, Hint, History, Inspect, Resume, Say
from danzhu.server.wire.message import Ack, Advised, Hinted, Inspected, Said, Told, write
from danzhu.server.wire.view import may_see_play
from danzhu.table import Seat


async def answer(services: Services, live: LiveTable, player: str | None, frame: Frame) -> str | None:
    """The reply to a frame, written; None where the reply goes to the whole table. Raises `Refused`."""
    match frame:
        case Resume(since=since):
            return write(live.update_for(player, await services.store.now(), since))
        case Inspect():
            return await _inspected(services, live, _seat(live, player), frame)
        case Arrange():
            return await arranged(services, live, _seat(live, player), frame)
        case Mark():
            return await marked(services, live, _seat(live, player), frame)
        case Count():
            return await counted(services, live, player, frame)
        case Hint():
            return await _hinted(services, live, _seat(live, player), frame)
        case History():
            return _history(live, player, frame)
        case Say():
            await _said(services, live, _seat(live, player), frame)
            return None
        case _:
            if player is None:
                raise Refused(Fault.NO_PLAYER)
            return write(Ack(id=frame.id, version=await live.command(player, frame)))


def _seat(live: LiveTable, player: str | None) -> Seat:
    seat = live.table.seat_of(player)
    if seat is None:
        raise Refused(Fault.NOT_SEATED)
    return seat


async def _inspected(services: Services, live: LiveTable, seat: Seat, frame: Inspect) -> str:
    await services.limiter.check(limit.INSPECTS, "inspect", f"{live.code}:{seat}")
    table = live.table
    if table.phase is not Phase.PLAYING:
        raise Refused(Fault.WRONG_PHASE)
    plays = plays_of(table.game.view(table.held.state, seat), frame.cards)
    return write(Inspected(id=frame.id, decision=table.decision, plays=plays))


async def _hinted(services: Services, live: LiveTable, seat: Seat, frame: Hint) -> str:
    await services.limiter.check(limit.HINTS, "hint", f"{live.code}:{seat}")
    table = live.table
    if table.phase is not Phase.PLAYING or seat not in table.to_act:
        raise Refused(Fault.WRONG_PHASE)
    if frame.decision != table.decision:
        raise Refused(Fault.STALE_DECISION)
    try:
        found = await services.thinkers.advise(table.game.name, table.game.view(table.held.state, seat), live.code)
    except NoThought:
        raise Refused(Fault.NO_HINT) from None
    choices = tuple(Advised(do=each.do, value=each.value, reason=each.reason) for each in found)
    return write(Hinted(id=frame.id, decision=frame.decision, unit=found[0].unit, choices=choices))


def _history(live: LiveTable, player: str | None, frame: History) -> str:
    table = live.table
    seat = table.seat_of(player)
    if not table.log.deals or not may_see_play(table, seat):
        raise Refused(Fault.WRONG_PHASE)
    return write(Told(id=frame.id, tricks=deal_history(table.game.view(table.held.state, seat))))


async def _said(services: Services, live: LiveTable, seat: Seat, frame: Say) -> None:
    await services.limiter.check(limit.PHRASES, "phrase", f"{live.code}:{seat}")
    if live.table.phase is Phase.PLAYING and phrases_rest_while_playing(live.table.terms):
        raise Refused(Fault.PHRASES_REST)
    live.tell(write(Said(seat=seat, phrase=frame.phrase.value)))
