"""Mine: where the finder digs for puzzles of Guandan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from danzhu.cards import Card, Hand
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.state import Phase, State, phase
from danzhu.kernel.guandan.endgame import Endgame
from danzhu.kernel.guandan.parts import TooLarge
from danzhu.puzzles.guandan.position import position_of, sameness, state_of
from danzhu.puzzles.guandan.theme import theme_of
from danzhu.puzzles.puzzle import Choice, Line, Theme
from danzhu.puzzles.verdict import Values
from danzhu.table.game import Json
from danzhu.table.seat import Seat

PRESETS: Final = ("recreational", "recreational", "competition", "recreational", "long_runs", "online")
"""They take turns, deal by deal."""
GAP: Final = 1.0
"""Levels by which the best play must be better than any other, where all hands are shown."""
MEAN_GAP: Final = 0.6
"""The same on the mean of all deals that look the same."""
MOST_CARDS: Final = 22
_HANDS: Final = range(3, 11)
"""How many cards the solver holds."""
_CHOICES: Final = range(3, 31)
_MOST_UNSEEN: Final = 9
_MOST_WORLDS: Final = 250


class GuandanMine:
    """What the finder asks of Guandan; see `danzhu.puzzles.mine.Mine`."""

    game = GUANDAN
    presets = PRESETS
    gaps = (GAP, MEAN_GAP)

    def is_ripe(self, state: State, seat: Seat) -> bool:
        return (
            phase(state) is Phase.PLAYING
            and sum(map(len, state.hands)) <= MOST_CARDS
            and len(state.hands[seat]) in _HANDS
            and max(map(len, state.hands)) < _HANDS.stop
        )

    def position(self, state: State, seat: Seat) -> Json:
        return position_of(state, seat)

    def state(self, preset: str, position: Json) -> State:
        return state_of(preset, position)

    def is_promising(self, state: State) -> bool:
        try:
            return len(Endgame(state).choices()) in _CHOICES
        except TooLarge:
            return False

    def values(self, state: State) -> dict[str, Values]:
        try:
            weighed = Endgame(state).weigh()
        except TooLarge:
            return {}
        return {GUANDAN.action_text(action): (float(levels),) for action, levels in weighed}

    def lines(self, state: State, actions: tuple[str, ...]) -> dict[str, Line]:
        search = Endgame(state)
        known = {GUANDAN.action_text(action): action for action in search.choices()}
        try:
            found = {text: search.line(known[text]) for text in actions}
        except TooLarge:
            return {}
        return {
            text: tuple((int(seat), GUANDAN.action_text(action)) for seat, action in line)
            for text, line in found.items()
        }

    def also(self, state: State, action: str) -> tuple[str, ...]:
        return ()

    def same(self, state: State, one: Any, other: str) -> bool:
        return sameness(state, one) == sameness(state, GUANDAN.read_action(state, Seat(0), other))

    def is_plain(self, state: State, action: str) -> bool:
        """Whether nobody would look for anything else: it empties the hand."""
        return Hand(action.partition("=")[0]) == state.hands[0] if action != "pass" else False

    def worlds(self, state: State) -> Iterator[State]:
        """Every deal that looks the same to seat 0, this one among them; none where there are too many."""
        unseen = Hand(card for hand in state.hands[1:] for card in hand)
        if len(unseen) > _MOST_UNSEEN:
            return
        found = set(_splits(unseen, tuple(map(len, state.hands[1:]))))
        if len(found) <= _MOST_WORLDS:
            for hands in sorted(found, key=str):
                yield replace(state, hands=(state.hands[0], *hands))

    def theme(self, state: State, choices: tuple[Choice, ...], tempting: tuple[str, ...]) -> Theme:
        return theme_of(state, choices, tempting)

    def fingerprint(self, position: Json) -> str:
        """The same for positions that differ by the names of the three suits other than hearts."""
        suits = ("SDC", "SCD", "DSC", "DCS", "CSD", "CDS")
        return min(_renamed(position, names) for names in suits)


def _splits(cards: Hand, sizes: tuple[int, ...]) -> Iterator[tuple[Hand, ...]]:
    """Every way to give hands of these sizes out of some cards."""
    if not sizes:
        yield ()
        return
    for chosen in {Hand(each) for each in combinations(cards, sizes[0])}:
        for rest in _splits(cards - chosen, sizes[1:]):
            yield (chosen, *rest)


def _renamed(position: Json, names: str) -> str:
    swap = dict(zip("SDC", names, strict=True))

    def card(each: Card) -> str:
        return each.text if each.suit is None else f"{each.rank}{swap.get(str(each.suit), 'H')}"

    hands = [sorted(Counter(map(card, Hand(hand))).items()) for hand in position["hands"]]
    trick = [
        (seat, sorted(map(card, Hand(text.partition("=")[0]))) if text != "pass" else "pass")
        for seat, text in position["trick"]
    ]
    return str((position["level"], hands, trick, position["finish"]))
