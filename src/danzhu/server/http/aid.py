"""Aid: answers to what a player asks about the cards in hand and those still out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from danzhu.cards import BadText, Card, Hand
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.strong import strong_cards
from danzhu.games.guandan.view import View
from danzhu.server import arranging
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.live import LiveTable
from danzhu.server.http import limit
from danzhu.server.services import Services
from danzhu.server.tables.table import Phase
from danzhu.server.think import Urgency
from danzhu.server.wire.aid import Arrange, Arranged, Count, Counted, GroupView, Mark, Marked
from danzhu.server.wire.message import write
from danzhu.server.wire.unseen import out_of_sight
from danzhu.server.wire.view import may_see_play
from danzhu.table import Seat


async def arranged(services: Services, live: LiveTable, seat: Seat, frame: Arrange) -> str:
    """A player's own cards taken apart; raises `Refused`: `wrong_phase`, `bad_text`, `not_ready`."""
    await services.limiter.check(limit.AIDS, "aid", f"{live.code}:{seat}")
    view = _guandan(live, seat)
    try:
        cards = Hand(frame.cards)
    except BadText as bad:
        raise Refused(Fault.BAD_TEXT, bad.code) from None
    if not view.hand >= cards:
        raise Refused(Fault.BAD_TEXT, "cards_not_held")
    if not services.thinkers.is_ready("guandan", arranging.NAME):
        raise Refused(Fault.NOT_READY)
    plays = await services.thinkers.run(Urgency.MOVE, arranging.arranged, cards, view.level, view.preset)
    groups = tuple(GroupView(cards=_texts(group), reading=reading.text) for group, reading in plays)
    return write(Arranged(id=frame.id, groups=groups))


async def marked(services: Services, live: LiveTable, seat: Seat, frame: Mark) -> str:
    """Which of a player's own cards make bombs; raises `Refused(wrong_phase)`."""
    await services.limiter.check(limit.AIDS, "aid", f"{live.code}:{seat}")
    view = _guandan(live, seat)
    strong = strong_cards(view.hand, view.level, view.preset)
    bombs = {*strong.get(Kind.BOMB, ()), *strong.get(Kind.JOKER_BOMB, ())}
    return write(Marked(id=frame.id, bombs=_texts(sorted(bombs)), flushes=_texts(strong.get(Kind.STRAIGHT_FLUSH, ()))))


async def counted(services: Services, live: LiveTable, player: str | None, frame: Count) -> str:
    """What is still out for a viewer; raises `Refused(wrong_phase)` where he may see no deal."""
    table = live.table
    seat = table.seat_of(player)
    await services.limiter.check(limit.AIDS, "aid", f"{live.code}:{player if seat is None else seat}")
    if not table.log.deals or not may_see_play(table, seat):
        raise Refused(Fault.WRONG_PHASE)
    rows, special = out_of_sight(table.game.view(table.held.state, seat))
    return write(Counted(id=frame.id, version=table.version, rows=rows, special=special))


def _guandan(live: LiveTable, seat: Seat) -> View:
    """A player's view of a deal of Guandan in play."""
    table = live.table
    view: Any = table.game.view(table.held.state, seat) if table.phase is Phase.PLAYING else None
    if not isinstance(view, View):
        raise Refused(Fault.WRONG_PHASE)
    return view


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)
