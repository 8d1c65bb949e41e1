"""Why: what the lines of a puzzle of Gong Zhu show of its solution, theme by theme."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import GOAT, PIG, TRANSFORMER
from danzhu.games.gongzhu.trick import taker
from danzhu.puzzles.gongzhu.position import state_of
from danzhu.puzzles.gongzhu.steps import steps
from danzhu.puzzles.gongzhu.theme import has_all, played_out, rounds_to_the_pig, who_takes
from danzhu.puzzles.ground import Because, Fate, Ground
from danzhu.puzzles.puzzle import Choice, Puzzle, Theme
from danzhu.table.seat import Seat

WATCHED: Final = (PIG, GOAT, TRANSFORMER)


def fate(puzzle: Puzzle, choice: Choice) -> Fate:
    """What becomes of a choice: the points that the solver counts, and the takers of pig, goat and transformer where
    they are still out."""
    state = state_of(puzzle.preset, puzzle.position)
    after = played_out(state, choice.line)
    cards = {}
    for card in WATCHED:
        to = who_takes(state, choice.line, card)
        if to is not None:
            cards[card.text] = to
    _, points = steps(state, choice.line)
    return Fate(int(taker(after.tricks[len(state.tricks)])), None, cards, points[0])


def grounds(puzzle: Puzzle) -> Iterator[Because]:
    """What is so in the solution's line and belongs to the puzzle's theme; of most themes the fates say it all."""
    state = state_of(puzzle.preset, puzzle.position)
    line = puzzle.solution.line
    match puzzle.theme:
        case Theme.SLAM_ATTACK:
            assert has_all(state, line, 0)
            yield Because(Ground.SLAM_MADE)
        case Theme.SLAM_DEFENCE:
            (threat,) = GONGZHU.view(state, Seat(0)).slam_threat
            yield Because(Ground.SLAM_STOPPED, who=int(threat))
        case Theme.FLUSH_PIG:
            yield Because(Ground.ROUNDS, count=rounds_to_the_pig(state, line))
        case _:
            return
