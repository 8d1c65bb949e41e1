"""Claim: a deal in which no point card is left to win need not be played out."""

from __future__ import annotations

from collections.abc import Sequence

from danzhu.cards import Hand
from danzhu.games.gongzhu.pack import POINT_CARDS, common
from danzhu.games.gongzhu.trick import Trick, cards_of


def points_remain(hands: Sequence[Hand], trick: Trick) -> bool:
    """Whether a point card is still held, or lies in the trick in progress.

    If none is, no trick changes a score or the next leader any more (Z3.3).

    >>> points_remain([Hand("2S"), Hand("3S")], ())
    False
    """
    held = any(common(hand, POINT_CARDS) for hand in hands)
    return held or any(card in POINT_CARDS for card in cards_of((trick,)))
