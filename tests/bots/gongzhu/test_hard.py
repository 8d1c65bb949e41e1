"""The level `hard`: it tries every choice in many deals, and says what it found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from tests.bots.gongzhu.told import does
from tests.gongzhu.positions import CLASSIC, deal, exposed, played, suits, table

from danzhu.bots.arena import measure
from danzhu.bots.bot import ask
from danzhu.bots.duel import Pairing
from danzhu.bots.gongzhu.stake import MATCH, stakes
from danzhu.bots.registry import bot_named
from danzhu.cards import Hand, Suit
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import End, Partnership, Preset
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import State
from danzhu.table import Seat

# Seat 0 has twelve spades and the two of hearts, seat 1 the ace of hearts.
SLAM = suits("AKQJT9876543/2/-/-", "-/A/AKQJT9876532/-", "2/KQJT987/-/65432", "-/6543/4/AKQJT987")


def near_slam() -> State:
    """Seat 0 has taken eleven hearts and leads its last spade; seat 1 holds the ace of hearts and a diamond."""
    rows = [
        "AS 5D 2S 6H",
        "KS 6D KH 5H",
        "QS 7D QH 4H",
        "JS 8D JH 3H",
        "TS 9D TH AC",
        "9S TD 9H KC",
        "8S JD 8H QC",
        "7S QD 7H JC",
        "6S KD 6C TC",
        "5S AD 5C 9C",
        "4S 3D 4C 4D",
        "3S",
    ]
    return played(exposed(table(SLAM, leader=0)), " ".join(rows))


def considered(state: State, budget: int, seed: int = 1) -> tuple[object, ...]:
    return ask(bot_named("gongzhu", "hard"), GONGZHU, state, GONGZHU.to_act(state)[0], Random(seed), budget).considered


def standing(totals: tuple[int, ...], preset: Preset = CLASSIC) -> float:
    """What seat 0's 40 points, seat 1's -100 and 60 for seat 3 are worth at these totals."""
    state = GONGZHU.start(preset, Standing(totals, 5, Seat(0)), deal())
    return float(stakes(GONGZHU.view(state, Seat(0)), Seat(0), np.array((40, -100, 0, 60))))


def test_a_seed_repeats_what_it_found() -> None:
    state = exposed(table(deal(seed=4), leader=0))
    assert considered(state, 20) == considered(state, 20)
    assert considered(state, 20) != considered(state, 20, seed=2)


def test_it_looks_at_one_world_at_least() -> None:
    state = exposed(table(deal(seed=4), leader=0))
    assert considered(state, 0) == considered(state, 1)


def test_it_keeps_the_card_that_stops_a_slam() -> None:
    state = near_slam()
    assert does("easy", state) == "AH gives_points"
    assert does("hard", state) == "2D stops_slam"


def test_it_exposes_a_pig_that_it_can_hold_back_and_hides_one_that_it_cannot() -> None:
    guarded, bare = deal("QS 7S 6S 5S 4S 3S 2S 2H 3H 2D 3D 4D 2C"), deal("QS AS 6H 7H 8H 9D TD 2D 9C 8C 3C 4D JC")
    assert does("hard", table(guarded), 0) == "expose:QS well_backed"
    assert does("hard", table(bare), 0) == "expose: poorly_backed"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_it_carries_a_slam_through_where_normal_does_not_see_it(seed: int) -> None:
    """Five hearts, three of them the highest, and winners beside them: led in the right order they bring all."""
    given = deal("AH KH QH 7H 6H AS KS JS AD KD QD AC KC", seed=seed)

    def taken(level: str) -> int:
        state, rng = table(given, leader=0), Random(seed)
        while seats := GONGZHU.to_act(state):
            name = level if seats[0] == 0 else "normal"
            state = GONGZHU.apply(
                state, seats[0], ask(bot_named("gongzhu", name), GONGZHU, state, seats[0], rng, 100).action
            )
        result = GONGZHU.result(state)
        assert result is not None
        return sum(card.suit is Suit.HEARTS for card in result.taken[0])

    assert taken("hard") == 13
    assert taken("normal") < 13


def late(totals: tuple[int, ...]) -> State:
    """Seat 2 is last to a trick of seat 3 and has no diamond, but the pig, hearts and clubs; at these totals."""
    state = exposed(table(deal(seed=27), leader=0))
    for _ in range(39):
        (seat,) = GONGZHU.to_act(state)
        state = GONGZHU.apply(state, seat, ask(bot_named("gongzhu", "easy"), GONGZHU, state, seat, Random(1), 1).action)
    assert state.hands[2] == Hand("TH TC JH QS")
    assert [card.text for _, card in state.trick] == ["KD", "QH", "9C"]
    return replace(state, standing=replace(state.standing, totals=totals))


def test_Z5_1_who_loses_most_is_given_the_pig_by_who_then_wins_the_match_alone() -> None:
    assert does("hard", late((0, 0, 300, -950))) == "QS gives_pig"
    assert does("hard", late((300, 0, 100, -950))).startswith("TH "), "the match would be another's"


@pytest.mark.slow
def test_it_clearly_beats_normal() -> None:
    score = measure(Pairing("gongzhu", "hard", "normal", ("classic",), seed=3, budget=50), 200, jobs=1)
    assert score.mean - 2 * score.se > 0


def test_Z5_1_the_end_of_a_match_counts_besides_the_points() -> None:
    ahead = 40 - (-100 + 60) / 3
    assert standing((0, 0, 0, 0)) == ahead
    assert standing((100, -900, 0, 0)) == ahead + MATCH * 3 / 4
    assert standing((0, -900, 0, 0)) == ahead - MATCH / 4
    assert standing((20, -900, 0, 0)) == ahead, "the top is shared, so the match goes on"
    assert standing((100, -900, 0, 0), Preset(end_total=End(deals=9))) == ahead


def test_Z1_1_partners_are_no_others() -> None:
    preset = Preset(partnership=Partnership.OPPOSITE)
    state = GONGZHU.start(preset, Standing((0, -950) * 2, 5, Seat(0)), deal())
    assert stakes(GONGZHU.view(state, Seat(2)), Seat(2), np.array((40, -100, 40, -100))) == 140 + MATCH / 2
