"""Exposing: what each card is expected to gain when it is exposed, by what is held around it.

The gains are means over play-outs of many hands, smoothed (docs/performance.md). What a card multiplies it multiplies
for whoever takes it, so the question is always whether that will be this hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.pack import ACE, GOAT, PIG, TRANSFORMER, of_suit, suit_of
from danzhu.games.gongzhu.preset import Exposure, Preset

Gains = tuple[float, ...]

ALONE: Final = 0
"""The place of a card that is the only one of its suit; the others begin behind it."""

# Ace: by hearts held. Pig, transformer: alone, then by lower cards of the suit. Goat: by higher cards.
_DOUBLED: Final[Mapping[Card, Gains]] = {
    ACE: (-80, -80, -80, -45, -3, 10, 30, 40),
    PIG: (60, -130, -125, -75, -25, 15, 40),
    GOAT: (-60, -45, -40, 15, 90),
    TRANSFORMER: (60, -110, -75, -60, 3, 15, 35),
}
_FOURFOLD: Final[Mapping[Card, Gains]] = {
    ACE: (-200, -200, -160, -120, -100, -60, 60, 120),
    PIG: (100, -270, -200, -140, -100, 60, 110),
    GOAT: (-200, -150, -60, 50, 200),
    TRANSFORMER: (120, -260, -210, -120, -5, 60, 100),
}
_UNSEEN: Final[Mapping[Card, Gains]] = {
    ACE: (-60, -60, -50, -40, -25, -5, 30, 40),
    PIG: (0, -66, -54, 3, 15, 40, 50),
    GOAT: (10, 10, 10, 40, 90),
    TRANSFORMER: (0, -60, -40, 5, 25, 40, 60),
}


def gain(choice: Expose, hand: Hand, preset: Preset) -> float:
    """What a choice of exposures is expected to bring, in points.

    >>> hand = Hand("QS 2S 3S 4S 5S JD 2D")
    >>> gain(Expose(Hand("QS")), hand, Preset()) > 0 > gain(Expose(Hand("JD")), hand, Preset())
    True
    """
    shown = _FOURFOLD if preset.exposure is Exposure.EITHER else _DOUBLED
    return sum(_of(card, hand, shown) for card in choice.cards) + sum(
        _of(card, hand, _UNSEEN) for card in choice.secretly
    )


def _of(card: Card, hand: Hand, gains: Mapping[Card, Gains]) -> float:
    row = gains[card]
    return row[min(_place(card, hand), len(row) - 1)]


def _place(card: Card, hand: Hand) -> int:
    suit = of_suit(hand, suit_of(card))
    if card is ACE:
        return len(suit)
    higher = sum(other.rank > card.rank for other in suit)
    lower = len(suit) - 1 - higher
    if card is GOAT:
        # Without a lower card it has to fall in the second trick of its suit, or under the first.
        return 1 + higher if lower else ALONE
    return 1 + lower if len(suit) > 1 else ALONE
