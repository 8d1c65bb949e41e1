"""Sample: a whole state that looks like a view, all else left to chance."""

from __future__ import annotations

from dataclasses import replace

from danzhu.cards import Card, Hand, Rng, Suit
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.pack import EXPOSABLE, PACK, suit_of
from danzhu.games.gongzhu.preset import Exposure
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.step import first_leader
from danzhu.games.gongzhu.trick import cards_of, suit_led
from danzhu.games.gongzhu.view import View, marked
from danzhu.table.seat import Seat, circle
from danzhu.table.unseen import distribute


def sample(seen: View, rng: Rng) -> State:
    """A state with this view, each distribution of the unseen cards equally likely.

    It knows every void that was shown and where exposed cards lie. Decisions that the viewer
    cannot know are not taken yet, or, where they count without being seen, are a coin's toss.
    """
    hands = seen.left or drawn_hands(seen, rng)
    state = State(
        preset=seen.preset,
        standing=seen.standing,
        hands=hands,
        leader=first_leader(seen.preset, seen.standing, hands) if seen.leader is None else seen.leader,
        exposures=seen.exposures,
        tricks=seen.tricks,
        trick=seen.trick,
        claimed=seen.claimed,
    )
    if seen.preset.exposure is not Exposure.EITHER or None in seen.exposures:
        return state
    return replace(
        state, exposures=tuple(_with_secrets(seen, state, seat, rng) for seat in circle(Seat(0), len(hands)))
    )


def drawn_hands(seen: View, rng: Rng) -> tuple[Hand, ...]:
    """The viewer's hand and, at random, those of the others."""
    held, voids = fixed_cards(seen), shown_voids(seen)

    def may_hold(seat: int, card: Card) -> bool:
        if card in held:
            return held[card] == seat
        return suit_of(card) not in voids[seat]

    sizes = tuple(0 if seat == seen.seat else left for seat, left in enumerate(seen.cards_left))
    others = distribute(unseen_cards(seen), sizes, may_hold, rng)
    return tuple(seen.hand if seat == seen.seat else other for seat, other in enumerate(others))


def unseen_cards(seen: View) -> Hand:
    """The cards that the others hold."""
    return PACK - Hand(cards_of((*seen.tricks, seen.trick))) - seen.hand


def fixed_cards(seen: View) -> dict[Card, int]:
    """The cards whose holder the viewer knows: those marked, and the one that chose the leader."""
    held: dict[Card, int] = {
        card: seat for seat in circle(Seat(0), len(seen.cards_left)) for card in marked(seen, seat)
    }
    if seen.standing.leader is None and seen.leader is not None:
        held[seen.preset.first_lead.card] = seen.leader
    return held


def shown_voids(seen: View) -> tuple[frozenset[Suit], ...]:
    """The suits of which each seat has shown that it holds no more."""
    voids: list[set[Suit]] = [set() for _ in seen.cards_left]
    earlier: set[Suit] = set()
    for trick in (*seen.tricks, seen.trick):
        if not trick:
            break
        led = suit_led(trick)
        for seat, card in trick:
            # Z3.2: who does not follow has none; Z2.3: who plays a bound card has no other.
            if card.suit is not led or (led not in earlier and _was_shown(seen, seat, card)):
                voids[seat].add(led)
        earlier.add(led)
    return tuple(map(frozenset, voids))


def _was_shown(seen: View, seat: Seat, card: Card) -> bool:
    decision = seen.exposures[seat]
    return decision is not None and card in decision.cards


def _with_secrets(seen: View, state: State, seat: Seat, rng: Rng) -> Expose | None:
    decision = seen.exposures[seat]
    if decision is None or seat == seen.seat:
        return decision
    hand = state.hands[seat]
    secrets = [card for card in EXPOSABLE if card in hand and card not in decision.cards and rng.randrange(2)]
    return Expose(decision.cards, decision.secretly + Hand(secrets))
