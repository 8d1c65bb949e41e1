"""The options: read, written, refused."""

import pytest

from danzhu.games.gongzhu.preset import PRESETS, End, Partnership, Preset
from danzhu.table.option import BadOption, option_texts, options_of, overrides, with_options

CLASSIC = {
    "first_lead": "2S_holder",
    "exposure": "together",
    "pig_flip_with_all_hearts": "all_hearts",
    "partnership": "none",
    "end_total": "-1000",
    "end_latches": "yes",
    "small_hearts": "no",
}


def test_classic_is_what_the_table_of_variants_says():
    assert option_texts(PRESETS["classic"]) == CLASSIC


@pytest.mark.parametrize(("name", "text"), [(n, t) for n, spec in options_of(Preset).items() for t in spec.values])
def test_every_offered_value_can_be_set_alone(name, text):
    preset = with_options(Preset(), {name: text})
    assert option_texts(preset) == CLASSIC | {name: text}
    assert overrides(Preset(), preset) == ({name: text} if text != CLASSIC[name] else {})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(
            ("end_total", text)
            for text in ["", "1000", "0", "-0", "-01", "+1000", "0_deals", "deals", "-1000 ", "9999999_deals"]
        ),
        ("first_lead", "3S_holder"),
        ("end_latches", "true"),
        ("partnership", "adjacent"),
    ],
)
def test_an_unknown_value_is_refused(name, text):
    with pytest.raises(BadOption) as bad:
        with_options(Preset(), {name: text})
    assert (bad.value.code, bad.value.name, bad.value.value) == ("unknown_value", name, text)


def test_an_unknown_option_is_refused():
    with pytest.raises(BadOption, match="unknown_option: passing='3'"):
        with_options(Preset(), {"passing": "3"})


@pytest.mark.parametrize(
    ("end", "code"),
    [
        ({}, "match_without_end"),
        ({"low": 0}, "end_at_once"),
        ({"low": 5}, "end_at_once"),
        ({"deals": 0}, "end_at_once"),
        ({"low": -1000, "high": 500}, "end_at_once"),
        ({"high": 1000}, "end_at_once"),
        ({"low": -1000, "deals": 4}, "end_at_once"),
    ],
)
def test_an_end_that_cannot_work_is_refused(end, code):
    with pytest.raises(BadOption) as bad:
        End(**end)
    assert bad.value.code == code


@pytest.mark.parametrize("text", ["-1000", "+-1000", "-2000", "12_deals", "1_deals", "-1"])
def test_an_end_is_written_as_it_is_read(text):
    assert str(End.read(text)) == text


def test_partners_sit_opposite():
    pairs = Preset(partnership=Partnership.OPPOSITE)
    assert [pairs.partners(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert [Preset().partners(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]
