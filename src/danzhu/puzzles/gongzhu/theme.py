"""Theme: what a puzzle of Gong Zhu is about, told from its best card, from who takes what, and from what tempts."""

from __future__ import annotations

from typing import Final

from danzhu.cards import Card, Suit
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.step import apply
from danzhu.games.gongzhu.trick import suit_led, taken, taker
from danzhu.puzzles.puzzle import Choice, Line, Theme
from danzhu.table.seat import Seat

_MANY: Final = 6
"""Hearts from which on all of them are spoken of."""


def theme_of(state: State, choices: tuple[Choice, ...], tempting: tuple[str, ...]) -> Theme:
    """The first theme that fits, the rarer ones first. Seat 0 solves, `choices` have the best first."""
    best = choices[0]
    wrong = [choice for choice in choices if choice.do in tempting] or list(choices[1:])
    if (slam := _slam(state, best, wrong)) is not None:
        return slam
    card = Card(best.do)
    mine = {each: who_takes(state, best.line, each) == 0 for each in (PIG, GOAT, TRANSFORMER)}
    theirs = {each: any(who_takes(state, choice.line, each) == 0 for choice in wrong) for each in mine}
    if card is PIG and not mine[PIG]:
        return Theme.DROP_PIG
    if not state.trick and card.suit is Suit.SPADES and card.rank < PIG.rank and rounds_to_the_pig(state, best.line):
        return Theme.FLUSH_PIG
    if mine[GOAT] and any(who_takes(state, choice.line, GOAT) != 0 for choice in wrong):
        return Theme.WIN_GOAT
    if mine[TRANSFORMER] != theirs[TRANSFORMER]:
        return Theme.TRANSFORMER
    if not mine[PIG] and theirs[PIG]:
        if PIG in state.hands[0]:
            return Theme.GUARD_PIG
        return Theme.DODGE_PIG
    return _by_card(state, card, [Card(choice.do) for choice in wrong])


def _by_card(state: State, card: Card, wrong: list[Card]) -> Theme:
    if not state.trick:
        return Theme.EXIT if any(each.suit is not card.suit for each in wrong) else Theme.ORDER
    if card.suit is not suit_led(state.trick):
        return Theme.SHED
    rises = _rises(state, card)
    if all(_rises(state, each) == rises for each in wrong):
        return Theme.ORDER
    return Theme.RISE if rises else Theme.DUCK


def _rises(state: State, card: Card) -> bool:
    """Whether a card is above all that have been played to the trick so far."""
    return taker((*state.trick, (Seat(0), card))) == 0


def _slam(state: State, best: Choice, wrong: list[Choice]) -> Theme | None:
    """Attack or defence where the best line and a wrong one differ in whether somebody takes all hearts."""
    threat = GONGZHU.view(state, Seat(0)).slam_threat
    if not threat:
        return None
    hearts = sum(card.suit is Suit.HEARTS for card in taken(state.tricks, len(state.hands))[threat[0]])
    if hearts < _MANY:
        return None
    ends = [has_all(state, choice.line, int(threat[0])) for choice in (best, *wrong)]
    if threat[0] == 0 and ends[0] and not all(ends):
        return Theme.SLAM_ATTACK
    if threat[0] != 0 and not ends[0] and any(ends):
        return Theme.SLAM_DEFENCE
    return None


def played_out(state: State, line: Line) -> State:
    """The state at the end of a line."""
    for seat, text in line:
        state = apply(state, Seat(seat), Play(Card(text)))
    return state


def who_takes(state: State, line: Line, card: Card) -> int | None:
    """Who takes a card in a line; None for one that is not played in it."""
    after = played_out(state, line)
    fresh = after.tricks[len(state.tricks) :]
    return next((int(taker(trick)) for trick in fresh if any(each is card for _, each in trick)), None)


def rounds_to_the_pig(state: State, line: Line) -> int:
    """How many rounds of spades a line takes to drive the pig out of another hand and into another pile; nought where
    it does not fall in a round of spades."""
    if PIG in state.hands[0] or who_takes(state, line, PIG) in (0, None):
        return 0
    fresh = played_out(state, line).tricks[len(state.tricks) :]
    fallen = next(at for at, trick in enumerate(fresh) if any(card is PIG for _, card in trick))
    if suit_led(fresh[fallen]) is not Suit.SPADES:
        return 0
    return sum(suit_led(trick) is Suit.SPADES for trick in fresh[: fallen + 1])


def has_all(state: State, line: Line, seat: int) -> bool:
    """Whether a seat has taken all hearts at the end of a line."""
    hands = taken(played_out(state, line).tricks, len(state.hands))
    return sum(card.suit is Suit.HEARTS for card in hands[seat]) == 13
