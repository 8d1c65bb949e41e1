"""Z4: what the sixteen point cards are worth, against the worked scores and a slow formula."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from danzhu.cards import Hand
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import factors
from danzhu.games.gongzhu.preset import Exposure, Partnership, PigFlip, Preset
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import Line, ScoreLine, score, total

HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
SIXTEEN = f"{HEARTS} QS JD TC"


def points(taken, exposed="", preset=Preset()):  # noqa: B008 (a frozen value)
    return total(score(Hand(taken), factors([Expose(Hand(exposed))], preset), preset))


def codes(taken, exposed="", preset=Preset()):  # noqa: B008 (a frozen value)
    lines = score(Hand(taken), factors([Expose(Hand(exposed))], preset), preset)
    return [(line.code.value, line.points, line.factor) for line in lines]


@pytest.mark.parametrize(
    ("taken", "exposed", "expected"),
    [
        ("QS AH 5H", "", -160),
        ("TC 2H", "", 0),
        ("TC JD", "", 200),
        ("TC JD QS", "", 0),
        (HEARTS, "", 200),
        (f"{HEARTS} QS", "", 300),
        (SIXTEEN, "", 800),
        ("AH KH", "AH", -180),
        ("TC QS", "TC", -400),
        (SIXTEEN, "AH QS JD TC", 3200),
    ],
)
def test_Z4_5_worked_scores(taken, exposed, expected):
    assert points(taken, exposed) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        *(("AH", -50), ("KH", -40), ("QH", -30), ("JH", -20)),
        *((f"{rank}H", -10) for rank in "T98765"),
        *((f"{rank}H", 0) for rank in "432"),
        *(("QS", -100), ("JD", 100), ("TC", 50)),
    ],
)
def test_Z4_1_each_card_by_itself(card, expected):
    assert points(card) == expected


def test_Z4_1_cards_that_count_nothing_count_nothing():
    assert codes("2S 5D 7C AS") == []
    assert points("TC 2S 5D") == 50


# Met elsewhere, each must be right here.


def test_known_deviation_all_sixteen_scored_600_or_400():
    assert points(SIXTEEN) == 800


def test_known_deviation_hearts_and_goat_scored_200():
    assert points(f"{HEARTS} JD") == 300


def test_known_deviation_hearts_and_pig_scored_100():
    assert points(f"{HEARTS} QS") == 300


def test_known_deviation_exposed_ace_ignored_when_all_hearts_are_taken():
    assert points(HEARTS, "AH") == 400
    assert points(f"{HEARTS} QS", "AH QS") == 600


def test_known_deviation_zero_hearts_not_counted_as_point_cards():
    for small in ("2H", "3H", "4H", "2H 3H 4H"):
        assert points(f"TC {small}") == 0
        assert points(f"TC {small}", "TC AH") == 0


# The lines of the summary.


def test_lines_come_in_the_order_in_which_they_are_applied():
    assert codes(SIXTEEN, "AH QS JD TC") == [
        ("all_hearts", 200, 1),
        ("exposed_hearts", 200, 2),
        ("flipped_pig", 100, 1),
        ("exposed_pig", 100, 2),
        ("goat", 100, 1),
        ("exposed_goat", 100, 2),
        ("transformer", 800, 2),
        ("exposed_transformer", 1600, 4),
        ("all_sixteen", 0, 1),
    ]
    assert codes("QS AH 5H JD TC", "QS TC") == [
        ("hearts", -60, 1),
        ("pig", -100, 1),
        ("exposed_pig", -100, 2),
        ("goat", 100, 1),
        ("transformer", -160, 2),
        ("exposed_transformer", -320, 4),
    ]
    assert codes("TC", "TC") == [("transformer_alone", 50, 1), ("exposed_transformer", 50, 2)]
    assert codes("2H") == [("hearts", 0, 1)]


def test_an_exposure_has_no_line_where_its_card_does_nothing():
    assert codes("JD", "AH QS TC") == [("goat", 100, 1)]


def test_a_line_is_pasted_back_from_its_repr():
    line = ScoreLine(Line.PIG, -100)
    assert repr(line) == "ScoreLine(code=Line.PIG, points=-100, factor=1)"


# The slow formula: from the articles, on texts, for all four at once.


def slow(owner, times, flip, small, pairs):
    """Points by seat. `owner` tells who took each of the sixteen cards, `times` how often the four
    exposable ones count."""
    side = {seat: {seat, (seat + 2) % 4} if pairs else {seat} for seat in range(4)}
    worth = dict.fromkeys(["TH", "9H", "8H", "7H", "6H", "5H"], -10) | {"AH": -50, "KH": -40, "QH": -30, "JH": -20}
    worth |= {"4H": -10, "3H": -3, "2H": -2} if small else {"4H": 0, "3H": 0, "2H": 0}
    answer = []
    for seat in range(4):
        mine = [card for card, who in owner.items() if who in side[seat]]
        worths = {card: worth[card] * times["AH"] for card in mine if card.endswith("H")}
        if all(card in mine for card in HEARTS.split()):
            worths = {"slam": 200 * times["AH"]}
        if "QS" in mine:
            good = ("slam" in worths and flip == "all_hearts") or (len(mine) == 16 and flip == "all_16")
            worths["QS"] = (1 if good else -1) * 100 * times["QS"]
        if "JD" in mine:
            worths["JD"] = 100 * times["JD"]
        if mine == ["TC"]:
            worths["TC"] = 50 * times["TC"]
        elif "TC" in mine:
            worths = {card: value * 2 * times["TC"] for card, value in worths.items()}
        answer.append(sum(worths.values()))
    return answer


@st.composite
def splits(draw):
    """Who took each of the sixteen; often one of them took most, as slams are rare otherwise."""
    most = draw(st.integers(0, 3))
    code = draw(st.integers(0, 4**16 - 1))
    often = draw(st.booleans())
    owner = {}
    for card in SIXTEEN.split():
        code, who = divmod(code, 4)
        owner[card] = most if often and who != 3 - most else who
    if draw(st.booleans()):
        owner |= dict.fromkeys(HEARTS.split(), most)
    return owner


exposures = st.fixed_dictionaries({card: st.sampled_from(["", "open", "secret"]) for card in ("AH", "QS", "JD", "TC")})
presets = st.builds(
    Preset,
    exposure=st.sampled_from(list(Exposure)),
    pig_flip_with_all_hearts=st.sampled_from(list(PigFlip)),
    partnership=st.sampled_from(list(Partnership)),
    small_hearts=st.booleans(),
)


def check_against_the_slow_formula(owner, ways, holders, preset):
    either = preset.exposure is Exposure.EITHER
    known = {card: way for card, way in ways.items() if either or way != "secret"}

    def exposed_by(seat, kind):
        return Hand("".join(card for card, way in known.items() if way == kind and holders[card] == seat))

    decisions = [Expose(exposed_by(seat, "open"), exposed_by(seat, "secret")) for seat in range(4)]
    factor = {"": 1, "open": 4 if either else 2, "secret": 2 if either else 1}
    times = {card: factor[way] for card, way in ways.items()}
    taken = [Hand("".join(card for card, who in owner.items() if who == seat)) for seat in range(4)]
    got = [total(lines) for lines in tally(taken, decisions, preset)]
    pairs = preset.partnership is Partnership.OPPOSITE
    assert got == slow(owner, times, preset.pig_flip_with_all_hearts.value, preset.small_hearts, pairs)


holders = st.fixed_dictionaries({card: st.integers(0, 3) for card in ("AH", "QS", "JD", "TC")})


@settings(max_examples=1000)
@given(splits(), exposures, holders, presets)
def test_Z4_score_agrees_with_a_slow_formula(owner, ways, who, preset):
    check_against_the_slow_formula(owner, ways, who, preset)


@pytest.mark.slow
@settings(max_examples=10_000)
@given(splits(), exposures, holders, presets)
def test_Z4_score_agrees_with_a_slow_formula_ten_thousand_times(owner, ways, who, preset):
    check_against_the_slow_formula(owner, ways, who, preset)


# Options.


@pytest.mark.parametrize(
    ("flip", "hearts_and_pig", "sixteen"),
    [(PigFlip.ALL_HEARTS, 300, 800), (PigFlip.ALL_SIXTEEN, 100, 800), (PigFlip.NEVER, 100, 400)],
)
def test_option_pig_flip_with_all_hearts(flip, hearts_and_pig, sixteen):
    preset = Preset(pig_flip_with_all_hearts=flip)
    assert points(f"{HEARTS} QS", preset=preset) == hearts_and_pig
    assert points(SIXTEEN, preset=preset) == sixteen


def test_option_small_hearts():
    preset = Preset(small_hearts=True)
    assert [points(card, preset=preset) for card in ("4H", "3H", "2H")] == [-10, -3, -2]
    assert points("TC 2H", "AH", preset) == -8
    assert points(HEARTS, preset=preset) == 200


def test_option_partnership_looks_at_the_pairs_cards_together():
    pairs = Preset(partnership=Partnership.OPPOSITE)

    def shared(*taken):
        return [total(lines) for lines in tally([Hand(cards) for cards in taken], [], pairs)]

    assert shared("AH KH QH JH TH 9H", "QS", "8H 7H 6H 5H 4H 3H 2H", "JD TC") == [200, 0, 200, 0]
    assert shared("TC", "AH", "QS", "") == [-200, -50, -200, -50]
    assert shared("TC", "AH", "", "JD") == [50, 50, 50, 50]
