"""Worlds: hands that the other seats may hold, drawn from what one seat knows, each equally likely.

All that a seat knows for certain is here of two kinds: the place of some cards (exposed ones, the first leader's card)
and suits that a seat has no more of. So cards of a suit are alike, and the number of ways to fill the others' hands
suit by suit gives the chances with which each suit is split; no draw is ever thrown away.
"""

from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu.cardset import ACE_OF_HEARTS, GOAT, LANE, PACK, PIG, TRANSFORMER, scaled, some, word
from danzhu.kernel.gongzhu.deal import find_leader
from danzhu.kernel.gongzhu.flow import (
    COUNT,
    DECIDED,
    FIELDS,
    FIRST,
    HAND,
    LEADER,
    OPEN,
    SECRET,
    TAKEN,
    VOID,
    Row,
    played,
)
from danzhu.kernel.gongzhu.options import EITHER, EXPOSURE, SEQUENTIAL, Options

_CHOICES: Any = np.array([[comb(cards, chosen) for chosen in range(14)] for cards in range(14)], np.float64)


@compiled
def hide(row: Row, seat: int, options: Options) -> None:
    """Take from a row all that `seat` does not know: what is left is as `rows.known_row` has it."""
    own = row[HAND + seat]
    public = row[OPEN] | row[FIRST]
    hidden = row[DECIDED] != 15 and options[EXPOSURE] != SEQUENTIAL
    if hidden:
        # Z2.1: nobody learns another's choice before all have chosen, nor from the leader who holds the first card.
        public = 0
        row[OPEN] &= own
        row[SECRET] &= own
        row[DECIDED] &= 1 << seat
    row[SECRET] &= own | played(row)
    for other in range(4):
        if other != seat:
            row[HAND + other] &= public
    if hidden and row[FIRST]:
        row[LEADER] = -1
        find_leader(row)


@compiled
def worlds(known: Row, seat: int, count: int, secrecy: float, options: Options, rng: Words) -> NDArray[np.int64]:
    """So many deals that `seat` cannot tell from the true one, `int64 (count, FIELDS)`, each equally likely.

    `known` is a row as `rows.known_row` or `hide` gives it. A card that another seat may have exposed in secret
    (option exposure) is taken to be so with chance `secrecy`. Raises `ValueError` when no deal fits what is known.
    """
    taken = known[TAKEN] | known[TAKEN + 1] | known[TAKEN + 2] | known[TAKEN + 3]
    unseen = PACK & ~(played(known) | known[HAND] | known[HAND + 1] | known[HAND + 2] | known[HAND + 3])
    room = np.zeros(4, np.int64)
    for turn in range(4):
        other = (known[LEADER] + turn) & 3
        if other != seat:
            left = 13 - popcount(taken) // 4 - (1 if turn < known[COUNT] else 0)
            room[other] = left - popcount(known[HAND + other])
    first, second, third = (seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3
    ways = _ways(unseen, known[VOID], first, second, third)
    if ways[0, room[first], room[second]] == 0.0:
        raise ValueError("no deal fits what is known")
    secrets = options[EXPOSURE] == EITHER and known[DECIDED] == 15
    rows = np.empty((count, FIELDS), np.int64)
    for world in range(count):
        row = rows[world]
        for field in range(FIELDS):
            row[field] = known[field]
        a, b = room[first], room[second]
        for suit in range(4):
            cards = unseen & (LANE << 16 * suit)
            x, y = _split(ways, suit, a, b, popcount(cards), known[VOID], first, second, third, rng)
            share = some(rng, cards, x)
            row[HAND + first] |= share
            cards ^= share
            share = some(rng, cards, y)
            row[HAND + second] |= share
            row[HAND + third] |= cards ^ share
            a -= x
            b -= y
        if row[LEADER] == -1:
            find_leader(row)
        if secrets:
            for card in (PIG, ACE_OF_HEARTS, GOAT, TRANSFORMER):
                if unseen & card and scaled(word(rng), 1 << 20) < secrecy * (1 << 20):
                    row[SECRET] |= card
    return rows


@inlined
def _weight(cards: int, x: int, y: int, suit: int, void: int, first: int, second: int, third: int) -> float:
    """In how many ways a suit's cards go to three seats as x, y and the rest; 0 where a seat is void."""
    if x and void >> (first * 4 + suit) & 1:
        return 0.0
    if y and void >> (second * 4 + suit) & 1:
        return 0.0
    if cards - x - y and void >> (third * 4 + suit) & 1:
        return 0.0
    return float(_CHOICES[cards, x] * _CHOICES[cards - x, y])


@inlined
def _split(
    ways: Any, suit: int, a: int, b: int, cards: int, void: int, first: int, second: int, third: int, rng: Words
) -> tuple[int, int]:
    """How many of a suit's cards the first and the second seat get, by the ways that the rest can then be dealt."""
    at = scaled(word(rng), 1 << 53) * 2.0**-53 * ways[suit, a, b]
    last = (0, 0)
    for x in range(min(a, cards) + 1):
        for y in range(min(b, cards - x) + 1):
            below = ways[suit + 1, a - x, b - y]
            if below > 0.0:
                weight = below * _weight(cards, x, y, suit, void, first, second, third)
                if weight > 0.0:
                    last = (x, y)
                    at -= weight
                    if at < 0.0:
                        return last
    return last  # rounding left a last crumb


@compiled
def _ways(unseen: int, void: int, first: int, second: int, third: int) -> NDArray[np.float64]:
    """Ways to deal a suit and those after it: `float64 (5, 14, 14)` [suit, room of the first seat, of the second]."""
    ways = np.zeros((5, 14, 14))
    ways[4, 0, 0] = 1.0
    rest = 0
    for suit in range(3, -1, -1):
        cards = popcount(unseen & (LANE << 16 * suit))
        rest += cards
        for a in range(min(rest, 13) + 1):
            for b in range(min(rest - a, 13) + 1):
                total = 0.0
                for x in range(min(a, cards) + 1):
                    for y in range(min(b, cards - x) + 1):
                        below = ways[suit + 1, a - x, b - y]
                        if below > 0.0:
                            total += below * _weight(cards, x, y, suit, void, first, second, third)
                ways[suit, a, b] = total
    return ways
