"""Sight: what a seat can work out from its view, the chances with which others hold a card among it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.exposure import Factors, exposed_by, factors
from danzhu.games.gongzhu.pack import GOAT, HEARTS, PIG, TRANSFORMER, common, of_suit
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.sample import fixed_cards, shown_voids, unseen_cards
from danzhu.games.gongzhu.score import heart_value
from danzhu.games.gongzhu.trick import suit_led, suits_led, taker
from danzhu.games.gongzhu.view import View
from danzhu.table.seat import Seat, circle


@dataclass(frozen=True, slots=True)
class Side:
    """A player, or a pair: how many hearts it took, what its points are before the transformer, whether it took any
    point card, and what multiplies its points."""

    hearts: int
    points: int
    has_any: bool
    times: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A view, reckoned up. Everything by seat is by absolute seat, everything by suit by `Suit`.

    * `held`, `unseen`: the viewer's cards and those that others hold, by suit, from the lowest up.
    * `behind`: the seats that play after the viewer in this trick.
    * `sides`: what each seat's side has.
    * `led`, `winner`, `best`: the suit led, who takes the trick as it lies and with which card; None for the leader.
    * `stake`: points in the trick; `left`: points still held that nobody wants, negative.
    * `known`: who holds the cards of which that is known; `chances`: of any other card, by seat and suit.
    * `shown`: the cards shown before the first lead.
    """

    view: View
    seat: Seat
    factors: Factors
    held: tuple[Hand, ...]
    unseen: tuple[Hand, ...]
    behind: tuple[Seat, ...]
    sides: tuple[Side, ...]
    led: Suit | None
    winner: Seat | None
    best: Card | None
    stake: int
    left: int
    known: dict[Card, int]
    shown: Hand
    chances: tuple[tuple[float, ...], ...]

    def worth(self, card: Card) -> int:
        """What a card counts for its taker, exposures included; 0 for the transformer."""
        return worth(card, self.factors, self.view.preset)

    def chance(self, seat: int, card: Card) -> float:
        """How likely a seat holds a card that the viewer does not see."""
        if (holder := self.known.get(card)) is not None:
            return float(holder == seat)
        assert card.suit is not None
        return self.chances[seat][card.suit]

    def lacks(self, seat: int, cards: Iterable[Card]) -> float:
        """How likely a seat holds none of some unseen cards."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self.chance(seat, card)
        return none

    def is_bound(self, card: Card) -> bool:
        """Whether another seat that has shown a card may not yet play it (Z2.3), unless it has no other of the suit."""
        return card in self.known and card in self.shown and card.suit not in suits_led(self.view.tricks)

    def transforms(self) -> int:
        """What the transformer multiplies by (Z4.4)."""
        return 2 * self.factors.transformer


def sight(view: View) -> Sight:
    """What the viewer, who is at a seat, can work out."""
    assert view.seat is not None
    preset, seat = view.preset, view.seat
    times = factors(view.exposures, preset)
    unseen = unseen_cards(view)
    known = {card: holder for card, holder in fixed_cards(view).items() if card in unseen}
    best = max((card for _, card in view.trick if card.suit is suit_led(view.trick)), key=_rank, default=None)
    turns = circle(seat, len(view.cards_left))
    return Sight(
        view=view,
        seat=seat,
        factors=times,
        held=_by_suit(view.hand),
        unseen=_by_suit(unseen),
        behind=turns[1 : len(turns) - len(view.trick)],
        sides=tuple(_side(view, other, times) for other in circle(Seat(0), len(turns))),
        led=suit_led(view.trick) if view.trick else None,
        winner=taker(view.trick) if view.trick else None,
        best=best,
        stake=sum(worth(card, times, preset) for _, card in view.trick),
        left=sum(min(0, worth(card, times, preset)) for card in unseen + view.hand),
        known=known,
        shown=exposed_by(view.exposures).cards,
        chances=_chances(view, known),
    )


def worth(card: Card, times: Factors, preset: Preset) -> int:
    """What a card counts for its taker.

    >>> worth(Card("QS"), Factors(pig=2), Preset()), worth(Card("AH"), Factors(), Preset())
    (-200, -50)
    """
    if card.suit is Suit.HEARTS:
        return heart_value(card, preset) * times.hearts
    if card is PIG:
        return -100 * times.pig
    return 100 * times.goat if card is GOAT else 0


def _by_suit(hand: Hand) -> tuple[Hand, ...]:
    return tuple(of_suit(hand, suit) for suit in Suit)


def _rank(card: Card) -> int:
    return card.rank


def _side(view: View, seat: Seat, times: Factors) -> Side:
    taken = [card for partner in view.preset.partners(seat) for card in view.taken[partner]]
    return Side(
        hearts=sum(card.suit is Suit.HEARTS for card in taken),
        points=sum(worth(card, times, view.preset) for card in taken),
        has_any=bool(taken),
        times=2 * times.transformer if TRANSFORMER in taken else 1,
    )


def _chances(view: View, known: dict[Card, int]) -> tuple[tuple[float, ...], ...]:
    """For each seat and suit the chance to hold one unseen card of it: places free for it, out of all such places."""
    voids: Sequence[frozenset[Suit]] = shown_voids(view)
    holders = list(known.values())
    free = [0 if seat == view.seat else left - holders.count(seat) for seat, left in enumerate(view.cards_left)]
    rows = [[0 if suit in voids[seat] else places for suit in Suit] for seat, places in enumerate(free)]
    totals = [sum(row[suit] for row in rows) or 1 for suit in Suit]
    return tuple(tuple(row[suit] / totals[suit] for suit in Suit) for row in rows)


def hearts_in(cards: Iterable[Card]) -> int:
    """How many hearts are among some cards.

    >>> hearts_in(Hand("2H KH 3S"))
    2
    """
    return len(common(Hand(cards), HEARTS))
