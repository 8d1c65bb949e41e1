"""Points by the kernel against those by the rules, over any split of the point cards (Z4)."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.gongzhu.deals import TABLES

from danzhu.cards import Hand, Suit
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.pack import EXPOSABLE, POINT_CARDS
from danzhu.games.gongzhu.preset import Exposure, Partnership, Preset
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.kernel.gongzhu import score
from danzhu.kernel.gongzhu.cards import set_of
from danzhu.kernel.gongzhu.flow import FIELDS, OPEN, SECRET, TAKEN
from danzhu.kernel.gongzhu.options import options_of


@st.composite
def splits(draw):
    """Who took each point card (slams more often than by chance), and what was exposed how."""
    takers = st.integers(0, 3)
    together, hearts = draw(st.booleans()), draw(takers)
    taken = [[], [], [], []]
    for card in POINT_CARDS:
        taken[hearts if together and card.suit is Suit.HEARTS else draw(takers)].append(card)
    ways = draw(st.tuples(*[st.integers(0, 2)] * 4))
    return tuple(map(Hand, taken)), dict(zip(EXPOSABLE, ways, strict=True))


@pytest.mark.parametrize("name", TABLES)
@given(splits())
def test_Z4_points_are_those_of_the_rules(name, split):
    taken, ways = split
    preset = TABLES[name]
    if preset.exposure is not Exposure.EITHER:
        ways = {card: min(way, 1) for card, way in ways.items()}
    exposed = Expose(*(Hand(card for card, way in ways.items() if way == kind) for kind in (1, 2)))
    row = np.zeros(FIELDS, np.int64)
    row[TAKEN : TAKEN + 4] = [set_of(cards) for cards in taken]
    row[OPEN], row[SECRET] = set_of(exposed.cards), set_of(exposed.secretly)
    points = [score.points(row, seat, options_of(preset)) for seat in range(4)]
    assert points == [total(lines) for lines in tally(taken, [exposed], preset)]


@pytest.mark.parametrize(
    ("cards", "exposed", "points"),
    [
        ("QS AH 5H", "", -160),
        ("TC 2H", "", 0),
        ("TC JD", "", 200),
        ("TC JD QS", "", 0),
        ("TC", "", 50),
        ("TC", "TC", 100),
        ("AH KH", "AH", -180),
        ("TC QS", "TC", -400),
        (str(POINT_CARDS), "", 800),
        (str(POINT_CARDS), "QS AH JD TC", 3200),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS", "", 300),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH JD", "", 300),
    ],
)
def test_Z4_5_worked_scores(cards, exposed, points):
    row = np.zeros(FIELDS, np.int64)
    row[OPEN] = set_of(Hand(exposed))
    assert score.worth(row, set_of(Hand(cards)), options_of(Preset())) == points


def test_partners_share_all_hearts_and_the_transformer():
    row = np.zeros(FIELDS, np.int64)
    row[TAKEN] = set_of(Hand("2H 3H 4H 5H 6H 7H 8H TC"))
    row[TAKEN + 2] = set_of(Hand("9H TH JH QH KH AH"))
    alone, pairs = options_of(Preset()), options_of(Preset(partnership=Partnership.OPPOSITE))
    assert [score.points(row, seat, alone) for seat in range(4)] == [-80, 0, -160, 0]
    assert [score.points(row, seat, pairs) for seat in range(4)] == [400, 0, 400, 0]
