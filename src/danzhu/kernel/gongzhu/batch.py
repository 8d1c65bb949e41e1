"""Many deals at once: a batch is `int64 (deals, FIELDS)`, and each call moves all of them on by one step."""

import numpy as np
from numpy.typing import NDArray

from danzhu.kernel.bits import popcount
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu import flow
from danzhu.kernel.gongzhu.cardset import nth, scaled, word
from danzhu.kernel.gongzhu.deal import begin, deal_at_random
from danzhu.kernel.gongzhu.exposure import expose_at_random
from danzhu.kernel.gongzhu.flow import FIELDS
from danzhu.kernel.gongzhu.options import Options
from danzhu.kernel.gongzhu.score import points

Batch = NDArray[np.int64]


@compiled
def dealt(deals: int, options: Options, rng: Words) -> Batch:
    """So many first deals of a match with random cards, before the exposures."""
    rows = np.empty((deals, FIELDS), np.int64)
    for deal in range(deals):
        deal_at_random(rows[deal], rng)
        begin(rows[deal], -1, options)
    return rows


@compiled
def expose_all_at_random(rows: Batch, options: Options, rng: Words) -> None:
    """In every deal let each seat that has still to choose expose each subset with equal chance."""
    for deal in range(len(rows)):
        expose_at_random(rows[deal], options, rng)


@compiled
def to_act(rows: Batch) -> NDArray[np.int64]:
    """The seat to play in each deal, `int64 (deals,)`; -1 where the deal is over."""
    seats = np.empty(len(rows), np.int64)
    for deal in range(len(rows)):
        seats[deal] = -1 if flow.is_over(rows[deal]) else flow.to_act(rows[deal])
    return seats


@compiled
def playable(rows: Batch) -> NDArray[np.int64]:
    """The playable cards of the seat to act in each deal, as sets, `int64 (deals,)`; 0 where the deal is over."""
    cards = np.empty(len(rows), np.int64)
    for deal in range(len(rows)):
        cards[deal] = flow.playable(rows[deal])
    return cards


@compiled
def any_playable(rows: Batch, rng: Words) -> NDArray[np.int64]:
    """A playable card in each deal, each as likely as the others, `int64 (deals,)`; -1 where the deal is over."""
    cards = np.empty(len(rows), np.int64)
    for deal in range(len(rows)):
        choice = flow.playable(rows[deal])
        cards[deal] = nth(choice, scaled(word(rng), popcount(choice))) if choice else -1
    return cards


@compiled
def play(rows: Batch, cards: NDArray[np.int64]) -> None:
    """Play a card in each deal: `cards` is `int64 (deals,)`, -1 to leave a deal alone.

    Raises `ValueError` before anything is played when some card is not playable.
    """
    for deal in range(len(rows)):
        if cards[deal] >= 0 and not flow.playable(rows[deal]) >> cards[deal] & 1:
            raise ValueError("a card is not playable")
    for deal in range(len(rows)):
        if cards[deal] >= 0:
            flow.play(rows[deal], cards[deal])


@compiled
def scores(rows: Batch, options: Options) -> NDArray[np.int64]:
    """The points of each seat so far in each deal, `int64 (deals, 4)`."""
    totals = np.empty((len(rows), 4), np.int64)
    for deal in range(len(rows)):
        for seat in range(4):
            totals[deal, seat] = points(rows[deal], seat, options)
    return totals
