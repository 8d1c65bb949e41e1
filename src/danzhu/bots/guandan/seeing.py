"""Seeing: a view as the words that the kernel's players read."""

from __future__ import annotations

import numpy as np

from danzhu.games.guandan.action import Pass
from danzhu.games.guandan.combo import Pattern
from danzhu.games.guandan.known import unseen_cards
from danzhu.games.guandan.trick import unbeaten
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.convert import hand_words
from danzhu.kernel.guandan.patterns import encode


def sight(view: View) -> Words:
    """What a seat knows while cards are played, `int64 (SIGHT,)`, as `danzhu.kernel.guandan.sight` lays it out."""
    assert view.seat is not None
    words = np.zeros(of.SIGHT, np.int64)
    words[: at.HAND] = hand_words(view.hand, view.level)
    unseen = hand_words(unseen_cards(view), view.level)
    words[of.UNSEEN], words[of.UNSEEN_WILDS] = unseen[at.COUNTS], unseen[at.WILDS]
    seats = len(view.counts)
    for step in range(1, seats):
        words[of.RIGHT + step - 1] = view.counts[(view.seat + step) % seats]
    top = None if view.trick is None else unbeaten(view.trick)
    if view.trick is None or top is None:
        words[of.TO_BEAT] = at.PASS
        return words
    owner, play = top
    words[of.TO_BEAT], words[of.OWNER] = encode(Pattern(play.reading)), (owner - view.seat) % seats
    mate = (view.seat + 2) % seats
    passed = any(turn.seat == mate and isinstance(turn.action, Pass) for turn in view.trick.turns)
    words[of.MATE_LOCKED] = view.preset.pass_locks and passed  # G5.2
    return words
