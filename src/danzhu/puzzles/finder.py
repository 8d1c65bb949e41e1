"""Finder: plays deals with bots and keeps the positions in which one choice is clearly best and another tempts.

All chance comes from the seed, so the same arguments find the same puzzles anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named
from danzhu.bots.stakes import STAKES
from danzhu.cards import Hand
from danzhu.puzzles.mine import MINES, Mine
from danzhu.puzzles.puzzle import Choice, Puzzle, Shown
from danzhu.puzzles.verdict import clear_best, means
from danzhu.table.game import Json
from danzhu.table.seat import Seat

PLAYERS: Final = ("easy", "normal")
"""Whose plays are asked for, and who sits at the tables."""
_PER_DEAL: Final = 2
_MANY_CHOICES: Final = 8
_LONG: Final = 12
"""Actions in a line that is hard to see through."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many puzzles to keep: in all, of one theme, and of one grade; and how many cards may be held in one."""

    number: int = 48
    theme: int = 5
    grade: int = 24
    cards: int = 20


def find(game: str, seed: int, deals: int) -> Iterator[Puzzle]:
    """The puzzles in `deals` deals; raises `KeyError` for an unknown game."""
    mine = MINES[game]
    for index in range(deals):
        yield from _dig(mine, f"{seed}/{index}", mine.presets[index % len(mine.presets)])


def choose(puzzles: Iterable[Puzzle], limits: Limits) -> list[Puzzle]:
    """As many different puzzles as the limits allow, the first that come, the easier ones first."""
    kept: list[Puzzle] = []
    themes, grades, seen = Counter[str](), Counter[int](), set[str]()
    for puzzle in puzzles:
        same = MINES[puzzle.game].fingerprint(dict(puzzle.position))
        if _cards_in(puzzle) > limits.cards:
            continue
        if same in seen or themes[puzzle.theme] >= limits.theme or grades[puzzle.grade] >= limits.grade:
            continue
        seen.add(same)
        themes[puzzle.theme] += 1
        grades[puzzle.grade] += 1
        kept.append(puzzle)
        if len(kept) == limits.number:
            break
    return sorted(kept, key=lambda puzzle: puzzle.grade)


def _cards_in(puzzle: Puzzle) -> int:
    return sum(len(Hand(hand)) for hand in puzzle.position["hands"])


def _dig(mine: Mine, seed: str, preset: str) -> Iterator[Puzzle]:
    rng, game = Random(seed), mine.game
    rules = game.presets[preset]
    standing = STAKES[game.name].standing(rules, rng)
    state = game.start(rules, standing, game.deal(rules, standing, rng))
    sitting = [bot_named(game.name, rng.choice(PLAYERS)) for _ in range(game.seats(rules))]
    themes = set[str]()
    while seats := game.to_act(state):
        seat = seats[0]
        if len(themes) < _PER_DEAL and mine.is_ripe(state, seat):
            puzzle = _puzzle(mine, state, seat, preset)
            if puzzle is not None and puzzle.theme not in themes:
                themes.add(puzzle.theme)
                yield puzzle
        state = game.apply(state, seat, ask(sitting[seat], game, state, seat, rng, 1).action)


def _puzzle(mine: Mine, deal: Any, seat: Seat, preset: str) -> Puzzle | None:
    """The puzzle in a deal's position, if there is one."""
    position = mine.position(deal, seat)
    state = mine.state(preset, position)
    values = mine.values(state) if mine.is_promising(state) else {}
    best = clear_best([values], mine.gaps[0]) if values else None
    if best is None or mine.is_plain(state, best):
        return None
    tempting = _tempting(mine, deal, state, seat, best, tuple(values))
    if not tempting:
        return None
    shown = Shown.ALL
    worlds = [mine.values(world) for world in mine.worlds(state)]
    if worlds and all(len(world) == len(values) for world in worlds) and clear_best(worlds, mine.gaps[1]) == best:
        shown, values = Shown.OWN, means(worlds)
    order = sorted(values, key=lambda each: (each != best, [-figure for figure in values[each]]))
    lines = mine.lines(state, tuple(order))
    if not lines:
        return None
    choices = tuple(
        Choice(do, tuple(round(figure, 2) for figure in values[do]), lines[do], mine.also(state, do)) for do in order
    )
    theme = mine.theme(state, choices, tuple(tempting.values()))
    return Puzzle(
        id=_name(preset, position),
        game=mine.game.name,
        preset=preset,
        shown=shown,
        theme=theme,
        grade=_grade(choices, tempting, shown),
        position=position,
        choices=choices,
        tempting=tuple(dict.fromkeys(tempting.values())),
    )


def _tempting(mine: Mine, deal: Any, state: Any, seat: Seat, best: str, choices: tuple[str, ...]) -> dict[str, str]:
    """The wrong choices that players make, by player; the position is asked of them with all that led to it."""
    found = {}
    for name in PLAYERS:
        action = ask(bot_named(mine.game.name, name), mine.game, deal, seat, Random(0), 1).action
        choice = next((each for each in choices if mine.same(state, action, each)), None)
        if choice is not None and choice != best:
            found[name] = choice
    return found


def _grade(choices: tuple[Choice, ...], tempting: dict[str, str], shown: Shown) -> int:
    """1 to 3: by which players go wrong, by how much there is to choose from and to see through."""
    hardness = 2 * ("normal" in tempting) + ("easy" in tempting)
    hardness += (len(choices) >= _MANY_CHOICES) + (len(choices[0].line) >= _LONG) + (shown is Shown.OWN)
    return min(3, max(1, hardness - 1))


def _name(preset: str, position: Json) -> str:
    """A short name that a position keeps as long as it stays the same."""
    return sha256(f"{preset} {position}".encode()).hexdigest()[:6]
