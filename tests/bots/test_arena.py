"""The arena measures what was played, the same wherever and however it runs."""

from dataclasses import replace
from math import isclose
from statistics import mean, stdev

import pytest

from danzhu.bots.arena import LEAST, Score, measure, score_of
from danzhu.bots.duel import Clock, Outcome, Pairing, play_duel, sides
from danzhu.bots.ladder import climb
from danzhu.bots.stakes import levels_won, points_won
from danzhu.games.gongzhu.preset import PRESETS as GONGZHU_PRESETS
from danzhu.games.gongzhu.result import Result as GongzhuResult
from danzhu.games.guandan.levels import Result
from danzhu.games.guandan.preset import Preset
from danzhu.games.registry import game_named
from danzhu.table import Seat

PAIRING = Pairing("guandan", "random", "random", ("recreational", "competition"), seed=4)
GONGZHU = replace(PAIRING, game="gongzhu", presets=("classic",))


def worths(outcomes: list[Outcome]) -> list[tuple[float, ...]]:
    return [outcome.worths for outcome in outcomes]


@pytest.mark.parametrize(
    ("finish", "worth"),
    [((0, 2, 1, 3), 3), ((2, 1, 0, 3), 2), ((0, 1, 3, 2), 1), ((1, 0, 2, 3), -1), ((3, 1, 0, 2), -3)],
)
def test_a_guandan_deal_is_worth_the_levels_won(finish: tuple[int, ...], worth: int) -> None:
    result = Result(Preset(), tuple(map(Seat, finish)), (0, 0))
    assert levels_won(result, (Seat(0), Seat(2))) == worth == -levels_won(result, (Seat(1), Seat(3)))


def test_a_gong_zhu_deal_is_worth_the_points_above_the_others_mean() -> None:
    result = GongzhuResult(GONGZHU_PRESETS["classic"], (), (), (-100, 20, 40, 0), Seat(0))
    assert points_won(result, (Seat(0),)) == -120


def test_every_deal_is_played_from_every_side() -> None:
    game = game_named("guandan")
    assert sides(game, game.presets["online"]) == [(0, 2), (1, 3)]
    game = game_named("gongzhu")
    assert sides(game, game.presets["classic"]) == [(0,), (1,), (2,), (3,)]
    assert len(play_duel(GONGZHU, 0).worths) == 4


def test_a_deal_repeats_from_its_number_and_seed_alone() -> None:
    assert worths([play_duel(PAIRING, 7)]) == worths([play_duel(PAIRING, 7)])
    many = [play_duel(PAIRING, index) for index in range(12)]
    other = [play_duel(replace(PAIRING, seed=5), index) for index in range(12)]
    assert worths(many) != worths(other)


def test_the_error_counts_deals_and_not_plays() -> None:
    score = score_of([Outcome(i, (value, value)) for i, value in enumerate((1.0, 2.0, 6.0))])
    assert isclose(score.mean, mean((1, 2, 6)))
    assert isclose(score.se, stdev((1, 2, 6)) / 3**0.5)
    assert (score.wins, score.plays, score.deals) == (6, 6, 3)


def test_time_is_told_for_each_bot() -> None:
    score = score_of([Outcome(0, (1.0,), {"a": Clock(4, 0.02), "b": Clock(2, 0.5)})])
    assert score.ms_per_move == {"a": 5.0, "b": 250.0}


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    one, two = measure(PAIRING, 60, jobs=1), measure(PAIRING, 60, jobs=2)
    assert (one.mean, one.se, one.wins) == (two.mean, two.se, two.wins)


@pytest.mark.slow
def test_a_bar_far_off_ends_the_measurement_but_not_before_two_hundred_deals() -> None:
    seen: list[Score] = []
    score = measure(PAIRING, 1000, bar=3.0, jobs=1, progress=seen.append)
    assert score.deals == LEAST
    assert [each.deals for each in seen] == [50, 100, 150, 200]


def test_a_measurement_needs_a_deal() -> None:
    with pytest.raises(ValueError, match="no deals"):
        measure(PAIRING, 0)


def test_a_ladder_needs_different_bots() -> None:
    with pytest.raises(ValueError, match="twice"):
        climb(PAIRING, ("random", "random"), 10, jobs=1)
