"""Comparing: what some plays are worth against one another, those among them that a careful player would not consider.

The same search as `hard`'s, over just these plays and by what the deals say alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from danzhu.bots.guandan.keeping import spent
from danzhu.bots.guandan.search import CHOICES, search
from danzhu.bots.guandan.weighing import Weighed, weighed
from danzhu.cards import Rank, Rng
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.combo import Kind, Pattern
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.view import View
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.convert import hand_words
from danzhu.kernel.guandan.patterns import encode


def compare(view: View, plays: Sequence[Play | Pass], count: int, rng: Rng) -> tuple[float, ...]:
    """What each of a few legal plays is worth with its very cards, in levels, over at most `count` deals; they compare
    with one another."""
    assert len(plays) <= CHOICES
    known = weighed(view)
    patterns = np.array([_encoded(play, view) for play in plays], np.int64)
    cards = np.array([hand_words(spent(play), view.level) for play in plays])
    asked = Weighed(view, known.hand, known.table, patterns, cards, np.zeros(len(plays)))
    return tuple(map(float, search(asked, count, rng, caution=0.0)))


def _encoded(play: Play | Pass, view: View) -> int:
    match play:
        case Pass():
            return at.PASS
        case Play():
            return encode(pattern_of(play, view.level, view.preset))


def pattern_of(play: Play, level: Rank, preset: Preset) -> Pattern:
    """The pattern of a play: what pair its full house has, what suit its straight flush.

    >>> from danzhu.cards import Hand
    >>> from danzhu.games.guandan.combo import Reading
    >>> cards = Hand("8S 8C 8D 3S 2H")
    >>> pattern_of(Play(cards, Reading(Kind.FULL_HOUSE, Rank.EIGHT, 5)), Rank.TWO, Preset()).pair
    Rank.THREE
    """
    natural = [card for card in play.cards if card is not wild(level)]
    match play.reading.kind:
        case Kind.FULL_HOUSE:
            ranks = (*(card.rank for card in natural), *read(play.cards, level, preset)[play.reading])
            return Pattern(play.reading, pair=next(rank for rank in ranks if rank is not play.reading.key))
        case Kind.STRAIGHT_FLUSH:
            return Pattern(play.reading, suit=natural[0].suit)
        case _:
            return Pattern(play.reading)
