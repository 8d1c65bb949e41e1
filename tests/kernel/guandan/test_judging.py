"""Second thoughts about what a careful player likes: what the net is told, its order, what they win."""

from random import Random

import numpy as np
import pytest
from tests.guandan.position import do, position
from tests.kernel.guandan.test_belief import by_normal
from tests.kernel.guandan.test_careful import levels

from danzhu.bots.guandan.seeing import sight as seen
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import State, to_act
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan import inputs as to
from danzhu.kernel.guandan import judging as of
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import Mind, choose_careful, new_mind, weigh
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.lookahead import THOUGHT, remember_turn
from danzhu.kernel.guandan.memory import forget, new_memories, recall
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful

pytestmark = pytest.mark.slow

RESTS = "3D 4D 6C 9D TC", "3D 4D 6C 9C JD", "3H 4H 6H TH QD"


def seen_in(state: State) -> tuple[int, Words, Words, Words]:
    """The seat to act, what it knows and remembers, and the table."""
    seat = to_act(state)[0]
    view, table = GUANDAN.view(state, seat), tables(state.preset)[state.level]
    return seat, seen(view), recall(past(view), table), table


def weighed(sight: Words, table: Words) -> tuple[int, Mind]:
    mind = new_mind()
    return weigh(sight, table, careful(), False, mind), mind


def state_inputs(state: State) -> Words:
    seat, sight, memory, table = seen_in(state)
    x = np.zeros(to.STATE, np.float32)
    to.read_state(sight, memory, seat, table, careful(), weighed(sight, table)[1], x)
    return x


def play_inputs(state: State, pattern: int) -> Words:
    seat, sight, memory, table = seen_in(state)
    n, mind = weighed(sight, table)
    x = np.zeros(to.PLAY, np.float32)
    (number,) = np.flatnonzero(mind.found[:n] == pattern)
    to.read_play(number, mind.values[:n, 0].max(), sight, memory, seat, table, careful(), mind, x)
    return x


def test_the_net_is_told_whose_play_is_unbeaten_and_who_is_out() -> None:
    state = position("8S 8C 9D", RESTS[0], RESTS[1], RESTS[2])
    leading = state_inputs(state)
    following = state_inputs(do(state, (0, "9D")))
    helping = state_inputs(do(state, (0, "9D"), (1, "pass")))
    alone = state_inputs(position("8S 8C 9D", RESTS[0], "", RESTS[2], out=(2,)))
    owners = slice(to.OWNER, to.OWNER + 4)
    assert leading[owners].tolist() == alone[owners].tolist() == [1, 0, 0, 0]
    assert following[owners].tolist() == [0, 0, 0, 1]
    assert helping[owners].tolist() == [0, 0, 1, 0]
    assert [x[to.PLACES] for x in (leading, following, helping)] == [0, 0, 1]  # passes since
    assert [x[to.PLACES + 1] for x in (leading, alone)] == [0, 1]


def test_the_net_is_told_ranks_in_level_order() -> None:
    x = state_inputs(position("8S 8C 9D 2S 2C 2D BJ RJ", RESTS[0], RESTS[1], RESTS[2]))  # the level is 2
    held = x[to.HAND : to.HAND + 15 * 5].reshape(15, 5)
    assert held.sum(axis=1).tolist() == [0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 1]
    assert held[12].tolist() == [1, 1, 1, 0, 0]


def test_the_net_is_told_what_a_play_fits_and_leaves() -> None:
    state = position("8S 8C 9D 9C JS JC KD", RESTS[0], "3D 4D", RESTS[2])
    x = play_inputs(state, at.PAIR | 2 << at.SIZE_AT | 6 << at.KEY_AT)
    assert x[to.KIND : to.KIND + 9].nonzero()[0].tolist() == [at.PAIR]
    assert x[to.FITS : to.FITS + 6].tolist() == [0, 1, 0, 0, 0, 0]  # the partner has as many cards
    assert x[to.TAKEN : to.TAKEN + 15].nonzero()[0].tolist() == [5]
    assert x[to.REST] == pytest.approx(5 / 27)
    assert x[to.REST + 1 + 5] == 1
    assert x[to.REST_PLAN + at.PAIR] == 1.0  # two pairs are left, a half each
    assert x[to.REST_PLAN + at.SINGLE] == 0.5


def test_the_net_is_told_no_more_of_a_pass_than_that_it_is_one() -> None:
    state = do(position("8S 8C 9D", RESTS[0], RESTS[1], RESTS[2]), (0, "8S"))
    x = play_inputs(state, at.PASS)
    assert x[to.KIND] == 1
    assert not x[to.FORM : to.REST].any()
    assert not x[to.TAKEN :].any()


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_what_is_judged_is_what_the_careful_player_likes_best(preset: Preset) -> None:
    for number in range(3):
        for state in by_normal(preset, Random(number)):
            seat, sight, memory, table = seen_in(state)
            n, mind = weighed(sight, table)
            liked = {int(mind.found[i]) for i in np.argsort(-mind.values[:n, 0], kind="stable")[: of.JUDGED]}
            room = of.new_judge(judgement())
            assert weigh(sight, table, careful(), False, room.mind) == n
            count = of.judge(n, of.JUDGED, sight, memory, seat, table, careful(), judgement(), room)
            assert count == min(of.JUDGED, n)
            assert {int(pattern) for pattern in room.mind.found[:count]} == liked
            assert (np.diff(room.mind.values[:count, 0]) <= 0).all()
            assert np.isfinite(room.levels[:count]).all()


def test_the_net_says_what_plain_matrices_say() -> None:
    """The same reckoned whole, zeros included, in twice the precision."""
    net, room = judgement(), of.new_judge(judgement())
    wide = of.Net(*(array.astype(np.float64) for array in net))
    for state in by_normal(Preset(), Random(5)):
        seat, sight, memory, table = seen_in(state)
        n = weigh(sight, table, careful(), False, room.mind)
        count = of.judge(n, of.JUDGED, sight, memory, seat, table, careful(), net, room)
        x, plays = np.zeros(to.STATE, np.float32), np.zeros((count, to.PLAY), np.float32)
        to.read_state(sight, memory, seat, table, careful(), room.mind, x)
        best = room.mind.values[0, 0]
        for k in range(count):
            to.read_play(k, best, sight, memory, seat, table, careful(), room.mind, plays[k])
        first = np.maximum(x @ wide.state + plays @ wide.play + wide.bias, 0)
        told = np.maximum(first @ wide.deep + wide.deep_bias, 0) @ wide.last + wide.level
        assert room.levels[:count] == pytest.approx(told, abs=1e-3)


def test_whoever_can_go_out_does() -> None:
    seat, sight, memory, table = seen_in(position("8S 8C 8D 5S 5D", *RESTS))
    pattern = of.choose_judged(4, sight, memory, seat, table, careful(), judgement(), of.new_judge(judgement()))
    assert pattern & 15 == at.FULL_HOUSE


def test_second_thoughts_beat_first_ones() -> None:
    """Both teams in turn, on the same hands: they win clearly more levels than they lose."""
    rows, rng = [tables(preset) for preset in PRESETS.values()], seeded(1)
    sight, pack, memory = np.zeros(SIGHT, np.int64), np.repeat(np.arange(54), 2), new_memories(1)[0]
    room = of.new_judge(judgement())
    won = []
    for number in range(200):
        table, dealt = rows[number % 4][number // 4 % 13], np.zeros(at.DEAL, np.int64)
        deal_out(dealt, pack, number % 4, table, rng)
        for team in range(2):
            deal = dealt.copy()
            forget(memory)
            while not deal[at.OVER]:
                look(deal, sight)
                seat = deal[at.TURN]
                if seat % 2 == team:
                    pattern = of.choose_judged(THOUGHT, sight, memory, seat, table, careful(), judgement(), room)
                else:
                    pattern = choose_careful(sight, table, careful(), room.mind)
                remember_turn(memory, deal, pattern, table)
                act(deal, pattern, table)
            won.append(levels(outcome(deal)) * (-1 if team else 1))
    means = np.array(won).reshape(-1, 2).mean(axis=1)
    assert means.mean() > 4 * means.std() / len(means) ** 0.5 > 0
