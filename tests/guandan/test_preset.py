"""The preset table of rules/guandan.md, and option sets that cannot work."""

import pytest

from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.table import BadOption
from danzhu.table.option import option_texts, options_of, overrides, with_options

# The table at the end of the articles, row by row: recreational, long_runs, online, competition.
TABLE = {
    "first_lead": ("turned_card", "holder_of_2D", "random", "turned_plain_card"),
    "start_level": ("2", "2", "2", "2"),
    "straight_length": ("5", "5+", "5", "5"),
    "tube_pairs": ("3", "2+", "3", "3"),
    "plate_triples": ("2", "2+", "2", "2"),
    "level_in_straight": ("yes", "no", "yes", "yes"),
    "wild_in_pair": ("yes", "no", "yes", "yes"),
    "straight_flush": ("above_five", "off", "above_five", "above_five"),
    "one_suit_straight": ("no", "yes", "no", "no"),
    "two_pairs_and_wild": ("either", "either", "either", "higher"),
    "pass_locks": ("no", "yes", "no", "no"),
    "ends_on_one_two": ("yes", "no", "yes", "yes"),
    "promotion": ("3/2/1", "3/2/1", "3/2/1", "3/2/1"),
    "ace_win": ("1-2,1-3", "any", "1-2,1-3", "1-2,1-3"),
    "ace_fail_limit": ("none", "none", "none", "3"),
    "tribute": ("yes", "yes", "yes", "yes"),
    "tribute_on_one_four": ("yes", "no", "yes", "yes"),
    "tribute_card": ("highest", "highest_plain", "highest", "highest"),
    "return_limit": ("T", "T", "T", "T"),
    "return_excludes_received": ("yes", "no", "no", "no"),
    "resistance": ("yes", "no", "yes", "yes"),
    "next_lead": ("payer", "first", "payer", "payer"),
    "count_announce": ("on_request", "none", "none", "announce"),
    "move_clock": ("none", "none", "none", "40/20/2"),
    "unnamed_reading": ("ask", "ask", "ask", "strongest"),
}


@pytest.mark.parametrize("name", TABLE)
def test_presets_are_the_table_of_the_articles(name: str) -> None:
    assert tuple(option_texts(preset)[name] for preset in PRESETS.values()) == TABLE[name]


@pytest.mark.parametrize("base", PRESETS)
@pytest.mark.parametrize("name", options_of(Preset))
def test_every_option_can_be_set_alone(base: str, name: str) -> None:
    for text in options_of(Preset)[name].values:
        if (name, text) == ("return_fallback", "none"):
            continue  # works with a higher limit only: see below
        changed = with_options(PRESETS[base], {name: text})
        assert option_texts(changed)[name] == text
        assert set(overrides(PRESETS[base], changed)) <= {name}
        assert with_options(PRESETS[base], overrides(PRESETS[base], changed)) == changed


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("colour", "red", "unknown_option"),
        ("tribute", "maybe", "unknown_value"),
        ("straight_length", "5-0", "straight_length"),
        ("straight_length", "9-7", "straight_length"),
        ("tube_pairs", "3-0", "tube_pairs"),
        ("plate_triples", "2-0", "plate_triples"),
        ("first_lead", "youngest", "unknown_value"),
        ("first_lead", "holder_of_1D", "lead_card_not_in_pack"),
        ("start_level", "BJ", "unknown_value"),
        ("start_level", "1", "unknown_value"),
        ("straight_length", "4", "straight_length"),
        ("straight_length", "14", "straight_length"),
        ("straight_length", "7-6", "straight_length"),
        ("straight_length", "five", "unknown_value"),
        ("tube_pairs", "1", "tube_pairs"),
        ("plate_triples", "10", "plate_triples"),
        ("bomb_sizes", "3,4", "bomb_sizes"),
        ("bomb_sizes", "4,11", "bomb_sizes"),
        ("promotion", "3/2", "promotion"),
        ("promotion", "0/0/0", "promotion"),
        ("promotion", "3/2/-1", "promotion"),
        ("ace_fail_limit", "0", "unknown_value"),
        ("return_fallback", "none", "nothing_to_return"),
        ("move_clock", "0/20/2", "move_clock"),
        ("move_clock", "40", "unknown_value"),
        ("seats", "6", "table_size"),
        ("packs", "3", "table_size"),
    ],
)
def test_an_impossible_set_is_refused_with_its_reason(name: str, text: str, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        with_options(Preset(), {name: text})
    assert caught.value.code == code


def test_G3_7_no_straight_has_thirteen_ranks_where_the_level_is_kept_out() -> None:
    with pytest.raises(BadOption, match="straight_length"):
        with_options(PRESETS["long_runs"], {"straight_length": "13"})
    assert with_options(PRESETS["long_runs"], {"straight_length": "12"})


def test_a_return_rule_without_fallback_works_where_a_card_is_always_left() -> None:
    assert with_options(Preset(), {"return_fallback": "none", "return_limit": "K"})
    with pytest.raises(BadOption, match="nothing_to_return"):
        with_options(Preset(), {"return_fallback": "none", "return_limit": "Q"})
