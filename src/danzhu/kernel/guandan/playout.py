"""Play-outs: deals played to the end by policies, one or many, and what that says of the choices at the root."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act, act_with
from danzhu.kernel.guandan.plan import VALID, new_plans
from danzhu.kernel.guandan.policy import decide, note
from danzhu.kernel.guandan.spend import gone, spend
from danzhu.kernel.guandan.words import copy, new_deal, new_groups, new_pack


@compiled
def play_out(deal: Words, table: Words, policies: Words, plans: Words, groups: Words, rng: Words) -> int:
    """Play a deal to the end, `policies` by seat; its `outcome`."""
    for seat in range(4):
        plans[seat, VALID] = 0
    while not deal[at.OVER]:
        seat = deal[at.TURN]
        pattern = decide(deal, table, policies[seat], plans, groups, rng)
        note(seat, pattern, plans)
        act(deal, pattern, table)
    return outcome(deal)


@compiled
def outcome(deal: Words) -> int:
    """How a deal that is over ended for seats 0 and 2: 1, 2, 3 where one was first and the other second, third, last.

    Below 0 the same for seats 1 and 3. `Preset.promotion` says how many levels that is (G6.2).
    """
    first = deal[at.PLACES] & 15
    place = 1
    while ((deal[at.PLACES] >> (4 * place)) ^ first) & 1:
        place += 1
    return -place if first & 1 else place


@compiled
def evaluate(
    worlds: Words, patterns: Words, cards: Words, table: Words, policies: Words, rng: Words
) -> NDArray[np.int8]:
    """What each choice leads to in each world, `int8 (patterns, worlds)`: the `outcome` for the team to act.

    `worlds: int64 (n, DEAL)` all have the same seat to act; `patterns: int64 (m,)` are its choices, the pass among them
    where allowed, and `cards: int64 (m, HAND)` what each takes out of the hand (`default_cards`). All choices meet the
    same worlds. Call again with more worlds until the choice is clear.
    """
    found = np.empty((len(patterns), len(worlds)), np.int8)
    deal = new_deal()
    groups, plans = new_groups(), new_plans()
    for i in range(len(worlds)):
        for j in range(len(patterns)):
            copy(deal, worlds[i])
            side = deal[at.TURN] & 1
            act_with(deal, patterns[j], cards[j], table)
            ended = play_out(deal, table, policies, plans, groups, rng)
            found[j, i] = -ended if side else ended
    return found


@compiled
def default_cards(hand: Words, patterns: Words, table: Words) -> Words:
    """The cards that `spend` takes for each pattern, five words like a hand's each, `int64 (patterns, HAND)`."""
    cards, rest = np.empty((len(patterns), at.HAND), np.int64), np.empty(at.HAND, np.int64)
    for j in range(len(patterns)):
        copy(rest, hand)
        if patterns[j] != at.PASS:
            spend(rest, patterns[j], table)
        gone(hand, rest, cards[j])
    return cards


@compiled
def contest(number: int, one: Words, other: Words, rows: Words, rng: Words) -> Words:
    """Levels won by policy `one` over `other` in `number` duplicate deals, `int64 (number,)`.

    Each deal is played twice, the teams changed about; the level changes from deal to deal.
    """
    won = np.empty(number, np.int64)
    dealt, deal = new_deal(), new_deal()
    groups, plans = new_groups(), new_plans()
    pack = new_pack()
    policies = np.empty((4, len(one)), np.int64)
    for i in range(number):
        table = rows[i % 13]
        deal_out(dealt, pack, i & 3, table, rng)
        won[i] = 0
        for side in range(2):
            for seat in range(4):
                copy(policies[seat], one if seat & 1 == side else other)
            copy(deal, dealt)
            ended = play_out(deal, table, policies, plans, groups, rng)
            levels = table[at.STEPS + abs(ended) - 1]
            won[i] += levels if (ended < 0) == (side == 1) else -levels
    return won
