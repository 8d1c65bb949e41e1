"""Mine: where the finder digs for puzzles of Gong Zhu."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice
from typing import Any, Final

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.claim import points_remain
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import common, suit_of
from danzhu.games.gongzhu.sample import fixed_cards, shown_voids, unseen_cards
from danzhu.games.gongzhu.state import State, is_exposing
from danzhu.kernel.gongzhu.endgame import Endgame, TooLarge
from danzhu.puzzles.gongzhu.position import position_of, state_of
from danzhu.puzzles.gongzhu.theme import theme_of
from danzhu.puzzles.puzzle import Choice, Line, Theme
from danzhu.puzzles.verdict import Values, clear_best
from danzhu.table.game import Json
from danzhu.table.seat import Seat

PRESETS: Final = ("classic",)
GAP: Final = 25.0
"""Points against the mean of the others by which the best card must be better than any other, by each measure."""
_HANDS: Final = range(3, 7)
"""How many cards the solver holds."""
_FEWEST_CHOICES: Final = 3
_MOST_UNSEEN: Final = 10
_MOST_WORLDS: Final = 500


class GongzhuMine:
    """What the finder asks of Gong Zhu; see `danzhu.puzzles.mine.Mine`."""

    game = GONGZHU
    presets = PRESETS
    gaps = (GAP, GAP)

    def is_ripe(self, state: State, seat: Seat) -> bool:
        return not is_exposing(state) and len(state.hands[seat]) in _HANDS and points_remain(state.hands, state.trick)

    def position(self, state: State, seat: Seat) -> Json:
        return position_of(state, seat)

    def state(self, preset: str, position: Json) -> State:
        return state_of(preset, position)

    def is_promising(self, state: State) -> bool:
        search = Endgame(state)
        if len(search.choices()) < _FEWEST_CHOICES:
            return False
        try:
            guard = {card.text: (value,) for card, value in search.guard()}
        except TooLarge:
            return False
        return clear_best([guard], GAP) is not None

    def values(self, state: State) -> dict[str, Values]:
        search = Endgame(state)
        try:
            return {card.text: tuple(round(each, 2) for each in value.all) for card, value in search.weigh()}
        except TooLarge:
            return {}

    def lines(self, state: State, actions: tuple[str, ...]) -> dict[str, Line]:
        search = Endgame(state)
        try:
            found = {text: search.line(Card(text)) for text in actions}
        except TooLarge:
            return {}
        return {text: tuple((int(seat), card.text) for seat, card in line) for text, line in found.items()}

    def also(self, state: State, action: str) -> tuple[str, ...]:
        """The other cards that are as good: those of its suit up to the next that is listed by itself."""
        listed = Endgame(state).choices()
        found = []
        card = Card(action)
        playable = (each.card for each in GONGZHU.legal_actions(state, Seat(0)) if isinstance(each, Play))
        for each in sorted((each for each in playable if each.suit is card.suit), key=lambda each: each.rank):
            if each.rank > card.rank:
                if each in listed:
                    break
                found.append(each.text)
        return tuple(found)

    def same(self, state: State, one: Any, other: str) -> bool:
        return isinstance(one, Play) and (one.card.text == other or one.card.text in self.also(state, other))

    def is_plain(self, state: State, action: str) -> bool:
        return False

    def worlds(self, state: State) -> Iterator[State]:
        """Every deal that looks the same to seat 0, this one among them; none where there are too many."""
        view = GONGZHU.view(state, Seat(0))
        unseen = unseen_cards(view)
        if len(unseen) > _MOST_UNSEEN:
            return
        known, voids = fixed_cards(view), shown_voids(view)
        others = range(1, len(state.hands))
        may_hold = [
            Hand(card for card in unseen if known.get(card, seat) == seat and suit_of(card) not in voids[seat])
            for seat in others
        ]
        found = list(islice(_splits(unseen, tuple(map(len, state.hands))[1:], may_hold), _MOST_WORLDS + 1))
        if len(found) <= _MOST_WORLDS:
            for hands in found:
                yield replace(state, hands=(state.hands[0], *hands))

    def theme(self, state: State, choices: tuple[Choice, ...], tempting: tuple[str, ...]) -> Theme:
        return theme_of(state, choices, tempting)

    def fingerprint(self, position: Json) -> str:
        return str((position["hands"], position["tricks"][-1:]))


def _splits(cards: Hand, sizes: tuple[int, ...], may_hold: list[Hand]) -> Iterator[tuple[Hand, ...]]:
    """Every way to give hands of these sizes out of some cards, each seat only what it may hold."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(common(cards, may_hold[0]), sizes[0]):
        hand = Hand(chosen)
        for rest in _splits(cards - hand, sizes[1:], may_hold[1:]):
            yield (hand, *rest)
