"""Keeping: what an action takes from the hand and what stays, against another."""

from __future__ import annotations

from collections.abc import Collection

from danzhu.bots.reason import Case
from danzhu.cards import Card, Hand, Rank, Suit
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import strength
from danzhu.games.guandan.combo import Kind, Pattern
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.view import View

Told = Case[View, Action]
"""An action to be told the reasons for."""


def spent(action: Action) -> Hand:
    """The cards that an action takes from the hand."""
    match action:
        case Play(cards):
            return cards
        case Pass():
            return Hand()
        case Pay(card) | Return(card):
            return Hand((card,))


def rest(case: Told) -> Hand:
    """The hand after the action."""
    return case.view.hand - spent(case.action)


def bombs(hand: Hand, level: Rank, preset: Preset) -> frozenset[tuple[Kind, Rank, Suit | None]]:
    """The bombs that a hand holds without its wilds: each rank, each straight flush, the four jokers.

    >>> bombs(Hand("8S8S8C8D 9S"), Rank.TWO, Preset()), bombs(Hand("8S8C8D 2H"), Rank.TWO, Preset())
    (frozenset({(Kind.BOMB, Rank.EIGHT, None)}), frozenset())
    """
    natural = Hand(card for card in hand if card is not wild(level))
    found = (each for each in patterns(natural, level, preset) if each.reading.kind.is_bomb)
    return frozenset((each.reading.kind, each.reading.key, each.suit) for each in found)


def flushes(hand: Hand, level: Rank, preset: Preset) -> tuple[frozenset[Pattern], ...]:
    """The straight flushes that a hand makes without its wilds, with one of them, with two.

    >>> [len(each) for each in flushes(Hand("5S6S7S8S9S TS 2H"), Rank.TWO, Preset())]
    [2, 4]
    """
    natural = Hand(card for card in hand if card is not wild(level))
    wilds = len(hand) - len(natural)
    helped = (Hand([*natural, *[wild(level)] * number]) for number in range(wilds + 1))
    return tuple(
        frozenset(each for each in patterns(one, level, preset) if each.reading.kind is Kind.STRAIGHT_FLUSH)
        for one in helped
    )


def keeps(case: Told, cards: Collection[Card]) -> bool:
    """Whether the action spends none of these, and the other one would."""
    if case.other is None:
        return False
    return not any(card in spent(case.action) for card in cards) and any(card in spent(case.other) for card in cards)


def keeps_bomb(case: Told) -> bool:
    """Whether every bomb stays whole, and the other action would spend one or take one apart."""
    if case.other is None:
        return False
    view = case.view
    before, after, instead = (
        bombs(hand, view.level, view.preset) for hand in (view.hand, rest(case), view.hand - spent(case.other))
    )
    return before == after != instead


def keeps_wild(case: Told) -> bool:
    """Whether the wilds stay, and the other action would spend one."""
    return keeps(case, (wild(case.view.level),))


def keeps_high(case: Told) -> bool:
    """Whether jokers and level cards stay, and the other action would spend one."""
    high = [card for card, _ in case.view.hand.kinds() if card.rank.is_joker or card.rank is case.view.level]
    return keeps(case, high)


def breaks_nothing(case: Told) -> bool:
    """Whether each rank that is used is used up, and the other action would leave a part of one behind."""
    if case.other is None or not spent(case.action):
        return False
    return not _breaks(case.view, case.action) and _breaks(case.view, case.other)


def _breaks(view: View, action: Action) -> bool:
    used = {card.rank for card in spent(action) if card is not wild(view.level)}
    left = view.hand - spent(action)
    return any(card.rank in used for card in left if card is not wild(view.level))


def sheds_more(case: Told) -> bool:
    """Whether more cards go than by the other play, neither of them a bomb."""
    match case.action, case.other:
        case Play(_, own), Play(_, other):
            return not own.kind.is_bomb and not other.kind.is_bomb and own.size > other.size
        case _:
            return False


def keeps_higher(case: Told) -> bool:
    """Whether the other choice is the same with higher cards."""
    return _height(case.view, case.action, case.other) < 0


def harder(case: Told) -> bool:
    """Whether the other choice is the same with lower cards, to be played."""
    return isinstance(case.action, Play) and _height(case.view, case.action, case.other) > 0


def _height(view: View, action: Action, other: Action | None) -> int:
    """Below 0 where an action is the same as another with lower cards, above with higher, 0 where it is another."""
    match action, other:
        case Play(_, own), Play(_, instead) if own.kind is instead.kind and own.size == instead.size:
            return _sign(*(strength(each, view.level, view.preset)[2] for each in (own, instead)))
        case Return(own_card), Return(instead_card):
            return _sign(*(level_order(each.rank, view.level) for each in (own_card, instead_card)))
        case _:
            return 0


def _sign(one: int, two: int) -> int:
    return (one > two) - (one < two)
