"""G1.4-G1.5, G5.6 and G6: promotion, the ace, lapses."""

import pytest
from tests.guandan.position import standing

from danzhu.cards import Rank
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Result, Standing, opening, settle
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.table import Seat
from danzhu.table.option import with_options

ONE_TWO, ONE_THREE, ONE_FOUR = (0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2)
COMPETITION = PRESETS["competition"]


def after(
    before: Standing, finish: tuple[int, ...], preset: Preset = COMPETITION, lapses: tuple[int, int] = (0, 0)
) -> Standing:
    return settle(before, Result(preset, tuple(map(Seat, finish)), lapses))


def levels(value: Standing) -> str:
    return " ".join(map(str, value.levels))


def test_G1_4_both_teams_begin_at_the_start_level() -> None:
    assert opening(with_options(Preset(), {"start_level": "5"})).active is Rank.FIVE


@pytest.mark.parametrize(("finish", "reached"), [(ONE_TWO, "5 2"), (ONE_THREE, "4 2"), (ONE_FOUR, "3 2")])
def test_G6_2_promotion_by_the_partners_place(finish: tuple[int, ...], reached: str) -> None:
    done = after(opening(COMPETITION), finish)
    assert (levels(done), done.declarers) == (reached, 0)


def test_G6_2_winners_rise_from_their_own_level_and_losers_keep_theirs() -> None:
    done = after(standing("6", "9", declarers=1), ONE_THREE)
    assert (levels(done), done.declarers, done.active) == ("8 9", 0, Rank.EIGHT)


def test_G6_3_the_ace_is_the_cap_and_wins_nothing_by_itself() -> None:
    done = after(standing("K", "9", declarers=0), ONE_TWO)
    assert (levels(done), done.winner) == ("A 9", None)


@pytest.mark.parametrize(
    ("rule", "finish", "wins"),
    [
        ("1-2,1-3", ONE_TWO, True),
        ("1-2,1-3", ONE_THREE, True),
        ("1-2,1-3", ONE_FOUR, False),
        ("1-2", ONE_TWO, True),
        ("1-2", ONE_THREE, False),
        ("any", ONE_FOUR, True),
    ],
)
def test_G6_4_which_finish_at_A_wins_the_match(rule: str, finish: tuple[int, ...], wins: bool) -> None:
    preset = with_options(Preset(), {"ace_win": rule})
    done = after(standing("A", "K", declarers=0), finish, preset)
    assert (done.winner == 0) is wins
    assert GUANDAN.winner(done) == ((0, 2) if wins else ())


def test_G6_4_only_the_declarers_can_win_when_both_are_at_A() -> None:
    done = after(standing("A", "A", declarers=1), ONE_TWO)
    assert (done.winner, done.declarers) == (None, 0)


def test_G1_5_nobody_declares_the_first_deal_so_nobody_wins_or_fails_in_it() -> None:
    preset = with_options(COMPETITION, {"start_level": "A"})
    done = after(opening(preset), ONE_TWO, preset)
    assert (done.winner, done.declarers, done.ace_fails) == (None, 0, (0, 0))
    assert after(done, ONE_TWO, preset).winner == 0


def test_G6_5_the_third_failure_sends_back_to_2_and_clears_the_count() -> None:
    value = standing("A", "7", declarers=0)
    for fails in (1, 2):
        value = after(value, ONE_FOUR)
        assert (levels(value), value.ace_fails) == ("A 7", (fails, 0))
    value = after(value, ONE_FOUR)  # a team demoted after a 1-4 declares, at 2
    assert (levels(value), value.ace_fails, value.declarers) == ("2 7", (0, 0), 0), (
        "one demoted after 1-4 declares, at 2"
    )


def test_G6_5_a_team_demoted_after_losing_does_not_declare() -> None:
    done = after(standing("A", "7", declarers=0, ace_fails=(2, 0)), (1, 3, 0, 2))
    assert (levels(done), done.declarers, done.active) == ("2 T", 1, Rank.TEN)


def test_G6_5_a_demotion_leaves_the_other_teams_count() -> None:
    done = after(standing("A", "A", declarers=0, ace_fails=(2, 2)), ONE_FOUR)
    assert (levels(done), done.ace_fails) == ("2 A", (0, 2))


def test_G6_5_at_A_without_declaring_is_no_failure() -> None:
    done = after(standing("A", "7", declarers=1, ace_fails=(2, 0)), (1, 3, 0, 2))
    assert (levels(done), done.ace_fails) == ("A T", (2, 0))


def test_G6_5_without_a_limit_nothing_is_counted() -> None:
    done = after(standing("A", "7", declarers=0), ONE_FOUR, PRESETS["online"])
    assert done.ace_fails == (0, 0)


def test_G5_6_from_the_third_lapse_on_the_opponents_gain_a_level_each() -> None:
    value = after(standing("5", "7", declarers=0), ONE_FOUR, lapses=(2, 0))
    assert levels(value) == "6 7"
    value = after(value, ONE_FOUR, lapses=(2, 0))
    assert (levels(value), value.lapses) == ("7 9", (4, 0))


def test_G5_6_a_lapse_is_priced_in_its_own_deal_alone() -> None:
    value = after(standing("5", "7", declarers=0), ONE_FOUR, lapses=(4, 0))
    assert levels(value) == "6 9"
    assert levels(after(value, ONE_FOUR)) == "7 9"


def test_G5_6_lapses_raise_to_A_at_most_and_never_win() -> None:
    done = after(standing("5", "K", declarers=0), ONE_FOUR, lapses=(9, 0))
    assert (levels(done), done.winner) == ("6 A", None)


def test_G5_6_without_a_clock_lapses_cost_nothing() -> None:
    assert levels(after(standing("5", "7", declarers=0), ONE_FOUR, PRESETS["online"], (9, 0))) == "6 7"
