"""Reasons: why a card was chosen, told from what it does."""

from __future__ import annotations

from typing import Final

from danzhu.bots.bot import Reason
from danzhu.bots.gongzhu.sight import Sight
from danzhu.bots.gongzhu.traits import has_hearts, has_transformer, is_partners, takes
from danzhu.cards import Card, Suit
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, suit_of

_LIKELY: Final = 0.5
_MANY: Final = 5
"""Hearts from which on all of them are spoken of."""


def reason_of(sight: Sight, action: Action) -> Reason:
    """Why an action is a good one."""
    match action:
        case Expose(cards, secretly):
            return Reason.EXPOSES if cards or secretly else Reason.STAYS_HIDDEN
        case Play(card):
            return reason_for(sight, card)
        case Claim():
            return Reason.NOTHING_LEFT


def reason_for(sight: Sight, card: Card) -> Reason:
    """What a card is played for."""
    likely = takes(sight, card) > _LIKELY
    if (slam := _for_all_hearts(sight, card, likely=likely)) is not None:
        return slam
    if likely:
        return _for_taking(sight, card)
    return _for_leading(sight, card) if sight.winner is None else _for_leaving(sight, card)


def _for_all_hearts(sight: Sight, card: Card, *, likely: bool) -> Reason | None:
    threat = sight.view.slam_threat
    if not threat or not has_hearts(sight, card):
        return None
    if sight.seat in threat:
        return Reason.TRIES_SLAM if likely and sight.sides[sight.seat].hearts >= _MANY else None
    if sight.sides[threat[0]].hearts < _MANY:
        return None
    gives = sight.winner is not None and sight.winner not in threat and card.suit is Suit.HEARTS
    return Reason.BLOCKS_SLAM if likely or gives else None


def _for_taking(sight: Sight, card: Card) -> Reason:
    if card is GOAT or any(played is GOAT for _, played in sight.view.trick):
        return Reason.TAKES_GOAT
    own = sight.sides[sight.seat]
    if has_transformer(sight, card) and (own.points > 0 or not own.has_any):
        return Reason.TAKES_TRANSFORMER
    costs = sight.stake + sight.worth(card) < 0
    return Reason.COSTS_LEAST if costs else Reason.TAKES_SAFELY


def _for_leading(sight: Sight, card: Card) -> Reason:
    if card.suit is Suit.SPADES and card.rank < PIG.rank and PIG in sight.unseen[Suit.SPADES]:
        return Reason.FLUSHES_PIG
    if card.suit is not Suit.SPADES and PIG in sight.held[Suit.SPADES]:
        return Reason.GUARDS_PIG
    return Reason.LEADS_LOW


def _for_leaving(sight: Sight, card: Card) -> Reason:
    if is_partners(sight):
        return Reason.HELPS_PARTNER if sight.worth(card) >= 0 else Reason.COSTS_LEAST
    if card is TRANSFORMER:
        assert sight.winner is not None
        return Reason.GIVES_TRANSFORMER if sight.sides[sight.winner].points < 0 else Reason.COSTS_LEAST
    if sight.worth(card) < 0:
        return Reason.GIVES_POINTS
    if card is GOAT:
        return Reason.COSTS_LEAST
    if card.suit is not sight.led:
        return Reason.SHEDS_HIGH
    return Reason.GUARDS_PIG if PIG in sight.held[suit_of(card)] else Reason.DUCKS
