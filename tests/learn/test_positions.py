"""Positions to learn from: what is written of them is so, by a replay and by the inputs' own readers."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.kernel.guandan.test_careful import levels
from tests.learn.made import SEED, played

from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import OUT, choose_careful, new_mind, weigh
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.inputs import PLAY, STATE, read_play, read_state
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.judging import JUDGED, choose_judged, new_judge
from danzhu.kernel.guandan.lookahead import THOUGHT, remember_turn
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.weights import careful
from danzhu.learn.guandan.positions import all_tables, joined, positions


def each() -> Iterator[tuple[int, slice, Words]]:
    """The number of each position, the places of its choices, its table."""
    found, rows = played(), all_tables()
    ends = np.cumsum(found.choices)
    for i, (end, choices) in enumerate(zip(ends, found.choices, strict=True)):
        yield i, slice(end - choices, end), rows[found.table[i]]


def after(i: int, pattern: int, table: Words) -> tuple[Words, Words]:
    """The deal and what is remembered after a choice."""
    deal, memory = played().words[i].copy(), played().memory[i].copy()
    remember_turn(memory, deal, pattern, table)
    act(deal, pattern, table)
    return deal, memory


def ended(deal: Words, memory: Words, thinking: int, table: Words) -> int:
    """How a deal ends when the teams in `thinking` have second thoughts."""
    sight, room = np.zeros(SIGHT, np.int64), new_judge(judgement())
    while not deal[at.OVER]:
        look(deal, sight)
        seat = int(deal[at.TURN])
        if thinking & (1 if seat in (0, 2) else 2):
            pattern = choose_judged(THOUGHT, sight, memory, seat, table, careful(), judgement(), room)
        else:
            pattern = choose_careful(sight, table, careful(), room.mind)
        remember_turn(memory, deal, pattern, table)
        act(deal, pattern, table)
    return outcome(deal)


def test_both_teams_positions_are_kept_and_both_sides_of_half_think() -> None:
    found = played()
    teams = found.words[:, at.TURN] & 1
    assert sorted(set(zip(found.deal >> 2, teams, found.thinking, strict=True))) == [(0, 0, 1), (1, 1, 2), (2, 0, 3)]
    assert len(np.unique(found.deal)) == 12
    assert found.choices.min() >= 2
    assert found.choices.max() == JUDGED
    assert len(found.won) == found.choices.sum()


def test_each_outcome_is_that_of_the_choice_played_on() -> None:
    won = []
    for i, choices, table in each():
        team = int(played().words[i, at.TURN] & 1)
        for pattern in played().pattern[choices]:
            deal, memory = after(i, int(pattern), table)
            won.append(levels(ended(deal, memory, int(played().thinking[i]), table)) * (-1 if team else 1))
    assert played().won.tolist() == won
    assert len(set(won)) == 6  # every end occurs


def test_the_inputs_are_what_the_net_is_told() -> None:
    found, sight, mind = played(), np.zeros(SIGHT, np.int64), new_mind()
    state, play = np.zeros(STATE, np.float32), np.zeros(PLAY, np.float32)
    for i, choices, table in each():
        memory, seat = found.memory[i], int(found.words[i, at.TURN])
        look(found.words[i], sight)
        n = weigh(sight, table, careful(), False, mind)
        read_state(sight, memory, seat, table, careful(), mind, state)
        np.testing.assert_array_equal(found.state[i], state.astype(np.float16))
        liked = np.argsort(-mind.values[:n, 0], kind="stable")[: found.choices[i]]
        assert {*mind.found[liked]} == {*found.pattern[choices]}
        best = mind.values[:n, 0].max()
        assert best < OUT
        for pattern, told in zip(found.pattern[choices], found.play[choices], strict=True):
            (number,) = np.flatnonzero(mind.found[:n] == pattern)
            read_play(number, best, sight, memory, seat, table, careful(), mind, play)
            np.testing.assert_array_equal(told, play.astype(np.float16))


def test_the_choice_liked_best_comes_first() -> None:
    """What the careful player thinks of a choice, less what he thinks of the best, is among the inputs."""
    from danzhu.kernel.guandan.inputs import LIKED

    for _, choices, _ in each():
        liked = played().play[choices, LIKED]
        assert liked[0] == 0
        assert (np.diff(liked) <= 0).all()


@pytest.mark.parametrize("seed", [SEED, SEED + 1])
def test_seeds_repeat(seed: int) -> None:
    again, first = joined(positions(2, seed, judgement())), played().deal < 2
    same = [np.array_equal(again.words, played().words[first]), np.array_equal(again.table, played().table[first])]
    assert same == [seed == SEED] * 2
    if seed == SEED:
        np.testing.assert_array_equal(again.won, played().won[: len(again.won)])
        np.testing.assert_array_equal(again.judged, played().judged[: len(again.judged)])
