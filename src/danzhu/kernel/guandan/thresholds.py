"""Thresholds: the whole numbers by which the light planner plays, one row a seat."""

import numpy as np

from danzhu.kernel.chance import Words

RANDOM = 0
"""How often of 1024 times a play is drawn evenly from all legal ones: 1024 for the random player."""

# What is led.
LIKED = 0
"""Plus a kind's number (1-7): how much a lead of this kind is liked."""
WEAKNESS, END_WEAKNESS = 8, 9
"""How much a lead loses for each step of its strength (0-14); the same near the end,"""
END_TURNS = 10
"""which is with so many planned plays or fewer."""
SAME_SIZE = 11
"""How much a lead loses when an opponent holds just as many cards."""
MATE_SIZE = 12
"""How much a lead gains when the partner holds just as many cards."""

# What is beaten.
OVER_MATE, OVER_MATE_WITH = 13, 14
"""The partner's play is beaten only while its strength is under the first, with one of strength under the second,"""
MATE_NEAR = 15
"""and while he holds more cards than this."""
NEAR = 16
"""An opponent with this many cards or fewer is near his end."""
BREAK, BREAK_NEAR = 17, 18
"""How many plays more a beating play may cost; the same against who is near his end."""
BOMB_TURNS = 19
"""With so many planned plays or fewer it bombs."""
BOMB_AT = 20
"""It bombs an ordinary play of strength at least this when it has two bombs."""
URGENT = 21
"""Against an opponent with this many cards or fewer any bomb will do, and the next opponent is met with strength."""

# How a hand is planned.
STRAIGHT_SINGLES = 22
"""A straight is taken when it uses up so many cards that are single otherwise;"""
FLUSH_SINGLES, WILD_FLUSH_SINGLES = 23, 24
"""a straight flush of natural cards, when so many; one that takes a wild, when so many."""
THRESHOLDS = 25


def planner(random: int = 0) -> Words:
    """The planner's row, `int64 (THRESHOLDS,)`, with a random play so often of 1024 times."""
    row = np.zeros(THRESHOLDS, np.int64)
    row[RANDOM] = random
    row[LIKED + 1 : LIKED + 8] = 0, 2, 8, 10, 8, 14, 10
    row[WEAKNESS], row[END_WEAKNESS], row[END_TURNS] = 1, 0, 2
    row[SAME_SIZE], row[MATE_SIZE] = 30, 10
    row[OVER_MATE], row[OVER_MATE_WITH], row[MATE_NEAR] = 8, 12, 2
    row[NEAR], row[BREAK], row[BREAK_NEAR] = 12, 1, 2
    row[BOMB_TURNS], row[BOMB_AT], row[URGENT] = 1, 14, 2
    row[STRAIGHT_SINGLES], row[FLUSH_SINGLES], row[WILD_FLUSH_SINGLES] = 3, 0, 2
    return row


def at_random() -> Words:
    """The random player's row, `int64 (THRESHOLDS,)`."""
    return planner(1024)
