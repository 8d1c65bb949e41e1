"""Careful: a player that weighs every sensible play by what it leaves in the hand and who is likely to lead next.

A play is worth the turns it saves (`split`), what the lead is worth to the own side, and less what it is worth to the
opponents, each as likely as `odds` says. All in turns; `weights` says what counts for how much.
"""

from typing import NamedTuple

import numpy as np

from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import odds as may
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan import weights as by
from danzhu.kernel.guandan.choose import complete
from danzhu.kernel.guandan.forms import legal_groups
from danzhu.kernel.guandan.odds import ODDS, reckon
from danzhu.kernel.guandan.policy import cards_of
from danzhu.kernel.guandan.pricing import keeps, set_prices, stands_of, strength
from danzhu.kernel.guandan.runs import MOST_RUNS, find_runs
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.split import (
    GROUPS,
    PRICES,
    SPLIT,
    keep_likely,
    new_bill,
    new_stack,
    price_of,
    split,
    split_by,
)
from danzhu.kernel.guandan.words import copy, new_groups

MOST_PLAYS = 640
"""Room for every pattern of any preset and the pass."""
OUT = 10.0
"""What going out is worth: more than any play that does not."""


@compiled
def lead_of(cards: int, base: int, weights: Words) -> float:
    """What the lead is worth to somebody with so many cards left, by the three weights from `base` on."""
    return faded(float(cards), base, weights) if cards else 0.0


@compiled
def threat_of(cards: int, weights: Words) -> float:
    """What the lead is worth to an opponent with so many cards left."""
    last = weights[by.LAST] * np.exp(-(cards - 1) / weights[by.LAST_SPAN]) if cards else 0.0
    return float(lead_of(cards, by.THREAT, weights) + last)


@inlined
def faded(left: float, base: int, weights: Words) -> float:
    """A worth that is there always, and one that fades with what is left, by the three weights from `base` on."""
    return float(weights[base] + weights[base + 1] * np.exp(-max(left, 0.0) / weights[base + 2]))


class Mind(NamedTuple):
    """Room to think in, and what was thought of the position weighed last.

    `found: int64 (n,)` are its plays, the pass among them, and `values: float64 (n, 2)` what each is worth and how
    likely it stands; `plan: int64 (SPLIT,)` is the split of the whole hand, `cost` what that costs; `odds` and `prices`
    are as the modules of these names have them; the hand and what is left of it may be split by the first `known` of
    `runs`. All else is room.
    """

    found: Words
    values: Words
    plan: Words
    cost: Words
    odds: Words
    prices: Words
    runs: Words
    known: Words
    groups: Words
    chosen: Words
    rest: Words
    chances: Words
    stack: Words
    bill: Words


@compiled
def new_mind() -> Mind:
    """Room to think in, for any position."""
    return Mind(
        np.empty(MOST_PLAYS, np.int64),
        np.empty((MOST_PLAYS, 2), np.float64),
        np.empty(SPLIT, np.int64),
        np.empty(1, np.float64),
        np.empty((4, ODDS), np.float64),
        np.empty(PRICES, np.float64),
        np.empty(MOST_RUNS, np.int64),
        np.empty(1, np.int64),
        new_groups(),
        np.empty(SPLIT, np.int64),
        np.empty(at.HAND, np.int64),
        np.empty(SPLIT, np.float64),
        new_stack(),
        new_bill(),
    )


@compiled
def weigh(sight: Words, table: Words, weights: Words, brief: bool, mind: Mind) -> int:
    """Find and value every sensible play and the pass (`Mind`); how many.

    `brief` leaves out what is hardly ever chosen: plays that are not planned and are bombs or take a wild, unless they
    are the whole hand.
    """
    found, values, plan, odds, prices, runs = mind.found, mind.values, mind.plan, mind.odds, mind.prices, mind.runs
    groups, chosen, rest, chances, stack, bill = (
        mind.groups,
        mind.chosen,
        mind.rest,
        mind.chances,
        mind.stack,
        mind.bill,
    )
    hand = sight[: at.HAND]
    reckon(sight, table, odds)
    for row in range(2):
        own = sight[of.LEFT] if row else sight[of.RIGHT]
        ready = 1 + weights[by.SHORT] * np.exp(-(own - 1) / weights[by.SHORT_SPAN])
        for i in range(may.BEATEN):
            odds[row, i] *= ready
    set_prices(odds, table, weights, prices)
    known = find_runs(hand, table, runs)
    before = split_by(hand, runs, known, table, prices, stack, bill, plan)
    known = keep_likely(runs, known, hand, prices, table, stack[0])
    mind.cost[0], mind.known[0] = before, known
    to_beat, owner = sight[of.TO_BEAT], sight[of.OWNER]
    threat = threat_of(sight[of.RIGHT], weights) + threat_of(sight[of.LEFT], weights)
    mate = lead_of(sight[of.MATE], by.MATE, weights)
    n = 0
    for i in range(legal_groups(hand, to_beat, table, groups)):
        mask = groups[i, 0]
        while mask:
            bit = mask & -mask
            mask ^= bit
            pattern = complete(groups[i, 1], bit)
            place = place_in(pattern, plan)
            if place == 0 and not is_sensible(pattern, hand, sight, n):
                continue
            copy(rest, hand)
            spend(rest, pattern, table)
            dear = pattern & 15 >= at.BOMB or rest[at.WILDS] < hand[at.WILDS]
            if brief and dear and place == 0 and n and rest[at.LEFT]:
                continue
            stands = stands_of(pattern, odds, prices, table, weights)
            found[n] = pattern
            values[n, 1] = stands
            if rest[at.LEFT] == 0:
                values[n, 0] = OUT + stands  # a play that stands leaves the partner the lead (G5.4)
            else:
                if place:  # what the plan leaves is the best plan for what is left
                    after = before - price_of(pattern, prices)
                    runs_out_with = runs_out(plan, place, stands, odds, prices, table, weights, chances)
                else:
                    after = split_by(rest, runs, known, table, prices, stack, bill, chosen)
                    runs_out_with = runs_out(chosen, 0, stands, odds, prices, table, weights, chances)
                worth = faded(after, by.LEAD, weights)
                spent = weights[by.WILD] * (hand[at.WILDS] - rest[at.WILDS])
                values[n, 0] = before - after - spent + stands * worth - (1 - stands) * threat
                values[n, 0] += run_worth(runs_out_with, weights)
                if owner == 0:
                    values[n, 0] += lead_worth(pattern, stands, sight, table, weights)
                elif owner == 2:
                    values[n, 0] -= weights[by.OVER_MATE] + (pattern & 15 >= at.BOMB) * weights[by.OVER_MATE_BOMB]
            n += 1
    if owner:
        stands = 0.0
        if owner == 2:
            stands = keeps(to_beat, odds, weights[by.MATE_LOSES], 0.0, table, weights)
        elif owner == 3 and sight[of.MATE] and not sight[of.MATE_LOCKED]:
            stands = weights[by.MATE_RISES] * (1 - keeps(to_beat, odds[2:], 1.0, 0.0, table, weights))
        found[n] = at.PASS
        values[n, 0], values[n, 1] = stands * mate - (1 - stands) * threat, stands
        values[n, 0] += run_worth(runs_out(plan, 0, 0.0, odds, prices, table, weights, chances), weights)
        n += 1
    return n


@inlined
def run_worth(chance: float, weights: Words) -> float:
    """What so great a chance to run out is worth."""
    return float(weights[by.RUN] * chance + weights[by.SURE] * chance**16)


@compiled
def runs_out(
    plan: Words, made: int, leads: float, odds: Words, prices: Words, table: Words, weights: Words, chances: Words
) -> float:
    """How likely a split hand goes out without help, when it is to lead with chance `leads` and else must bomb first.

    One play may lose the lead, the last, and one more for each bomb that wins it back.
    `made` is the number of a play of the split that is gone, 0 for none; `chances: float64 (SPLIT,)` is room.
    """
    bombs, weak, sure = 0, 0, 1.0
    for i in range(1, plan[GROUPS] + 1):
        if i == made:
            continue
        stands = stands_of(plan[i], odds, prices, table, weights)
        if plan[i] & 15 >= at.BOMB:
            bombs += 1
            sure *= stands
        else:
            j = weak  # sorted, the weakest first
            while j and chances[j - 1] > stands:
                chances[j] = chances[j - 1]
                j -= 1
            chances[j] = stands
            weak += 1
    for i in range(bombs + 1, weak):
        sure *= chances[i]
    if bombs == 0:
        return float(leads * sure)
    return float(sure * (leads + (1 - leads) * (chances[bombs] if bombs < weak else 1.0)))


@compiled
def is_sensible(pattern: int, hand: Words, sight: Words, n: int) -> bool:
    """Whether an unplanned play is worth weighing: a lead that meets a short hand; any but an odd full house."""
    kind = pattern & 15
    if kind == at.FULL_HOUSE:
        held = (hand[at.COUNTS] >> (4 * (pattern >> at.EXTRA_AT))) & 15
        return held in (1, 2)
    if sight[of.OWNER] or n == 0 or hand[at.LEFT] <= 6:
        return True
    return bool(kind <= at.PAIR and min(sight[of.RIGHT], sight[of.LEFT], sight[of.MATE]) <= kind)


@compiled
def place_in(pattern: int, plan: Words) -> int:
    """Which of a plan's plays a pattern is, counted from 1; 0 if none."""
    i: int = plan[GROUPS]
    while i and plan[i] != pattern:
        i -= 1
    return i


@compiled
def lead_worth(pattern: int, stands: float, sight: Words, table: Words, weights: Words) -> float:
    """What besides the rest and the lead speaks for leading a play."""
    kind, size = pattern & 15, cards_of(pattern)
    if kind >= at.BOMB:
        return -float(weights[by.BOMB_LEAD])
    worth = weights[by.LIKING + kind] - weights[by.WEAKNESS] * strength(kind, (pattern >> at.KEY_AT) & 15, table)
    for seat in range(of.RIGHT, of.LEFT + 1, 2):
        if sight[seat] == size:
            worth -= weights[by.SAME_SIZE] * (1 - stands) * np.exp(-(size - 1) / weights[by.SAME_SPAN])
    if sight[of.MATE] == size:
        worth += weights[by.FEEDS] * (1 - stands) * np.exp(-(size - 1) / weights[by.FEEDS_SPAN])
    return float(worth)


@compiled
def choose_careful(sight: Words, table: Words, weights: Words, mind: Mind) -> int:
    """The play of the highest value among what is weighed in brief, or the pass."""
    if sight[of.OWNER] and legal_groups(sight[: at.HAND], sight[of.TO_BEAT], table, mind.groups) == 0:
        return at.PASS
    n = weigh(sight, table, weights, True, mind)
    best = 0
    for i in range(1, n):
        if mind.values[i, 0] > mind.values[best, 0]:
            best = i
    return int(mind.found[best])


@compiled
def leaves(sight: Words, hands: Words, table: Words, weights: Words) -> Words:
    """What each of `hands: int64 (n, HAND)` costs, `float64 (n,)`, when all else is as the sight says."""
    odds, prices = np.empty((4, ODDS), np.float64), np.empty(PRICES, np.float64)
    reckon(sight, table, odds)
    set_prices(odds, table, weights, prices)
    costs = np.empty(len(hands), np.float64)
    for i in range(len(hands)):
        costs[i] = split(hands[i], table, prices, np.empty(SPLIT, np.int64))
    return costs
