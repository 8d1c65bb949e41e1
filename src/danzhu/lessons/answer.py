"""Answer: what a form of a lesson asks for, as an action's text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from danzhu.cards import BadText, Hand
from danzhu.games.guandan.state import State as GuandanState
from danzhu.games.registry import game_named
from danzhu.lessons.deed import LEARNER
from danzhu.puzzles.judge import readings
from danzhu.table import Refusal

WORDS = ("pass", "claim")
"""Actions that are no cards."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An action that may be done now; or why it may not: a refusal, a bad text; or readings of which to name one."""

    do: str | None = None
    refusal: str | None = None
    fault: BadText | None = None
    readings: tuple[str, ...] = ()


def answer(game: str, state: Any, cards: Sequence[str], reading: str, *, exposing: bool) -> Answer:
    """What it is to choose these cards now, `["pass"]` and `["claim"]` standing for themselves."""
    rules = game_named(game)
    try:
        text = _text(state, cards, reading, exposing=exposing)
        if isinstance(text, tuple):
            return Answer(readings=text)
        action = rules.read_action(state, LEARNER, text)
    except BadText as bad:
        if bad.code == Refusal.NO_SUCH_READING:
            return Answer(refusal=bad.code)
        return Answer(fault=bad)
    refusal = rules.refusal(state, LEARNER, action)
    if refusal is not None:
        return Answer(refusal=refusal.value)
    return Answer(do=rules.action_text(action))


def _text(state: Any, cards: Sequence[str], reading: str, *, exposing: bool) -> str | tuple[str, ...]:
    """The action's text, or the readings of which one must be named."""
    if len(cards) == 1 and cards[0] in WORDS:
        return cards[0]
    if exposing:
        return f"expose:{','.join(cards)}"
    text = "".join(cards)
    if not isinstance(state, GuandanState):
        return text
    if reading:
        return f"{text}={reading}"
    named = readings(state, Hand(text))
    return named if len(named) > 1 else text
