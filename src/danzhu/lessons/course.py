"""Course: how a lesson has gone so far, from what the learner has done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from random import Random
from typing import Any, Final

from danzhu.bots.advice import Advice, advise
from danzhu.bots.bot import Legal, ask
from danzhu.bots.registry import bot_named
from danzhu.cards import BadText
from danzhu.games.registry import game_named
from danzhu.lessons import gongzhu, guandan
from danzhu.lessons.deed import LEARNER, Deed
from danzhu.lessons.moment import Moment
from danzhu.table.game import AnyGame
from danzhu.table.refusal import IllegalAction

LEVEL: Final = "normal"
"""Who plays against the learner and advises him; it leaves nothing to chance."""
GAMES: Final = ("guandan", "gongzhu")
_MOMENTS: Final[dict[str, Callable[[Any, tuple[Deed, ...]], Iterator[Moment]]]] = {
    "guandan": guandan.moments,
    "gongzhu": gongzhu.moments,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the learner: what was advised, best first, and what he did; None while it is due."""

    advice: tuple[Advice[Any], ...]
    action: Any | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson up to the learner's next decision, or to the end of the deal.

    `deeds` are those since his last decision, his own action first; `moments` what they showed for the first time,
    `seen` all that was shown. `last` is his last decision, `due` the one before him; None at the beginning and the end.
    """

    state: Any
    deeds: tuple[Deed, ...]
    moments: tuple[Moment, ...]
    seen: frozenset[Moment]
    last: Choice | None
    due: Choice | None


@cache
def beginning(game: str) -> Any:
    """The state with which a lesson begins; raises `KeyError` for an unknown game."""
    if game not in GAMES:
        raise KeyError(game)
    rules = game_named(game)
    text = files("danzhu.lessons").joinpath("data", f"{game}.json").read_text(encoding="utf-8")
    lesson = json.loads(text)
    preset = rules.presets[lesson["preset"]]
    return rules.start(preset, rules.opening(preset), rules.read_deal(lesson["deal"]))


@lru_cache(maxsize=1024)
def course(game: str, done: tuple[str, ...]) -> Course:
    """The course of a lesson after these actions of the learner, as text.

    Raises `KeyError` for an unknown game, `IllegalAction` for an action that the rules refuse, one after the end
    included, and `BadText` for one that cannot be read.
    """
    rules = game_named(game)
    if not done:
        return _on(rules, beginning(game), (), frozenset(), None)
    before = course(game, done[:-1])
    action = rules.read_action(before.state, LEARNER, done[-1])
    code = rules.refusal(before.state, LEARNER, action)
    if code is not None:
        raise IllegalAction(code)
    assert before.due is not None  # a course stops short of the end only where the learner has to decide
    after = rules.apply(before.state, LEARNER, action)
    deed = Deed(LEARNER, action, before.state, after)
    return _on(rules, after, (deed,), before.seen, Choice(before.due.advice, action))


def walk(game: str, done: tuple[str, ...]) -> Course | None:
    """The course of a lesson; None for actions that cannot be done or read."""
    try:
        return course(game, done)
    except (IllegalAction, BadText):
        return None


def _on(rules: AnyGame, state: Any, deeds: tuple[Deed, ...], seen: frozenset[Moment], last: Choice | None) -> Course:
    """Let the others play, and the learner where he has no choice, up to his next decision."""
    bot = bot_named(rules.name, LEVEL)
    due = None
    while seats := rules.to_act(state):
        # Z2.1: where all decide at once the learner goes first, so that he cannot be shown what others chose.
        seat = LEARNER if LEARNER in seats else seats[0]
        if seat == LEARNER and len(_two(rules, state)) > 1:
            legal = Legal(partial(rules.legal_actions, state, LEARNER))
            advice = advise(rules.name, rules.view(state, LEARNER), legal, Random(0), 1, level=LEVEL)
            due = Choice(advice)
            break
        action = ask(bot, rules, state, seat, Random(0), 1).action
        after = rules.apply(state, seat, action)
        deeds = (*deeds, Deed(seat, action, state, after))
        state = after
    fresh = tuple(dict.fromkeys(each for each in _MOMENTS[rules.name](state, deeds) if each not in seen))
    return Course(state, deeds, fresh, seen | set(fresh), last, due)


def _two(rules: AnyGame, state: Any) -> list[Any]:
    """The learner's legal actions, two of them at most."""
    legal = rules.legal_actions(state, LEARNER)
    return [action for action, _ in zip(legal, range(2), strict=False)]


def advised(game: str) -> Iterator[Course]:
    """The course of a lesson, decision by decision, for whoever follows the advice."""
    done: tuple[str, ...] = ()
    while True:
        now = course(game, done)
        yield now
        if now.due is None:
            return
        done = (*done, game_named(game).action_text(now.due.advice[0].action))
