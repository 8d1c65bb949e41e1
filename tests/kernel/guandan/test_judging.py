"""Second thoughts about what a careful player likes: their traits, their order, what they win."""

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
from danzhu.kernel.guandan import judging as of
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.careful import MOST_PLAYS, choose_careful, weigh
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.odds import ODDS, reckon
from danzhu.kernel.guandan.playout import outcome
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.split import SPLIT
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.weights import careful
from danzhu.kernel.guandan.words import new_groups

pytestmark = pytest.mark.slow

RESTS = "3D 4D 6C 9D TC", "3D 4D 6C 9C JD", "3H 4H 6H TH QD"


def seen_in(state: State) -> tuple[Words, Words]:
    """What the seat to act knows, and the table."""
    return seen(GUANDAN.view(state, to_act(state)[0])), tables(state.preset)[state.level]


def weighed(sight: Words, table: Words) -> tuple[Words, Words, Words]:
    found, values, plan = np.zeros(MOST_PLAYS, np.int64), np.zeros((MOST_PLAYS, 2)), np.zeros(SPLIT, np.int64)
    n = weigh(sight, table, careful(), found, values, plan, False)
    return found[:n], values[:n], plan


def circumstances(state: State) -> Words:
    sight, table = seen_in(state)
    odds, x = np.zeros((4, ODDS)), np.zeros(of.CIRCUMSTANCES)
    reckon(sight, table, odds)
    of.read_circumstances(sight, odds, weighed(sight, table)[2], x)
    return x


def traits(state: State, pattern: int) -> Words:
    sight, table = seen_in(state)
    odds, x = np.zeros((4, ODDS)), np.zeros(of.TRAITS)
    reckon(sight, table, odds)
    of.read_traits(pattern, -0.5, 0.25, sight, table, odds, weighed(sight, table)[2], x)
    return x


def test_circumstances_tell_whose_play_is_unbeaten_and_who_is_out() -> None:
    state = position("8S 8C 9D", RESTS[0], RESTS[1], RESTS[2])
    leading = circumstances(state)
    following = circumstances(do(state, (0, "9D")))
    helping = circumstances(do(state, (0, "9D"), (1, "pass")))
    alone = circumstances(position("8S 8C 9D", RESTS[0], "", RESTS[2], out=(2,)))
    which = [of.LEADS, of.BY_OPPONENT, of.BY_MATE, of.MATE_OUT, of.OPPONENT_OUT]
    assert leading[which].tolist() == [1, 0, 0, 0, 0]
    assert following[which].tolist() == [0, 1, 0, 0, 0]
    assert helping[which].tolist() == [0, 0, 1, 0, 0]
    assert alone[which].tolist() == [1, 0, 0, 1, 0]
    assert leading[of.OWN_END] > following[of.OWN_END]  # three cards left against five


def test_traits_tell_a_play_that_fits_who_has_as_many_cards() -> None:
    state = position("8S 8C 9D 9C JS JC KD", RESTS[0], "3D 4D", RESTS[2])
    pair = at.PAIR | 2 << at.SIZE_AT | 6 << at.KEY_AT
    x = traits(state, pair)
    assert x[: of.LIKED].nonzero()[0].tolist() == [at.PAIR]
    assert x[[of.LIKED, of.STANDS]].tolist() == [-0.5, 0.25]
    assert x[[of.FITS_RIGHT, of.FITS_MATE, of.FITS_LEFT, of.ALMOST_OUT, of.OVER_MATE]].tolist() == [0, 1, 0, 0, 0]
    assert traits(state, at.PASS)[of.SIZE] == 0


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_what_is_judged_is_what_the_careful_player_likes_best(preset: Preset) -> None:
    for number in range(3):
        for state in by_normal(preset, Random(number)):
            sight, table = seen_in(state)
            found, values, plan = weighed(sight, table)
            liked = {int(found[i]) for i in np.argsort(-values[:, 0], kind="stable")[: of.JUDGED]}
            judged = np.zeros(of.JUDGED)
            count = of.judge(sight, table, judgement(), found, values, plan, len(found), judged)
            assert count == min(of.JUDGED, len(found))
            assert {int(pattern) for pattern in found[:count]} == liked
            assert (np.diff(values[:count, 0]) <= 0).all()
            assert np.isfinite(judged[:count]).all()


def test_whoever_can_go_out_does() -> None:
    sight, table = seen_in(position("8S 8C 8D 5S 5D", *RESTS))
    room = new_groups(), np.zeros(MOST_PLAYS, np.int64), np.zeros((MOST_PLAYS, 2)), np.zeros(SPLIT, np.int64)
    pattern = of.choose_judged(sight, table, careful(), judgement(), *room, np.zeros(of.JUDGED))
    assert pattern & 15 == at.FULL_HOUSE


def test_second_thoughts_beat_first_ones() -> None:
    """Both teams in turn, on the same hands: they win clearly more levels than they lose."""
    rows, rng = [tables(preset) for preset in PRESETS.values()], seeded(1)
    sight, pack, groups = np.zeros(SIGHT, np.int64), np.repeat(np.arange(54), 2), new_groups()
    room = groups, np.zeros(MOST_PLAYS, np.int64), np.zeros((MOST_PLAYS, 2)), np.zeros(SPLIT, np.int64)
    won = []
    for number in range(300):
        table, dealt = rows[number % 4][number // 4 % 13], np.zeros(at.DEAL, np.int64)
        deal_out(dealt, pack, number % 4, table, rng)
        for team in range(2):
            deal = dealt.copy()
            while not deal[at.OVER]:
                look(deal, sight)
                if deal[at.TURN] % 2 == team:
                    pattern = of.choose_judged(sight, table, careful(), judgement(), *room, np.zeros(of.JUDGED))
                else:
                    pattern = choose_careful(sight, table, careful(), *room)
                act(deal, pattern, table)
            won.append(levels(outcome(deal)) * (-1 if team else 1))
    means = np.array(won).reshape(-1, 2).mean(axis=1)
    assert means.mean() > 3 * means.std() / len(means) ** 0.5 > 0
