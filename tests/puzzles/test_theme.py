"""Themes: what a position is said to be about, where two themes lie near each other."""

from __future__ import annotations

from collections.abc import Iterator

from danzhu.cards import Card
from danzhu.games.gongzhu.state import State
from danzhu.puzzles.mine import MINES
from danzhu.puzzles.puzzle import Puzzle, Theme
from danzhu.puzzles.shelf import puzzles


def led(*themes: Theme) -> Iterator[tuple[Puzzle, State]]:
    """The puzzles of Gong Zhu in which the solver leads, of some themes."""
    for puzzle in puzzles("gongzhu"):
        state = MINES["gongzhu"].state(puzzle.preset, dict(puzzle.position))
        if not state.trick and puzzle.theme in themes:
            yield puzzle, state


def test_which_suit_to_lead_is_asked_only_where_another_suit_tempts() -> None:
    for puzzle, _ in led(Theme.EXIT, Theme.ORDER):
        own = Card(puzzle.solution.do).suit
        others = {Card(each).suit for each in puzzle.tempting} - {own}
        assert bool(others) is (puzzle.theme is Theme.EXIT), puzzle.id


def test_a_low_spade_that_drives_no_pig_out_is_only_a_suit_to_lead() -> None:
    # Its eight of spades is taken by the ace; the pig falls three tricks later, on a club.
    (puzzle,) = (puzzle for puzzle, _ in led(Theme.EXIT) if puzzle.id == "f56687")
    assert puzzle.solution.do == "8S"
    assert all(Card(puzzle.solution.do).rank < Card("QS").rank for puzzle, _ in led(Theme.FLUSH_PIG))


def test_beat_it_now_is_said_where_nothing_tempts_but_the_pass() -> None:
    for puzzle in puzzles("guandan"):
        only_pass = set(puzzle.tempting) == {"pass"}
        assert not (puzzle.theme is Theme.PRESS and not only_pass)
        assert not (only_pass and puzzle.theme not in (Theme.PRESS, Theme.OVERTAKE)), puzzle.id
