"""Arranging: a hand taken apart into the plays that cost it least, for a person to look at.

What it comes to depends on the cards and the level alone: everyone else is taken to hold a full hand, so that the same
cards are always arranged alike, whatever has been played.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.read import force
from danzhu.games.guandan.start import pack
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.convert import hand_words, play_of
from danzhu.kernel.guandan.odds import ODDS, reckon
from danzhu.kernel.guandan.pricing import set_prices
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.split import GROUPS, PRICES, SPLIT, split
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful

_SEATS: Final = 4


def arrange(hand: Hand, level: Rank, preset: Preset) -> tuple[tuple[Hand, Reading], ...]:
    """The plays that a hand falls into, the most forceful first; together they are the hand.

    >>> from danzhu.games.guandan.preset import PRESETS
    >>> for cards, reading in arrange(Hand("3S4S5S6S7S 8S8H8D8C 9S9D JC JD JS KH"), Rank.TWO, PRESETS["online"]):
    ...     print(reading.text, cards)
    straight_flush-7 3S 4S 5S 6S 7S
    bomb-8 8S 8H 8D 8C
    full_house-J 9S 9D JS JD JC
    single-K KH
    """
    table = tables(preset)[level]
    rest = hand_words(hand, level)
    found: list[tuple[Hand, Reading]] = []
    for pattern in _plan(hand, level, preset, table):
        before = rest.copy()
        spend(rest, pattern, table)
        play = play_of(before, rest, pattern, level)
        if isinstance(play, Play):
            found.append((play.cards, play.reading))
    return tuple(sorted(found, key=lambda group: force(group[1], level, preset), reverse=True))


def _plan(hand: Hand, level: Rank, preset: Preset, table: Words) -> list[int]:
    """The cheapest split, as patterns in the order in which they can be taken out."""
    sight = np.zeros(of.SIGHT, np.int64)
    sight[: at.HAND] = hand_words(hand, level)
    unseen = hand_words(pack(preset) - hand, level)
    sight[of.UNSEEN], sight[of.UNSEEN_WILDS] = unseen[at.COUNTS], unseen[at.WILDS]
    for other in (of.RIGHT, of.MATE, of.LEFT):
        sight[other] = len(pack(preset)) // _SEATS
    odds, prices = np.empty((4, ODDS), np.float64), np.empty(PRICES, np.float64)
    chosen = np.empty(SPLIT, np.int64)
    reckon(sight, table, odds)
    set_prices(odds, table, careful(), prices)
    split(sight[: at.HAND], table, prices, chosen)
    return [int(pattern) for pattern in chosen[1 : chosen[GROUPS] + 1]]
