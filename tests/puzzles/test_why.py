"""Why a solution is right is told from its line: each thing that is told is so by the rules, whatever words say it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate, pairwise
from typing import Any

import pytest
from markupsafe import escape

from danzhu.cards import Card, Hand, Suit
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.trick import taken, taker
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.trick import unbeaten
from danzhu.games.registry import game_named
from danzhu.locale import LANGUAGES, words_in
from danzhu.puzzles.gongzhu import why as gongzhu
from danzhu.puzzles.ground import Because, Ground
from danzhu.puzzles.guandan import why as guandan
from danzhu.puzzles.mine import MINES
from danzhu.puzzles.page import SHOWS, puzzle_sheet
from danzhu.puzzles.puzzle import Choice, Puzzle, Theme
from danzhu.puzzles.shelf import GAMES, puzzles
from danzhu.table import Seat

EVERY = [pytest.param(puzzle, id=puzzle.id) for game in GAMES for puzzle in puzzles(game)]
SHORT = [each for each in EVERY if each.values[0].game == "guandan"]
LONG = [each for each in EVERY if each.values[0].game == "gongzhu"]


def states(puzzle: Puzzle, choice: Choice) -> list[Any]:
    """The position, and the state after each action of a line."""
    game = game_named(puzzle.game)
    first = MINES[puzzle.game].state(puzzle.preset, dict(puzzle.position))

    def after(state: Any, done: tuple[int, str]) -> Any:
        return game.apply(state, Seat(done[0]), game.read_action(state, Seat(done[0]), done[1]))

    return list(accumulate(choice.line, after, initial=first))


@pytest.mark.parametrize("puzzle", EVERY)
def test_a_theme_is_what_the_position_and_the_lines_make_it(puzzle: Puzzle) -> None:
    mine = MINES[puzzle.game]
    state = mine.state(puzzle.preset, dict(puzzle.position))
    assert mine.theme(state, puzzle.choices, puzzle.tempting) is puzzle.theme


@pytest.mark.parametrize("puzzle", SHORT)
def test_what_becomes_of_a_choice_is_what_the_rules_make_of_it(puzzle: Puzzle) -> None:
    for choice in puzzle.choices:
        first, *_, last = walked = states(puzzle, choice)
        told = guandan.fate(puzzle, choice)
        trick = next((each.tricks[0] for each in walked if each.tricks), last.trick)
        assert told.trick == unbeaten(trick)[0]
        assert told.out == next(iter(last.finish[len(first.finish) :]), None)
        assert abs(told.counts) in (1, 2, 3)
        assert (told.counts > 0) is (last.finish[0] in (0, 2))
        if puzzle.shown == "all":
            assert told.counts == choice.value[0]


@pytest.mark.parametrize("puzzle", LONG)
def test_what_becomes_of_a_card_is_what_the_piles_say(puzzle: Puzzle) -> None:
    for choice in puzzle.choices:
        first, *_, last = states(puzzle, choice)
        told = gongzhu.fate(puzzle, choice)
        piles = taken(last.tricks, 4)
        assert told.trick == taker(last.tricks[len(first.tricks)])
        owners = {card: next(seat for seat, pile in enumerate(piles) if Card(card) in pile) for card in told.cards}
        assert told.cards == owners
        before = taken(first.tricks, 4)
        assert set(told.cards) == {
            card for card in ("QS", "JD", "TC") if not any(Card(card) in pile for pile in before)
        }
        assert told.counts == total(tally(piles, last.exposures, last.preset)[0])


def mine(puzzle: Puzzle) -> list[Play]:
    """What the solver plays in the solution's line, in order."""
    walked, line = states(puzzle, puzzle.solution), puzzle.solution.line
    acts = [GUANDAN.read_action(now, Seat(who), text) for now, (who, text) in zip(walked, line, strict=False)]
    return [act for act, (who, _) in zip(acts, line, strict=True) if who == 0 and isinstance(act, Play)]


def is_so(puzzle: Puzzle, because: Because) -> bool:
    """Whether a ground of a puzzle of Guandan is true, looked up in another way than it was found."""
    walked = states(puzzle, puzzle.solution)
    first, plays = walked[0], mine(puzzle)
    trick_over = next((each for each in walked if each.tricks), walked[-1])
    now = puzzle.solution.do != "pass"
    match because.ground:
        case Ground.STANDS:
            return bool(trick_over.tricks) and trick_over.trick.leader == 0 and unbeaten(trick_over.tricks[0])[0] == 0
        case Ground.BEATEN:
            top = next(each for each in walked[2:] if unbeaten(each.trick)[0] != 0)
            return unbeaten(top.trick) == (because.who, because.play)
        case Ground.BOMB_LATER:
            return because.play in plays[now:] and because.play.reading.kind.is_bomb
        case Ground.BOMB_NEVER:
            return not any(play.reading.kind.is_bomb for play in plays[now:])
        case Ground.WILD_NOW:
            return now and because.play == plays[0] and wild(first.level) in plays[0].cards
        case Ground.WILD_LATER:
            used = [play for play in plays if wild(first.level) in play.cards]
            return used[0] == because.play != (plays[0] if now else None)
        case Ground.WILD_NEVER:
            return walked[-1].hands[0].count(wild(first.level)) == first.hands[0].count(wild(first.level))
        case Ground.WIND_YOU | Ground.WIND_PARTNER:
            out, leads = (0, 2) if because.ground is Ground.WIND_YOU else (2, 0)
            return any(
                after.trick.leader == leads and unbeaten(after.tricks[-1])[0] == out and not after.hands[out]
                for before, after in pairwise(walked)
                if len(after.tricks) > len(before.tricks) and GUANDAN.to_act(after)
            )
        case Ground.FED:
            return unbeaten(trick_over.tricks[0] if trick_over.tricks else trick_over.trick) == (2, because.play)
        case Ground.PARTNER_TAKES:
            return unbeaten(trick_over.tricks[0] if trick_over.tricks else trick_over.trick)[0] == 2
        case Ground.ONE_LEFT:
            return because.who in (1, 3) and len(first.hands[because.who]) == 1
        case Ground.OUT_AFTER:
            return sum((play.cards for play in plays), Hand()) == first.hands[0] and len(plays) == because.count
        case Ground.SPLIT:
            ranks = Counter(card.rank for card in first.hands[0])
            spent = Counter(card.rank for card in plays[0].cards)
            return 0 < spent[because.rank] == because.count < because.held == ranks[because.rank]
        case Ground.TAKES_LATER:
            return any(unbeaten(trick) == (0, because.play) for trick in walked[-1].tricks)
        case Ground.COMES_LATER:
            return because.play in plays[now:] and GUANDAN.action_text(because.play) in puzzle.tempting
        case _:
            return False


@pytest.mark.parametrize("puzzle", SHORT)
def test_every_ground_of_guandan_is_so(puzzle: Puzzle) -> None:
    for because in guandan.grounds(puzzle):
        assert is_so(puzzle, because), because


def test_a_ground_that_is_not_so_is_found_out() -> None:
    puzzle = next(each for each in puzzles("guandan") if each.theme is Theme.RUN_OUT)
    (because,) = guandan.grounds(puzzle)
    assert is_so(puzzle, because)
    wrong = [Because(ground, count=because.count + 1) for ground in (Ground.OUT_AFTER, Ground.PARTNER_TAKES)]
    assert not any(is_so(puzzle, each) for each in (*wrong, Because(Ground.ONE_LEFT, who=2)))


@pytest.mark.parametrize("puzzle", [each for each in LONG if each.values[0].theme.startswith(("slam", "flush"))])
def test_every_ground_of_gong_zhu_is_so(puzzle: Puzzle) -> None:
    def hearts(choice: Choice) -> list[int]:
        piles = taken(states(puzzle, choice)[-1].tricks, 4)
        return [sum(card.suit is Suit.HEARTS for card in pile) for pile in piles]

    (because,) = gongzhu.grounds(puzzle)
    wrong = [choice for choice in puzzle.choices if choice.do in puzzle.tempting]
    match because.ground:
        case Ground.SLAM_MADE:
            assert hearts(puzzle.solution)[0] == 13
            assert any(hearts(choice)[0] < 13 for choice in wrong)
        case Ground.SLAM_STOPPED:
            assert max(hearts(puzzle.solution)) < 13
            assert any(hearts(choice)[because.who] == 13 for choice in wrong)
        case Ground.ROUNDS:
            first, *_, last = states(puzzle, puzzle.solution)
            led = [(trick[0][1].suit, Card("QS") in [card for _, card in trick]) for trick in last.tricks]
            fallen = next(at for at, (_, pig) in enumerate(led) if pig)
            assert led[fallen][0] is Suit.SPADES
            assert Card("QS") not in (*first.hands[0], *taken(last.tricks, 4)[0])
            assert because.count == sum(suit is Suit.SPADES for suit, _ in led[len(first.tricks) : fallen + 1]) > 0
        case _:
            raise AssertionError(because)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_every_puzzle_says_why(language: str) -> None:
    say = words_in(language)
    for game in GAMES:
        for puzzle in puzzles(game):
            body, show = str(puzzle_sheet(puzzle, say).body), SHOWS[game]
            assert body.count(say(f"puzzle-why-{puzzle.theme}")) == 2, "in the verdict and in the solution"
            assert all(escape(words) in body for words in show.why(puzzle, say))
            assert body.count('class="fates"') == 2
            assert not re.search(r"[，。；：！？、] ", body), "its space is its own"
            cells = [show.fate_cells(puzzle, choice, say) for choice in (puzzle.solution, *puzzle.choices[1:])]
            assert all(each != cells[0] for each in cells[1:]), "what becomes of the others is something else"


def test_every_ground_has_words_of_its_own() -> None:
    for language in LANGUAGES:
        say = words_in(language)
        given = {"who": "w", "play": "p", "count": 2, "held": 3, "ranks": "r"}
        assert len({say(f"puzzle-ground-{ground}", **given) for ground in Ground}) == len(Ground)
