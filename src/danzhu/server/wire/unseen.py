"""Unseen: the cards that are still out, for whichever game is played, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from danzhu.cards import Card, Hand, Rank, Suit
from danzhu.games.gongzhu.pack import POINT_CARDS, SUITS, common, of_suit
from danzhu.games.gongzhu.sample import unseen_cards as gongzhu_unseen
from danzhu.games.gongzhu.view import View as GongzhuSeen
from danzhu.games.guandan.known import unseen_cards as guandan_unseen
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.view import View as GuandanSeen
from danzhu.server.wire.aid import OutView

Out = tuple[tuple[OutView, ...], tuple[str, ...]]
"""The rows of a `Counted` and its special cards."""


def out_of_sight(view: Any) -> Out:
    """What a viewer has not seen yet: held by others, or by anybody where he looks on."""
    if isinstance(view, GuandanSeen):
        return _by_rank(view)
    if isinstance(view, GongzhuSeen):
        return _by_suit(view)
    raise TypeError(type(view))


def _by_rank(view: GuandanSeen) -> Out:
    out, whole = guandan_unseen(view), pack(view.preset)
    ranks = sorted(Rank, key=lambda rank: -level_order(rank, view.level))
    rows = tuple(_row(str(rank), _of_rank(out, rank), len(_of_rank(whole, rank))) for rank in ranks)
    return rows, _texts(card for card in out if card is wild(view.level))


def _by_suit(view: GongzhuSeen) -> Out:
    out = gongzhu_unseen(view)
    rows = tuple(_row(str(suit), reversed([*of_suit(out, suit)]), len(SUITS[suit])) for suit in Suit)
    return rows, _texts(common(out, POINT_CARDS))


def _of_rank(cards: Hand, rank: Rank) -> list[Card]:
    return [card for card in cards if card.rank is rank]


def _row(name: str, cards: Iterable[Card], of: int) -> OutView:
    return OutView(name=name, cards=_texts(cards), of=of)


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)
