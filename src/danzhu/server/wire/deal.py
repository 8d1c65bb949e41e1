"""Deal: the game's part of a payload, for whichever game is played.

With `unseen` the only file of the wire that knows both.
"""

from __future__ import annotations

from typing import Any

from danzhu.cards import BadText, Hand
from danzhu.games.gongzhu.view import View as GongzhuSeen
from danzhu.games.guandan.view import View as GuandanSeen
from danzhu.server.fault import Fault, Refused
from danzhu.server.wire.gongzhu import (
    GongzhuView,
    TrickView,
    gongzhu_history,
    gongzhu_legal,
    gongzhu_seat_view,
    gongzhu_view,
)
from danzhu.server.wire.gongzhu import told_text as gongzhu_told
from danzhu.server.wire.guandan import (
    GuandanView,
    PlayView,
    TurnView,
    guandan_history,
    guandan_legal,
    guandan_plays,
    guandan_seat_view,
    guandan_view,
)
from danzhu.server.wire.legal import Legal
from danzhu.table import AnyGame

GameView = GuandanView | GongzhuView
"""A deal as one seat sees it."""


def deal_view(view: Any, standing: Any) -> GameView:
    """A view of the deal in progress."""
    if isinstance(view, GuandanSeen):
        return guandan_view(view, standing)
    if isinstance(view, GongzhuSeen):
        return gongzhu_view(view, standing)
    raise TypeError(type(view))


def seat_view(public: GameView, view: Any) -> GameView:
    """A seat's view of the deal: what a spectator sees, already built, and over it what the seat alone knows."""
    if isinstance(public, GuandanView) and isinstance(view, GuandanSeen):
        return guandan_seat_view(public, view)
    if isinstance(public, GongzhuView) and isinstance(view, GongzhuSeen):
        return gongzhu_seat_view(public, view)
    raise TypeError(type(view))


def deal_history(view: Any) -> tuple[tuple[TurnView, ...], ...] | tuple[TrickView, ...]:
    """Every trick of the deal that is public."""
    if isinstance(view, GuandanSeen):
        return guandan_history(view)
    if isinstance(view, GongzhuSeen):
        return gongzhu_history(view)
    raise TypeError(type(view))


def deciding_seats(view: Any) -> tuple[int, ...]:
    """The seats that the deal waits for: all who decide at once, until all have."""
    if isinstance(view, GuandanSeen):
        return view.deciding
    if isinstance(view, GongzhuSeen):
        return view.to_act
    raise TypeError(type(view))


def plays_of(view: Any, text: str) -> tuple[PlayView, ...]:
    """What a selection of the viewer's cards would be; raises `Refused`: `bad_text`, `cards_not_held`."""
    try:
        cards = Hand(text)
    except BadText as bad:
        raise Refused(Fault.BAD_TEXT, bad.code) from None
    if not view.hand >= cards:
        raise Refused(Fault.BAD_TEXT, "cards_not_held")
    if isinstance(view, GuandanSeen):
        return guandan_plays(view, cards)
    return ()


def legal_of(game: AnyGame, state: Any, view: Any) -> Legal:
    """What the seat whose view this is may do, since it may act now."""
    actions = game.legal_actions(state, view.seat)
    if isinstance(view, GuandanSeen):
        return guandan_legal(view, actions)
    if isinstance(view, GongzhuSeen):
        return gongzhu_legal(actions)
    raise TypeError(type(view))


def told_action(game: AnyGame, text: str, *, own: bool) -> str:
    """An action as text, as others may know it."""
    return gongzhu_told(text, own=own) if game.name == "gongzhu" else text
