"""Belief: worlds drawn as likely as they are, given what the others have done.

Dealt evenly, the unseen cards make hands that nobody would have been left with, and every plan looks better than it
is. A world is as likely here as the exponential of what its hidden hands' traits weigh together. The weights are those
that tell true hands from dealt ones best (docs/performance.md), and the worlds come from a walk: some cards of two
hands change places, and the exchange stays for certain if the world is likelier for it, else with the chance that the
new one is to the old (Metropolis).
"""

import numpy as np

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words, below
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan import traits as has
from danzhu.kernel.guandan.deal import give, take_away
from danzhu.kernel.guandan.odds import ODDS, reckon
from danzhu.kernel.guandan.pricing import set_prices
from danzhu.kernel.guandan.sample import Unseen
from danzhu.kernel.guandan.split import PRICES, SPLIT
from danzhu.kernel.guandan.traits import TRAITS, read_traits
from danzhu.kernel.guandan.words import clear, copy, hand_of, new_groups

STARTS = 8
"""A walk starts from one of so many worlds dealt evenly, the likelier the rather."""
STEPS, MORE_STEPS = 250, 60
"""Exchanges tried before a walk's first world and between two of its worlds."""
WALK = 4
"""So many worlds come from one walk."""
MOST_EXCHANGED = 3
_FINE = 1 << 30
_RED = 53


def beliefs() -> Words:
    """What each trait of a hidden hand weighs, `float64 (TRAITS,)`."""
    row = np.zeros(TRAITS, np.float64)
    row[has.COST : has.PASSED] = -1.43, -1.12, -1.21, 0.16, 2.24, -0.09, -0.78, 0.73, 0.52, -0.31
    row[has.PASSED : has.HELD_BACK] = -0.43, -0.88, -0.35, 0.02, -0.07, 0.26
    row[has.HELD_BACK], row[has.HELD_BACK_LATE] = -0.21, -0.17
    row[has.SKIPPED], row[has.SKIPPED_SETS], row[has.BOMBED] = -0.28, -0.24, -0.85
    row[has.LOWER], row[has.LOWER_PAIRS], row[has.KEPT_SINGLES], row[has.HIGHER] = -0.78, 0.27, 0.21, -0.86
    return row


def believed(unseen: Unseen, number: int, past: Words, table: Words, weights: Words, rng: Words) -> Words:
    """Worlds that explain what has been done, `int64 (number, DEAL)`; raises `ValueError` if there are none.

    `past` is as in `danzhu.kernel.guandan.past`, `weights` price the forms, `rng` is as in `danzhu.kernel.chance`.
    """
    walks = -(-number // WALK)
    deals, owners = unseen.dealt(walks * STARTS, rng)
    worlds = np.empty((number, at.DEAL), np.int64)
    hidden = unseen.cards, unseen.seats, unseen.room, unseen.payers, unseen.reds
    walk_all(worlds, deals, owners, *hidden, past, table, weights, beliefs(), rng)
    return worlds


@compiled
def walk_all(
    worlds: Words,
    deals: Words,
    owners: Words,
    cards: Words,
    seats: Words,
    room: Words,
    payers: int,
    reds: int,
    past: Words,
    table: Words,
    weights: Words,
    trust: Words,
    rng: Words,
) -> None:
    """Fill `worlds` from walks, each of which starts from one of the next `STARTS` of `deals` with their `owners`."""
    prices, plan, groups = np.empty(PRICES, np.float64), np.empty(SPLIT, np.int64), new_groups()
    then, x = np.empty(at.HAND, np.int64), np.empty(TRAITS, np.float64)
    likely, starting = np.zeros(4, np.float64), np.zeros((STARTS, 4), np.float64)
    before, moved = np.empty(at.DEAL, np.int64), np.empty((MOST_EXCHANGED + 1, 2), np.int64)
    price_for_all(deals[0], table, weights, prices)
    owner = owners[0]
    for i in range(len(worlds)):
        deal = worlds[i]
        if i % WALK:
            copy(deal, worlds[i - 1])
        else:
            first = i // WALK * STARTS
            for j in range(STARTS):
                for seat in range(4):
                    if room[seat]:
                        hand = hand_of(deals[first + j], seat)
                        read_traits(hand, seat, past, table, prices, plan, groups, then, x)
                        starting[j, seat] = weigh_traits(x, trust)
            start = draw(starting, rng)
            copy(deal, deals[first + start])
            owner = owners[first + start]
            copy(likely, starting[start])
        for _ in range(MORE_STEPS if i % WALK else STEPS):
            copy(before, deal)
            n = exchange(deal, cards, owner, seats, payers, reds, moved, rng)
            if n == 0:
                continue
            one, two = moved[0, 0], moved[0, 1]
            read_traits(hand_of(deal, one), one, past, table, prices, plan, groups, then, x)
            new_one = weigh_traits(x, trust)
            read_traits(hand_of(deal, two), two, past, table, prices, plan, groups, then, x)
            new_two = weigh_traits(x, trust)
            gain = new_one + new_two - likely[one] - likely[two]
            if gain >= 0 or below(rng, _FINE) < np.exp(gain) * _FINE:
                likely[one], likely[two] = new_one, new_two
            else:
                copy(deal, before)
                for k in range(n, 0, -1):
                    swap(owner, moved[k, 0], moved[k, 1])


@compiled
def price_for_all(deal: Words, table: Words, weights: Words, prices: Words) -> None:
    """What forms cost to who sees no hand, all hands being equally long."""
    odds, sight = np.empty((4, ODDS), np.float64), np.empty(of.SIGHT, np.int64)
    clear(sight)
    left = 0
    for seat in range(4):
        hand = hand_of(deal, seat)
        sight[of.UNSEEN] += hand[at.COUNTS]
        sight[of.UNSEEN_WILDS] += hand[at.WILDS]
        left += hand[at.LEFT]
    for step in range(3):
        sight[of.RIGHT + step] = left // 4
    reckon(sight, table, odds)
    set_prices(odds, table, weights, prices)


@compiled
def weigh_traits(x: Words, trust: Words) -> float:
    total = 0.0
    for i in range(len(x)):
        total += x[i] * trust[i]
    return total


@compiled
def draw(starting: Words, rng: Words) -> int:
    """One of some worlds, each as likely as what its seats weigh says."""
    best, choice = -1e18, 0
    for j in range(len(starting)):
        total = -np.log(-np.log((below(rng, _FINE) + 0.5) / _FINE))  # the highest with such noise is such a draw
        for seat in range(4):
            total += starting[j, seat]
        if total > best:
            best, choice = total, j
    return choice


@compiled
def swap(words: Words, i: int, j: int) -> None:
    words[i], words[j] = words[j], words[i]


@compiled
def exchange(
    deal: Words, cards: Words, owner: Words, seats: Words, payers: int, reds: int, moved: Words, rng: Words
) -> int:
    """Let up to three hidden cards of one hand change places with as many of another, if they may; how many did.

    `moved: int64 (MOST_EXCHANGED + 1, 2)` gets the two seats and then the numbers of the cards.
    """
    wanted, n, level = 1 + below(rng, MOST_EXCHANGED), 0, deal[at.ACTIVE]
    for _ in range(4 * MOST_EXCHANGED):
        i, j = below(rng, len(cards)), below(rng, len(cards))
        one, two = owner[i], owner[j]
        if one == two or cards[i] == cards[j]:
            continue
        if n and (one != moved[0, 0] or two != moved[0, 1]):
            continue
        if not ((seats[i] >> two) & 1 and (seats[j] >> one) & 1):
            continue
        swap(owner, i, j)
        if payers and reds_dealt(cards, owner, payers) > reds:
            swap(owner, i, j)
            continue
        take_away(hand_of(deal, one), cards[i], level)
        take_away(hand_of(deal, two), cards[j], level)
        give(hand_of(deal, one), cards[j], level)
        give(hand_of(deal, two), cards[i], level)
        moved[0, 0], moved[0, 1] = one, two
        n += 1
        moved[n, 0], moved[n, 1] = i, j
        if n == wanted:
            break
    return n


@compiled
def reds_dealt(cards: Words, owner: Words, payers: int) -> int:
    """How many red jokers the payers would have been dealt (G7.3)."""
    total = 0
    for i in range(len(cards)):
        total += cards[i] == _RED and (payers >> owner[i]) & 1
    return total
