"""Step: the judge of actions, and what an action changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.read import read
from danzhu.games.guandan.start import begin_play
from danzhu.games.guandan.state import Phase, State, deciding, on_table, phase, received_by
from danzhu.games.guandan.tribute import Choice, Transfer, payable, returnable, routes
from danzhu.games.guandan.trick import Trick, Turn, is_over, next_leader, next_to_act, unbeaten
from danzhu.table.refusal import IllegalAction, Refusal
from danzhu.table.seat import Seat

_PHASE_OF = {Play: Phase.PLAYING, Pass: Phase.PLAYING, Pay: Phase.PAYING, Return: Phase.RETURNING}


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do this now; None if it may. Raises `TypeError` for what is no action at all."""
    if seat not in range(state.preset.seats):
        return Refusal.NOT_A_SEAT
    now = phase(state)
    if now is Phase.OVER:
        return Refusal.DEAL_OVER
    due = _PHASE_OF.get(type(action))
    if due is None:
        raise TypeError(f"no action of Guandan: {action!r}")
    if due is not now:
        return Refusal.WRONG_PHASE
    if seat not in deciding(state):
        return Refusal.NOT_YOUR_TURN
    if any(choice.seat == seat for choice in state.pending):
        return Refusal.ALREADY_DECIDED
    hand = state.hands[seat]
    match action:
        case Pass():
            return Refusal.LEADER_MUST_PLAY if on_table(state) is None else None  # G5.1
        case Play(cards, reading):
            return _play_refusal(state, hand, cards, reading)
        case Pay(card):
            if card not in hand:
                return Refusal.CARDS_NOT_HELD
            choice = payable(hand, state.level, state.preset)
            return None if card in choice else Refusal.TRIBUTE_NOT_HIGHEST
        case Return(card):
            return _return_refusal(state, seat, card)


def _play_refusal(state: State, hand: Hand, cards: Hand, reading: Reading) -> Refusal | None:
    if not hand >= cards:
        return Refusal.CARDS_NOT_HELD
    if reading not in read(cards, state.level, state.preset):
        return Refusal.NO_SUCH_READING
    table = on_table(state)
    if table is not None and not beats(reading, table, state.level, state.preset):
        return Refusal.DOES_NOT_BEAT
    return None


def _return_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    hand, received = state.hands[seat], received_by(state, seat)
    if card not in hand:
        return Refusal.CARDS_NOT_HELD
    if card in returnable(hand, received, state.level, state.preset):
        return None
    if card is received and card in returnable(hand, None, state.level, state.preset):
        return Refusal.RETURN_IS_CARD_RECEIVED
    return Refusal.RETURN_NOT_ALLOWED


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after the action; raises `IllegalAction`."""
    return _done(state, seat, action, lapsed=False)


def lapse_action(state: State, seat: Seat) -> Action:
    """What is done for a seat whose time has run out (G5.6): it passes, or leads its lowest
    single, or takes the forced or lowest tribute and return."""
    hand = state.hands[seat]
    match phase(state):
        case Phase.PAYING:
            return Pay(payable(hand, state.level, state.preset)[0])
        case Phase.RETURNING:
            choice = returnable(hand, received_by(state, seat), state.level, state.preset)
            return Return(lowest(choice, state.level))
        case Phase.PLAYING:
            if on_table(state) is not None:
                return Pass()
            card = lowest(tuple(hand), state.level)
            return Play(Hand((card,)), Reading(Kind.SINGLE, card.rank, 1))
        case Phase.OVER:
            raise IllegalAction(Refusal.DEAL_OVER)


def lowest(cards: tuple[Card, ...], level: Rank) -> Card:
    """The lowest card in level order; of equal ones the first in the order hands are written."""
    return min(cards, key=lambda card: (level_order(card.rank, level), card.index))


def lapse(state: State, seat: Seat) -> State:
    """The state after `seat` let its time run out; what was done for it is marked so (G5.6)."""
    return _done(state, seat, lapse_action(state, seat), lapsed=True)


def _done(state: State, seat: Seat, action: Action, *, lapsed: bool) -> State:
    code = refusal(state, seat, action)
    if code is not None:
        raise IllegalAction(code)
    match action:
        case Pay() | Return():
            return _chosen(state, Choice(seat, action, lapsed))
        case Play() | Pass():
            return _played(state, Turn(seat, action, lapsed))


def _chosen(state: State, choice: Choice) -> State:
    # G7.5, G7.6: nothing is shown until all have chosen.
    pending = tuple(sorted([*state.pending, choice], key=lambda each: each.seat))
    if len(pending) < len(deciding(state)):
        return replace(state, pending=pending)
    if isinstance(choice.action, Pay):
        cards = {each.seat: each.action.card for each in pending}
        takers: Mapping[Seat, Seat] = routes(cards, state.standing.finish, state.level, state.preset)
    else:
        takers = {transfer.taker: transfer.giver for transfer in state.tribute.paid}
    transfers = tuple(Transfer(each.seat, takers[each.seat], each.action.card, each.lapsed) for each in pending)
    state = _transferred(replace(state, pending=()), transfers)
    if isinstance(choice.action, Pay):
        return replace(state, tribute=replace(state.tribute, paid=transfers))
    return begin_play(replace(state, tribute=replace(state.tribute, returned=transfers)))


def _transferred(state: State, transfers: tuple[Transfer, ...]) -> State:
    hands = list(state.hands)
    for transfer in transfers:
        card = Hand((transfer.card,))
        hands[transfer.giver] -= card
        hands[transfer.taker] += card
    return replace(state, hands=tuple(hands))


def _played(state: State, turn: Turn) -> State:
    trick = state.trick
    assert trick is not None
    trick = Trick(trick.leader, (*trick.turns, turn))
    hands, finish = state.hands, state.finish
    if isinstance(turn.action, Play):
        left = hands[turn.seat] - turn.action.cards
        hands = (*hands[: turn.seat], left, *hands[turn.seat + 1 :])
        if not left:
            finish = (*finish, turn.seat)
    state = replace(state, hands=hands, finish=finish, trick=trick)
    if is_over(finish, state.preset):
        return replace(state, trick=None, tricks=(*state.tricks, trick))
    if next_to_act(trick, finish, state.preset) is not None:
        return state
    top = unbeaten(trick)
    assert top is not None
    leader = next_leader(top[0], finish, state.preset)
    return replace(state, trick=Trick(leader), tricks=(*state.tricks, trick))
