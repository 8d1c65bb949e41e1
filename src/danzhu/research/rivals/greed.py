"""Greed: the player known as Mr. Greed, who sees no further than the trick.

Last to a trick he takes what is best for him at once: the points of the trick if he takes it, and what it is worth to
be rid of a card. Before that he deals the unseen cards a number of times and takes all who follow to think as he does,
each of them with open hands; so it goes back to the leader. He knows shown voids and infers nothing else.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Card, Rng, Suit
from danzhu.games.gongzhu.action import Action
from danzhu.games.gongzhu.view import View
from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu.cards import CARD_OF, NUMBER_OF
from danzhu.kernel.gongzhu.cardset import LANE
from danzhu.kernel.gongzhu.flow import COUNT, FIELDS, HAND, Row, play, playable, to_act
from danzhu.kernel.gongzhu.numbers import Reals
from danzhu.kernel.gongzhu.options import Options, options_of
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.sample import worlds
from danzhu.kernel.gongzhu.score import points
from danzhu.research.rivals.choice import dearest

DEALS: Final = 20
"""How often he deals the unseen cards; 40 gained him three points in 84."""

SHORT: Final = 1.0
"""What a card less in the suit led is worth, in points: he leads from short suits."""

_SEEDS: Final = 1 << 63


def burdens() -> NDArray[np.float64]:
    """What it is worth to be rid of each card, in points, `float64 (64,)`: what may bring points that nobody wants."""
    row = np.zeros(64)
    for number, card in CARD_OF.items():
        row[number] = card.rank * (1.5 if card.suit is Suit.HEARTS else 0.5)
    for text, burden in {"QS": 60, "KS": 30, "AS": 30, "TC": 15, "JD": -40, "AH": 35, "KH": 30, "QH": 25}.items():
        row[NUMBER_OF[Card(text)]] = burden
    return row


class Greed:
    """The player known as Mr. Greed; `budget` does not matter, he deals `DEALS` times."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """The card that is best for the trick."""
        assert view.seat is not None
        seat, options, luck = view.seat, options_of(view.preset), seeded(rng.randrange(_SEEDS))

        def weigh(_: list[int]) -> NDArray[np.float64]:
            values: NDArray[np.float64] = trick_values(
                worlds(known_row(view), seat, DEALS, 0.0, options, luck), burdens(), options
            )
            return values

        return dearest(legal, weigh)


@compiled
def trick_values(drawn: NDArray[np.int64], burden: Reals, options: Options) -> NDArray[np.float64]:
    """What each card is worth on average to the seat to act, from the lowest up, `float64 (cards,)`."""
    cards = playable(drawn[0])
    values = np.zeros(popcount(cards))
    rows = np.empty((4, FIELDS), np.int64)
    for world in range(len(drawn)):
        left = cards
        for place in range(len(values)):
            values[place] += worth(drawn[world], lowest(left), rows, burden, options)
            left &= left - 1
    return values / len(drawn)


@compiled
def worth(row: Row, card: int, rows: NDArray[np.int64], burden: Reals, options: Options) -> float:
    """What a card is worth to the seat to act, once all behind have played as they think best.

    `rows` is scratch space, `int64 (4, FIELDS)`: a row for each number of cards in the trick.
    """
    seat, count = to_act(row), row[COUNT]
    value = burden[card] - points(row, seat, options)
    if count == 0:
        value -= SHORT * popcount(row[HAND + seat] & (LANE << (card & 48)))
    after = rows[count]
    for field in range(FIELDS):
        after[field] = row[field]
    play(after, card)
    while after[COUNT]:
        choice = playable(after)
        best, reply = -1e18, lowest(choice)
        while choice:
            each = lowest(choice)
            choice &= choice - 1
            thought = worth(after, each, rows, burden, options)
            if thought > best:
                best, reply = thought, each
        play(after, reply)
    return value + points(after, seat, options)
