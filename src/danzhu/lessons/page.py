"""Page: a first deal as plain HTML: what has happened, what it means, the table, the advice, and a form to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

from markupsafe import Markup

from danzhu.bots.advice import against
from danzhu.cards import Hand
from danzhu.games.gongzhu.action import Claim
from danzhu.games.gongzhu.state import is_exposing
from danzhu.games.guandan.state import on_table
from danzhu.games.registry import game_named
from danzhu.guides.layout import Sheet, templates
from danzhu.lessons import show
from danzhu.lessons.answer import Answer
from danzhu.lessons.course import Choice, Course
from danzhu.lessons.deed import LEARNER
from danzhu.locale import LANGUAGES, Words
from danzhu.puzzles.guandan.position import sameness
from danzhu.puzzles.guandan.show import reading_named

_STYLE: Final = "/web/css/puzzle.css"
_SCRIPT: Final = "/web/lesson.js"
_TEMPLATES: Final = templates("danzhu.lessons")


@dataclass(frozen=True, slots=True)
class Judged:
    """What is said of the learner's last decision: whether he followed the advice, words for it, and the hint; and
    whether what he did instead is worth as much."""

    followed: bool
    words: str
    hint: Markup
    as_good: bool = False


def lesson_path(language: str, game: str, done: Sequence[str] = ()) -> str:
    """Where a lesson is, after these actions of the learner."""
    asked = f"?{urlencode([('do', each) for each in done])}" if done else ""
    return f"/learn/{language}/{game}{asked}"


def lesson_sheet(
    game: str, course: Course, done: Sequence[str], say: Words, answer: Answer | None = None, cards: Sequence[str] = ()
) -> Sheet:
    """The page of a lesson after these actions; `answer` is what came of the form, with `cards` chosen in it."""
    state = course.state
    hand = show.hand(state, say) if course.due else []
    html = _TEMPLATES.get_template("lesson.html").render(
        say=say,
        game=game,
        path=lesson_path(say.language, game),
        done=done,
        judged=_judged(course.last, course, say) if course.last else None,
        happened=show.happened(course.deeds, say) if course.deeds else None,
        moments=course.moments,
        level=say(f"rank-{state.level}") if game == "guandan" else "",
        ended=None if course.due else show.ended(state, say),
        table=show.table(state, say) if course.due else None,
        exposing=game == "gongzhu" and is_exposing(state),
        hand=hand,
        chosen=_chosen(hand, cards),
        readings=[
            (each, reading_named(each, len(Hand("".join(cards))), say)) for each in (answer or Answer()).readings
        ],
        fault=_fault(answer, say),
        others=_others(game, state, say),
        advice=list(show.advised(course.due.advice, state, say)) if course.due else [],
        follow=lesson_path(say.language, game, (*done, _hint(game, course.due))) if course.due else "",
    )
    return Sheet(
        title=say("lesson-title", game=say(f"game-{game}")),
        description=say("lesson-description", game=say(f"game-{game}")),
        path=lesson_path(say.language, game),
        body=Markup(html),  # noqa: S704 - the template has escaped what it was given
        languages={each: lesson_path(each, game, done) for each in LANGUAGES},
        styles=(_STYLE,),
        scripts=(_SCRIPT,),
        listed=not done,
    )


def lesson_waiting(game: str, done: Sequence[str], say: Words) -> Sheet:
    """What stands there while the players who sit at the table are not ready yet."""
    return Sheet(
        title=say("lesson-title", game=say(f"game-{game}")),
        description=say("lesson-description", game=say(f"game-{game}")),
        path=lesson_path(say.language, game),
        body=Markup('<p class="lead" role="status">{}</p>').format(say("refused-not_ready")),
        languages={each: lesson_path(each, game, done) for each in LANGUAGES},
        listed=False,
    )


def _hint(game: str, due: Choice) -> str:
    return game_named(game).action_text(due.advice[0].action)


def _judged(last: Choice, course: Course, say: Words) -> Judged:
    """What is to be said of a decision, told by the state before it."""
    before = course.deeds[0].before
    best = last.advice[0]
    hint = show.acted(best.action, before, say)
    if _same(before, last.action, best.action):
        return Judged(followed=True, words=say("lesson-because", reason=say(f"reason-{best.reason}")), hint=hint)
    game = show.game_of(before)
    view = game_named(game).view(before, LEARNER)
    reason = say(f"reason-{against(game, view, best, last.action)}")
    chosen = next((each for each in last.advice if _same(before, last.action, each.action)), None)
    loss = None if chosen is None else show.loss(best, chosen)
    if loss is None:
        return Judged(followed=False, words=say("lesson-because-hint", reason=reason), hint=hint)
    if loss <= 0:
        return Judged(followed=False, words=say("lesson-as-good"), hint=hint, as_good=True)
    told = show.amount(loss, best.unit, say)
    return Judged(followed=False, words=say("lesson-loses", loss=told, reason=reason), hint=hint)


def _same(state: Any, one: Any, other: Any) -> bool:
    if show.game_of(state) == "guandan":
        return sameness(state, one) == sameness(state, other)
    return bool(one == other)


def _fault(answer: Answer | None, say: Words) -> str:
    if answer is None:
        return ""
    if answer.fault is not None:
        return say(f"bad-text-{answer.fault.code}", text=answer.fault.text)
    return say(f"refusal-{answer.refusal}") if answer.refusal else ""


def _others(game: str, state: Any, say: Words) -> list[tuple[str, str]]:
    """Actions that are no cards."""
    if game == "guandan":
        return [("pass", say("page-pass"))] if on_table(state) is not None else []
    can = Claim() in tuple(game_named(game).legal_actions(state, LEARNER))
    return [("claim", say("gongzhu-claim"))] if can else []


def _chosen(hand: Sequence[show.Held], cards: Sequence[str]) -> set[str]:
    left, found = list(cards), set()
    for held in hand:
        if held.card in left:
            left.remove(held.card)
            found.add(held.id)
    return found


def addresses() -> list[dict[str, str]]:
    """The lessons once, by language: for the map of the site."""
    return [{language: lesson_path(language, game) for language in LANGUAGES} for game in ("guandan", "gongzhu")]
