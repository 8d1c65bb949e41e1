"""Positions: deals set up on legal ground only."""

from __future__ import annotations

from random import Random

from danzhu.cards import Card, Hand, full_deck, shuffled
from danzhu.games.gongzhu.action import Play
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal, State, to_act
from danzhu.games.gongzhu.step import apply, start
from danzhu.games.gongzhu.text import read_action

CLASSIC = Preset()


def deal(*wanted: str, seed: int = 0) -> Deal:
    """A deal in which each seat has the cards wanted for it, the rest dealt at random."""
    hands = [list(Hand(cards)) for cards in wanted] + [[] for _ in range(4 - len(wanted))]
    named = [card for hand in hands for card in hand]
    assert len(set(named)) == len(named), "a card is wanted twice"
    rest = [card for card in shuffled(full_deck(), Random(seed)) if card not in named]
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop())
    return Deal(tuple(map(Hand, hands)))


def suits(*hands: str) -> Deal:
    """A deal written out: four hands of four suits each, ranks only: `"AKQ/T9/-/J"` is S/H/D/C."""
    cards = [
        [Card(rank + suit) for suit, ranks in zip("SHDC", hand.split("/"), strict=True) for rank in ranks.strip("-")]
        for hand in hands
    ]
    return Deal(tuple(map(Hand, cards)))


def table(given: Deal, preset: Preset = CLASSIC, leader: int | None = None) -> State:
    """The deal begun; with a leader, a later deal of a match."""
    standing = Standing() if leader is None else Standing(deals=1, leader=leader)
    return start(preset, standing, given)


def exposed(state: State, *texts: str) -> State:
    """All four decide, by seat; those for whom nothing is given expose nothing."""
    for seat, text in enumerate((*texts, "", "", "", "")[:4]):
        state = apply(state, seat, read_action(f"expose:{text}"))
    return state


def played(state: State, cards: str) -> State:
    """These cards are played, in turn."""
    for card in cards.split():
        (seat,) = to_act(state)
        state = apply(state, seat, Play(Card(card)))
    return state
