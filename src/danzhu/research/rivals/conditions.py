"""Conditions: the rule player known as Mr. If, made of a few ifs.

Leading, it plays down its shortest suit and keeps the cards that are dangerous to lead. Discarding, it is rid of the
most dangerous card. Following, it ducks as high as it can, and gives the pig or the transformer under a higher card.
"""

from __future__ import annotations

from typing import Final

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.cards import Card, Hand, Rank, Rng, Suit
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, of_suit, suit_of
from danzhu.games.gongzhu.trick import suit_led
from danzhu.games.gongzhu.view import View

DANGERS: Final = tuple(map(Card, ("QS", "KS", "AS", "AH", "KH", "TC", "JC", "QC", "KC", "AC", "QH", "JH", "JD")))
"""What it would rather not lead; what it throws away first, in this order, but for the goat."""

_FELL: Final = {Suit.SPADES: PIG, Suit.CLUBS: TRANSFORMER}
"""The cards that come home under a higher one."""


class Conditions:
    """The player known as Mr. If."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        choice = tuple(legal)
        if (plain := obvious(choice)) is not None:
            return Decision(plain)
        cards = Hand(action.card for action in choice if isinstance(action, Play))
        return Decision(Play(_card(view, cards)) if cards else Expose())


def _card(view: View, cards: Hand) -> Card:
    if not view.trick:
        return _lead(cards)
    led = suit_led(view.trick)
    own = of_suit(cards, led)
    if not own:
        return _discard(cards)
    if len(own) == 1:
        return next(iter(own))
    match led:
        case Suit.SPADES | Suit.CLUBS:
            return _under(view, own, _FELL[led])
        case Suit.DIAMONDS:
            return _beside_goat(view, own)
        case Suit.HEARTS:
            return _highest(_below(view, own)) or _lowest(own)


def _lead(cards: Hand) -> Card:
    """The highest card of the shortest suit that has one without danger."""
    calm = Hand(card for card in cards if card not in DANGERS) or cards
    shortest = min(map(suit_of, calm), key=lambda suit: len(of_suit(cards, suit)))
    return max(of_suit(calm, shortest), key=_rank)


def _discard(cards: Hand) -> Card:
    for card in DANGERS:
        if card in cards and card is not GOAT:
            return card
    kept = Hand(card for card in cards if card is not GOAT) or cards
    shortest = min(map(suit_of, kept), key=lambda suit: len(of_suit(cards, suit)))
    return max(of_suit(kept, shortest), key=_rank)


def _under(view: View, own: Hand, falling: Card) -> Card:
    """Spades and clubs: the pig or transformer under a higher card, else what does not take it."""
    rest = Hand(card for card in own if card is not falling)
    lies = [card for _, card in view.trick]
    if falling in own and _best(view) > falling.rank:
        return falling
    if len(lies) == len(view.cards_left) - 1 and falling not in lies:
        return max(rest, key=_rank)
    return _highest(_below(view, rest)) or _highest(Hand(c for c in rest if c.rank < falling.rank)) or _lowest(rest)


def _beside_goat(view: View, own: Hand) -> Card:
    """Diamonds: the goat where it takes the trick for sure, else the highest that is not the goat."""
    if GOAT in own and len(view.trick) == len(view.cards_left) - 1 and _best(view) < GOAT.rank:
        return GOAT
    return max((card for card in own if card is not GOAT), key=_rank)


def _best(view: View) -> Rank:
    return max(card.rank for _, card in view.trick if card.suit is suit_led(view.trick))


def _below(view: View, own: Hand) -> Hand:
    return Hand(card for card in own if card.rank < _best(view))


def _highest(cards: Hand) -> Card | None:
    return max(cards, key=_rank, default=None)


def _lowest(cards: Hand) -> Card:
    return min(cards, key=_rank)


def _rank(card: Card) -> Rank:
    return card.rank
