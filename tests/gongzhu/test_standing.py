"""Z5: totals, the end of a match, the latch, overtime, places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from danzhu.cards import Hand
from danzhu.games.gongzhu.preset import End, Partnership, Preset
from danzhu.games.gongzhu.result import Result
from danzhu.games.gongzhu.standing import Standing, places, settle

PAIRS = Preset(partnership=Partnership.OPPOSITE)


def after(*deals, preset=Preset()):  # noqa: B008 (a frozen value)
    """The standing after deals with these points; seat 0 takes every pig."""
    standing = Standing()
    for points in deals:
        standing = settle(standing, Result(preset, (Hand(),) * 4, ((),) * 4, points, 0))
    return standing


def test_Z5_1_totals_add_up():
    standing = after((-100, 50, 0, -50), (-60, -40, 100, 0))
    assert standing.totals == (-160, 10, 100, -50)
    assert (standing.deals, standing.ending, standing.winner) == (2, False, ())


@pytest.mark.parametrize(("total", "over"), [(-999, False), (-1000, True), (-1001, True)])
def test_Z5_1_the_match_ends_at_minus_1000(total, over):
    standing = after((total, -10, 30, 0))
    assert standing.ending is over
    assert standing.winner == ((2,) if over else ())


def test_Z5_1_a_shared_top_plays_on():
    """Met elsewhere: the match ended on a shared top."""
    standing = after((-1000, 20, 20, -40))
    assert (standing.ending, standing.winner) == (True, ())
    # As often as it takes: shared again, then led alone.
    standing = after((-1000, 20, 20, -40), (-100, 50, 50, -40))
    assert standing.winner == ()
    standing = after((-1000, 20, 20, -40), (-100, 50, 50, -40), (0, 0, -10, 0))
    assert standing.winner == (1,)


def test_Z5_1_a_shared_top_of_three():
    assert after((-1000, 0, 0, 0)).winner == ()


def test_Z5_1_the_end_stays_triggered():
    climbs_back = ((-1000, 20, 20, -40), (400, 0, 0, 0), (-50, 10, 0, 0))
    standing = after(*climbs_back[:2])
    assert (standing.totals[0], standing.ending, standing.winner) == (-600, True, ())
    assert after(*climbs_back).winner == (1,)


def test_option_end_latches_off():
    preset = Preset(end_latches=False)
    climbs_back = ((-1000, 20, 20, -40), (400, 0, 0, 0), (-50, 10, 0, 0))
    standing = after(*climbs_back, preset=preset)
    assert (standing.ending, standing.winner) == (False, ())
    assert after(*climbs_back, (-400, 0, 0, 0), preset=preset).winner == (1,)


def test_Z5_1_the_leader_may_be_the_one_who_climbed_back():
    assert after((-1000, 20, 20, -40), (1200, 0, 0, 0)).winner == (0,)


def test_Z5_2_everyone_at_minus_1000_now_is_marked():
    assert after((-1000, -1200, 10, 10)).eliminated == (0, 1)
    assert after((-1000, -1200, 10, 10), (200, -100, 0, 0)).eliminated == (1,)
    assert after((-900, 0, 0, 0)).eliminated == ()


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((-1000, 250, -90, -90), (4, 1, 2, 2)),
        ((1, 2, 3, 4), (4, 3, 2, 1)),
        ((-5, 0, -5, -5), (2, 1, 2, 2)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
    ],
)
def test_Z5_2_equal_totals_share_the_place(totals, expected):
    assert places(totals, Preset()) == expected


def test_option_partnership_has_two_places():
    assert places((300, -1000, 300, -1000), PAIRS) == (1, 2, 1, 2)
    assert after((300, -1000, 300, -1000), preset=PAIRS).winner == (0, 2)
    assert after((-1000, -1000, -1000, -1000), preset=PAIRS).winner == ()


@pytest.mark.parametrize(
    ("end", "points", "over"),
    [
        ("-2000", (-1999, 0, 1, 0), False),
        ("-2000", (-2000, 0, 1, 0), True),
        ("+-1000", (999, 0, 1, -999), False),
        ("+-1000", (1000, 0, 1, 0), True),
        ("+-1000", (5, 0, 1, -1000), True),
    ],
)
def test_option_end_total(end, points, over):
    assert after(points, preset=Preset(end_total=End.read(end))).ending is over


def test_option_a_number_of_deals_then_too_a_shared_top_plays_on():
    preset = Preset(end_total=End(deals=2))
    row = [(10, 0, 0, 0), (-10, 0, 0, 0), (0, 0, 0, -10), (0, 0, 5, 0)]
    won = [after(*row[:count], preset=preset).winner for count in range(5)]
    assert won == [(), (), (), (), (2,)]
    assert after(*row, preset=preset).eliminated == ()


def test_Z3_1_who_took_the_pig_leads_next():
    assert Standing().leader is None
    assert after((0, 0, 0, 0)).leader == 0


@given(st.lists(st.tuples(*[st.integers(-8, 6).map(lambda n: n * 50)] * 4), max_size=20), st.booleans())
def test_Z5_1_the_end_as_one_looks_back_on_all_deals(deals, latches):
    """A second formulation: from the row of totals, not deal by deal."""
    preset = Preset(end_latches=latches)
    rows = [tuple(sum(column) for column in zip(*deals[: n + 1], strict=True)) for n in range(len(deals))]
    for n, totals in enumerate(rows):
        looked_at = rows[: n + 1] if latches else [totals]
        reached = any(min(row) <= -1000 for row in looked_at)
        alone = [seat for seat in range(4) if all(totals[seat] > totals[other] for other in range(4) if other != seat)]
        assert after(*deals[: n + 1], preset=preset).winner == (tuple(alone) if reached else ())


@given(st.tuples(*[st.integers(-3, 3)] * 4))
def test_Z5_2_places_as_a_sorted_list_has_them(totals):
    ordered = sorted(totals, reverse=True)
    assert places(totals, Preset()) == tuple(ordered.index(each) + 1 for each in totals)
