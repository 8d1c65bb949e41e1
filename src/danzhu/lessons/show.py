"""Show: what a learner sees of the deal, as HTML: what was done, the table, the own hand, the advice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from danzhu.bots.advice import Advice
from danzhu.cards import Card
from danzhu.games.gongzhu.action import Claim, Expose
from danzhu.games.gongzhu.action import Play as CardPlay
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import EXPOSABLE
from danzhu.games.gongzhu.state import is_exposing
from danzhu.games.gongzhu.trick import taker
from danzhu.games.gongzhu.view import marked
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import partner_place
from danzhu.games.guandan.state import State as GuandanState
from danzhu.guides import draw
from danzhu.guides.tell import joined, line_words, points
from danzhu.lessons.deed import LEARNER, Deed
from danzhu.locale import Words
from danzhu.puzzles.gongzhu import show as gongzhu
from danzhu.puzzles.guandan import show as guandan
from danzhu.puzzles.seat import OTHERS, seat_words
from danzhu.table.seat import Seat

_DIGITS: Final = {"levels": 2, "points": 0}


@dataclass(frozen=True, slots=True)
class Held:
    """A card to choose: which copy it is, its text, its name and picture, and whether it can be chosen now."""

    id: str
    card: str
    name: str
    picture: Markup
    can: bool


def game_of(state: Any) -> str:
    """Which game a state is of."""
    return "guandan" if isinstance(state, GuandanState) else "gongzhu"


def acted(action: Any, state: Any, say: Words) -> Markup:
    """An action as it is drawn."""
    match action:
        case Play() | Pass():
            return Markup(" ").join(guandan.acted(action, state, say))
        case Expose(cards):
            row = draw.row(gongzhu.in_order(cards), say) if cards else Markup()
            told = say("lesson-exposes") if cards else say("lesson-exposes-nothing")
            return Markup(" ").join(each for each in (draw.told(told), row) if each)
        case CardPlay(card):
            return draw.row((card,), say)
        case Claim():
            return draw.told(say("gongzhu-claim"))
        case _:
            raise TypeError(type(action))


def happened(deeds: Sequence[Deed], say: Words) -> Markup:
    """What was done, seat by seat."""
    return draw.rows(_rows(deeds, say), ordered=True)


def _rows(deeds: Sequence[Deed], say: Words) -> Iterator[Markup]:
    for deed in deeds:
        game = game_of(deed.after)
        parts = [draw.who(seat_words(deed.seat, game, say)), acted(deed.action, deed.before, say)]
        notes = joined(_notes(deed, game, say), say)
        yield draw.line(*parts, draw.told(notes)) if notes else draw.line(*parts)


def _notes(deed: Deed, game: str, say: Words) -> Iterator[str]:
    before, after = deed.before, deed.after
    if game == "guandan":
        if len(after.finish) > len(before.finish):
            yield say("guandan-out", who=seat_words(deed.seat, game, say))
    elif len(after.tricks) > len(before.tricks):
        yield say("gongzhu-takes", who=seat_words(taker(after.tricks[-1]), game, say))


def table(state: Any, say: Words) -> Markup:
    """How many cards the others hold, what each has taken or shown, and the trick that is on the table."""
    game = game_of(state)
    counts = tuple(map(len, state.hands))
    lines = []
    for seat in OTHERS:
        words = say("puzzle-cards", count=counts[seat]) if counts[seat] else say("puzzle-no-cards")
        parts = [draw.who(seat_words(seat, game, say)), draw.told(words)]
        if game == "gongzhu":
            parts += _shown(state, Seat(seat), say)
        lines.append(draw.line(*parts))
    if game == "gongzhu" and state.tricks:
        lines += gongzhu.taken_rows(state, say)
    return draw.rows([*lines, *_trick(state, say)])


def _shown(state: Any, seat: Seat, say: Words) -> list[Markup]:
    """The exposed cards that lie at a seat."""
    cards = marked(GONGZHU.view(state, LEARNER), seat)
    return [draw.told(say("gongzhu-exposed")), draw.row(gongzhu.in_order(cards), say)] if cards else []


def _trick(state: Any, say: Words) -> Iterator[Markup]:
    if game_of(state) == "guandan":
        turns = () if state.trick is None else state.trick.turns
        yield from guandan.trick_rows(turns, state, say)
    elif not is_exposing(state):
        yield from gongzhu.trick_rows(state.trick, say)


def hand(state: Any, say: Words) -> list[Held]:
    """The learner's cards; while he exposes, those that can be exposed are to be chosen from."""
    game = game_of(state)
    exposing = game == "gongzhu" and is_exposing(state)
    cards = guandan.in_order(state.hands[LEARNER], state) if game == "guandan" else gongzhu.in_order(state.hands[0])
    seen: dict[Card, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        mark = draw.mark_of(card, state.level) if game == "guandan" else _mark(card, state)
        picture = Markup('<span aria-hidden="true">{}</span>').format(draw.one(card, say, mark))
        can = not exposing or card in EXPOSABLE
        found.append(Held(f"{card}.{seen[card]}", card.text, draw.name(card, say, mark), picture, can))
    return found


def _mark(card: Card, state: Any) -> str:
    return "exposed" if card in marked(GONGZHU.view(state, LEARNER), LEARNER) else ""


def advised(advice: Sequence[Advice[Any]], state: Any, say: Words) -> Iterator[tuple[Markup, str]]:
    """Each action that was weighed, with why, and what it costs against the best."""
    best = advice[0]
    for place, each in enumerate(advice):
        words, lost = say(f"reason-{each.reason}"), loss(best, each)
        if place and lost is not None:
            key = "lesson-costs" if lost > 0 else "lesson-costs-nothing"
            words = say(key, loss=amount(lost, each.unit, say), reason=words)
        yield acted(each.action, state, say), words


def loss(best: Advice[Any], other: Advice[Any]) -> float | None:
    """What an action costs against the best one, as exactly as it is told; None where it was not weighed."""
    if best.value is None or other.value is None:
        return None
    return round(best.value - other.value, _DIGITS[best.unit])


def amount(value: float, unit: str, say: Words) -> str:
    """An amount in the game's unit."""
    return say(f"advice-{unit}", amount=int(value) if value == int(value) else value)


def ended(state: Any, say: Words) -> Markup:
    """How the deal ended."""
    if game_of(state) == "guandan":
        result = GUANDAN.result(state)
        assert result is not None
        places = [
            say(f"guandan-place-{place}", who=seat_words(seat, "guandan", say))
            for place, seat in enumerate(result.finish, 1)
        ]
        won = result.preset.promotion[partner_place(result) - 2]
        end = say("puzzle-end-won" if result.finish[0] % 2 == 0 else "puzzle-end-lost", count=won)
        return _list([*places, end])
    scored = GONGZHU.result(state)
    assert scored is not None
    return _list(
        say(
            "lesson-points",
            who=seat_words(seat, "gongzhu", say),
            points=points(scored.points[seat]),
            lines=say("list-separator").join(line_words(line, say) for line in scored.lines[seat]),
            count=len(scored.lines[seat]),
        )
        for seat in range(len(scored.points))
    )


def _list(texts: Iterator[str] | Sequence[str]) -> Markup:
    return Markup("<ul>{}</ul>").format(Markup().join(Markup("<li>{}</li>").format(text) for text in texts))
