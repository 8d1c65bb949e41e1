"""Page: the shelf of puzzles and each puzzle as plain HTML. A form answers it; scripts only spare the way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from types import ModuleType
from typing import Any, Final

from markupsafe import Markup

from danzhu.cards import BadText, Card
from danzhu.guides import draw
from danzhu.guides.layout import Link, Sheet, templates
from danzhu.guides.tell import joined
from danzhu.locale import LANGUAGES, Words
from danzhu.puzzles.gongzhu import show as gongzhu
from danzhu.puzzles.guandan import show as guandan
from danzhu.puzzles.judge import PASS, Verdict, judge
from danzhu.puzzles.puzzle import Puzzle
from danzhu.puzzles.seat import seat_words
from danzhu.puzzles.shelf import GAMES, places, puzzles
from danzhu.puzzles.step import Note

SHOWS: Final[dict[str, ModuleType]] = {"guandan": guandan, "gongzhu": gongzhu}
STYLE: Final = "/web/css/puzzle.css"
SCRIPT: Final = "/web/puzzle.js"

_NOTED: Final = {Note.OUT: "guandan-out", Note.TAKES: "gongzhu-takes"}
"""What the tables say of it already."""

_TEMPLATES: Final = templates("danzhu.puzzles")


@dataclass(frozen=True, slots=True)
class Told:
    """A choice as it is shown: its first action, the line with its end, and what becomes of it in a few cells."""

    first: Markup
    html: Markup
    tempts: bool
    fate: Sequence[str]


def shelf_path(language: str) -> str:
    """Where all puzzles are listed."""
    return f"/puzzles/{language}"


def puzzle_path(language: str, puzzle: Puzzle) -> str:
    """Where a puzzle is."""
    return f"/puzzles/{language}/{puzzle.game}/{puzzle.id}"


def shelf_sheet(say: Words) -> Sheet:
    """The page that lists all puzzles, by game and grade."""
    shelves = [(game, list(_graded(game, say))) for game in GAMES]
    themes = list(dict.fromkeys(puzzle.theme.value for game in GAMES for puzzle in puzzles(game)))
    html = _TEMPLATES.get_template("shelf.html").render(
        say=say,
        shelves=shelves,
        themes=themes,
        grades=sorted({puzzle.grade for game in GAMES for puzzle in puzzles(game)}),
        total=sum(len(puzzles(game)) for game in GAMES),
    )
    return Sheet(
        title=say("puzzles-title"),
        description=say("puzzles-description"),
        path=shelf_path(say.language),
        body=Markup(html),  # noqa: S704 - the template has escaped what it was given
        languages={each: shelf_path(each) for each in LANGUAGES},
        toc=[Link(f"#{game}", say(f"game-{game}")) for game in GAMES],
        styles=(STYLE,),
        scripts=(SCRIPT,),
    )


def _graded(game: str, say: Words) -> Iterator[tuple[int, list[tuple[int, Puzzle, str]]]]:
    for grade, group in groupby(puzzles(game), key=lambda puzzle: puzzle.grade):
        yield grade, [(places(game)[each.id], each, puzzle_path(say.language, each)) for each in group]


def puzzle_sheet(puzzle: Puzzle, say: Words, cards: Sequence[str] = (), reading: str = "") -> Sheet:
    """The page of a puzzle; `cards` and `reading` are the answer in its form, if there is one."""
    show = SHOWS[puzzle.game]
    verdict, fault = _verdict(puzzle, cards, reading, say)
    before, after = (_link(puzzle, step, say) for step in (-1, 1))
    hand = list(_hand(show, puzzle, say))
    path = puzzle_path(say.language, puzzle)
    html = _TEMPLATES.get_template("puzzle.html").render(
        say=say,
        puzzle=puzzle,
        path=path,
        facts=joined(show.facts(puzzle, say), say),
        asked=joined((say(f"puzzle-shown-{puzzle.shown}"), say(f"puzzle-ask-{puzzle.game}")), say),
        position=show.position(puzzle, say),
        earlier=gongzhu.earlier(puzzle, say) if puzzle.game == "gongzhu" else None,
        hand=hand,
        chosen=_chosen(hand, cards),
        can_pass=any(choice.do == PASS for choice in puzzle.choices),
        verdict=verdict,
        fault=fault,
        readings=[(each, guandan.reading_named(each, len(cards), say)) for each in (verdict or Verdict()).readings],
        choices=told(puzzle, say),
        why_right=joined((say(f"puzzle-why-{puzzle.theme}"), *show.why(puzzle, say)), say),
        fates=show.fate_heads(puzzle, say),
        after=after.to if after else None,
        line_place=Markup("<div data-line></div>"),
    )
    number = places(puzzle.game)[puzzle.id]
    return Sheet(
        title=say("puzzle-title", game=say(f"game-{puzzle.game}"), number=number),
        description=joined((say(f"puzzle-ask-{puzzle.game}"), say(f"puzzle-shown-{puzzle.shown}")), say),
        path=path,
        body=Markup(html),  # noqa: S704 - the template has escaped what it was given
        languages={each: puzzle_path(each, puzzle) for each in LANGUAGES},
        before=before or Link(shelf_path(say.language), say("puzzles-title")),
        after=after or Link(shelf_path(say.language), say("puzzles-title")),
        styles=(STYLE,),
        scripts=(SCRIPT,),
        listed=not cards,
    )


def told(puzzle: Puzzle, say: Words) -> list[Told]:
    """Every choice with what follows it, the best first."""
    found = []
    for choice in puzzle.choices:
        show = SHOWS[puzzle.game]
        first, steps, ending = show.told(puzzle, choice, say)
        html = _TEMPLATES.get_template("line.html").render(
            say=say, steps=list(_rows(puzzle, steps, say)), ending=ending
        )
        fate = show.fate_cells(puzzle, choice, say)
        found.append(Told(first, Markup(html), choice.do in puzzle.tempting, fate))  # noqa: S704 - as above
    return found


def _rows(puzzle: Puzzle, steps: Sequence[Any], say: Words) -> Iterator[tuple[str, Markup, str]]:
    for step in steps:
        notes = joined(
            (
                say(_NOTED.get(note, f"puzzle-step-{note}"), who=seat_words(seat, puzzle.game, say))
                for note, seat in step.notes
            ),
            say,
        )
        yield seat_words(step.seat, puzzle.game, say), SHOWS[puzzle.game].step_row(puzzle, step, say), notes


def _verdict(puzzle: Puzzle, cards: Sequence[str], reading: str, say: Words) -> tuple[Verdict | None, str]:
    if not cards:
        return None, ""
    try:
        return judge(puzzle, cards, reading), ""
    except BadText as bad:
        return None, say(f"bad-text-{bad.code}", text=bad.text)


def _hand(show: ModuleType, puzzle: Puzzle, say: Words) -> Iterator[tuple[str, Card, str, Markup]]:
    """Each card of the solver's hand: an id of its copy, the card, its name and its picture."""
    marks = show.marks(puzzle)
    seen: dict[Card, int] = {}
    for card in show.hand(puzzle):
        seen[card] = seen.get(card, 0) + 1
        picture = Markup('<span aria-hidden="true">{}</span>').format(draw.one(card, say, marks[card]))
        yield f"{card}.{seen[card]}", card, draw.name(card, say, marks[card]), picture


def _chosen(hand: Sequence[tuple[str, Card, str, Markup]], cards: Sequence[str]) -> set[str]:
    left = list(cards)
    found = set()
    for name, card, _, _ in hand:
        if card.text in left:
            left.remove(card.text)
            found.add(name)
    return found


def _link(puzzle: Puzzle, step: int, say: Words) -> Link | None:
    """The puzzle before or after this one."""
    shelf = puzzles(puzzle.game)
    at = places(puzzle.game)[puzzle.id] - 1 + step
    if at not in range(len(shelf)):
        return None
    title = say("puzzle-title", game=say(f"game-{puzzle.game}"), number=at + 1)
    return Link(puzzle_path(say.language, shelf[at]), title)


def addresses() -> list[dict[str, str]]:
    """Every page of the puzzles once, by language: for the map of the site."""
    every = (puzzle for game in GAMES for puzzle in puzzles(game))
    return [
        {language: shelf_path(language) for language in LANGUAGES},
        *({language: puzzle_path(language, puzzle) for language in LANGUAGES} for puzzle in every),
    ]
