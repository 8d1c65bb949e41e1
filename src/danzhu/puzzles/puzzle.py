"""Puzzle: one position, what can be done in it, and what each of that leads to. A line of JSON in a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from danzhu.cards import Word
from danzhu.table.game import Json


class Shown(Word):
    """What the solver is shown."""

    ALL = "all"
    """Every hand."""
    OWN = "own"
    """The own hand, how many cards the others hold, and which cards are still out."""


class Theme(Word):
    """What a puzzle is about: a closed list of stable codes, which are only ever added."""

    # Guandan
    KEEP_BOMB = "keep_bomb"
    USE_BOMB = "use_bomb"
    WILD = "wild"
    WIND = "wind"
    FEED_PARTNER = "feed_partner"
    LEAVE_PARTNER = "leave_partner"
    OVERTAKE = "overtake"
    BLOCK = "block"
    RUN_OUT = "run_out"
    SPLIT = "split"
    HOLD = "hold"
    PRESS = "press"
    # Gong Zhu
    SLAM_ATTACK = "slam_attack"
    SLAM_DEFENCE = "slam_defence"
    DROP_PIG = "drop_pig"
    DODGE_PIG = "dodge_pig"
    FLUSH_PIG = "flush_pig"
    GUARD_PIG = "guard_pig"
    WIN_GOAT = "win_goat"
    TRANSFORMER = "transformer"
    DUCK = "duck"
    RISE = "rise"
    SHED = "shed"
    EXIT = "exit"
    # Both
    ORDER = "order"


Line = tuple[tuple[int, str], ...]
"""Who does what, in order: seats and actions as text."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be done, as an action's text, and what it leads to.

    `also` are cards that are as good as the one played (Gong Zhu; in Guandan the rules say which cards are alike).
    `value`: for Guandan the levels that the solver's team wins (its opponents: negative); for Gong Zhu three figures in
    points against the mean of the others: all others join against the solver, each plays for himself and against him
    where he does not care, or for him. Where only the own hand is shown, the means over all deals that look the same.
    `line`: the action and what follows when everybody plays well, to the end.
    """

    do: str
    value: tuple[float, ...]
    line: Line
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which seat 0, the solver, is to act.

    `position` is the game's own part (`position.py` of each game reads it). `choices` are all that can be done, what is
    alike counted once, the best first; it alone is right. `tempting` are wrong ones that players fall for.
    """

    id: str
    game: str
    preset: str
    shown: Shown
    theme: Theme
    grade: int
    position: Mapping[str, Any] = field(hash=False)
    choices: tuple[Choice, ...]
    tempting: tuple[str, ...] = field(default=())

    @property
    def solution(self) -> Choice:
        """The best choice."""
        return self.choices[0]


def puzzle_json(puzzle: Puzzle) -> Json:
    """A puzzle as an object of JSON."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "preset": puzzle.preset,
        "shown": puzzle.shown.value,
        "theme": puzzle.theme.value,
        "grade": puzzle.grade,
        "position": dict(puzzle.position),
        "choices": [_choice_json(choice) for choice in puzzle.choices],
        "tempting": list(puzzle.tempting),
    }


def _choice_json(choice: Choice) -> Json:
    also = {"also": list(choice.also)} if choice.also else {}
    line = " ".join(f"{seat}:{action}" for seat, action in choice.line)
    return {"do": choice.do, **also, "value": list(choice.value), "line": line}


def read_puzzle(json: Json) -> Puzzle:
    """The puzzle from an object of JSON; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
    return Puzzle(
        id=json["id"],
        game=json["game"],
        preset=json["preset"],
        shown=Shown(json["shown"]),
        theme=Theme(json["theme"]),
        grade=int(json["grade"]),
        position=json["position"],
        choices=tuple(map(_read_choice, json["choices"])),
        tempting=tuple(json["tempting"]),
    )


def _read_choice(json: Json) -> Choice:
    words = [word.partition(":") for word in json["line"].split()]
    line = tuple((int(seat), action) for seat, _, action in words)
    return Choice(json["do"], tuple(json["value"]), line, tuple(json.get("also", ())))
