"""Worlds: full deals that a viewer cannot tell from the true one, drawn in compiled code.

What is certain about unseen hands is asked of the rules (`danzhu.games.guandan.known`): cards left, tributes and
returns seen, red jokers shown, the card turned for the lead, kinds that a payer or a receiver cannot hold.
"""

from dataclasses import dataclass

import numpy as np

from danzhu.cards import CARDS, Card, Hand
from danzhu.games.guandan.known import certain, excluded, played, red_jokers_of_payers, spared
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.view import View
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words, below
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.convert import hand_words, table_words
from danzhu.kernel.guandan.deal import give
from danzhu.kernel.guandan.words import copy, hand_of
from danzhu.table.seat import Seat

_TRIES = 100_000
_FREE = 4
"""More red jokers than there are: no limit."""


@dataclass(frozen=True, slots=True, eq=False)
class Unseen:
    """What is left to chance in a view.

    `deal`: int64 (DEAL,), all that is known, with the certain cards in the hands; before play `TURN` is -1.
    `room`: int64 (4,), how many cards more each hand takes.
    `cards`: int64 (n,), the other unseen cards, `Card.index`, those that fewer seats may hold first.
    `seats`: int64 (n,), which seats may hold each, bit a seat.
    `payers`, `reds`: bit a seat, and the most red jokers that may be dealt to those seats together (G7.3).
    """

    deal: Words
    room: Words
    cards: Words
    seats: Words
    payers: int
    reds: int

    def worlds(self, number: int, rng: Words) -> Words:
        """Deals drawn evenly from those that look alike, `int64 (number, DEAL)`; raises `ValueError` if there are none.

        `rng` is as in `danzhu.kernel.chance`.
        """
        return self.dealt(number, rng)[0]

    def dealt(self, number: int, rng: Words) -> tuple[Words, Words]:
        """`worlds`, and which seat each of `cards` went to in each, `int64 (number, n)`."""
        deals, owners = np.empty((number, at.DEAL), np.int64), np.empty((number, len(self.cards)), np.int64)
        if not _fill(deals, owners, self.deal, self.room, self.cards, self.seats, self.payers, self.reds, rng):
            raise ValueError("no deal has this view")
        return deals, owners


def unseen(view: View) -> Unseen:
    """What is left to chance in the view of a seat or a spectator, in any phase but the end.

    >>> from random import Random
    >>> from danzhu.games.guandan.game import GUANDAN
    >>> from danzhu.kernel.chance import seeded
    >>> preset = GUANDAN.presets["online"]
    >>> standing = GUANDAN.opening(preset)
    >>> state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, Random(1)))
    >>> worlds = unseen(GUANDAN.view(state, Seat(0))).worlds(5, seeded(1))
    >>> worlds.shape == (5, at.DEAL), worlds[:, at.LEFT].tolist()
    (True, [27, 27, 27, 27, 27])
    """
    seats = [Seat(seat) for seat in range(view.preset.seats)]
    sure = tuple(view.hand if seat == view.seat else certain(view, seat) for seat in seats)
    never = [excluded(view, seat) for seat in seats]
    room = [count - len(hand) for count, hand in zip(view.counts, sure, strict=True)]
    rest = pack(view.preset) - played(view)
    for hand in sure:
        rest -= hand

    def may_hold(card: Card) -> int:
        return sum(1 << seat for seat in seats if room[seat] and card not in never[seat])

    allowed = {card: may_hold(card) for card in CARDS}
    cards = sorted(rest, key=lambda card: (allowed[card].bit_count(), allowed[card]))
    return Unseen(
        deal=_known_words(view, sure),
        room=np.array(room, np.int64),
        cards=np.array([card.index for card in cards], np.int64),
        seats=np.array([allowed[card] for card in cards], np.int64),
        payers=sum(1 << seat for seat in view.tribute.payers),
        reds=1 - red_jokers_of_payers(view, sure) if spared(view) else _FREE,
    )


def _known_words(view: View, sure: tuple[Hand, ...]) -> Words:
    words = table_words(view.level, view.trick, view.finish, view.preset)
    words[at.TURN] = view.deciding[0] if view.trick is not None else -1
    for seat, hand in enumerate(sure):
        words[at.HAND * seat : at.HAND * seat + at.HAND] = hand_words(hand, view.level)
    return words


@compiled
def _fill(
    deals: Words,
    owners: Words,
    known: Words,
    room: Words,
    cards: Words,
    seats: Words,
    payers: int,
    reds: int,
    rng: Words,
) -> bool:
    left = np.empty(4, np.int64)
    for i in range(len(deals)):
        for _ in range(_TRIES):
            copy(deals[i], known)
            copy(left, room)
            if _deal_rest(deals[i], owners[i], left, cards, seats, room, payers, reds, rng):
                break
        else:
            return False
    return True


@compiled
def _deal_rest(
    deal: Words, owners: Words, left: Words, cards: Words, seats: Words, room: Words, payers: int, reds: int, rng: Words
) -> bool:
    """Deal each card to a free place that may take it; False: start again.

    A place is drawn evenly among those free, so a deal comes up less often where there was more to choose from. The
    most there can be is known: the places of these seats, less the cards before that only they may hold. Going on with
    a chance of what there is in that many evens this out. Where the sets of seats contain one another, which is the
    rule, the two are the same and no draw is thrown away. Whatever fills the last places does so in equally many ways.
    """
    for i in range(len(cards)):
        allowed = seats[i]
        free, most = 0, 0
        for seat in range(4):
            if (allowed >> seat) & 1:
                free += left[seat]
                most += room[seat]
        if allowed != seats[len(cards) - 1]:
            for j in range(i):
                most -= seats[j] & ~allowed == 0
            if free < most and below(rng, most) >= free:
                return False
        if free == 0:
            return False
        pick = below(rng, free)
        seat = 0
        while (allowed >> seat) & 1 == 0 or pick >= left[seat]:
            if (allowed >> seat) & 1:
                pick -= left[seat]
            seat += 1
        left[seat] -= 1
        owners[i] = seat
        give(hand_of(deal, seat), cards[i], deal[at.ACTIVE])
        if cards[i] == 53 and (payers >> seat) & 1:
            reds -= 1
    return reds >= 0
