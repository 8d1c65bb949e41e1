"""The second solver for Guandan: every action that the rules list, each applied by the rules, to the end of the deal.

It shares nothing with the search that found the puzzles: no kernel, no tables, no order of moves, other keys for what
it remembers. It is slow, and answers for positions of the size of the puzzles. That of Gong Zhu is in `pigs`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from tests.puzzles.pigs import PlainGongzhu

from danzhu.cards import Hand, Suit
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.guandan.action import Pass
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import partner_place
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import State as GuandanState
from danzhu.games.guandan.state import on_table
from danzhu.games.guandan.trick import unbeaten
from danzhu.table import Seat


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


def second_solver(game: str, state: Any) -> Callable[[Any, str], tuple[float, ...]]:
    """Says what an action of seat 0 is worth in a state of the same deal, as `danzhu.puzzles.puzzle.Choice.value` has
    it where all hands are shown; what it has found out it remembers."""
    if game == "guandan":
        teams = PlainGuandan()
        return lambda now, do: (float(teams.value(_after(GUANDAN, now, do))),)
    each = PlainGongzhu(state)
    return lambda now, do: tuple(round(value, 2) for value in each.values(_after(GONGZHU, now, do)))


def _after(rules: Any, state: Any, do: str) -> Any:
    return rules.apply(state, Seat(0), rules.read_action(state, Seat(0), do))
