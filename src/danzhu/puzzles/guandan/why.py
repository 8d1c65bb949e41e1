"""Why: what the lines of a puzzle of Guandan show of its solution, theme by theme."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.levels import partner_place
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import State
from danzhu.puzzles.ground import Because, Fate, Ground
from danzhu.puzzles.guandan.position import state_of
from danzhu.puzzles.guandan.steps import steps, trick_taker
from danzhu.puzzles.puzzle import Choice, Puzzle, Theme
from danzhu.puzzles.step import Note, Step

_PARTNER = 2


def fate(puzzle: Puzzle, choice: Choice) -> Fate:
    """What becomes of a choice: levels count for the solver's team."""
    state = state_of(puzzle.preset, puzzle.position)
    found, end = steps(state, choice.line)
    out = next((who for step in found for note, who in step.notes if note is Note.OUT), None)
    won = end.preset.promotion[partner_place(end) - 2]
    return Fate(trick_taker(state, found), out, {}, won if end.finish[0] % 2 == 0 else -won)


def grounds(puzzle: Puzzle) -> Iterator[Because]:
    """What is so in the solution's line and belongs to the puzzle's theme."""
    state = state_of(puzzle.preset, puzzle.position)
    found, _ = steps(state, puzzle.solution.line)
    mine = [step.action for step in found if step.seat == 0 and isinstance(step.action, Play)]
    later = mine[1:] if isinstance(found[0].action, Play) else mine
    match puzzle.theme:
        case Theme.KEEP_BOMB:
            bomb = next((play for play in later if play.reading.kind.is_bomb), None)
            yield Because(Ground.BOMB_LATER, play=bomb) if bomb else Because(Ground.BOMB_NEVER)
        case Theme.USE_BOMB | Theme.OVERTAKE | Theme.PRESS:
            yield _answer(found)
        case Theme.WILD:
            yield _wild(state, found[0].action, later)
        case Theme.WIND:
            yield from _wind(found)
        case Theme.FEED_PARTNER:
            yield from (Because(Ground.FED, play=step.action) for step in _trick(found)[-1:])
        case Theme.LEAVE_PARTNER:
            if trick_taker(state, found) == _PARTNER:
                yield Because(Ground.PARTNER_TAKES)
        case Theme.BLOCK:
            yield from (Because(Ground.ONE_LEFT, who=seat) for seat in (1, 3) if len(state.hands[seat]) == 1)
        case Theme.RUN_OUT:
            yield Because(Ground.OUT_AFTER, count=len(mine))
        case Theme.SPLIT:
            yield from _split(state, found[0].action)
        case Theme.HOLD:
            yield from _taken_later(found)
        case Theme.ORDER:
            tempting = {choice.do for choice in puzzle.choices if choice.do in puzzle.tempting}
            again = (play for play in later if f"{play.cards}={play.reading}" in tempting)
            yield from (Because(Ground.COMES_LATER, play=play) for play in again)
        case _:
            raise AssertionError(f"{puzzle.theme} is no theme of Guandan")


def _trick(found: tuple[Step, ...]) -> list[Step]:
    """The plays that are made in the trick on the table, passes left out."""
    trick = []
    for step in found:
        if isinstance(step.action, Play):
            trick.append(step)
        if step.ends_trick:
            break
    return trick


def _answer(found: tuple[Step, ...]) -> Because:
    """Whether the solution's play stands, or who beats it first."""
    over = _trick(found)[1:]
    if over:
        return Because(Ground.BEATEN, who=over[0].seat, play=over[0].action)
    return Because(Ground.STANDS)


def _wild(state: State, first: Play | Pass, later: list[Play]) -> Because:
    stand_in = wild(state.level)
    if isinstance(first, Play) and stand_in in first.cards:
        return Because(Ground.WILD_NOW, play=first)
    play = next((play for play in later if stand_in in play.cards), None)
    return Because(Ground.WILD_LATER, play=play) if play else Because(Ground.WILD_NEVER)


def _wind(found: tuple[Step, ...]) -> Iterator[Because]:
    """Who of the solver's team leads because nobody beat the other's last cards (G5.4)."""
    leads = next((who for step in found for note, who in step.notes if note is Note.WIND and who % 2 == 0), None)
    if leads is not None:
        yield Because(Ground.WIND_PARTNER if leads == 0 else Ground.WIND_YOU)


def _split(state: State, first: Play | Pass) -> Iterator[Because]:
    assert isinstance(first, Play)
    held = Counter(card.rank for card in state.hands[0])
    for rank, count in Counter(card.rank for card in first.cards).items():
        if count < held[rank]:
            yield Because(Ground.SPLIT, count=count, held=held[rank], rank=rank)


def _taken_later(found: tuple[Step, ...]) -> Iterator[Because]:
    """The first play with which the solver takes a trick after this one."""
    top: Step | None = None
    for step in found:
        if isinstance(step.action, Play):
            top = step
        if step.ends_trick:
            if top is not None and top.seat == 0:
                yield Because(Ground.TAKES_LATER, play=top.action)
                return
            top = None
