"""Tribute: who pays whom, what may be paid and returned, who resists, who leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Pay, Return
from danzhu.games.guandan.preset import NextLead, Preset, ReturnFallback, TributeCard
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.trick import team_of
from danzhu.table.seat import Seat, circle

_RED_JOKER = Card("RJ")


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that a payer or a receiver has chosen, not shown yet; `lapsed` as in `Transfer`."""

    seat: Seat
    action: Pay | Return
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Transfer:
    """One card that went from a hand to another; `lapsed` if it was chosen for the giver."""

    giver: Seat
    taker: Seat
    card: Card
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Tribute:
    """The exchange of a deal, as far as it is public (G7.8).

    `payers` owe a card, the last player first; `resisted` tells, where they resist, how many red
    jokers each of them has shown. `paid` and `returned` are empty until all have chosen.
    """

    payers: tuple[Seat, ...] = ()
    receivers: tuple[Seat, ...] = ()
    resisted: tuple[tuple[Seat, int], ...] = ()
    paid: tuple[Transfer, ...] = ()
    returned: tuple[Transfer, ...] = ()


def payers(finish: Sequence[Seat], preset: Preset) -> tuple[Seat, ...]:
    """Who owes a tribute after a deal finished in this order, the last player first (G7.2).

    >>> payers([Seat(0), Seat(2), Seat(1), Seat(3)], Preset())
    (3, 1)
    """
    if not (preset.tribute and finish):
        return ()
    winners = team_of(finish[0], preset)
    last = finish[-1]
    if team_of(last, preset) == winners:
        return (last,) if preset.tribute_on_one_four else ()
    if team_of(finish[-2], preset) == winners:
        return (last,)
    return last, finish[-2]


def is_resisted(hands: Mapping[Seat, Hand], preset: Preset) -> bool:
    """Whether the payers, whose `hands` these are, hold two red jokers between them (G7.3)."""
    return preset.resistance and sum(hand.count(_RED_JOKER) for hand in hands.values()) >= 2


def payable(hand: Hand, level: Rank, preset: Preset) -> tuple[Card, ...]:
    """The cards among which a payer chooses: all that are equally high (G7.4).

    >>> payable(Hand("RJ AS AD 5S 5H"), Rank.FIVE, Preset())
    (Card('RJ'),)
    >>> payable(Hand("AS AD KS 5H"), Rank.FIVE, Preset())
    (Card('AS'), Card('AD'))
    """
    kinds = [card for card, _ in hand.kinds() if card is not wild(level)]
    if preset.tribute_card is TributeCard.HIGHEST_PLAIN:
        kinds = [card for card in kinds if not (card.rank.is_joker or card.rank is level)]
    highest = max(level_order(card.rank, level) for card in kinds)
    return tuple(card for card in kinds if level_order(card.rank, level) == highest)


def returnable(hand: Hand, received: Card | None, level: Rank, preset: Preset) -> tuple[Card, ...]:
    """The cards among which a receiver chooses; `hand` holds the card received (G7.6).

    >>> returnable(Hand("TS JD QD 9C"), Card("TS"), Rank.FIVE, Preset())
    (Card('9C'),)
    >>> returnable(Hand("JS QD KC AS 5S BJ"), None, Rank.FIVE, Preset())
    (Card('JS'),)
    """
    # Of two twins the one received cannot be told from the other, so the other may go.
    barred = received is not None and preset.return_excludes_received and hand.count(received) == 1
    others = [card for card, _ in hand.kinds() if not (barred and card is received)]
    low = tuple(card for card in others if is_low(card, level, preset))
    if low or preset.return_fallback is ReturnFallback.NONE:
        return low
    lowest = min(level_order(card.rank, level) for card in others)
    return tuple(card for card in others if level_order(card.rank, level) == lowest)


def is_low(card: Card, level: Rank, preset: Preset) -> bool:
    """Whether a card is low enough to be returned: by its natural rank, and no level card."""
    return card.rank <= preset.return_limit and card.rank is not level


def routes(cards: Mapping[Seat, Card], finish: Sequence[Seat], level: Rank, preset: Preset) -> dict[Seat, Seat]:
    """Who each payer's card goes to (G7.5): the higher to the first, the other to the second;
    of equal cards the first takes that of the seat next after him.

    >>> order = [Seat(0), Seat(2), Seat(1), Seat(3)]
    >>> routes({Seat(3): Card("AD"), Seat(1): Card("AS")}, order, Rank.FIVE, Preset())
    {1: 0, 3: 2}
    """
    turn = circle(finish[0], preset.seats)
    givers = sorted(cards, key=lambda seat: (-level_order(cards[seat].rank, level), turn.index(seat)))
    return dict(zip(givers, finish, strict=False))


def leader_after(tribute: Tribute, finish: Sequence[Seat], preset: Preset) -> Seat:
    """Who leads the deal (G7.7): whoever paid the first, or the first where nobody paid."""
    first = finish[0]
    if preset.next_lead is NextLead.FIRST:
        return first
    return next((transfer.giver for transfer in tribute.paid if transfer.taker == first), first)
