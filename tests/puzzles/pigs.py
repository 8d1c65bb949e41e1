"""The second solver for Gong Zhu: four hands of small integers, and every card that may be played, to the end.

It shares nothing with the search that found the puzzles, and of the rules only the sum of a pile: what may be played
and who takes a trick it works out by itself (Z2.3, Z3.2), and a test compares that with the rules. What it remembers
goes by what can still matter: who holds the cards that are left, from low to high, and what each pile is worth so far.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.trick import suits_led, taken, taker

FAR: Final = 10**6
RANKS: Final = 13
SUITS: Final = "SHDC"
HEARTS: Final = 1
_PIPS: Final = "23456789TJQKA"
_NAMED: Final = {"QS", "JD", "TC"}


def number(card: Card) -> int:
    """A card as a number: thirteen to a suit, from low to high."""
    return SUITS.index(card.text[1]) * RANKS + _PIPS.index(card.text[0])


def card_of(at: int) -> Card:
    """The card with a number."""
    return Card(_PIPS[at % RANKS] + SUITS[at // RANKS])


@cache
def likeness(at: int) -> str:
    """What tells cards apart that are next to each other: nothing where both count nothing, or are hearts of ten points
    in every set of rules (Z4.1)."""
    card = card_of(at)
    if not is_point(at):
        return ""
    return "heart" if at // RANKS == HEARTS and card.text[0] in "56789T" else card.text


@cache
def is_point(at: int) -> bool:
    """Whether a card counts (Z4.1)."""
    return at // RANKS == HEARTS or card_of(at).text in _NAMED


@dataclass(frozen=True, slots=True)
class Table:
    """An endgame: hands, the trick on the table from its leader on, point cards by taker, who may not play what."""

    hands: tuple[frozenset[int], ...]
    trick: tuple[int, ...]
    leader: int
    piles: tuple[frozenset[int], ...]
    held_back: frozenset[int]

    @property
    def seat(self) -> int:
        """Who is to play."""
        return (self.leader + len(self.trick)) % 4

    def playable(self) -> list[int]:
        """Every card that may be played, from low to high."""
        hand = sorted(self.hands[self.seat])
        if not self.trick:
            return [card for card in hand if not self._is_held_back(card, hand)]
        suit = self.trick[0] // RANKS
        following = [card for card in hand if card // RANKS == suit]
        return [card for card in following if not self._is_held_back(card, following)] or hand

    def _is_held_back(self, card: int, beside: Sequence[int]) -> bool:
        """Z2.3: an exposed card waits while its suit has not been led, unless it is alone."""
        alone = sum(each // RANKS == card // RANKS for each in beside) == 1
        return card in self.held_back and not alone

    def different(self) -> Iterator[int]:
        """Of the playable cards one of each kind: those alike with nothing that is left between them are one."""
        left = frozenset().union(*self.hands, self.trick)
        before: int | None = None
        for card in self.playable():
            if before is None or likeness(before) != likeness(card) or not _are_next(before, card, left):
                yield card
            before = card

    def after(self, card: int) -> Table:
        """The table once a card is played."""
        seat = self.seat
        hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(self.hands))
        trick = (*self.trick, card)
        if len(trick) < 4:
            return Table(hands, trick, self.leader, self.piles, self.held_back)
        suit = trick[0] // RANKS
        top = max(each for each in trick if each // RANKS == suit)
        taker = (self.leader + trick.index(top)) % 4
        points = frozenset(each for each in trick if is_point(each))
        piles = tuple(pile | points if at == taker else pile for at, pile in enumerate(self.piles))
        held_back = frozenset(each for each in self.held_back if each // RANKS != suit)
        return Table(hands, (), taker, piles, held_back)

    @property
    def is_decided(self) -> bool:
        """Whether no point card is left to win."""
        return not self.trick and not any(is_point(card) for hand in self.hands for card in hand)

    def key(self) -> Hashable:
        """The same for tables from which the same can still come of it."""
        owner = {card: seat for seat, hand in enumerate(self.hands) for card in hand}
        owner |= {card: 4 + at for at, card in enumerate(self.trick)}
        suits: list[list[object]] = [[], [], [], []]
        for card in sorted(owner):
            suits[card // RANKS].append((owner[card], likeness(card), card in self.held_back))
        piles = tuple(tuple(sorted(likeness(card) for card in pile)) for pile in self.piles)
        return self.leader, tuple(map(tuple, suits)), piles


def _are_next(low: int, high: int, left: frozenset[int]) -> bool:
    """Whether two cards are of one suit and nothing that is left lies between them."""
    return low // RANKS == high // RANKS and left.isdisjoint(range(low + 1, high))


class PlainGongzhu:
    """What seat 0 counts in an endgame: its points less the mean of the others', times three."""

    def __init__(self, state: State) -> None:
        """For endgames of one deal: its exposures and options count."""
        self._exposures, self._preset = state.exposures, state.preset
        self._guarded: dict[Hashable, tuple[int, int]] = {}
        self._selfish: dict[Hashable, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._stakes: dict[Hashable, tuple[int, ...]] = {}

    def values(self, state: State) -> tuple[float, float, float]:
        """As `danzhu.puzzles.puzzle.Choice.value` has them."""
        table = table_of(state)
        hard, soft = self.selfish(table)
        return self.guarded(table) / 3, hard[0] / 3, soft[0] / 3

    def guarded(self, table: Table, alpha: int = -FAR, beta: int = FAR) -> int:
        """All others against seat 0."""
        if table.is_decided:
            return self.stakes(table)[0]
        cards = list(table.different())
        if len(cards) == 1:
            return self.guarded(table.after(cards[0]), alpha, beta)
        key = table.key()
        low, high = self._guarded.get(key, (-FAR, FAR))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        mine = table.seat == 0
        a, b = max(alpha, low), min(beta, high)
        start = a, b
        best = -FAR if mine else FAR
        for card in cards:
            value = self.guarded(table.after(card), a, b)
            best = max(best, value) if mine else min(best, value)
            a, b = (max(a, best), b) if mine else (a, min(b, best))
            if a >= b:
                break
        exact = start[0] < best < start[1]
        self._guarded[key] = (best, best) if exact else (low, best) if best <= start[0] else (best, high)
        return best

    def selfish(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Everyone for himself; indifferent players choose against seat 0, then 1, then 2; or for them."""
        if table.is_decided:
            return (self.stakes(table),) * 2
        cards = list(table.different())
        if len(cards) == 1:
            return self.selfish(table.after(cards[0]))
        key = table.key()
        if key not in self._selfish:
            seat = table.seat
            found = [self.selfish(table.after(card)) for card in cards]
            hard = max((each[0] for each in found), key=lambda stakes: (stakes[seat], *(-stake for stake in stakes)))
            soft = max((each[1] for each in found), key=lambda stakes: (stakes[seat], *stakes))
            self._selfish[key] = hard, soft
        return self._selfish[key]

    def stakes(self, table: Table) -> tuple[int, ...]:
        """Each seat's points less the mean of the others', times three."""
        if table.piles not in self._stakes:
            piles = [Hand(map(card_of, pile)) for pile in table.piles]
            points = [total(lines) for lines in tally(piles, self._exposures, self._preset)]
            self._stakes[table.piles] = tuple(4 * each - sum(points) for each in points)
        return self._stakes[table.piles]


def table_of(state: State) -> Table:
    """An endgame of the rules as a table of numbers."""
    exposed = [card for choice in state.exposures if choice is not None for card in choice.cards]
    led = suits_led(state.tricks)
    lead = state.trick[0][0] if state.trick else taker(state.tricks[-1]) if state.tricks else state.leader
    return Table(
        hands=tuple(frozenset(map(number, hand)) for hand in state.hands),
        trick=tuple(number(card) for _, card in state.trick),
        leader=int(lead),
        piles=tuple(frozenset(map(number, pile)) for pile in taken(state.tricks, 4)),
        held_back=frozenset(number(card) for card in exposed if card.suit not in led),
    )
