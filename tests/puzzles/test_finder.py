"""The finder: the same seed finds the same puzzles, limits hold, and what it searches agrees with the plain solver."""

from __future__ import annotations

from random import Random

import pytest
from tests.puzzles.pigs import PlainGongzhu, card_of, number, table_of
from tests.puzzles.plain import PlainGuandan

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named
from danzhu.games.gongzhu.action import Claim
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.state import is_exposing
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.state import Phase, phase
from danzhu.kernel.gongzhu import endgame as gongzhu
from danzhu.kernel.guandan import endgame as guandan
from danzhu.kernel.guandan.parts import TooLarge
from danzhu.puzzles.finder import Limits, choose, find
from danzhu.puzzles.shelf import puzzles
from danzhu.puzzles.verdict import clear_best


@pytest.mark.slow
def test_the_same_seed_finds_the_same_puzzles() -> None:
    once, again = (list(find("guandan", 3, 12)) for _ in range(2))
    assert once
    assert once == again


def test_limits_hold_and_nothing_is_kept_twice() -> None:
    shelf = [*puzzles("guandan"), *puzzles("guandan")]
    kept = choose(shelf, Limits(number=9, theme=2, grade=4))
    assert len(kept) == len({puzzle.id for puzzle in kept}) <= 9
    assert all(sum(each.theme == puzzle.theme for each in kept) <= 2 for puzzle in kept)
    assert [puzzle.grade for puzzle in kept] == sorted(puzzle.grade for puzzle in kept)


def test_a_choice_that_is_worse_in_too_many_deals_is_not_clearly_best() -> None:
    good, bad = {"a": (3.0,), "b": (-3.0,)}, {"a": (1.0,), "b": (2.0,)}
    assert clear_best([good] * 9 + [bad], 1.0) == "a"
    assert clear_best([good] * 8 + [bad] * 2, 1.0) is None
    assert clear_best([{"a": (3.0, 0.0), "b": (1.0, 0.0)}], 1.0) is None


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_both_solvers_agree_on_endgames_of_guandan(preset: str) -> None:
    rules, rng, checked = PRESETS[preset], Random(preset), 0
    while checked < 25:
        standing = GUANDAN.opening(rules)
        state = GUANDAN.start(rules, standing, GUANDAN.deal(rules, standing, rng))
        while GUANDAN.to_act(state):
            (seat,) = GUANDAN.to_act(state)
            if phase(state) is Phase.PLAYING and sum(map(len, state.hands)) <= 11 and min(map(len, state.hands)) > 0:
                for action, value in guandan.Endgame(state).weigh():
                    assert PlainGuandan().value(GUANDAN.apply(state, seat, action)) == value
                    checked += 1
            state = GUANDAN.apply(state, seat, ask(bot_named("guandan", "easy"), GUANDAN, state, seat, rng, 1).action)


@pytest.mark.slow
def test_both_solvers_agree_on_endgames_of_gong_zhu() -> None:
    preset, rng, checked = GONGZHU.presets["classic"], Random(5), 0
    while checked < 25:
        standing = GONGZHU.opening(preset)
        state = GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, rng))
        while GONGZHU.to_act(state):
            seat = GONGZHU.to_act(state)[0]
            if not is_exposing(state) and sum(map(len, state.hands)) <= 12 and seat == 0:
                for card, value in gongzhu.Endgame(state).weigh():
                    after = GONGZHU.apply(state, seat, GONGZHU.read_action(state, seat, card.text))
                    assert PlainGongzhu(state).values(after) == pytest.approx(value.all)
                    checked += 1
            state = GONGZHU.apply(state, seat, ask(bot_named("gongzhu", "easy"), GONGZHU, state, seat, rng, 1).action)


def test_what_is_too_large_is_refused_and_never_guessed() -> None:
    preset, rng = PRESETS["recreational"], Random(1)
    standing = GUANDAN.opening(preset)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
    with pytest.raises(TooLarge):
        guandan.Endgame(state)


def test_Z2_3_the_second_solver_plays_what_the_rules_allow() -> None:
    rules, rng, checked = GONGZHU.presets["classic"], Random(9), 0
    while checked < 400:
        standing = GONGZHU.opening(rules)
        state = GONGZHU.start(rules, standing, GONGZHU.deal(rules, standing, rng))
        while GONGZHU.to_act(state):
            seat = GONGZHU.to_act(state)[0]
            actions = [each for each in GONGZHU.legal_actions(state, seat) if not isinstance(each, Claim)]
            if not is_exposing(state) and len(state.tricks) > 0:
                table = table_of(state)
                assert table.seat == seat
                assert {card_of(card).text for card in table.playable()} == {each.card.text for each in actions}
                after = GONGZHU.apply(state, seat, actions[-1])
                if GONGZHU.to_act(after):
                    assert table.after(number(actions[-1].card)) == table_of(after)
                checked += 1
            state = GONGZHU.apply(state, seat, rng.choice(actions))
