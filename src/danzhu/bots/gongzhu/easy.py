"""Easy: sound but short-sighted. It ducks, throws its worst cards on others, and looks no further than the trick.

It exposes nothing, remembers nothing of earlier tricks and plans nothing.
"""

from __future__ import annotations

from typing import Final

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.cards import Card, Hand, Rank, Rng, Suit
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, of_suit
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.score import heart_value
from danzhu.games.gongzhu.trick import suit_led, taker
from danzhu.games.gongzhu.view import View

_WORTH: Final = {PIG: -100, GOAT: 100}
_ABOVE_PIG: Final = (Card("KS"), Card("AS"))


class Easy:
    """The level `easy`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        choice = tuple(legal)
        if (plain := obvious(choice)) is not None:
            return Decision(plain)
        cards = Hand(action.card for action in choice if isinstance(action, Play))
        if not cards:
            return Decision(Expose())
        return Decision(Play(_follow(view, cards) if view.trick else _lead(cards)))


def _lead(cards: Hand) -> Card:
    """The lowest card that counts nothing and calls no pig."""
    plain = [card for card in cards if not _is_delicate(card)]
    return min(plain or cards, key=lambda card: card.rank)


def _is_delicate(card: Card) -> bool:
    return card.suit is Suit.HEARTS or card in (PIG, GOAT, TRANSFORMER, *_ABOVE_PIG)


def _follow(view: View, cards: Hand) -> Card:
    own = of_suit(cards, suit_led(view.trick))
    if not own:
        return _discard(view, cards)
    best = max(card.rank for _, card in view.trick if card.suit is suit_led(view.trick))
    above = [card for card in own if card.rank > best]
    below = [card for card in own if card.rank < best]
    is_last = len(view.trick) == len(view.cards_left) - 1
    stake = sum(worth(card, view.preset) for _, card in view.trick)
    if is_last and above and (stake > 0 or (stake == 0 and (GOAT in above or not _gives(view, below)))):
        return _highest(above)
    if below:
        if _gives(view, below):
            return PIG
        keeps = [card for card in below if card is not GOAT and card is not PIG]
        return max(keeps or below, key=lambda card: card.rank)
    if is_last:
        return _highest(above)
    return min(above, key=lambda card: (card is PIG, card.rank))


def _highest(cards: list[Card]) -> Card:
    """The highest card, the pig and a transformer only if there is no other; the goat before all."""
    return max(cards, key=lambda card: (card is GOAT, card not in (PIG, TRANSFORMER), card.rank))


def _gives(view: View, below: list[Card]) -> bool:
    """Whether the pig can be left to an opponent in this trick."""
    return PIG in below and not _is_partners(view)


def _discard(view: View, cards: Hand) -> Card:
    if _is_partners(view):
        return max(cards, key=lambda card: (worth(card, view.preset), card.rank))
    return max(cards, key=lambda card: _burden(card, view.preset))


def _is_partners(view: View) -> bool:
    assert view.seat is not None
    return taker(view.trick) in view.preset.partners(view.seat)


def worth(card: Card, preset: Preset) -> int:
    """What a card counts by itself, exposures left aside."""
    return heart_value(card, preset) if card.suit is Suit.HEARTS else _WORTH.get(card, 0)


def _burden(card: Card, preset: Preset) -> tuple[int, Rank]:
    """How glad one is to be rid of a card: first points, then what may catch the pig, then height."""
    if card in _ABOVE_PIG:
        return 25, card.rank
    return -worth(card, preset), card.rank
