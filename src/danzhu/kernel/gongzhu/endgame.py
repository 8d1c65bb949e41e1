"""Endgames of Gong Zhu with all hands open, searched to the end: what each card is worth to whoever plays it.

Four players who each play for themselves have no one value, so there are three: what a seat gets when the others join
against it, and what it gets when each plays for itself and takes, among cards that are the same to it, the worst or the
best for the seat. Where the same card is best by all three, nothing that the others may do makes another one better
play. A value is in points: the seat's own less the mean of the others', as the arena counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from danzhu.cards import Card
from danzhu.games.gongzhu.state import State, is_exposing, is_over, turn
from danzhu.kernel.gongzhu.cards import CARD_OF, NUMBER_OF
from danzhu.kernel.gongzhu.flow import COUNT, FIELDS, play, to_act
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.rows import row_of
from danzhu.kernel.gongzhu.solve import FAR, KEY, Rows, choices, guarded, is_settled, selfish
from danzhu.table.seat import Seat

_MOST_REMEMBERED: Final = 17
"""The deals remembered are two to the power of this, or of the number of cards held and `_SPARE` where that is less."""
_SPARE: Final = 3
_DEPTH: Final = 53
"""All cards, and the deal before them."""
_AGAINST, _FOR = -1, 1
_OTHERS: Final = 3


class TooLarge(Exception):
    """More cards to be tried than a search to the end is allowed."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a card is worth to whoever plays it, in points against the mean of the others.

    `guarded`: when the others join against him. `against`, `well`: when each plays for himself, and the others choose
    against him or for him where it is the same to them.
    """

    guarded: float
    against: float
    well: float

    @property
    def all(self) -> tuple[float, float, float]:
        """The three together."""
        return self.guarded, self.against, self.well


class Endgame:
    """A deal in play, and what can still come of it. `work` is how many cards one question may try.

    Raises `ValueError` for a deal in which no card is to be played.

    >>> from danzhu.games.gongzhu.pack import SUITS
    >>> from danzhu.games.gongzhu.preset import Preset
    >>> from danzhu.games.gongzhu.standing import Standing
    >>> from danzhu.games.gongzhu.state import Deal
    >>> from danzhu.games.gongzhu.step import start
    >>> Endgame(start(Preset(), Standing(), Deal(SUITS)))
    Traceback (most recent call last):
    ValueError: no card is to be played
    """

    def __init__(self, state: State, work: int = 3_000_000) -> None:
        if is_exposing(state) or is_over(state):
            raise ValueError("no card is to be played")
        self._row = row_of(state)
        self._seat = turn(state)
        self._options = options_of(state.preset)
        self._work = work
        self._rows = np.zeros((_DEPTH, FIELDS), np.int64)
        self._found = np.zeros((_DEPTH, 1 + _OTHERS), np.int64)
        memory = 1 << min(_MOST_REMEMBERED, _SPARE + sum(map(len, state.hands)))
        self._keys = {kind: np.full((memory, KEY), -1, np.int64) for kind in (0, _AGAINST, _FOR)}
        self._bounds = np.zeros((memory, 2), np.int64)
        self._stakes = {kind: np.zeros((memory, 1 + _OTHERS), np.int64) for kind in (_AGAINST, _FOR)}

    def choices(self) -> tuple[Card, ...]:
        """The cards that whoever acts can play; of cards that are as good as each other the lowest alone."""
        return tuple(card for card, _ in self._after(self._row))

    def guard(self) -> tuple[tuple[Card, float], ...]:
        """Each of these cards with the `guarded` part of its value, which is found much sooner. Raises `TooLarge`."""
        return tuple((card, self._guarded(row)) for card, row in self._after(self._row))

    def weigh(self) -> tuple[tuple[Card, Value], ...]:
        """Each of these cards with its value. Raises `TooLarge`."""
        return tuple((card, self._value(row)) for card, row in self._after(self._row))

    def line(self, card: Card) -> tuple[tuple[Seat, Card], ...]:
        """A card listed by `weigh` and what follows while each plays for himself, and against whoever asks where it is
        the same to him; as far as points are left to win. Raises `TooLarge`."""
        mover = self._seat
        played, row = next(each for each in self._after(self._row) if each[0] is card)
        done = [(mover, played)]
        while row[COUNT] or not is_settled(row):
            mover = Seat(int(to_act(row)))
            played, row = self._best(row, mover)
            done.append((mover, played))
        return tuple(done)

    def _best(self, row: Rows, mover: Seat) -> tuple[Card, Rows]:
        def liking(after: tuple[Card, Rows]) -> tuple[int, ...]:
            stakes = [int(stake) for stake in self._selfish(after[1], _AGAINST)]  # as `solve.is_better`
            return stakes[mover], -stakes[self._seat], *(-stake for stake in stakes), -after[0].rank

        return max(self._after(row), key=liking)

    def _after(self, row: Rows) -> Iterator[tuple[Card, Rows]]:
        """Each choice of whoever acts, and the deal after it."""
        cards = int(choices(row, self._options))
        for number, card in CARD_OF.items():
            if cards >> number & 1:
                after = row.copy()
                play(after, NUMBER_OF[card])
                yield card, after

    def _value(self, row: Rows) -> Value:
        others = (int(self._selfish(row, kind)[self._seat]) / _OTHERS for kind in (_AGAINST, _FOR))
        return Value(self._guarded(row), *others)

    def _guarded(self, row: Rows) -> float:
        self._rows[0] = row
        work = self._allowed()
        memory = self._keys[0], self._bounds
        least = guarded(self._rows, 0, self._seat, -FAR, FAR, self._options, *memory, work)
        self._asserted(work)
        return int(least) / _OTHERS

    def _selfish(self, row: Rows, kind: int) -> Rows:
        """The stakes of all seats."""
        self._rows[0] = row
        work = self._allowed()
        memory = self._keys[kind], self._stakes[kind]
        selfish(self._rows, 0, self._seat, kind, self._options, *memory, self._found, work)
        self._asserted(work)
        stakes: Rows = self._found[0].copy()
        return stakes

    def _allowed(self) -> Rows:
        return np.array([self._work], np.int64)

    def _asserted(self, work: Rows) -> None:
        if work[0] < 0:
            raise TooLarge(f"more than {self._work} cards")
