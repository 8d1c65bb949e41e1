"""Traits: what speaks for a card and against it, each as a row of the weights, a place in it and an amount.

A card's value is the sum of its traits' amounts times their weights (`weights.py`), in points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.bots.gongzhu.sight import Side, Sight, hearts_in
from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER, suit_of
from danzhu.table.seat import Seat

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
    ours = 1.0 if is_partners(sight) else chance
    if ours > 0.0:
        yield from _if_ours(sight, card, ours)
    if chance > 0.0:
        yield "lead", min(_exits(sight, card), 3), chance
        yield from _if_more_follows(sight, card, chance)
    if sight.winner is not None and ours < 1.0:
        yield from _if_theirs(sight, card, sight.winner, 1.0 - ours)
    yield from _riddance(sight, card, chance)


def _if_ours(sight: Sight, card: Card, chance: float) -> Iterator[Trait]:
    """What a trick brings as it lies, if our side takes it."""
    own = sight.sides[sight.seat]
    for row, points in _stakes(sight, card):
        yield f"our_{row}", int(chance == 1.0), chance * own.times * points
    if has_transformer(sight, card):
        yield from _transformed("our_transformer", sight, own, chance)
    if sight.view.slam_threat and has_hearts(sight, card):
        yield "attack" if sight.seat in sight.view.slam_threat else "block", hearts_taken(sight), chance


def _if_theirs(sight: Sight, card: Card, winner: Seat, chance: float) -> Iterator[Trait]:
    """What a trick does as it lies, if it stays with the opponent who takes it so far."""
    side = sight.sides[winner]
    for row, points in _stakes(sight, card):
        yield f"their_{row}", int(chance == 1.0), chance * side.times * points
    if has_transformer(sight, card):
        yield from _transformed("their_transformer", sight, side, chance)
    if winner in sight.view.slam_threat and has_hearts(sight, card):
        yield "feeds", hearts_taken(sight), chance


def _if_more_follows(sight: Sight, card: Card, chance: float) -> Iterator[Trait]:
    """What those behind may add to a trick that the card takes."""
    own = sight.sides[sight.seat]
    suit = suit_of(card)
    out = sight.unseen[suit]
    voids = sum(sight.lacks(seat, out) for seat in sight.behind)
    yield "adds_void", 0, chance * own.times * voids * sight.left
    special = SPECIAL.get(suit)
    if special is None:
        follow = sum(1.0 - sight.lacks(seat, out) for seat in sight.behind)
        yield "adds_heart", 0, chance * own.times * follow * _mean_worth(sight, out)
    elif special in out and not sight.is_bound(special):
        comes = chance * sum(sight.chance(seat, special) for seat in sight.behind)
        if special is TRANSFORMER and card.rank > special.rank:
            yield from _transformed("adds_transformer", sight, own, comes)
        elif special is not TRANSFORMER:
            name = "under" if card.rank > special.rank else "over"
            yield f"adds_{name}_{suit.name.lower()}", 0, comes * own.times * sight.worth(special)


def _stakes(sight: Sight, card: Card) -> Iterator[tuple[str, int]]:
    """The points in the trick and those that the card puts there, hearts by who may still take all of them."""
    hearts = context_of(sight, Suit.HEARTS)
    played = [each for _, each in sight.view.trick]
    if is_partners(sight):
        # What is given to a partner counts as if it lay there.
        played.append(card)
    if stake := sum(sight.worth(each) for each in played if each.suit is Suit.HEARTS):
        yield f"hearts_{hearts}", stake
    for special, name in ((PIG, "pig"), (GOAT, "goat")):
        if special in played:
            yield name, sight.worth(special)
        elif card is special:
            yield f"own_{name}", sight.worth(special)
    if card.suit is Suit.HEARTS and card not in played and (worth := sight.worth(card)):
        yield f"own_hearts_{hearts}", worth


def _exits(sight: Sight, card: Card) -> int:
    """In how many suits the rest of the hand has a card that will hardly take a trick."""
    exits = 0
    for suit in Suit:
        rest = [other for other in sight.held[suit] if other is not card]
        out = sight.unseen[suit]
        exits += bool(rest and out) and sum(other.rank < rest[0].rank for other in out) * 3 <= len(out)
    return exits


def _transformed(row: str, sight: Sight, side: Side, chance: float) -> Iterator[Trait]:
    """What the transformer adds: to points taken, to those that may still come, and by itself (Z4.4)."""
    more = sight.transforms() - 1
    yield row, 0, chance * more * side.points
    yield row, 1, chance * more * sight.left
    if not side.has_any:
        yield row, 2, chance * 25 * sight.transforms()


def _riddance(sight: Sight, card: Card, chance: float) -> Iterator[Trait]:
    """What it is worth that the card is gone, whoever takes the trick."""
    suit = suit_of(card)
    own, out = sight.held[suit], sight.unseen[suit]
    higher = sum(other.rank > card.rank for other in out)
    context = context_of(sight, suit)
    name = suit.name.lower()
    # With no special card to mind, a card is as high as the number of those above it says.
    depth = higher if suit is Suit.HEARTS or context == "gone" else _DEEP - card.rank
    if chance > 0.0 or not is_partners(sight):
        yield f"{moment(sight, card, chance)}_{name}_{context}", depth, 1.0
    yield f"short_{name}", min(len(own), 7), 1.0
    risk = sum(other.rank < card.rank for other in out) / (len(out) or 1)
    yield f"risk_{name}_{context}", 0, risk
    yield f"risk_{name}_{context}", 1, risk * sight.left / 100
    if context == "mine" and suit is Suit.SPADES and card.rank < PIG.rank:
        yield "unguards", min(sum(other.rank < PIG.rank for other in own), 6), float(sight.factors.pig)
    if sight.best is not None and not sight.behind:
        yield "last", 0, float(card.suit is sight.led and card.rank > sight.best.rank)


def moment(sight: Sight, card: Card, chance: float) -> str:
    """Whether a card leads, follows so that it may take the trick, ducks or is discarded."""
    if sight.led is None:
        return "lead"
    if card.suit is not sight.led:
        return "discard"
    return "follow" if chance > 0.0 else "duck"


def is_partners(sight: Sight) -> bool:
    """Whether the trick is so far another seat's of the viewer's side."""
    return sight.winner in sight.view.preset.partners(sight.seat)


def context_of(sight: Sight, suit: Suit) -> str:
    """Where a suit's special card is: held, gone, or with others, then perhaps with a higher card held that could take
    it; for hearts, who may still take all of them."""
    special = SPECIAL.get(suit)
    if special is None:
        if not sight.view.slam_threat:
            return "split" if hearts_taken(sight) else "fresh"
        return "ours" if sight.seat in sight.view.slam_threat else "theirs"
    if special in sight.held[suit]:
        return "mine"
    if special not in sight.unseen[suit]:
        return "gone"
    return "above" if any(card.rank > special.rank for card in sight.held[suit]) else "elsewhere"


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
