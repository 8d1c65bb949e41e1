"""Traits: what speaks for a card and against it, each as a row of the weights, a place in it and an amount.

A card's value is the sum of its traits' amounts times their weights (`weights.py`), in points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.bots.gongzhu.sight import Side, Sight, hearts_in
from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, suit_of

Trait = tuple[str, int, float]

SPECIAL: Final = {Suit.SPADES: PIG, Suit.DIAMONDS: GOAT, Suit.CLUBS: TRANSFORMER}
"""The card of a suit that all its others are played with an eye to; hearts have none."""

_DEEP: Final = 12  # the highest place of a row of thirteen


def takes(sight: Sight, card: Card) -> float:
    """How likely a card takes the trick: halfway between what holds if all behind would rather not take it and what
    holds if all would.

    """
    if sight.best is not None and (card.suit is not sight.led or card.rank < sight.best.rank):
        return 0.0
    higher = [other for other in sight.unseen[suit_of(card)] if other.rank > card.rank]
    lower = [other for other in sight.unseen[suit_of(card)] if other.rank < card.rank]
    unwilling = willing = 1.0
    for seat in sight.behind:
        beats = 1.0 - sight.lacks(seat, higher)
        willing *= 1.0 - beats
        unwilling *= 1.0 - beats * sight.lacks(seat, lower)
    return (willing + unwilling) / 2


def traits(sight: Sight, card: Card) -> Iterator[Trait]:
    """All that is weighed about a card that may be played."""
    chance = takes(sight, card)
    if chance > 0.0:
        yield from _if_mine(sight, card, chance)
    if sight.winner is not None and chance < 1.0:
        yield from _if_theirs(sight, card, 1.0 - chance)
    yield from _riddance(sight, card)


def _if_mine(sight: Sight, card: Card, chance: float) -> Iterator[Trait]:
    """What a trick brings that the card takes."""
    own = sight.sides[sight.seat]
    suit = suit_of(card)
    out = sight.unseen[suit]
    yield "lead", 0, chance
    yield "mine", 0, chance * own.times * (sight.stake + sight.worth(card))
    voids = sum(sight.lacks(seat, out) for seat in sight.behind)
    yield "adds_void", 0, chance * own.times * voids * sight.left
    if has_transformer(sight, card):
        yield from _transformed("my_transformer", sight, own, chance)
    special = SPECIAL.get(suit)
    if special is None:
        follow = sum(1.0 - sight.lacks(seat, out) for seat in sight.behind)
        yield "adds_heart", 0, chance * own.times * follow * _mean_worth(sight, out)
    elif special in out:
        comes = chance * sum(sight.chance(seat, special) for seat in sight.behind)
        if special is not TRANSFORMER:
            name = "adds_under" if card.rank > special.rank else "adds_over"
            yield f"{name}_{suit.name.lower()}", 0, comes * own.times * sight.worth(special)
        elif card.rank > special.rank:
            yield from _transformed("adds_transformer", sight, own, comes)
    if sight.view.slam_threat and has_hearts(sight, card):
        yield "attack" if sight.seat in sight.view.slam_threat else "block", hearts_taken(sight), chance


def _if_theirs(sight: Sight, card: Card, chance: float) -> Iterator[Trait]:
    """What a trick does that stays with whoever takes it so far: a partner's is ours."""
    assert sight.winner is not None
    whose = "partner" if sight.winner in sight.view.preset.partners(sight.seat) else "their"
    side = sight.sides[sight.winner]
    yield f"{whose}_points", 0, chance * side.times * (sight.stake + sight.worth(card))
    if has_transformer(sight, card):
        yield from _transformed(f"{whose}_transformer", sight, side, chance)
    if sight.winner in sight.view.slam_threat and has_hearts(sight, card):
        yield f"feeds_{whose}", hearts_taken(sight), chance


def _transformed(row: str, sight: Sight, side: Side, chance: float) -> Iterator[Trait]:
    """What the transformer adds: to points taken, to those that may still come, and by itself (Z4.4)."""
    more = sight.transforms() - 1
    yield row, 0, chance * more * side.points
    yield row, 1, chance * more * sight.left
    if not side.has_any:
        yield row, 2, chance * 25 * sight.transforms()


def _riddance(sight: Sight, card: Card) -> Iterator[Trait]:
    """What it is worth that the card is gone, whoever takes the trick."""
    suit = suit_of(card)
    own, out = sight.held[suit], sight.unseen[suit]
    higher = sum(other.rank > card.rank for other in out)
    context = context_of(sight, suit)
    name = suit.name.lower()
    # With no special card to mind, a card is as high as the number of those above it says.
    depth = higher if suit is Suit.HEARTS or context == "gone" else _DEEP - card.rank
    yield f"{moment(sight, card)}_{name}_{context}", depth, 1.0
    yield f"short_{name}", min(len(own), 7), 1.0
    risk = sum(other.rank < card.rank for other in out) / (len(out) or 1)
    yield f"risk_{name}_{context}", 0, risk
    yield f"risk_{name}_{context}", 1, risk * sight.left / 100
    if suit is Suit.SPADES and context == "mine" and card.rank < PIG.rank:
        yield "unguards", min(sum(other.rank < PIG.rank for other in own), 6), float(sight.factors.pig)
    if sight.best is not None and not sight.behind:
        yield "last", 0, float(card.suit is sight.led and card.rank > sight.best.rank)


def moment(sight: Sight, card: Card) -> str:
    """Whether a card leads, follows or is discarded."""
    if sight.led is None:
        return "lead"
    return "follow" if card.suit is sight.led else "discard"


def context_of(sight: Sight, suit: Suit) -> str:
    """Where a suit's special card is; for hearts, who may still take all of them."""
    special = SPECIAL.get(suit)
    if special is None:
        if not sight.view.slam_threat:
            return "split" if hearts_taken(sight) else "fresh"
        return "ours" if sight.seat in sight.view.slam_threat else "theirs"
    if special in sight.held[suit]:
        return "mine"
    return "elsewhere" if special in sight.unseen[suit] else "gone"


def hearts_taken(sight: Sight) -> int:
    """How many hearts lie in finished tricks."""
    return hearts_in(card for cards in sight.view.taken for card in cards)


def has_transformer(sight: Sight, card: Card) -> bool:
    """Whether the transformer is in the trick once the card is."""
    return card is TRANSFORMER or any(played is TRANSFORMER for _, played in sight.view.trick)


def has_hearts(sight: Sight, card: Card) -> bool:
    """Whether a heart is in the trick once the card is."""
    return card.suit is Suit.HEARTS or any(played.suit is Suit.HEARTS for _, played in sight.view.trick)


def _mean_worth(sight: Sight, cards: Hand) -> float:
    return sum(map(sight.worth, cards)) / (len(cards) or 1)
