"""The rest of a deal: at random, or by the light policy."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu.cardset import POINT_CARDS, nth, scaled, word
from danzhu.kernel.gongzhu.deal import begin, deal_at_random
from danzhu.kernel.gongzhu.desk import DESK, play_on, set_desk
from danzhu.kernel.gongzhu.exposure import expose, expose_at_random
from danzhu.kernel.gongzhu.flow import COUNT, DECIDED, FIELDS, HAND, Row, is_over, play, playable, to_act
from danzhu.kernel.gongzhu.numbers import Reals
from danzhu.kernel.gongzhu.options import Options
from danzhu.kernel.gongzhu.policy import choose, expose_by_policy
from danzhu.kernel.gongzhu.score import points
from danzhu.kernel.gongzhu.weights import Desk, Weights


class Policies(Protocol):
    """`float64 (4, WEIGHTS)`: the light policy's weights for each seat."""

    def __getitem__(self, seat: int, /) -> Weights: ...


@inlined
def finish_at_random(row: Row, rng: Words) -> None:
    """Play all cards, each equally likely among the playable ones."""
    fraction = word(rng)
    while not is_over(row):
        if row[COUNT] == 0:
            fraction = word(rng)
        cards = playable(row)
        choices = popcount(cards)
        play(row, nth(cards, scaled(fraction, choices)))
        fraction *= choices


@compiled
def random_deals(deals: int, options: Options, rng: Words) -> NDArray[np.int64]:
    """Points of so many deals of chance, `int64 (deals, 4)`: cards dealt, exposed and all 52 played at random."""
    row = np.zeros(FIELDS, np.int64)
    scores = np.empty((deals, 4), np.int64)
    for deal in range(deals):
        deal_at_random(row, rng)
        begin(row, -1, options)
        expose_at_random(row, options, rng)
        finish_at_random(row, rng)
        for seat in range(4):
            scores[deal, seat] = points(row, seat, options)
    return scores


@compiled
def finish(row: Row, desk: Desk, policies: Policies, freedom: Reals, options: Options, rng: Words) -> None:
    """Expose what is not yet decided and play until no point card is left to win.

    Every seat follows the light policy with its own weights, but with the chance `freedom[seat]` it plays any card
    that it may. `desk` is scratch space, `float64 (DESK,)`.
    """
    for seat in range(4):
        if row[DECIDED] >> seat & 1 == 0:
            expose_by_policy(row, seat, policies[seat], options)
    set_desk(desk, row, options)
    while row[COUNT] or (row[HAND] | row[HAND + 1] | row[HAND + 2] | row[HAND + 3]) & POINT_CARDS:
        seat = to_act(row)
        if freedom[seat] > 0.0 and scaled(word(rng), 1 << 20) < freedom[seat] * (1 << 20):
            cards = playable(row)
            card = nth(cards, scaled(word(rng), popcount(cards)))
        else:
            card = choose(row, desk, policies[seat], options)
        play_on(row, desk, card, options)


@compiled
def playouts(
    rows: NDArray[np.int64], policies: Policies, freedom: Reals, options: Options, rng: Words
) -> NDArray[np.int64]:
    """Play a batch out, `int64 (deals, FIELDS)`, which is left as it is: points, `int64 (deals, 4)`; see `finish`."""
    row = np.empty(FIELDS, np.int64)
    desk = np.empty(DESK)
    scores = np.empty((len(rows), 4), np.int64)
    for deal in range(len(rows)):
        for field in range(FIELDS):
            row[field] = rows[deal, field]
        finish(row, desk, policies, freedom, options, rng)
        for seat in range(4):
            scores[deal, seat] = points(row, seat, options)
    return scores


@compiled
def card_scores(
    worlds: NDArray[np.int64],
    cards: int,
    policies: Policies,
    freedom: Reals,
    options: Options,
    rng: Words,
) -> NDArray[np.int64]:
    """What follows each of some cards in each world: points, `int64 (cards, worlds, 4)`, cards from the lowest up.

    `worlds` is `int64 (worlds, FIELDS)` with one seat to act, `cards` a set of cards that it may play in all of them.
    All cards of a world meet the same luck, so that their difference is less noisy than each.
    """
    row = np.empty(FIELDS, np.int64)
    desk = np.empty(DESK)
    luck = rng.copy()
    scores = np.empty((popcount(cards), len(worlds), 4), np.int64)
    for world in range(len(worlds)):
        seed = word(rng)
        left = cards
        for at in range(len(scores)):
            luck[0] = seed
            for field in range(FIELDS):
                row[field] = worlds[world, field]
            play(row, lowest(left))
            left &= left - 1
            finish(row, desk, policies, freedom, options, luck)
            for seat in range(4):
                scores[at, world, seat] = points(row, seat, options)
    return scores


@compiled
def exposure_scores(
    worlds: NDArray[np.int64],
    seat: int,
    choices: NDArray[np.int64],
    policies: Policies,
    freedom: Reals,
    options: Options,
    rng: Words,
) -> NDArray[np.int64]:
    """What follows each choice of exposures of a seat in each world: points, `int64 (choices, worlds, 4)`.

    `choices` is `int64 (choices, 2)`: the set shown and the set exposed in secret. All others who have still to choose
    follow the light policy. Luck is shared as in `card_scores`.
    """
    row = np.empty(FIELDS, np.int64)
    desk = np.empty(DESK)
    luck = rng.copy()
    scores = np.empty((len(choices), len(worlds), 4), np.int64)
    for world in range(len(worlds)):
        seed = word(rng)
        for at in range(len(choices)):
            luck[0] = seed
            for field in range(FIELDS):
                row[field] = worlds[world, field]
            expose(row, seat, choices[at, 0], choices[at, 1])
            finish(row, desk, policies, freedom, options, luck)
            for taker in range(4):
                scores[at, world, taker] = points(row, taker, options)
    return scores
