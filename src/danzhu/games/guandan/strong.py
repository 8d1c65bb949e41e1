"""Strong: which cards of a hand are part of a bomb as they are, without a wild standing for another card."""

from __future__ import annotations

from functools import lru_cache

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.holding import place_of, tally
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.recipe import Recipe
from danzhu.games.guandan.recipes import recipes


def strong_cards(hand: Hand, level: Rank, preset: Preset) -> dict[Kind, tuple[Card, ...]]:
    """The kinds of card that make rank bombs, straight flushes or the joker bomb (G4), by kind of bomb.

    A wild counts as the card that it is (G2.3).

    >>> strong_cards(Hand("8S 8H 8D 8C 9S TS JS QS KH"), Rank.TWO, Preset())
    {Kind.BOMB: (Card('8S'), Card('8H'), Card('8D'), Card('8C')),
     Kind.STRAIGHT_FLUSH: (Card('8S'), Card('9S'), Card('TS'), Card('JS'), Card('QS'))}
    """
    lacking = ~_tally(hand)
    found: dict[Kind, set[Card]] = {}
    for recipe in _bombs(level, preset):
        if not recipe.need & lacking:
            found.setdefault(recipe.pattern.reading.kind, set()).update(_cards(hand, recipe))
    return {kind: tuple(sorted(cards)) for kind, cards in found.items()}


@lru_cache(maxsize=128)
def _bombs(level: Rank, preset: Preset) -> tuple[Recipe, ...]:
    return tuple(recipe for recipe in recipes(level, preset) if recipe.pattern.reading.kind.is_bomb)


def _tally(hand: Hand) -> int:
    """A hand as a tally in which no card is wild."""
    ranks = dict.fromkeys(Rank, 0)
    written = 0
    for card, copies in hand.kinds():
        ranks[card.rank] += copies
        written |= tally(place_of(card), 1)
    for rank, copies in ranks.items():
        written |= tally(rank, copies)
    return written


def _cards(hand: Hand, recipe: Recipe) -> set[Card]:
    places = {place for place, _ in recipe.groups}
    return {card for card, _ in hand.kinds() if card.rank in places or place_of(card) in places}
