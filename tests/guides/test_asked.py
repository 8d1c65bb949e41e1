"""What a guide is asked: any cards to try, any pile to add up, and any text at all; the answers are the rules' own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.guandan import oracle

from danzhu.cards import SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.preset import PRESETS
from danzhu.guides.block import parse_block
from danzhu.guides.blocks import score, trying
from danzhu.guides.page import guide
from danzhu.guides.tell import reading_words
from danzhu.locale import LANGUAGES, words_in

KINDS = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHDC"] + ["BJ", "RJ"]
CARDS = st.integers(0, 12).flatmap(
    # A few neighbouring ranks, so that the cards are something more often than not.
    lambda low: st.lists(st.sampled_from([*KINDS[4 * low : 4 * low + 8], "5H", "RJ", "BJ"]), max_size=6)
)
FOREIGN = [
    "VS",
    "DC",
    "RH",
    "D♠",
    "10♥",
    "♠A",
    "Q♣️",
    "红桃A",
    "梅花10",
    "大王",
    "ás",
    "Dame",
    "２Ｓ",
    "7S7H=pair-7",
    "pass",
]
TEXTS = st.one_of(st.text(max_size=60), st.lists(st.sampled_from([*KINDS, *FOREIGN, "10S", ",", ";"])).map(" ".join))


def few(cards: Sequence[str]) -> list[str]:
    """No card oftener than two packs have it."""
    return [card for at, card in enumerate(cards) if cards[:at].count(card) < 2]


@given(
    cards=CARDS.map(few),
    over=CARDS.map(few),
    level=st.sampled_from(SUITED_RANKS),
    preset=st.sampled_from(sorted(PRESETS)),
    language=st.sampled_from(LANGUAGES),
)
def test_cards_that_are_tried_are_what_the_rules_say(
    cards: list[str], over: list[str], level: Rank, preset: str, language: str
) -> None:
    say, rules = words_in(language), PRESETS[preset]
    html = trying.answer(trying.Question(" ".join(cards), "".join(over), level, preset), say)
    readings = oracle.readings(Hand(" ".join(cards)), level, rules) if cards else {}
    tables = oracle.readings(Hand(" ".join(over)), level, rules) if over else {}
    answered = re.split("<h3>", html)[1:]
    assert len(answered) == len(readings)
    signs = {True: say("guide-beats"), False: say("guide-beats-not")}
    told = sorted(
        (unescape(part.partition("</h3>")[0]), *sorted(unescape(each) for each in re.findall(r"<p>([^<]*)</p>", part)))
        for part in answered
    )
    said = sorted(
        (
            reading_words(reading, say, next(iter(stands))),
            *sorted(f"{signs[beats(reading, table, level, rules)]} {reading_words(table, say)}" for table in tables),
        )
        for reading, stands in readings.items()
    )
    heads = {say("guide-it-beats"), say("guide-beats-nothing")}
    assert [(each[0], *(text for text in each[1:] if text not in heads)) for each in told] == said


def by_hand(taken: set[str], exposed: set[str], exposure: str, flip: str, small: str) -> int:
    """Points for a pile, added up from the articles (Z4.1-4)."""
    shown = set() if exposure == "none" else exposed
    times = 4 if exposure == "open_or_secret" else 2
    factor = {card: times if card in shown else 1 for card in ("AH", "QS", "JD", "TC")}
    worth = {"A": 50, "K": 40, "Q": 30, "J": 20, "4": 0, "3": 0, "2": 0}
    if small == "yes":
        worth |= {"4": 10, "3": 3, "2": 2}
    hearts = [card for card in taken if card[1] == "H"]
    total = (200 if len(hearts) == 13 else -sum(worth.get(card[0], 10) for card in hearts)) * factor["AH"]
    if "QS" in taken:
        flips = {"all_hearts": len(hearts) == 13, "all_16": len(taken) == 16, "never": False}[flip]
        total += (100 if flips else -100) * factor["QS"]
    total += 100 * factor["JD"] if "JD" in taken else 0
    if taken == {"TC"}:
        return 50 * factor["TC"]
    return total * 2 * factor["TC"] if "TC" in taken else total


POINTS = [f"{rank}H" for rank in "23456789TJQKA"] + ["QS", "JD", "TC"]
PILES = st.one_of(
    st.sets(st.sampled_from(POINTS)), st.sets(st.sampled_from(POINTS), max_size=3).map(set(POINTS).difference)
)


@given(
    taken=PILES,
    exposed=st.sets(st.sampled_from(["AH", "QS", "JD", "TC"])),
    exposure=st.sampled_from(["none", "together", "sequential", "open_or_secret"]),
    flip=st.sampled_from(["all_hearts", "all_16", "never"]),
    small=st.sampled_from(["yes", "no"]),
)
def test_Z4_a_pile_counts_what_the_articles_make_of_it(
    taken: set[str], exposed: set[str], exposure: str, flip: str, small: str
) -> None:
    options = {"exposure": exposure, "pig_flip_with_all_hearts": flip, "small_hearts": small}
    asked = score.asked_sum(sorted(taken), sorted(exposed), options)
    *lines, (_, total) = score.answer(asked, words_in("en"))
    assert int(total.replace("−", "-")) == by_hand(taken, exposed, exposure, flip, small)
    assert len(lines) == len(set(lines))


@given(
    page=st.sampled_from(["guandan-wilds", "gongzhu-scoring"]),
    language=st.sampled_from(LANGUAGES),
    asked=st.dictionaries(
        st.sampled_from(["cards", "over", "level", "preset", "taken", "exposed", *score.OPTIONS]), TEXTS
    ),
)
@pytest.mark.slow
def test_any_text_is_answered_and_nothing_of_it_is_html(page: str, language: str, asked: dict[str, str]) -> None:
    asked = {name: f"<b>{text}" if name in ("cards", "over") else text for name, text in asked.items()}
    body = str(guide(language, page, asked).body)
    answer = body.partition('class="answer"')[2].partition("</section>")[0]
    assert answer
    assert "<b>&lt;" not in answer
    assert body.count("<b>") == body.count("</b>"), "what was asked is shown as text"


@pytest.mark.parametrize("text", ["1" * 200, "A" * 5000, *FOREIGN])
def test_what_is_no_card_is_said_to_be_none(text: str) -> None:
    for language in LANGUAGES:
        say = words_in(language)
        question = trying.asked_question({"cards": text}, parse_block("guandan try", ""))
        assert "<h3>" not in trying.answer(question, say)
