"""Judging: second thoughts about the plays that a careful player likes best, in levels that his side wins of a deal.

The careful player counts turns, and a turn is worth more in one position than in another. Each trait of a play weighs
here as much as the circumstances say: `judgement` has a row a trait and a column a circumstance. The weights foretell
best how deals end that are played on from positions of real play (docs/performance.md).
"""

import numpy as np

from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import odds as may
from danzhu.kernel.guandan import sight as of
from danzhu.kernel.guandan.careful import OUT, place_in, weigh
from danzhu.kernel.guandan.forms import legal_groups
from danzhu.kernel.guandan.odds import ODDS, reckon
from danzhu.kernel.guandan.policy import cards_of
from danzhu.kernel.guandan.pricing import strength
from danzhu.kernel.guandan.split import GROUPS
from danzhu.kernel.guandan.words import clear

JUDGED = 8
"""At most so many plays are judged, those that the careful player likes best."""

# Circumstances: float64 (CIRCUMSTANCES,), the columns.
ALWAYS = 0
LEADS, BY_OPPONENT, BY_MATE = 1, 2, 3
"""1 where the seat leads, where an opponent's play is unbeaten, where the partner's is."""
LATE, OWN_END, MATE_END, OPPONENT_END = 4, 5, 6, 7
"""From 0 to 1, the nearer the end is: of the deal, of the own hand, of the partner's, of the shorter opponent's."""
PLAYS, BOMBS = 8, 9
"""Plays in the plan of the hand, an eighth each; bombs among them, a half each."""
OPPONENTS_BOMBS = 10
"""How many bombs the opponents are expected to hold."""
MATE_OUT, OPPONENT_OUT = 11, 12
"""1 where the partner is out, where an opponent is."""
CIRCUMSTANCES = 13

# Traits of a play: float64 (TRAITS,), the rows.
KIND = 0
"""Nine of them, 1 at the play's kind, all bombs being one; at 0 for the pass."""
LIKED = 9
"""How much less the careful player likes it than what he likes best, in turns: 0 or less."""
STANDS = 10
"""How likely it stands, by his reckoning."""
STRENGTH, SIZE = 11, 12
"""From 0 to 1, a bomb 1; its cards, a sixth each."""
PLANNED = 13
BEATEN_RIGHT, BEATEN_LEFT, BEATEN_MATE = 14, 15, 16
"""In how many ways each of the others is expected to be able to beat an ordinary form."""
FITS_RIGHT, FITS_MATE, FITS_LEFT = 17, 18, 19
"""1 where it has as many cards as one of them has left."""
ALMOST_OUT = 20
"""1 where three cards or fewer are left after it."""
OVER_MATE = 21
"""1 where it beats the partner."""
TRAITS = 22


@inlined
def end_of(cards: int, span: float) -> float:
    return float(np.exp(-cards / span)) if cards else 0.0


@compiled
def read_circumstances(sight: Words, odds: Words, plan: Words, x: Words) -> None:
    """Write the circumstances into `x: float64 (CIRCUMSTANCES,)`; `odds` and `plan` are as `weigh` has them."""
    clear(x)
    own, right, mate, left = sight[at.LEFT], sight[of.RIGHT], sight[of.MATE], sight[of.LEFT]
    owner = sight[of.OWNER]
    x[ALWAYS] = 1
    x[LEADS], x[BY_OPPONENT], x[BY_MATE] = owner == 0, owner & 1, owner == 2
    x[LATE] = np.exp(-(own + right + mate + left) / 30)
    x[OWN_END] = np.exp(-own / 6)
    x[MATE_END], x[OPPONENT_END] = end_of(mate, 4.0), max(end_of(right, 4.0), end_of(left, 4.0))
    x[PLAYS] = plan[GROUPS] / 8
    for i in range(1, plan[GROUPS] + 1):
        x[BOMBS] += 0.5 * (plan[i] & 15 >= at.BOMB)
    x[OPPONENTS_BOMBS] = odds[0, may.BEATEN] + odds[1, may.BEATEN]
    x[MATE_OUT], x[OPPONENT_OUT] = mate == 0, right == 0 or left == 0


@compiled
def read_traits(
    pattern: int, liked: float, stands: float, sight: Words, table: Words, odds: Words, plan: Words, x: Words
) -> None:
    """Write the traits of a play or the pass into `x: float64 (TRAITS,)`."""
    clear(x)
    kind, key = min(pattern & 15, at.BOMB), (pattern >> at.KEY_AT) & 15
    x[KIND + kind] = 1
    x[LIKED], x[STANDS] = liked, stands
    if kind == at.PASS:
        return
    size = cards_of(pattern)
    x[STRENGTH] = strength(kind, key, table) if kind < at.BOMB else 1.0
    x[SIZE] = size / 6
    x[PLANNED] = place_in(pattern, plan) > 0
    for row in range(3):
        x[BEATEN_RIGHT + row] = odds[row, 16 * kind + key] if kind < at.BOMB else 0.0
        x[FITS_RIGHT + row] = size == sight[of.RIGHT + row]
    x[ALMOST_OUT] = sight[at.LEFT] - size <= 3
    x[OVER_MATE] = sight[of.OWNER] == 2


@compiled
def judge(
    sight: Words, table: Words, judgement: Words, found: Words, values: Words, plan: Words, number: int, judged: Words
) -> int:
    """Judge the best of so many plays that `weigh` found; how many are judged.

    They move to the front of `found` and `values`, the best first, and `judged: float64 (JUDGED,)` gets what each is
    worth, in levels; the values compare with one another.
    """
    odds = np.empty((4, ODDS), np.float64)
    x, traits, weights = np.empty(CIRCUMSTANCES), np.empty(TRAITS), np.empty(TRAITS)
    reckon(sight, table, odds)
    read_circumstances(sight, odds, plan, x)
    for i in range(TRAITS):
        weights[i] = 0.0
        for j in range(CIRCUMSTANCES):
            weights[i] += judgement[i, j] * x[j]
    count = min(JUDGED, number)
    for k in range(count):
        best = k
        for i in range(k + 1, number):
            if values[i, 0] > values[best, 0]:
                best = i
        found[k], found[best] = found[best], found[k]
        for i in range(2):
            values[k, i], values[best, i] = values[best, i], values[k, i]
        read_traits(found[k], values[k, 0] - values[0, 0], values[k, 1], sight, table, odds, plan, traits)
        judged[k] = 0.0
        for i in range(TRAITS):
            judged[k] += weights[i] * traits[i]
    return count


@compiled
def choose_judged(
    sight: Words,
    table: Words,
    weights: Words,
    judgement: Words,
    groups: Words,
    found: Words,
    values: Words,
    plan: Words,
    judged: Words,
) -> int:
    """The play judged best among what is weighed in brief, or the pass; whoever can go out does.

    The last five are room, as `weigh` and `judge` have them.
    """
    if sight[of.OWNER] and legal_groups(sight[: at.HAND], sight[of.TO_BEAT], table, groups) == 0:
        return at.PASS
    n = weigh(sight, table, weights, found, values, plan, True)
    if n == 1:
        return int(found[0])
    count = judge(sight, table, judgement, found, values, plan, n, judged)
    best = 0
    if values[0, 0] < OUT:
        for k in range(1, count):
            if judged[k] > judged[best]:
                best = k
    return int(found[best])
