"""Show: a position of Guandan, and the steps of a line, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from danzhu.cards import Card
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.levels import partner_place
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import State
from danzhu.games.guandan.trick import Turn
from danzhu.guides import draw
from danzhu.guides.tell import joined, reading_words
from danzhu.locale import Words, with_minus
from danzhu.puzzles.guandan.position import state_of
from danzhu.puzzles.guandan.steps import steps
from danzhu.puzzles.guandan.why import fate, grounds
from danzhu.puzzles.puzzle import Choice, Puzzle, Shown
from danzhu.puzzles.seat import OTHERS, seat_words
from danzhu.puzzles.step import Step


def facts(puzzle: Puzzle, say: Words) -> Iterator[str]:
    """What is to be known besides the cards."""
    state = state_of(puzzle.preset, puzzle.position)
    yield say("puzzle-level", level=say(f"rank-{state.level}"))
    for place, seat in enumerate(state.finish, 1):
        yield say(f"guandan-place-{place}", who=seat_words(seat, puzzle.game, say))


def position(puzzle: Puzzle, say: Words) -> Markup:
    """The other hands, or how many cards they hold and what is out, and the trick on the table."""
    state = state_of(puzzle.preset, puzzle.position)
    lines = []
    for seat in OTHERS:
        hand = state.hands[seat]
        who = draw.who(seat_words(seat, puzzle.game, say))
        if not hand:
            lines.append(draw.line(who, draw.told(say("puzzle-no-cards"))))
        elif puzzle.shown is Shown.ALL:
            lines.append(draw.line(who, draw.row(in_order(hand, state), say, state.level)))
        else:
            lines.append(draw.line(who, draw.told(say("puzzle-cards", count=len(hand)))))
    if puzzle.shown is Shown.OWN:
        unseen = in_order((card for hand in state.hands[1:] for card in hand), state)
        lines.append(draw.line(draw.who(say("puzzle-unseen")), draw.row(unseen, say, state.level)))
    assert state.trick is not None
    return draw.rows([*lines, *trick_rows(state.trick.turns, state, say)])


def trick_rows(turns: Iterable[Turn], state: State, say: Words) -> Iterator[Markup]:
    """What lies on the table before the solver, who is to act."""
    turns = tuple(turns)
    yield draw.line(draw.told(say("puzzle-table" if turns else "puzzle-you-lead")), look="outcome")
    for turn in turns:
        who = draw.who(seat_words(turn.seat, "guandan", say))
        yield draw.line(who, *acted(turn.action, state, say))


def in_order(cards: Iterable[Card], state: State) -> tuple[Card, ...]:
    """Cards from the highest down, as players hold them."""
    return tuple(sorted(cards, key=lambda card: (-level_order(card.rank, state.level), card.index)))


def hand(puzzle: Puzzle) -> tuple[Card, ...]:
    """The solver's cards from the highest down."""
    state = state_of(puzzle.preset, puzzle.position)
    return in_order(state.hands[0], state)


def marks(puzzle: Puzzle) -> dict[Card, str]:
    """What is special about each card of the solver's hand."""
    state = state_of(puzzle.preset, puzzle.position)
    return {card: draw.mark_of(card, state.level) for card in state.hands[0]}


def told(puzzle: Puzzle, choice: Choice, say: Words) -> tuple[Markup, tuple[Step, ...], str]:
    """A choice as it is drawn, its steps, and how it ends in words."""
    state = state_of(puzzle.preset, puzzle.position)
    found, end = steps(state, choice.line)
    first = Markup(" ").join(acted(found[0].action, state, say))
    won = end.preset.promotion[partner_place(end) - 2]
    words = say("puzzle-end-won" if end.finish[0] % 2 == 0 else "puzzle-end-lost", count=won)
    if puzzle.shown is Shown.OWN:
        mean = say("puzzle-mean-levels", levels=_levels(choice.value[0], puzzle.shown, say))
        words = joined((words, mean), say)
    return first, found, words


def step_row(puzzle: Puzzle, step: Step, say: Words) -> Markup:
    """A step's cards and what they are."""
    state = state_of(puzzle.preset, puzzle.position)
    return Markup(" ").join(acted(step.action, state, say))


def acted(action: Play | Pass, state: State, say: Words) -> tuple[Markup, ...]:
    """A play or a pass as it is drawn."""
    match action:
        case Play(cards, reading):
            stands = read(cards, state.level, state.preset).get(reading, ())
            row = draw.row(in_order(cards, state), say, state.level)
            return row, draw.told(reading_words(reading, say, stands))
        case Pass():
            return (draw.told(say("guandan-pass")),)


def play_words(play: Play, state: State, say: Words) -> str:
    """A play in words."""
    return reading_words(play.reading, say, read(play.cards, state.level, state.preset).get(play.reading, ()))


def why(puzzle: Puzzle, say: Words) -> Iterator[str]:
    """What the solution's line shows of its theme, in words."""
    state = state_of(puzzle.preset, puzzle.position)
    for because in grounds(puzzle):
        yield say(
            f"puzzle-ground-{because.ground}",
            who=seat_words(because.who, puzzle.game, say),
            play=play_words(because.play, state, say) if because.play else "",
            count=because.count,
            held=because.held,
            ranks=say(f"rank-plural-{because.rank}") if because.rank else "",
        )


def fate_heads(_puzzle: Puzzle, say: Words) -> list[str]:
    """What is told of every choice."""
    return [say(f"puzzle-fate-{each}") for each in ("trick", "out", "levels")]


def fate_cells(puzzle: Puzzle, choice: Choice, say: Words) -> list[str]:
    """What becomes of a choice."""
    found = fate(puzzle, choice)
    seats = (found.trick, found.out)
    return [
        *("–" if seat is None else seat_words(seat, puzzle.game, say) for seat in seats),
        _levels(choice.value[0], puzzle.shown, say),
    ]


def _levels(value: float, shown: Shown, say: Words) -> str:
    """Levels with a sign that is no hyphen, with a tenth where they are a mean."""
    if shown is not Shown.OWN:
        return with_minus(f"{value:+.0f}")
    tenths = round(value, 1)
    return with_minus(f"{'-' if tenths < 0 else '+'}{say('puzzle-tenths', number=abs(tenths))}")


def reading_named(text: str, size: int, say: Words) -> str:
    """A reading such as `pair-8` in words."""
    return reading_words(Reading.parse(text, size), say)
