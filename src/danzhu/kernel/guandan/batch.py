"""Many deals advanced together, for training and for measuring."""

import numpy as np
from numpy.typing import NDArray

from danzhu.games.guandan.preset import Preset
from danzhu.kernel import chance
from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import any_legal, complete, index_of
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.forms import legal_groups
from danzhu.kernel.guandan.patterns import codes
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import hand_of, new_groups, new_pack

Flags = NDArray[np.uint8]


class Batch:
    """`number` deals under one preset, each with its own seeded chance; a deal knows its level.

    `deals` is `int64 (number, DEAL)`, a row as in `layout`; the properties are columns of it. Patterns are numbered as
    in `danzhu.kernel.guandan.patterns`, and `passing` is the pass.

    >>> batch = Batch(Preset(), 3, seed=1)
    >>> batch.shuffle(np.array([0, 5, 12]), np.array([0, 1, 2]))
    >>> batch.legal().shape, batch.turn.tolist()
    ((3, 393), [0, 1, 2])
    >>> while not batch.over.all():
    ...     batch.act_at_random()
    >>> sorted(batch.places()[0].tolist())
    [0, 1, 2, 3]
    """

    def __init__(self, preset: Preset, number: int, seed: int) -> None:
        self.preset = preset
        self.deals: Words = np.zeros((number, at.DEAL), np.int64)
        self.deals[:, at.OVER] = 1
        self._tables = tables(preset)
        self._codes = np.array([*codes(preset), at.PASS], np.int64)
        start = chance.seeded(seed)
        self._rngs = np.array([[chance.bits(start)] for _ in range(number)], np.uint64)

    @property
    def passing(self) -> int:
        """The pass's number: how many patterns there are."""
        return len(self._codes) - 1

    @property
    def turn(self) -> Words:
        """Whose turn it is, by deal."""
        return self.deals[:, at.TURN]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which deals are over."""
        over: NDArray[np.bool_] = self.deals[:, at.OVER] == 1
        return over

    def shuffle(self, levels: Words, leaders: Words) -> None:
        """Deal anew: the active level's rank and who leads, by deal; no tribute is paid."""
        _shuffle(self.deals, levels.astype(np.int64), leaders.astype(np.int64), self._tables, self._rngs)

    def legal(self) -> Flags:
        """What may be done, `uint8 (number, passing + 1)` [deal, pattern]; all 0 where the deal is over."""
        masks = np.zeros((len(self.deals), self.passing + 1), np.uint8)
        _legal(self.deals, self._tables, masks)
        return masks

    def hands(self) -> Flags:
        """How many of each card kind are held, `uint8 (number, 4, 54)` [deal, seat, `Card.index`]."""
        counts = np.zeros((len(self.deals), 4, 54), np.uint8)
        _count_cards(self.deals, counts)
        return counts

    def act(self, patterns: Words) -> None:
        """Play one legal pattern, or pass, in each deal that is not over; raises `ValueError` for one not legal."""
        chosen = self._codes[patterns]
        legal = self.legal()[np.arange(len(self.deals)), patterns] == 1
        if not (legal | self.over).all():
            raise ValueError(f"not legal in deal {int(np.argmin(legal | self.over))}")
        _act(self.deals, chosen, self._tables)

    def act_at_random(self) -> None:
        """Play one legal pattern, each as likely, or pass, in each deal that is not over."""
        _act_at_random(self.deals, self._tables, self._rngs)

    def places(self) -> Words:
        """Seats by place, `int64 (number, 4)`; only for deals that are over."""
        return self.deals[:, at.PLACES, None] >> np.arange(0, 16, 4) & 15


@compiled
def _shuffle(deals: Words, levels: Words, leaders: Words, rows: Words, rngs: Words) -> None:
    pack = new_pack()
    for i in range(len(deals)):
        deal_out(deals[i], pack, leaders[i], rows[levels[i]], rngs[i])


@compiled
def _legal(deals: Words, rows: Words, masks: Flags) -> None:
    groups = new_groups()
    for i in range(len(deals)):
        deal, table = deals[i], rows[deals[i, at.ACTIVE]]
        if not deal[at.OVER]:
            seat = deal[at.TURN]
            hand = hand_of(deal, seat)
            for j in range(legal_groups(hand, deal[at.TABLE], table, groups)):
                mask = groups[j, 0]
                while mask:
                    masks[i, index_of(complete(groups[j, 1], mask & -mask), table)] = 1
                    mask &= mask - 1
            masks[i, table[at.PATTERNS]] = deal[at.TABLE] != at.PASS


@compiled
def _act(deals: Words, chosen: Words, rows: Words) -> None:
    for i in range(len(deals)):
        if not deals[i, at.OVER]:
            act(deals[i], chosen[i], rows[deals[i, at.ACTIVE]])


@compiled
def _act_at_random(deals: Words, rows: Words, rngs: Words) -> None:
    groups = new_groups()
    for i in range(len(deals)):
        deal, table = deals[i], rows[deals[i, at.ACTIVE]]
        if not deal[at.OVER]:
            seat = deal[at.TURN]
            hand = hand_of(deal, seat)
            act(deal, any_legal(hand, deal[at.TABLE], table, groups, rngs[i]), table)


@compiled
def _count_cards(deals: Words, counts: Flags) -> None:
    for i in range(len(deals)):
        wild = 4 * deals[i, at.ACTIVE] + 1
        for seat in range(4):
            hand = hand_of(deals[i], seat)
            for card in range(52):
                place = 16 * (card & 3) + (card >> 2)
                counts[i, seat, card] = ((hand[at.ONCE] >> place) & 1) + ((hand[at.TWICE] >> place) & 1)
            counts[i, seat, 52] = (hand[at.COUNTS] >> (4 * at.JOKERS)) & 15
            counts[i, seat, 53] = (hand[at.COUNTS] >> (4 * at.RED_JOKER)) & 15
            counts[i, seat, wild] = hand[at.WILDS]
