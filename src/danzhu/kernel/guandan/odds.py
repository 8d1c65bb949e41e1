"""Odds: how likely an opponent can beat a form, from what is unseen and how many cards each has left.

Unseen cards of a rank are taken to fall on the hands independently, in proportion to the cards left. Straight flushes
and the help of wilds are left out.
"""

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.spend import rank_at
from danzhu.kernel.guandan.words import clear, copy

BEATEN = 16 * at.BOMB
"""The first word of what is said of opponents' bombs: below it, at 16 * kind + key, the expected number of ways in
which an opponent could beat an ordinary form of the shortest length."""
ODDS = BEATEN + 1


MOST_UNSEEN = 11  # a rank has eight cards, and wilds count for the level


@compiled
def fill_held(chance: float, own: int, held: Words) -> None:
    """How likely a hand of `own` cards has at least some number of unseen ones, each of which comes to it with
    `chance`: `held: float64 (MOST_UNSEEN, 5)` [unseen, number]; for number 0 how many it is expected to have."""
    none = 1.0
    for unseen in range(MOST_UNSEEN):
        held[unseen, 0] = unseen * chance
        exactly, fewer = none, 0.0
        for number in range(1, 5):
            fewer += exactly
            held[unseen, number] = 1 - fewer if number <= min(unseen, own) else 0.0
            exactly *= (unseen - number + 1) / number * chance / (1 - chance)
        none *= 1 - chance


@compiled
def reckon(sight: Words, table: Words, odds: Words) -> None:
    """Reckon for the others, `odds: float64 (4, ODDS)`: rows 0 and 1 the right-hand and the left-hand opponent, 2 the
    partner; row 3 stays 0."""
    unseen_cards = sight[of.UNSEEN_WILDS]
    for rank in range(15):
        unseen_cards += (sight[of.UNSEEN] >> (4 * rank)) & 15
    for row in range(4):
        clear(odds[row])
    some, held = np.empty((15, 5), np.float64), np.empty((MOST_UNSEEN, 5), np.float64)
    for row in range(3):
        own = sight[of.RIGHT] if row == 0 else sight[of.LEFT] if row == 1 else sight[of.MATE]
        if own == 0:
            continue
        chance = min(own / unseen_cards, 1 - 1e-9)  # short of certain, which would divide by nothing
        fill_held(chance, own, held)
        bombs = 0.0
        for rank in range(15):
            unseen = (sight[of.UNSEEN] >> (4 * rank)) & 15
            if rank == table[at.LEVEL]:
                unseen += sight[of.UNSEEN_WILDS]
            copy(some[rank], held[min(unseen, MOST_UNSEEN - 1)])
            if rank < at.JOKERS:
                bombs += some[rank, 4] + 0.5 * sight[of.UNSEEN_WILDS] * chance * (some[rank, 3] - some[rank, 4])
        line = odds[row]
        line[BEATEN] = bombs
        one, two, three = 0.0, 0.0, 0.0
        for place in range(15):  # from the top in level order
            rank = at.RED_JOKER - place
            if place >= 2:
                rank = table[at.LEVEL] if place == 2 else rank + 1 - (rank + 1 <= table[at.LEVEL])
            line[16 * at.SINGLE + rank] = one
            line[16 * at.PAIR + rank] = two
            line[16 * at.TRIPLE + rank] = three
            line[16 * at.FULL_HOUSE + rank] = three if own >= 5 else 0.0
            one += some[rank, 0]
            two += some[rank, 2]
            three += some[rank, 3] if rank < at.JOKERS else 0.0
        runs_above(line, some, at.STRAIGHT, table[at.STRAIGHT_LENGTHS], 1, own)
        runs_above(line, some, at.TUBE, table[at.TUBE_LENGTHS], 2, own)
        runs_above(line, some, at.PLATE, table[at.PLATE_LENGTHS], 3, own)


@compiled
def runs_above(line: Words, some: Words, kind: int, length: int, copies: int, own: int) -> None:
    """Add up from the top how likely each higher run is held."""
    if own < length * copies:
        return
    above = 0.0
    for slot in range(14 - length, -1, -1):
        line[16 * kind + slot] = above
        whole = 1.0
        for step in range(length):
            whole *= some[rank_at(slot + step), copies]
        above += whole
