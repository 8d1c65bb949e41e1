"""Why: what can truly be said for a card, an exposure or a claim, from what its seat sees.

"Sure" is meant: it holds whatever the others have, as far as the seat can know. The questions stand in the order in
which a player would want to hear them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from danzhu.bots.gongzhu.backing import is_backed
from danzhu.bots.gongzhu.sight import Sight, sight
from danzhu.bots.gongzhu.sure import (
    ducks,
    gain,
    goes_elsewhere,
    last_duck,
    never_takes,
    surely_takes,
    takes_early,
    takes_safely,
)
from danzhu.bots.gongzhu.traits import has_hearts, has_transformer, is_partners, takes
from danzhu.bots.reason import Case, Question, Reason
from danzhu.cards import Card, Suit
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.pack import EXPOSABLE, GOAT, PIG, TRANSFORMER, suit_of
from danzhu.games.gongzhu.trick import suits_led
from danzhu.games.gongzhu.view import View

MANY: Final = 5
"""Hearts in one pile from which on all of them are spoken of."""
CATCHERS: Final = (Card("KS"), Card("AS"))
"""The spades that take the pig from another hand."""

Told = Case[View, Action]


# A view is reckoned up once, for however many questions.
_seen: Final = lru_cache(maxsize=8)(sight)


def about_card(ask: Callable[[Sight, Card], bool]) -> Question[View, Action]:
    """A question about a card that is played."""

    def holds(case: Told) -> bool:
        return isinstance(case.action, Play) and ask(_seen(case.view), case.action.card)

    return holds


def compare(ask: Callable[[Sight, Card, Card], bool]) -> Question[View, Action]:
    """A question about a card and the one that would be played instead."""

    def holds(case: Told) -> bool:
        match case.action, case.other:
            case Play(card), Play(other):
                return ask(_seen(case.view), card, other)
            case _:
                return False

    return holds


# All the hearts


def tries_slam(seen: Sight, card: Card) -> bool:
    """Whether the seat's side has taken every heart so far, many of them, and takes another for sure."""
    if seen.seat not in seen.view.slam_threat or seen.sides[seen.seat].hearts < MANY:
        return False
    return has_hearts(seen, card) and surely_takes(seen, card)


def threatens(seen: Sight) -> bool:
    """Whether another side has taken every heart so far, and many of them."""
    threat = seen.view.slam_threat
    return bool(threat) and seen.seat not in threat and seen.sides[threat[0]].hearts >= MANY


def blocks_slam(seen: Sight, card: Card) -> bool:
    """Whether a heart goes for sure to somebody else than the side that threatens to take all."""
    if not threatens(seen) or not has_hearts(seen, card):
        return False
    if surely_takes(seen, card):
        return True
    takers = (seen.winner, *seen.behind)
    return (
        seen.winner is not None
        and never_takes(seen, card)
        and not any(each in seen.view.slam_threat for each in takers)
    )


def stops_slam(seen: Sight, card: Card, other: Card) -> bool:
    """Whether a heart above all that others hold is kept from the side that threatens, and the other card is it."""
    own, out = seen.held[Suit.HEARTS], seen.unseen[Suit.HEARTS]
    if not threatens(seen) or not own or not out:
        return False
    top = max(own, key=lambda each: each.rank)
    return other is top and card is not top and all(each.rank < top.rank for each in out)


# The cards that count


def takes_goat(seen: Sight, card: Card) -> bool:
    """Whether it takes the goat for sure."""
    there = card is GOAT or any(each is GOAT for _, each in seen.view.trick)
    return there and surely_takes(seen, card)


def takes_transformer(seen: Sight, card: Card) -> bool:
    """Whether it takes the transformer for sure, and the trick as it lies is a gain (Z4.4)."""
    return has_transformer(seen, card) and surely_takes(seen, card) and gain(seen, card) > 0


def gives_pig(seen: Sight, card: Card) -> bool:
    """Whether the pig goes to the other side for sure."""
    return card is PIG and goes_elsewhere(seen, card)


def gives_transformer(seen: Sight, card: Card) -> bool:
    """Whether the transformer goes to one of the other side who has lost points, whoever it is."""
    if card is not TRANSFORMER or not goes_elsewhere(seen, card):
        return False
    return all(seen.sides[seat].points < 0 for seat in (seen.winner, *seen.behind) if seat is not None)


def gives_points(seen: Sight, card: Card) -> bool:
    """Whether points that nobody wants go to the other side for sure."""
    return seen.worth(card) < 0 and goes_elsewhere(seen, card)


def gives_partner(seen: Sight, card: Card) -> bool:
    """Whether points that everybody wants go to the partner for sure."""
    return is_partners(seen) and not seen.behind and never_takes(seen, card) and seen.worth(card) > 0


# The pig and the spades


def sheds_catcher(seen: Sight, card: Card) -> bool:
    """Whether a spade that could catch the pig goes without taking the trick."""
    return card in CATCHERS and PIG in seen.unseen[Suit.SPADES] and never_takes(seen, card)


def guards_pig(seen: Sight, card: Card) -> bool:
    """Whether the pig is held with lower spades, and another suit is played."""
    spades = seen.held[Suit.SPADES]
    return PIG in spades and card.suit is not Suit.SPADES and any(each.rank < PIG.rank for each in spades)


def flushes_pig(seen: Sight, card: Card) -> bool:
    """Whether it leads a spade below the pig, which another holds."""
    return seen.led is None and card.suit is Suit.SPADES and card.rank < PIG.rank and PIG in seen.unseen[Suit.SPADES]


# Getting rid of cards


def empties_suit(seen: Sight, card: Card) -> bool:
    """Whether it is the last card of its suit, and others still hold some."""
    suit = suit_of(card)
    return len(seen.held[suit]) == 1 and len(seen.view.hand) > 1 and bool(seen.unseen[suit])


def sheds_high(seen: Sight, card: Card) -> bool:
    """Whether it discards the highest card of a suit, above some that others hold."""
    suit = suit_of(card)
    if seen.led is None or suit is seen.led:
        return False
    own = seen.held[suit]
    return all(each.rank <= card.rank for each in own) and any(each.rank < card.rank for each in seen.unseen[suit])


def leads_low(seen: Sight, card: Card) -> bool:
    """Whether it leads the lowest card of a suit, below most that others hold."""
    suit = suit_of(card)
    above = sum(each.rank > card.rank for each in seen.unseen[suit])
    lowest = all(each.rank >= card.rank for each in seen.held[suit])
    return seen.led is None and lowest and 2 * above > len(seen.unseen[suit])


def fresh_suit(seen: Sight, card: Card) -> bool:
    """Whether it leads a suit that has not been led."""
    return seen.led is None and card.suit not in suits_led(seen.view.tricks)


# One card against another


def keeps_pig(seen: Sight, card: Card, other: Card) -> bool:
    """Whether the other card is the pig, which might take the trick and come home."""
    return other is PIG and card is not PIG and not never_takes(seen, PIG)


def gives_more(seen: Sight, card: Card, other: Card) -> bool:
    """Whether it costs the other side, which takes the trick for sure, more than the other card."""
    return seen.worth(card) < seen.worth(other) and goes_elsewhere(seen, card)


def shortens(seen: Sight, card: Card, other: Card) -> bool:
    """Whether it is from a suit of which fewer cards are held."""
    return len(seen.held[suit_of(card)]) < len(seen.held[suit_of(other)])


def lower(seen: Sight, card: Card, other: Card) -> bool:
    """Whether it is a lower card of the suit, less likely to take the trick."""
    return card.suit is other.suit and card.rank < other.rank and takes(seen, card) < takes(seen, other)


def likelier(seen: Sight, card: Card, other: Card) -> bool:
    """Whether it is a higher card of the suit, more likely to take the trick."""
    return lower(seen, other, card)


def higher(seen: Sight, card: Card, other: Card) -> bool:
    """Whether it is a higher card of the suit that takes the trick no sooner."""
    return card.suit is other.suit and card.rank > other.rank and takes(seen, card) == takes(seen, other)


# Exposure and claim


def well_backed(case: Told) -> bool:
    """Whether something is exposed, and all of it is backed by the hand."""
    match case.action:
        case Expose(cards, secretly):
            shown = cards + secretly
            return bool(shown) and all(is_backed(card, case.view.hand) for card in shown)
        case _:
            return False


def poorly_backed(case: Told) -> bool:
    """Whether something could be exposed and nothing is, since the hand backs none of it."""
    if case.action != Expose():
        return False
    held = [card for card in EXPOSABLE if card in case.view.hand]
    return bool(held) and not any(is_backed(card, case.view.hand) for card in held)


def nothing_left(case: Told) -> bool:
    """Whether it claims a deal in which no point card is left to win (Z3.3)."""
    return isinstance(case.action, Claim) and not case.view.points_remain


WHY: Final[Mapping[Reason, Question[View, Action]]] = {
    Reason.NOTHING_LEFT: nothing_left,
    Reason.WELL_BACKED: well_backed,
    Reason.POORLY_BACKED: poorly_backed,
    Reason.TRIES_SLAM: about_card(tries_slam),
    Reason.BLOCKS_SLAM: about_card(blocks_slam),
    Reason.STOPS_SLAM: compare(stops_slam),
    Reason.TAKES_GOAT: about_card(takes_goat),
    Reason.GIVES_PIG: about_card(gives_pig),
    Reason.KEEPS_PIG: compare(keeps_pig),
    Reason.TAKES_TRANSFORMER: about_card(takes_transformer),
    Reason.GIVES_TRANSFORMER: about_card(gives_transformer),
    Reason.LAST_DUCK: about_card(last_duck),
    Reason.GIVES_POINTS: about_card(gives_points),
    Reason.GIVES_PARTNER: about_card(gives_partner),
    Reason.SHEDS_CATCHER: about_card(sheds_catcher),
    Reason.TAKES_SAFELY: about_card(takes_safely),
    Reason.TAKES_EARLY: about_card(takes_early),
    Reason.DUCKS: about_card(ducks),
    Reason.FLUSHES_PIG: about_card(flushes_pig),
    Reason.GUARDS_PIG: about_card(guards_pig),
    Reason.EMPTIES_SUIT: about_card(empties_suit),
    Reason.SHEDS_HIGH: about_card(sheds_high),
    Reason.LEADS_LOW: about_card(leads_low),
    Reason.FRESH_SUIT: about_card(fresh_suit),
    Reason.GIVES_MORE: compare(gives_more),
    Reason.LOWER: compare(lower),
    Reason.HIGHER: compare(higher),
    Reason.LIKELIER: compare(likelier),
    Reason.SHORTENS: compare(shortens),
}
"""Every reason for an action in Gong Zhu and its question, what a player wants to hear first before."""
