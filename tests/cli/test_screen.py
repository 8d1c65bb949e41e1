"""What the screens show, and what they must not."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import danzhu.cli
from danzhu.cards import Card, Hand
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.registry import SCREENS
from danzhu.cli.screen.screen import Order
from danzhu.games.gongzhu.action import Expose
from danzhu.games.guandan.levels import Result
from danzhu.games.registry import GAMES
from danzhu.locale import LANGUAGES, words_in
from danzhu.table import Decided, Match, Seat
from danzhu.table.match import begin, deal_next, decide
from danzhu.table.option import with_options

NAMES = ("you", "right", "opposite", "left")


def ink(language: str = "en", *, plain: bool = True, seat: int | None = 0) -> Ink:
    return Ink(words_in(language), plain, None if seat is None else Seat(seat), NAMES)


def shown(game: str, match: Match, seat: Seat, plain: bool) -> str:
    """Everything a screen can show a seat at one moment, but for the menu."""
    screen, view = SCREENS[game], match.game.view(match.state, seat)
    brush = ink(plain=plain, seat=seat)
    lines = [*screen.opened(view, brush), *screen.table(view, brush), *screen.counts(view, brush)]
    for order in Order:
        lines += screen.hand(view, order, brush)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10_000), plies=st.integers(0, 40), plain=st.booleans())
def test_what_is_shown_does_not_depend_on_what_the_seat_cannot_see(
    game: str, seed: int, plies: int, plain: bool
) -> None:
    rules, rng = GAMES[game], Random(seed)
    preset = rules.presets[rng.choice(list(rules.presets))]
    match = begin(rules, preset)
    if game == "guandan" and rng.random() < 0.7:
        # A later deal, with its tribute or resistance.
        finish = tuple(Seat(seat) for seat in rng.sample(range(4), 4))
        match = replace(match, standing=rules.settle(match.standing, Result(preset, finish, (0, 0))))
    match = deal_next(match, rules.deal(preset, match.standing, rng))
    for _ in range(plies):
        if match.between_deals:
            break
        seat = rng.choice(rules.to_act(match.state))
        match, _ = decide(match, seat, next(rules.legal_actions(match.state, seat)))
    seat = Seat(rng.randrange(4))
    other = rules.sample(rules.view(match.state, seat), rng)
    twin = Match(rules, preset, match.standing, other, match.deals)
    assert shown(game, match, seat, plain) == shown(game, twin, seat, plain)


def test_Z2_cards_exposed_unseen_are_told_to_their_holder_alone() -> None:
    rules = GAMES["gongzhu"]
    preset = with_options(rules.presets["classic"], {"exposure": "open_or_secret"})
    match = begin(rules, preset)
    match = deal_next(match, rules.deal(preset, match.standing, Random(1)))
    holder = next(Seat(seat) for seat, hand in enumerate(match.state.hands) if Card("QS") in hand)
    before, event = match, None
    for seat in range(4):
        choice = Expose(secretly=Hand("QS")) if seat == holder else Expose()
        match, event = decide(match, Seat(seat), choice)
    assert isinstance(event, Decided)
    for seat in range(4):
        views = (rules.view(each.state, Seat(seat)) for each in (before, match))
        first, second = views
        lines = SCREENS["gongzhu"].told(first, event, second, ink(seat=seat))
        text = "\n".join(line.plain for line in lines)
        assert ("queen of spades" in text) == (seat == holder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_by_locale(language: str) -> None:
    brush = ink(language, plain=False)
    expected = {"en": "Q♠ 10♥ BJ", "fr": "D♠ 10♥ JN", "pt": "Q♠ 10♥ JP", "zh": "♠Q ♥10 小王"}
    assert brush.row(brush.card(Card(text)) for text in ("QS", "TH", "BJ")).plain == expected[language]


def test_wild_and_level_cards_are_marked_by_more_than_colour() -> None:
    for plain, marks in ((True, ("5 of hearts", "(wild)")), (False, ("5♥★",))):
        text = ink(plain=plain).card(Card("5H"), "wild").plain
        assert all(mark.replace("5 of", "five of") in text for mark in marks)


WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|[^\W\d_]{2,}([.!?:] |[!?]$)|[\u4e00-\u9fff]")
"""Two words in a row, a word that ends a sentence, or anything Chinese."""


def constants(file: Path) -> Iterator[str]:
    """The texts of a source file that might be shown: docstrings and what asserts say apart."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    apart = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    apart |= {id(node.msg) for node in ast.walk(tree) if isinstance(node, ast.Assert)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            yield node.value


def is_script(text: str) -> bool:
    """Whether a text is for a browser that is measured: a program, or an object's own notation."""
    return any(name in text for name in ("querySelector", "localStorage", "performance.now")) or text.startswith("{")


def test_the_code_of_the_command_has_no_words_for_people() -> None:
    commands = {"danzhu: ", "danzhu presets --markdown", "--lang LANG"}
    sources = Path(danzhu.cli.__file__).parent.rglob("*.py")
    found = {text for file in sources for text in constants(file) if WORDS.search(text) and not is_script(text)}
    assert found - commands == set()
