"""Step: from one state to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.claim import points_remain
from danzhu.games.gongzhu.exposure import exposures, is_exposable
from danzhu.games.gongzhu.pack import PACK
from danzhu.games.gongzhu.preset import SEATS, Exposure, Preset
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal, State, bound_cards, is_exposing, is_over, to_act
from danzhu.games.gongzhu.trick import playable, refusal_to_play, suit_led, suits_led
from danzhu.table.refusal import BadDeal, IllegalAction, Refusal
from danzhu.table.seat import Seat

T = TypeVar("T")

_ACTIONS = (Expose, Play, Claim)


def start(preset: Preset, standing: Standing, deal: Deal) -> State:
    """The state with the hands dealt.

    Raises `BadDeal("wrong_hand_size")` and `BadDeal("cards_not_the_pack")`.
    """
    hands = deal.hands
    if [len(hand) for hand in hands] != [len(PACK) // SEATS] * SEATS:
        raise BadDeal("wrong_hand_size")
    if sorted(chain.from_iterable(hands)) != list(PACK):
        raise BadDeal("cards_not_the_pack")
    undecided = Expose() if preset.exposure is Exposure.NONE else None
    return State(preset, standing, hands, first_leader(preset, standing, hands), (undecided,) * SEATS)


def first_leader(preset: Preset, standing: Standing, hands: tuple[Hand, ...]) -> Seat:
    """Who leads the first trick of a deal (Z3.1).

    >>> first_leader(Preset(), Standing(), (Hand("3S"), Hand("4S"), Hand("2S"), Hand("5S")))
    2
    """
    if standing.leader is not None:
        return standing.leader
    card = preset.first_lead.card
    return next(Seat(seat) for seat, hand in enumerate(hands) if card in hand)


def forced_lead(state: State) -> Card | None:
    """The card that must be led now, if it is fixed (Z3.1)."""
    opens = state.standing.leader is None and not state.tricks and not state.trick
    return state.preset.first_lead.card if opens and state.preset.first_lead.is_forced else None


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Each action that a seat may do now: exposures by subset, or the cards by `Card.index`, and
    last a claim."""
    if seat not in to_act(state):
        return
    hand = state.hands[seat]
    if is_exposing(state):
        yield from exposures(hand, state.preset)
        return
    yield from map(Play, _playable(state, hand))
    if not points_remain(state.hands, state.trick):
        yield Claim()


def _playable(state: State, hand: Hand) -> Hand:
    if (forced := forced_lead(state)) is not None:
        return Hand([forced])
    led: Suit | None = suit_led(state.trick) if state.trick else None
    return playable(hand, led, bound_cards(state), suits_led(state.tricks))


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this now; None if it may. Raises `TypeError` for what is no action at all."""
    if seat not in range(len(state.hands)):
        return Refusal.NOT_A_SEAT
    if is_over(state):
        return Refusal.DEAL_OVER
    if type(action) not in _ACTIONS:
        raise TypeError(f"no action of Gong Zhu: {action!r}")
    exposing = is_exposing(state)
    if exposing is not isinstance(action, Expose):
        return Refusal.WRONG_PHASE
    if exposing and state.exposures[seat] is not None:
        return Refusal.ALREADY_DECIDED
    if seat not in to_act(state):
        return Refusal.NOT_YOUR_TURN
    match action:
        case Expose():
            return _refusal_to_expose(state, seat, action)
        case Play(card):
            return _refusal_to_play(state, seat, card)
        case Claim():
            return Refusal.POINTS_REMAIN if points_remain(state.hands, state.trick) else None


def _refusal_to_expose(state: State, seat: Seat, action: Expose) -> Refusal | None:
    cards = [*action.cards, *action.secretly]
    if len(set(cards)) < len(cards) or any(card not in state.hands[seat] for card in cards):
        return Refusal.CARDS_NOT_HELD
    if not is_exposable(action.cards, action.secretly, state.preset):
        return Refusal.NOT_EXPOSABLE
    return None


def _refusal_to_play(state: State, seat: Seat, card: Card) -> Refusal | None:
    hand = state.hands[seat]
    if card in hand and forced_lead(state) not in (None, card):
        return Refusal.LEAD_IS_FIXED
    trick = [played for _, played in state.trick]
    return refusal_to_play(card, hand, trick, bound_cards(state), suits_led(state.tricks))


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after an action; raises `IllegalAction`."""
    if (code := refusal(state, seat, action)) is not None:
        raise IllegalAction(code)
    match action:
        case Expose():
            return replace(state, exposures=_set(state.exposures, seat, action))
        case Play(card):
            return _played(state, seat, card)
        case Claim():
            return replace(state, claimed=seat)


def _played(state: State, seat: Seat, card: Card) -> State:
    hands = _set(state.hands, seat, state.hands[seat] - Hand([card]))
    trick = (*state.trick, (seat, card))
    if len(trick) < len(hands):
        return replace(state, hands=hands, trick=trick)
    return replace(state, hands=hands, tricks=(*state.tricks, trick), trick=())


def lapse_action(state: State, seat: Seat) -> Action:
    """What is done for a seat in `to_act` that let its time run out: it exposes nothing, or plays
    its lowest legal card, equal ranks in the order of the suits (Z3.4)."""
    return Expose() if is_exposing(state) else next(legal_actions(state, seat))


def _set(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
