"""A block shows what the rules say, and a wrong example fails."""

import re

import pytest

from danzhu.guides.block import Reader, parse_block
from danzhu.guides.blocks.registry import drawn
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.locale import LANGUAGES, words_in

TRICK = """
left holds AS AD 4C
you: 3S3D
right: 4D4S
{0}
partner: KSKD
left: 4C !does_not_beat
left: ASAD
{1}
you: pass
right: pass
partner: pass
-> left leads
"""
TRIBUTE = """
left holds RJ AS KS
right holds AS AD KS
you holds 3S 4S
partner holds 6S 7S
left pays {0}
right pays AS
-> {1}
you returns {2}
partner returns 6S
-> {3} leads
"""
PIGS = """
right exposes QS
right holds QS 3S
you: 5S
right: QS !exposed_card_held_back
right: 3S
opposite: KS
left: 2H
-> {0}
"""

EXCHANGE = "guandan tribute level=5 finish=you,partner,right,left preset=online"

EXAMPLES = [
    ("guandan order level=5", "RJ BJ 5S AS KS 4S 2S", "RJ BJ AS 5S"),
    ("guandan play level=5", "8S 8C 8D 5H = bomb-8 (8)", "8S 8C 8D 5H = bomb-8 (7)"),
    ("guandan play", "RJ BJ = nothing", "RJ BJ = pair-RJ"),
    (
        "guandan play level=5",
        "9S 9D 9C 5H 5H = bomb-9 (9 9) | full_house-9 (5 5)",
        "9S 9D 9C 5H 5H = bomb-9 (9 9)",
    ),
    ("guandan play level=5 preset=long_runs", "9S 5H = nothing", "9S 5H = pair-9 (9)"),
    ("guandan play level=5 wild_in_pair=no", "9S 5H = nothing", "9S 5H = pair-9 (9)"),
    ("guandan beats level=5", "5S > AS", "5S !> AS"),
    ("guandan beats level=5", "KS KH !> KD KC", "KS KH > KD KC"),
    ("guandan ladder", "4S4H4D4C\n3S3H3D3C3S\nRJ RJ BJ BJ", "3S3H3D3C3S\n4S4H4D4C"),
    (
        "guandan trick level=2 preset=recreational",
        TRICK.format("-> partner to play", "-> you to play"),
        TRICK.format("-> left to play", "-> you to play"),
    ),
    (EXCHANGE, TRIBUTE.format("RJ", "RJ to you", "3S", "left"),
     TRIBUTE.format("RJ", "RJ to partner", "3S", "left")),
    (EXCHANGE, TRIBUTE.format("RJ", "RJ to you", "3S", "left"),
     TRIBUTE.format("AS", "RJ to you", "3S", "left")),
    (EXCHANGE, TRIBUTE.format("RJ", "RJ to you", "3S", "left"),
     TRIBUTE.format("RJ", "RJ to you", "3S", "you")),
    ("guandan steps", "1-2 -> +3\n1-4 -> +1", "1-2 -> +2"),
    ("guandan levels us=K them=9 declarers=us", "you partner right left -> us=A them=9",
     "you partner right left -> us=2 them=9"),
    ("guandan levels us=A them=9 declarers=us", "you right partner left -> us win", "you right left partner -> us win"),
    ("gongzhu follow", "5S QS 2D | led S | exposed QS -> 5S", "5S QS 2D | led S | exposed QS -> 5S QS"),
    ("gongzhu trick", PIGS.format("opposite takes 2H"), PIGS.format("left takes 2H")),
    ("gongzhu trick", PIGS.format("opposite takes 2H"), PIGS.format("opposite takes nothing")),
    ("gongzhu values", "TH 9H = -10", "TH 4H = -10"),
    ("gongzhu score", "AH KH | exposed AH = -180", "AH KH = -180"),
    ("gongzhu totals", "you -1000, right 250, opposite 150, left 40 -> right wins",
     "you -990, right 250, opposite 150, left 40 -> right wins"),
]  # fmt: skip


def reader(language: str = "en") -> Reader:
    return Reader(words_in(language), "guandan-rules", {})


@pytest.mark.parametrize(("info", "right", "wrong"), EXAMPLES)
def test_a_right_example_is_drawn_and_a_wrong_one_fails(info: str, right: str, wrong: str) -> None:
    assert "<figure" in drawn(parse_block(info, right), reader())
    with pytest.raises(WrongExample):
        drawn(parse_block(info, wrong), reader())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_drawn_in_the_readers_letters_with_a_text_beside(language: str) -> None:
    say = words_in(language)
    html = drawn(parse_block("guandan hand level=5", "QS 5H RJ"), reader(language))
    spoken = re.findall(r'aria-label="([^"]*)"', html)[1]
    assert say("card-spoken", rank=say("rank-spoken-Q"), suit=say("suit-S")) in spoken
    assert say("mark-spoken-wild") in spoken
    assert f"<b>{say('rank-Q')}</b>" in html


@pytest.mark.parametrize(
    ("info", "lines"),
    [
        ("guandan dance", ""),
        ("poker hand", "AS"),
        ("guandan hand level=5 pass_locks=maybe", "AS"),
        ("guandan hand preset=nobody", "AS"),
        ("guandan hand", "AS AS AS"),
        ("guandan hand", "1S"),
        ("guandan play", "AS"),
        ("guandan trick", "somebody: AS"),
        ("guandan trick", "you: AS\n-> you dances"),
        ("guandan tribute finish=you,partner,right,left", "you dances"),
        ("guandan steps", "2-3 -> +1"),
        ("guandan levels us=K", "you partner right left -> us=A"),
        ("guandan options no_such_option", ""),
        ("guandan settings", ""),
        ("guandan settings", "no_such_option=yes"),
        ("guandan settings", "start_level=1"),
        ("guandan settings", "start_level=2"),
        ("guandan settings", "return_limit=9\nreturn_fallback=none"),
        ("gongzhu follow", "5S | led X -> 5S"),
        ("gongzhu trick", "-> you takes 2H"),
    ],
)
def test_what_cannot_be_read_is_a_fault_that_says_so(info: str, lines: str) -> None:
    with pytest.raises(BadGuide):
        drawn(parse_block(info, lines), reader())
