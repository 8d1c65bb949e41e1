"""What an answer is: right, wrong, refused by the rules, or in need of a reading."""

from __future__ import annotations

from dataclasses import replace

import pytest

from danzhu.cards import BadText, Hand
from danzhu.puzzles.judge import judge
from danzhu.puzzles.puzzle import Choice, Puzzle, Shown, Theme
from danzhu.puzzles.shelf import GAMES, puzzles
from danzhu.table import Refusal


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_right_and_everything_else_is_wrong(game: str) -> None:
    for puzzle in puzzles(game):
        for at, choice in enumerate(puzzle.choices):
            cards, _, reading = choice.do.partition("=")
            given = ["pass"] if cards == "pass" else [card.text for card in Hand(cards)]
            verdict = judge(puzzle, given, reading)
            assert (verdict.choice, verdict.is_right) == (at, at == 0)
            for same in choice.also:
                assert judge(puzzle, [same]).choice == at


def made(*hands: str, trick: tuple[tuple[int, str], ...] = (), do: tuple[str, ...]) -> Puzzle:
    position = {"level": "5", "hands": list(hands), "finish": [], "trick": [list(each) for each in trick]}
    choices = tuple(Choice(each, (0.0,), ((0, each),)) for each in do)
    return Puzzle("made", "guandan", "recreational", Shown.ALL, Theme.ORDER, 1, position, choices)


def test_G2_7_cards_with_two_readings_ask_for_one() -> None:
    puzzle = made("7S7H8S8H5H", "2S", "3S", "4S", do=("7S7H8S8H5H=full_house-7", "7S7H8S8H5H=full_house-8"))
    cards = ["7S", "7H", "8S", "8H", "5H"]
    assert judge(puzzle, cards).readings == ("full_house-8", "full_house-7")
    assert judge(puzzle, cards, "full_house-8").choice == 1
    assert judge(puzzle, cards, "bomb-8").refusal is Refusal.NO_SUCH_READING


def test_cards_that_are_alike_are_the_same_answer() -> None:
    puzzle = made("7S 7H 9C", "2S", "3S", "4S", do=("9C=single-9", "7S=single-7", "7S7H=pair-7"))
    assert judge(puzzle, ["7H"]).choice == 1


def test_what_the_rules_refuse_is_no_answer() -> None:
    trick = ((3, "TS=single-T"),)
    puzzle = made("7S 7H JC", "2S", "3S", "4S", trick=trick, do=("JC=single-J", "pass"))
    assert judge(puzzle, ["7S"]).refusal is Refusal.DOES_NOT_BEAT
    assert judge(puzzle, ["7S", "JC"]).refusal is Refusal.NO_SUCH_READING
    assert judge(puzzle, ["8S"]).refusal is Refusal.CARDS_NOT_HELD
    assert judge(puzzle, ["pass"]).choice == 1
    leading = replace(puzzle, position={**puzzle.position, "trick": []})
    assert judge(leading, ["pass"]).refusal is Refusal.LEADER_MUST_PLAY
    puzzle = puzzles("gongzhu")[0]
    assert judge(puzzle, []).refusal is Refusal.CARDS_NOT_HELD


@pytest.mark.parametrize(
    ("cards", "reading", "code"), [(["XX"], "", "unknown_card"), (["7S"], "x-7", "unknown_reading")]
)
def test_what_cannot_be_read_says_why(cards: list[str], reading: str, code: str) -> None:
    puzzle = made("7S", "2S", "3S", "4S", do=("7S=single-7",))
    with pytest.raises(BadText) as bad:
        judge(puzzle, cards, reading)
    assert bad.value.code == code
