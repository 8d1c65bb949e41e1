"""Endgames of Guandan with all hands open, searched to the end: what each play is worth when everybody plays best.

The two teams want opposite things, so one number says it all: the levels that the team of seat 0 wins (+3, +2, +1) or
its opponents do (-1, -2, -3; G6.2). Which plays there are and which beats which is asked of the rules once, for the
hands as they lie; from then on a hand is a number (`parts`), and a position one word:

=========  ==========================================================================================================
bits       what
=========  ==========================================================================================================
0-39       ten bits a seat: which part of its hand is left, 0 for nothing
40, 42     two bits each: whose turn it is; whose the unbeaten play is
44-51      the unbeaten play's reading, `LEADING` for whoever leads
52, 55     three bits each: who went out first and second, `NOBODY` before
58-61      one bit a seat: it has passed, where a pass locks (G5.2)
=========  ==========================================================================================================
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.state import Phase, State, deciding, on_table, phase
from danzhu.games.guandan.step import apply
from danzhu.games.guandan.trick import unbeaten
from danzhu.kernel.guandan.parts import TooLarge, moves_of, parts_of, ways_of
from danzhu.kernel.guandan.solve import (
    LEADING,
    LOCKED,
    NOBODY,
    OWNER,
    PART,
    PASSING,
    SECOND,
    TABLE,
    TURN,
    WINNER,
    WORST,
    advance,
    over,
    solve,
)
from danzhu.table.seat import Seat

Turns = tuple[tuple[Seat, Play | Pass], ...]
"""Who did what, in order."""

_MOST_REMEMBERED: Final = 20
"""The positions remembered are two to the power of this, or of the number of cards held and `_SPARE` where that is
less."""
_SPARE: Final = 8


class Endgame:
    """A deal in play, and what can still come of it. `work` is how many positions one question may look at.

    Raises `ValueError` for a deal that is not in play, `TooLarge` for one that cannot be searched to its end.
    """

    def __init__(self, state: State, work: int = 2_000_000) -> None:
        if phase(state) is not Phase.PLAYING:
            raise ValueError("no cards are being played")
        self._state = state
        self._work = work
        level, preset = state.level, state.preset
        table = on_table(state)
        found: dict[Reading, int] = {} if table is None else {table: 0}
        self._parts = tuple(parts_of(hand, level, preset) for hand in state.hands)
        self._ways = tuple(
            ways_of(hand, parts, level, preset, found) for hand, parts in zip(state.hands, self._parts, strict=True)
        )
        if len(found) >= LEADING:
            raise TooLarge(f"{len(found)} readings")
        self._first, self._moves = moves_of(self._parts, self._ways)
        self._beats = np.array([[beats(a, b, level, preset) for b in found] for a in found], np.uint8)
        self._steps = np.array([*preset.promotion, preset.pass_locks], np.int64)
        memory = 1 << min(_MOST_REMEMBERED, _SPARE + sum(map(len, state.hands)))
        self._keys = np.full(memory, -1, np.int64)
        self._bounds = np.zeros((memory, 2), np.int8)
        self._key = self._key_of(found)

    def choices(self) -> tuple[Play | Pass, ...]:
        """Each thing that whoever acts can do. Plays of the same reading that leave the same are one."""
        return tuple(action for action, _ in self._choices(self._state, self._key))

    def weigh(self) -> tuple[tuple[Play | Pass, int], ...]:
        """Each of these with the levels it brings seat 0's team. Raises `TooLarge`."""
        return tuple((action, self._value(then)) for action, then in self._choices(self._state, self._key))

    def line(self, action: Play | Pass) -> Turns:
        """An action listed by `weigh` and what follows when all play best, to the end of the deal.

        Of equally good things a player goes out, else passes, else leads what has most cards. Raises `TooLarge`.
        """
        state, key = self._state, self._key
        chosen = next(choice for choice in self._choices(state, key) if choice[0] == action)
        done: list[tuple[Seat, Play | Pass]] = []
        while True:
            (seat,) = deciding(state)
            done.append((seat, chosen[0]))
            state, key = apply(state, seat, chosen[0]), chosen[1]
            if phase(state) is Phase.OVER:
                return tuple(done)
            chosen = self._best(state, key)

    def _best(self, state: State, key: int) -> tuple[Play | Pass, int]:
        (seat,) = deciding(state)
        assert seat == key >> TURN & 3, "the search and the rules disagree about whose turn it is"
        choices = list(self._choices(state, key))
        worth = [self._value(then) * (-1 if seat % 2 else 1) for _, then in choices]

        def liking(choice: tuple[Play | Pass, int]) -> tuple[bool, bool, int]:
            match choice[0]:
                case Play(cards):
                    return cards == state.hands[seat], False, len(cards)
                case Pass():
                    return False, True, 0

        best = max(worth)
        return max((choice for choice, value in zip(choices, worth, strict=True) if value == best), key=liking)

    def _value(self, key: int) -> int:
        """What a position is worth to seat 0's team."""
        if done := int(over(key, self._steps)):
            return done
        work = np.array([self._work], np.int64)
        tables = self._first, self._moves, self._beats, self._steps, self._keys, self._bounds
        value = int(solve(key, -WORST, WORST, *tables, work))
        if work[0] < 0:
            raise TooLarge(f"more than {self._work} positions")
        return value

    def _choices(self, state: State, key: int) -> Iterator[tuple[Play | Pass, int]]:
        """What whoever acts can do, each with the position it leads to."""
        seat = key >> TURN & 3
        part = key >> PART * seat & 1023
        table = key >> TABLE & 255
        for at in range(self._first[seat, part], self._first[seat, part + 1]):
            reading, less, number = (int(word) for word in self._moves[at])
            if table == LEADING or self._beats[reading, table]:
                play = self._ways[seat][number].play
                cards = self._parts[seat].same(play.cards, state.hands[seat])
                yield Play(cards, play.reading), int(advance(key, reading, less, self._steps))
        if table != LEADING:
            yield Pass(), int(advance(key, PASSING, 0, self._steps))

    def _key_of(self, found: dict[Reading, int]) -> int:
        state = self._state
        assert state.trick is not None
        key = sum(parts.size - 1 << PART * seat for seat, parts in enumerate(self._parts))
        (turn,) = deciding(state)
        top = unbeaten(state.trick)
        owner, reading = (turn, LEADING) if top is None else (top[0], found[top[1].reading])
        winner, second = [*state.finish, NOBODY, NOBODY][:2]
        key |= turn << TURN | owner << OWNER | reading << TABLE | winner << WINNER | second << SECOND
        if state.preset.pass_locks:
            passed = {each.seat for each in state.trick.turns if isinstance(each.action, Pass)}
            key |= sum(1 << seat for seat in passed) << LOCKED
        return int(key)
