"""Shelf: the puzzles that ship with danzhu, by game, the easier ones first."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from danzhu.puzzles.puzzle import Puzzle, read_puzzle

GAMES: Final = ("guandan", "gongzhu")


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Every puzzle of a game, in order; raises `KeyError` for an unknown game.

    >>> {puzzle.game for puzzle in puzzles("gongzhu")}
    {'gongzhu'}
    """
    if game not in GAMES:
        raise KeyError(game)
    text = files("danzhu.puzzles").joinpath("data", f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(read_puzzle(json.loads(line)) for line in text.splitlines())


@cache
def places(game: str) -> dict[str, int]:
    """The number of each puzzle on its shelf by its id, from 1."""
    return {puzzle.id: number for number, puzzle in enumerate(puzzles(game), 1)}


def puzzle_named(game: str, name: str) -> Puzzle:
    """A puzzle by its id; raises `KeyError`."""
    return puzzles(game)[places(game)[name] - 1]
