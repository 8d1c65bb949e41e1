"""Suits: the ways to take a pattern's cards that leave different straight flushes.

`spend` takes one set of cards. Where straight flushes overlap, or a rank is held in several suits that all stand in
one, which cards go is a choice that a search has to try. Wilds are none of it: as many go, for the same ranks, as
`spend` takes, so that the ways of a pattern differ in nothing but suits.
"""

from typing import Final

import numpy as np

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import lane_slots
from danzhu.kernel.guandan.spend import flush_cards, gone, rank_at, spend
from danzhu.kernel.guandan.words import clear, copy

MOST_WAYS: Final = 3
"""At most so many ways are listed of a pattern."""
LOOKED: Final = 160
"""At most so many choices of suits are looked at: all that a full house can have; runs may have more."""

_CHOICES: Final = 19
"""Ways to take four of the eight cards of a rank: more than of any other number."""
_SHORT: Final = 3
"""Three words tell windows that lack nothing, at most one card, at most two."""
_WORDS: Final = _SHORT * 32
_ACE: Final = 13
"""The slot of the high ace."""


@compiled
def ways(hand: Words, pattern: int, table: Words, found: Words) -> int:
    """List the ways to take a playable pattern's cards: write each to `found: int64 (MOST_WAYS, HAND)`; how many.

    Each is five words like a hand's. First what `spend` takes, then those that leave the most straight flushes, made
    or made by the wilds that stay (`possible`). No other way leaves only what one that is listed leaves as well.
    """
    rest = np.empty(at.HAND, np.int64)
    copy(rest, hand)
    if pattern != at.PASS:
        spend(rest, pattern, table)
    gone(hand, rest, found[0])
    kind, length = pattern & 15, (pattern >> at.SIZE_AT) & 31
    if kind in (at.PASS, at.STRAIGHT_FLUSH, at.JOKER_BOMB):
        return 1
    whole = np.empty(at.HAND, np.int64)
    copy(whole, hand)
    whole[at.WILDS] = rest[at.WILDS]
    cover = flush_cards(whole, table)
    if cover == 0:
        return 1

    ranks, numbers = np.empty(_ACE, np.int64), np.empty(_ACE, np.int64)
    choices = np.empty((_ACE, _CHOICES), np.int64)
    open_ranks, product, same_once, same_twice = 0, 1, 0, 0
    for rank in range(at.JOKERS):
        taken = (found[0, at.COUNTS] >> (4 * rank)) & 15
        held = (hand[at.COUNTS] >> (4 * rank)) & 15
        if 0 < taken < held and (hand[at.ONCE] & cover) >> rank & at.LANES:
            numbers[open_ranks] = suits_of(hand, rank, taken, choices[open_ranks])
            ranks[open_ranks] = rank
            product *= numbers[open_ranks]
            open_ranks += 1
        else:
            same_once |= found[0, at.ONCE] & (at.LANES << rank)
            same_twice |= found[0, at.TWICE] & (at.LANES << rank)
    if product == 1:
        return 1
    barred = kind == at.STRAIGHT and found[0, at.WILDS] == 0 and table[at.ONE_SUIT_BARRED + length] != 0
    if not barred or product > LOOKED:
        # A choice that leaves less of its rank is never needed, unless to make a straight of more than one suit.
        product = 1
        for i in range(open_ranks):
            numbers[i] = leave_most(hand, ranks[i], cover, choices[i], numbers[i])
            product *= numbers[i]

    left, scores = np.empty((MOST_WAYS + 1, _WORDS), np.int64), np.empty(MOST_WAYS + 1, np.int64)
    possible(rest[at.ONCE], rest[at.TWICE], rest[at.WILDS], table, left[0])
    n = 1
    for number in range(min(product, LOOKED)):
        once, twice, digits = same_once, same_twice, number
        for i in range(open_ranks):
            choice = choices[i, digits % numbers[i]]
            digits //= numbers[i]
            once |= (choice & at.LANES) << ranks[i]
            twice |= ((choice >> 1) & at.LANES) << ranks[i]
        if barred and is_one_suit(once, (pattern >> at.KEY_AT) & 15, length):
            continue  # G4.4
        stay_once = (hand[at.ONCE] & ~once) | (hand[at.TWICE] & once & ~twice)
        score = possible(stay_once, hand[at.TWICE] & ~once, rest[at.WILDS], table, left[MOST_WAYS])
        n = keep(left, scores, found, n, score, once, twice)
    return n


@compiled
def suits_of(hand: Words, rank: int, number: int, into: Words) -> int:
    """The choices of so many cards of a rank, by suit; how many. As lanes at rank 0: one goes, and a bit on, two go."""
    once, twice = (hand[at.ONCE] >> rank) & at.LANES, (hand[at.TWICE] >> rank) & at.LANES
    n = 0
    for code in range(81):
        digits, cards, choice = code, 0, 0
        for suit in range(4):
            each = digits % 3
            digits //= 3
            cards += each
            if each:
                choice |= (1 << (16 * suit)) << (each - 1)
        two = (choice >> 1) & at.LANES
        one = (choice & at.LANES) | two
        if cards == number and one & ~once == 0 and two & ~twice == 0:
            into[n] = one | (two << 1)
            n += 1
    return n


@inlined
def staying(hand: Words, rank: int, cover: int, choice: int) -> int:
    """What a choice leaves of those kinds of a rank that stand in straight flushes, written like a choice."""
    lanes = (cover >> rank) & at.LANES
    once, twice = (hand[at.ONCE] >> rank) & lanes, (hand[at.TWICE] >> rank) & lanes
    one, two = choice & at.LANES, (choice >> 1) & at.LANES
    left: int = (once & ~one) | (twice & one & ~two) | ((twice & ~one) << 1)
    return left


@compiled
def leave_most(hand: Words, rank: int, cover: int, choices: Words, number: int) -> int:
    """Move to the front the choices of which no other leaves the same kinds of a rank and more; how many."""
    n = 0
    for i in range(number):
        own = staying(hand, rank, cover, choices[i])
        best = True
        for j in range(number):
            other = staying(hand, rank, cover, choices[j])
            if own & ~other == 0 and (own != other or j < i):
                best = False
        if best:
            # What is overwritten was looked at, and what stands in its place leaves as much as it did or more.
            choices[n], choices[i] = choices[i], choices[n]
            n += 1
    return n


@compiled
def is_one_suit(once: int, first: int, length: int) -> bool:
    """Whether the cards of a straight are of one suit."""
    same = at.LANES
    for slot in range(first, first + length):
        same &= once >> rank_at(slot)
    return same != 0


@compiled
def possible(once: int, twice: int, wilds: int, table: Words, into: Words) -> int:
    """Which straight flushes lanes and wilds can make, as bits of `into: int64 (_WORDS,)`; how many bits.

    By length and by the cards missing, where each may start; and where two of the shortest may start in one suit, side
    by side in the hand: apart by less than their length, or A-low and A-high. Whatever else two can make together
    follows from what each lacks. A hand includes what another can do if it has all its bits.
    """
    clear(into)
    length, past = table[at.FLUSH_LENGTHS], table[at.FLUSH_LENGTHS + 1]
    runs, doubles = lane_slots(once & table[at.RUN_LANES]), lane_slots(twice & table[at.RUN_LANES])
    starts = table[at.FLUSH_STARTS + length]
    bits = windows(runs, doubles, length, 0, 0, starts, wilds, into, 0)
    if bits == 0:
        return 0
    n = _SHORT
    for apart in range(length):
        bits += windows(runs, doubles, length, apart, length, starts & (starts >> apart), wilds, into, n)
        n += _SHORT
    high = _ACE + 1 - length
    bits += windows(runs, doubles, length, high, length, starts & (starts >> high) & at.LANES, wilds, into, n)
    for longer in range(length + 1, past):
        n += _SHORT
        found = windows(runs, doubles, longer, 0, 0, table[at.FLUSH_STARTS + longer], wilds, into, n)
        bits += found
        if found == 0:
            break
    return bits


@compiled
def windows(
    runs: int, doubles: int, length: int, apart: int, other: int, starts: int, wilds: int, into: Words, n: int
) -> int:
    """Note from word `n` on where, of `starts`, a run may start of which the wilds make what is missing; how many bits.

    With it an `other`, so long, that starts `apart` slots higher; 0 for none. What stands in both must be held twice.
    """
    exact = one = two = starts
    for step in range(length + other):
        at_slot = step if step < length else step - length + apart
        shared = step >= length and (at_slot < length or at_slot == _ACE)
        held = (doubles if shared else runs) >> at_slot
        two = (two & held) | one
        one = (one & held) | exact
        exact &= held
    into[n] = exact
    into[n + 1] = one if wilds else 0
    into[n + 2] = two if wilds > 1 else 0
    return popcount(into[n]) + popcount(into[n + 1]) + popcount(into[n + 2])


@inlined
def includes(one: Words, other: Words) -> bool:
    """Whether all that `other` can do, `one` can."""
    more = 0
    for i in range(len(one)):
        more |= other[i] & ~one[i]
    return more == 0


@compiled
def keep(left: Words, scores: Words, found: Words, n: int, score: int, once: int, twice: int) -> int:
    """Put a way, which leaves what the last row of `left` says, among the `n` that are kept; how many there are then.

    The first stays; the others stand by `scores`. No other stays that leaves only what this one leaves, nor is this one
    kept if it leaves only what another does.
    """
    for k in range(n):
        if includes(left[k], left[MOST_WAYS]):
            return n
    stay = 1
    for k in range(1, n):
        if not includes(left[MOST_WAYS], left[k]):
            move(left, scores, found, k, stay)
            stay += 1
    if stay == MOST_WAYS:
        if scores[stay - 1] >= score:
            return stay
        stay -= 1
    place = stay
    while place > 1 and scores[place - 1] < score:
        move(left, scores, found, place - 1, place)
        place -= 1
    copy(left[place], left[MOST_WAYS])
    scores[place] = score
    copy(found[place], found[0])
    found[place, at.ONCE], found[place, at.TWICE] = once, twice
    return stay + 1


@inlined
def move(left: Words, scores: Words, found: Words, source: int, place: int) -> None:
    copy(left[place], left[source])
    scores[place] = scores[source]
    copy(found[place], found[source])
