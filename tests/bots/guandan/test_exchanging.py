"""What `hard` pays and returns (G7.4, G7.6): the cards that `normal` likes to give, tried in many deals."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.bots.guandan.told import plays
from tests.guandan.position import do
from tests.guandan.tables import tribute_state

from danzhu.bots.bot import Decision, ask
from danzhu.bots.guandan.search import CHOICES
from danzhu.bots.registry import bot_named
from danzhu.games.guandan.action import Action
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.state import State

pytestmark = pytest.mark.slow  # a first decision compiles what searches need

BOMBS = "3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 9S KS KH KD KC AS AH"
SETS = "3S 3H 3D 6S 6H 7S 7H 7D 9S 9H TS TH TD JS JH QS QH QD KS KH AS AH AD AC 4D 8S 8H"
JOKERS = {1: "BJ BJ RJ", 3: "RJ"}


def asked(state: State, budget: int, seed: int = 1, bot: str = "hard") -> Decision[Action]:
    seat = GUANDAN.to_act(state)[0]
    return ask(bot_named("guandan", bot), GUANDAN, state, seat, Random(seed), budget)


def returning(hand: str) -> State:
    return do(tribute_state((0, 1, 2, 3), {0: hand, **JOKERS}), (3, "pay:RJ"))


def test_G7_6_it_tries_the_cards_that_normal_likes_to_return() -> None:
    state = returning(SETS)
    normal, hard = asked(state, 10, bot="normal"), asked(state, 10)
    values = [value for _, value in hard.considered]
    assert {action for action, _ in hard.considered} == {action for action, _ in normal.considered[:CHOICES]}
    assert np.isfinite(values).all()
    assert values == sorted(values, reverse=True)


def test_G7_6_it_keeps_its_bombs_together() -> None:
    assert plays("hard", returning(BOMBS)) == "9S"


def test_G7_4_of_equal_cards_it_pays_the_one_outside_a_straight_flush() -> None:
    hand = "TD JD QD KD AD AS 3S 3H 4S 4H 5S 5C 6S 6C 7S 7C 8S 8C 9S 9C 3C 4C 5H 6H 7H 8H 9H"
    assert plays("hard", tribute_state((0, 1, 2, 3), {3: hand, 0: "BJ BJ RJ RJ"})) == "AS"


def test_G7_5_both_payers_choose_without_seeing_what_the_other_pays() -> None:
    hands = {1: "AS AH 3S", 3: "AD AC 3H", 0: "BJ BJ RJ RJ"}
    state = tribute_state((0, 2, 1, 3), hands)
    first, second = GUANDAN.to_act(state)
    decided = asked(state, 5)
    then = GUANDAN.apply(state, first, decided.action)
    alone = ask(bot_named("guandan", "hard"), GUANDAN, then, second, Random(1), 5)
    assert alone == ask(bot_named("guandan", "hard"), GUANDAN, state, second, Random(1), 5)


def test_a_seed_repeats_what_it_gives() -> None:
    state = returning(SETS)
    assert asked(state, 10) == asked(state, 10)
    assert asked(state, 10).considered != asked(state, 10, seed=2).considered
