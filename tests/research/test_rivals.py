"""The players of the literature: they keep the rules, do what their descriptions say, and lose to ours."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.exchange import exchanged
from tests.contract.journey import journeys
from tests.gongzhu.positions import exposed, played, suits, table

from danzhu.bots.arena import measure
from danzhu.bots.bot import ask
from danzhu.bots.duel import Pairing
from danzhu.bots.own import any_bot
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.text import action_text

RIVALS = {
    "if": "danzhu.research.rivals.conditions:Conditions",
    "greed": "danzhu.research.rivals.greed:Greed",
    "flat": "danzhu.research.rivals.flat:Flat",
}
DEAL = suits("9742/KT4/T73/Q65", "AJ6/A92/KJ6/K873", "Q8/J53/852/AJ942", "KT53/Q876/AQ94/T")


def does(rival: str, state: State, seed: int = 1) -> str:
    (seat,) = GONGZHU.to_act(state)
    return action_text(ask(any_bot("gongzhu", RIVALS[rival]), GONGZHU, state, seat, Random(seed), 60).action)


def after(cards: str, leader: int) -> State:
    return played(exposed(table(DEAL, leader=leader)), cards)


@pytest.mark.slow
@pytest.mark.parametrize("rival", RIVALS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_rival_keeps_the_rules_and_sees_no_hidden_card(rival: str, data: st.DataObject, seed: int) -> None:
    journey = data.draw(journeys("gongzhu"))
    bot = any_bot("gongzhu", RIVALS[rival])
    for seat in GONGZHU.to_act(journey.state):
        decision = ask(bot, GONGZHU, journey.state, seat, Random(seed), 10)
        assert GONGZHU.refusal(journey.state, seat, decision.action) is None
        for other in exchanged(journey, seat, Random(seed)):
            if seat in GONGZHU.to_act(other):
                assert ask(bot, GONGZHU, other, seat, Random(seed), 10) == decision


@pytest.mark.parametrize(
    ("cards", "leader", "card"),
    [
        ("", 0, "TD"),  # of the suits of three the one whose highest calm card comes first
        ("", 2, "8S"),  # the shortest suit, but not the pig
        ("KS 9S JS", 3, "QS"),  # the pig under the king
        ("TS", 3, "9S"),  # as high as ducks
        ("TS 9S JS", 3, "8S"),  # last, the pig kept
        ("8D 4D 7D", 2, "JD"),  # last, the goat takes the trick
        ("5H 7H", 2, "4H"),
        ("QC 3C", 0, "JC"),
        ("2C TC 6C KC 8C 4C", 2, "KS"),  # the most dangerous card is thrown
    ],
)
def test_if_follows_its_description(cards: str, leader: int, card: str) -> None:
    assert does("if", after(cards, leader)) == card


@pytest.mark.slow
@pytest.mark.parametrize("rival", ["greed", "flat"])
def test_who_looks_at_the_trick_takes_the_goat_and_gives_the_pig(rival: str) -> None:
    assert does(rival, after("8D 4D 7D", 2)) == "JD"
    assert does(rival, after("KS 9S JS", 3)) == "QS"
    assert does(rival, after("5H 7H", 2)) == "4H"


@pytest.mark.slow
@pytest.mark.parametrize("rival", RIVALS.values(), ids=list(RIVALS))
def test_hard_clearly_beats_a_rival(rival: str) -> None:
    score = measure(Pairing("gongzhu", "hard", rival, ("classic",), seed=3, budget=25), 16, jobs=1)
    assert score.mean - 2 * score.se > 0
