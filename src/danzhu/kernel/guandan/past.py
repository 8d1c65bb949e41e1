"""Past: what the seats have done in a deal so far, as words: what a world has to explain."""

import numpy as np

from danzhu.games.guandan.action import Play
from danzhu.games.guandan.combo import Pattern
from danzhu.games.guandan.known import played
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.convert import hand_words
from danzhu.kernel.guandan.patterns import encode
from danzhu.table.seat import Seat

# One turn: int64 (PAST,).
SEAT = 0
PATTERN = 1
"""What was played, PASS for a pass."""
TO_BEAT = 2
"""The unbeaten play's pattern, PASS for who led."""
OWNER = 3
"""The seat of the unbeaten play, counted from the seat to act on, 0 for who led."""
OWNER_LEFT = 4
"""How many cards the owner had left."""
FORCED = 5
"""1 where time had run out: the seat chose nothing (G5.6)."""
CARDS = 6
"""Five words like a hand's: the cards that went."""
PAST = CARDS + at.HAND


def past(view: View) -> Words:
    """Every turn of a view's deal so far, in order, `int64 (turns, PAST)`."""
    seats = len(view.counts)
    left = [count + len(played(view, Seat(seat))) for seat, count in enumerate(view.counts)]
    rows = []
    for trick in view.tricks if view.trick is None else (*view.tricks, view.trick):
        to_beat, owner = at.PASS, None
        for turn in trick.turns:
            row = np.zeros(PAST, np.int64)
            row[SEAT], row[TO_BEAT], row[FORCED] = turn.seat, to_beat, turn.lapsed
            if owner is not None:
                row[OWNER], row[OWNER_LEFT] = (owner - turn.seat) % seats, left[owner]
            if isinstance(turn.action, Play):
                to_beat, owner = encode(Pattern(turn.action.reading)), turn.seat
                row[PATTERN], row[CARDS:] = to_beat, hand_words(turn.action.cards, view.level)
                left[turn.seat] -= len(turn.action.cards)
            rows.append(row)
    return np.array(rows, np.int64).reshape(-1, PAST)
