"""The second solver: every action that the rules list, each applied by the rules, to the end of the deal.

It shares nothing with the search that found the puzzles: no kernel, no tables, no order of moves, other keys for what
it remembers. It is slow, and answers for positions of the size of the puzzles.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.action import Play as Card_
from danzhu.games.gongzhu.claim import points_remain
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.state import State as GongzhuState
from danzhu.games.gongzhu.trick import suits_led, taken
from danzhu.games.guandan.action import Pass
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import partner_place
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import State as GuandanState
from danzhu.games.guandan.state import on_table
from danzhu.games.guandan.trick import unbeaten
from danzhu.table import Seat

FAR = 10**6


class PlainGuandan:
    """Levels that seat 0's team wins when both teams play best."""

    def __init__(self) -> None:
        self._bounds: dict[Hashable, tuple[int, int]] = {}
        self._plays: dict[Hashable, list[Any]] = {}

    def value(self, state: GuandanState, alpha: int = -9, beta: int = 9) -> int:
        result = GUANDAN.result(state)
        if result is not None:
            steps = result.preset.promotion[partner_place(result) - 2]
            return steps if result.finish[0] % 2 == 0 else -steps
        key = self._key(state)
        low, high = self._bounds.get(key, (-9, 9))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        (seat,) = GUANDAN.to_act(state)
        sign = 1 if seat % 2 == 0 else -1
        best, a, b = -9 * sign, max(alpha, low), min(beta, high)
        start = a, b
        for after in self.after(state):
            value = self.value(after, a, b)
            if sign * value > sign * best:
                best = value
            if sign > 0:
                a = max(a, best)
            else:
                b = min(b, best)
            if a >= b:
                break
        if best <= start[0]:
            self._bounds[key] = low, best
        elif best >= start[1]:
            self._bounds[key] = best, high
        else:
            self._bounds[key] = best, best
        return best

    def after(self, state: GuandanState) -> Iterator[GuandanState]:
        """The different states that one action leads to, those of more cards first."""
        (seat,) = GUANDAN.to_act(state)
        asked = state.hands[seat], on_table(state)
        if asked not in self._plays:
            actions = [each for each in GUANDAN.legal_actions(state, seat) if not isinstance(each, Pass)]
            different = {
                (each.reading, _bare(each.cards, state, state.hands[seat])): each for each in reversed(actions)
            }
            self._plays[asked] = sorted(different.values(), key=lambda each: -len(each.cards))
        for action in self._plays[asked]:
            yield GUANDAN.apply(state, seat, action)
        if on_table(state) is not None:
            yield GUANDAN.apply(state, seat, Pass())

    def _key(self, state: GuandanState) -> Hashable:
        assert state.trick is not None
        top = unbeaten(state.trick)
        locked = state.preset.pass_locks and {t.seat for t in state.trick.turns if isinstance(t.action, Pass)}
        return (
            tuple(_bare(hand, state, hand) for hand in state.hands),
            GUANDAN.to_act(state),
            None if top is None else (top[0], top[1].reading),
            state.finish,
            frozenset(locked or ()),
        )


def _bare(cards: Hand, state: GuandanState, hand: Hand) -> Hashable:
    """Cards without suits where the hand has no five of one suit, wilds counted: then suits cannot matter."""
    stand_in = wild(state.level)
    wilds = hand.count(stand_in)
    ranks = [len({card.rank for card in hand if card.suit is suit and card is not stand_in}) for suit in Suit]
    if max(ranks) + wilds >= 5:
        return cards
    return tuple(sorted((card.rank, card is stand_in) for card in cards))


class PlainGongzhu:
    """What seat 0 counts in an endgame of Gong Zhu: its points less the mean of the others', times three."""

    def __init__(self) -> None:
        self._guarded: dict[Hashable, tuple[int, int]] = {}
        self._selfish: dict[Hashable, tuple[int, ...]] = {}

    def values(self, state: GongzhuState) -> tuple[float, float, float]:
        """As `danzhu.puzzles.puzzle.Choice.value` has them."""
        return self.guarded(state) / 3, self.selfish(state, -1)[0] / 3, self.selfish(state, 1)[0] / 3

    def guarded(self, state: GongzhuState, alpha: int = -FAR, beta: int = FAR) -> int:
        """All others against seat 0."""
        if not state.trick and not points_remain(state.hands, ()):
            return _stakes(state)[0]
        key = _key(state)
        low, high = self._guarded.get(key, (-FAR, FAR))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        (seat,) = GONGZHU.to_act(state)
        a, b = max(alpha, low), min(beta, high)
        start = a, b
        best = -FAR if seat == 0 else FAR
        for card in _cards(state):
            value = self.guarded(GONGZHU.apply(state, seat, Card_(card)), a, b)
            best = max(best, value) if seat == 0 else min(best, value)
            a, b = (max(a, best), b) if seat == 0 else (a, min(b, best))
            if a >= b:
                break
        exact = start[0] < best < start[1]
        self._guarded[key] = (best, best) if exact else (low, best) if best <= start[0] else (best, high)
        return best

    def selfish(self, state: GongzhuState, kind: int) -> tuple[int, ...]:
        """Everyone for himself; indifferent players choose for (1) or against (-1) seat 0, then 1, then 2."""
        if not state.trick and not points_remain(state.hands, ()):
            return _stakes(state)
        key = kind, _key(state)
        if key not in self._selfish:
            (seat,) = GONGZHU.to_act(state)
            found = [self.selfish(GONGZHU.apply(state, seat, Card_(card)), kind) for card in _cards(state)]
            self._selfish[key] = max(found, key=lambda stakes: (stakes[seat], *(kind * stake for stake in stakes)))
        return self._selfish[key]


def _cards(state: GongzhuState) -> list[Card]:
    (seat,) = GONGZHU.to_act(state)
    return [each.card for each in GONGZHU.legal_actions(state, seat) if isinstance(each, Card_)]


def _stakes(state: GongzhuState) -> tuple[int, ...]:
    points = [total(lines) for lines in tally(taken(state.tricks, 4), state.exposures, state.preset)]
    return tuple(4 * each - sum(points) for each in points)


def _key(state: GongzhuState) -> Hashable:
    piles = tuple(hand.packed for hand in taken(state.tricks, 4))
    hands = tuple(hand.packed for hand in state.hands)
    return hands, piles, state.trick, GONGZHU.to_act(state), suits_led(state.tricks)


def worth(game: str, state: Any, do: str) -> tuple[float, ...]:
    """What an action of seat 0 is worth, as `danzhu.puzzles.puzzle.Choice.value` has it where all hands are shown."""
    if game == "guandan":
        after = GUANDAN.apply(state, Seat(0), GUANDAN.read_action(state, Seat(0), do))
        return (float(PlainGuandan().value(after)),)
    after = GONGZHU.apply(state, Seat(0), Card_(Card(do)))
    return tuple(round(each, 2) for each in PlainGongzhu().values(after))
