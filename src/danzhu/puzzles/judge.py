"""Judge: what an answer is: the rules say whether it may be played, the puzzle what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Play as CardPlay
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.guandan.action import Action, Pass
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import State as GuandanState
from danzhu.games.guandan.state import on_table
from danzhu.puzzles.gongzhu import position as gongzhu
from danzhu.puzzles.guandan import position as guandan
from danzhu.puzzles.puzzle import Puzzle
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat

PASS = "pass"  # noqa: S105 - an action
YOU = Seat(0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is: one of the puzzle's choices by its place, the first being right; or refused by the rules for a
    reason; or cards that have several readings, of which one must be named."""

    choice: int | None = None
    refusal: Refusal | None = None
    readings: tuple[str, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether this is the solution."""
        return self.choice == 0


def judge(puzzle: Puzzle, cards: Sequence[str], reading: str = "") -> Verdict:
    """What it is to play these cards, `["pass"]` to pass, perhaps as a reading such as `pair-8`.

    Raises `BadText`: `unknown_card`, `unknown_reading`, `too_many_copies`.
    """
    return _guandan(puzzle, cards, reading) if puzzle.game == GUANDAN.name else _gongzhu(puzzle, cards)


def _guandan(puzzle: Puzzle, cards: Sequence[str], reading: str) -> Verdict:
    state = guandan.state_of(puzzle.preset, puzzle.position)
    text = PASS if list(cards) == [PASS] else "".join(cards)
    if text != PASS and not reading:
        named = readings(state, Hand(text))
        if len(named) > 1:
            return Verdict(readings=named)
    action: Action | None = Pass() if text == PASS else _play(state, text, reading)
    if action is None:
        return Verdict(refusal=Refusal.NO_SUCH_READING)
    refusal = GUANDAN.refusal(state, YOU, action)
    if refusal is not None:
        return Verdict(refusal=refusal)
    meant = guandan.sameness(state, action)
    listed = [guandan.sameness(state, GUANDAN.read_action(state, YOU, choice.do)) for choice in puzzle.choices]
    return Verdict(listed.index(meant))


def readings(state: GuandanState, cards: Hand) -> tuple[str, ...]:
    """What cards could be played as now; all that they are where nothing of it beats the table."""
    table, found = on_table(state), tuple(read(cards, state.level, state.preset))
    good = [each for each in found if table is None or beats(each, table, state.level, state.preset)]
    return tuple(each.text for each in good or found)


def _play(state: GuandanState, text: str, reading: str) -> Action | None:
    named = reading or next(iter(readings(state, Hand(text))), "")
    return GUANDAN.read_action(state, YOU, f"{text}={named}") if named else None


def _gongzhu(puzzle: Puzzle, cards: Sequence[str]) -> Verdict:
    if len(cards) != 1:
        return Verdict(refusal=Refusal.CARDS_NOT_HELD)
    state = gongzhu.state_of(puzzle.preset, puzzle.position)
    card = Card(cards[0])
    refusal = GONGZHU.refusal(state, YOU, CardPlay(card))
    if refusal is not None:
        return Verdict(refusal=refusal)
    return Verdict(next(at for at, each in enumerate(puzzle.choices) if card.text in (each.do, *each.also)))
