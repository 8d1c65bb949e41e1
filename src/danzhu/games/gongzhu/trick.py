"""Trick: what may be played to it and who takes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.pack import POINT_CARDS, common, of_suit, suit_of
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat

Trick = tuple[tuple[Seat, Card], ...]
"""Who played what, from the leader on."""


def suit_led(trick: Trick) -> Suit:
    """The suit of the first card.

    >>> suit_led(((Seat(2), Card("5S")), (Seat(3), Card("AH"))))
    Suit.SPADES
    """
    return suit_of(trick[0][1])


def suits_led(tricks: Iterable[Trick]) -> frozenset[Suit]:
    """The suits in which these tricks were led.

    >>> suits_led([((Seat(2), Card("5S")), (Seat(3), Card("AH")))])
    frozenset({Suit.SPADES})
    """
    return frozenset(suit_led(trick) for trick in tricks)


def taker(trick: Trick) -> Seat:
    """Who takes a trick: the highest card of the suit led (Z3.2).

    >>> taker(tuple(enumerate([Card("5S"), Card("AH"), Card("7S"), Card("KD")])))
    2
    """
    led = suit_led(trick)
    return max((card.rank, seat) for seat, card in trick if card.suit is led)[1]


def taken(tricks: Iterable[Trick], seats: int) -> tuple[Hand, ...]:
    """The point cards that each seat has taken (Z4.1).

    >>> taken([tuple(enumerate([Card("5S"), Card("QS"), Card("KS"), Card("2H")]))], 4)
    (Hand(''), Hand(''), Hand('2H QS'), Hand(''))
    """
    piles: list[list[Card]] = [[] for _ in range(seats)]
    for trick in tricks:
        piles[taker(trick)] += [card for _, card in trick if card in POINT_CARDS]
    return tuple(map(Hand, piles))


def cards_of(tricks: Iterable[Trick]) -> Iterator[Card]:
    """Every card of these tricks."""
    return (card for trick in tricks for _, card in trick)


def playable(hand: Hand, led: Suit | None, exposed: Hand, earlier: frozenset[Suit]) -> Hand:
    """The cards of a hand that may be played.

    `led` is the suit of the trick, None for the leader; `exposed` the cards shown before the
    first lead; `earlier` the suits in which earlier tricks were led.

    >>> playable(Hand("5S QS 2D"), Suit.SPADES, Hand("QS"), frozenset())
    Hand('5S')
    >>> playable(Hand("5S QS 2D"), None, Hand("QS"), frozenset({Suit.SPADES}))
    Hand('2D 5S QS')
    """
    if led is None:
        suits = [suit for suit in Suit if suit not in earlier]
        choice = hand
    else:
        # Z3.2: follow suit; Z2.3: who cannot may discard an exposed card.
        choice = of_suit(hand, led)
        if not choice:
            return hand
        suits = [led] if led not in earlier else []
    for suit in suits:
        # Z2.3: the first trick in its suit is not for an exposed card with company.
        bound = of_suit(common(exposed, choice), suit)
        if bound and of_suit(hand, suit) != bound:
            choice -= bound
    return choice


def refusal_to_play(
    card: Card, hand: Hand, trick: Sequence[Card], exposed: Hand, earlier: frozenset[Suit]
) -> Refusal | None:
    """Why a card may not be played; None if it may. Asked as `playable`, answered card by card.

    >>> refusal_to_play(Card("QS"), Hand("5S QS 2D"), [Card("3S")], Hand("QS"), frozenset())
    Refusal.EXPOSED_CARD_HELD_BACK
    """
    if card not in hand:
        return Refusal.CARDS_NOT_HELD
    suit = trick[0].suit if trick else card.suit
    if card.suit is not suit:
        return Refusal.MUST_FOLLOW_SUIT if any(other.suit is suit for other in hand) else None
    is_first = suit not in earlier
    has_another = any(other.suit is suit and other is not card for other in hand)
    if card in exposed and is_first and has_another:
        return Refusal.EXPOSED_CARD_HELD_BACK
    return None
