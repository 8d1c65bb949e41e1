"""Show: a position of Gong Zhu, and the steps of a line, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.exposure import effect, exposed_by
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.sample import unseen_cards
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.trick import Trick, cards_of, taken, taker
from danzhu.guides import draw
from danzhu.guides.tell import joined, points
from danzhu.locale import Words
from danzhu.puzzles.gongzhu.position import state_of
from danzhu.puzzles.gongzhu.steps import steps
from danzhu.puzzles.gongzhu.why import fate, grounds
from danzhu.puzzles.puzzle import Choice, Puzzle, Shown
from danzhu.puzzles.seat import OTHERS, seat_words
from danzhu.puzzles.step import Step
from danzhu.table.seat import Seat

_SEATS = (0, *OTHERS)
_SUITS = "SHDC"


def facts(puzzle: Puzzle, say: Words) -> Iterator[str]:
    """What is to be known besides the cards: what was exposed."""
    state = state_of(puzzle.preset, puzzle.position)
    for seat in _SEATS:
        decision = state.exposures[seat]
        for card in decision.cards if decision is not None else ():
            words = say(f"gongzhu-effect-{card}", factor=effect(card, state.preset))
            yield say("puzzle-exposed", who=seat_words(seat, puzzle.game, say), effect=words)


def position(puzzle: Puzzle, say: Words) -> Markup:
    """The other hands, or how many cards they hold and what is out, what each has taken, and the trick on the table."""
    state = state_of(puzzle.preset, puzzle.position)
    shown = tuple(exposed_by(state.exposures).cards)
    lines = []
    for seat in OTHERS:
        hand_ = state.hands[seat]
        who = draw.who(seat_words(seat, puzzle.game, say))
        if puzzle.shown is Shown.ALL:
            lines.append(draw.line(who, draw.row(in_order(hand_), say, exposed=shown)))
        else:
            lines.append(draw.line(who, draw.told(say("puzzle-cards", count=len(hand_)))))
    if puzzle.shown is Shown.OWN:
        unseen = in_order(unseen_cards(GONGZHU.view(state, Seat(0))))
        lines.append(draw.line(draw.who(say("puzzle-unseen")), draw.row(unseen, say, exposed=shown)))
    return draw.rows([*lines, *taken_rows(state, say), *trick_rows(state.trick, say)])


def taken_rows(state: State, say: Words) -> Iterator[Markup]:
    """The point cards that each seat has taken."""
    yield draw.line(draw.told(say("puzzle-taken")), look="outcome")
    for seat, pile in enumerate(taken(state.tricks, len(_SEATS))):
        who = draw.who(seat_words(seat, "gongzhu", say))
        row = draw.row(in_order(pile), say) if pile else draw.told(say("puzzle-nothing"))
        yield draw.line(who, row)


def trick_rows(trick: Trick, say: Words) -> Iterator[Markup]:
    """What lies on the table before the solver, who is to act."""
    yield draw.line(draw.told(say("puzzle-table" if trick else "puzzle-you-lead")), look="outcome")
    for seat, card in trick:
        yield draw.line(draw.who(seat_words(seat, "gongzhu", say)), draw.row((card,), say))


def earlier(puzzle: Puzzle, say: Words) -> Markup:
    """The finished tricks, the taker of each named."""
    state = state_of(puzzle.preset, puzzle.position)
    lines = []
    for trick in state.tricks:
        first = seat_words(trick[0][0], puzzle.game, say)
        takes = say("gongzhu-takes", who=seat_words(taker(trick), puzzle.game, say))
        lines.append(draw.line(draw.who(first), draw.row(tuple(cards_of([trick])), say), draw.told(takes)))
    return draw.rows(lines, ordered=True)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards suit by suit, from the highest down."""
    return tuple(sorted(cards, key=lambda card: (card.suit, -card.rank)))


def hand(puzzle: Puzzle) -> tuple[Card, ...]:
    """The solver's cards, suit by suit."""
    return in_order(state_of(puzzle.preset, puzzle.position).hands[0])


def marks(puzzle: Puzzle) -> dict[Card, str]:
    """What is special about each card of the solver's hand."""
    state = state_of(puzzle.preset, puzzle.position)
    shown: Hand = exposed_by(state.exposures).cards
    return {card: "exposed" if card in shown else "" for card in state.hands[0]}


def told(puzzle: Puzzle, choice: Choice, say: Words) -> tuple[Markup, tuple[Step, ...], str]:
    """A choice as it is drawn, its steps, and how it ends in words."""
    state = state_of(puzzle.preset, puzzle.position)
    found, ends = steps(state, choice.line)
    first = draw.row((found[0].action.card,), say)
    words = say("puzzle-end-points", points=points(ends[0]), others=say("list-separator").join(map(points, ends[1:])))
    least = say("puzzle-least-points", points=points(round(choice.value[0])))
    if puzzle.shown is Shown.OWN:
        least = say("puzzle-mean-points", points=points(round(choice.value[0])))
    return first, found, joined((words, least), say)


def step_row(_puzzle: Puzzle, step: Step, say: Words) -> Markup:
    """A step's card."""
    return draw.row((step.action.card,), say)


def why(puzzle: Puzzle, say: Words) -> Iterator[str]:
    """What the solution's line shows of its theme, in words."""
    for because in grounds(puzzle):
        who = seat_words(because.who, puzzle.game, say)
        yield say(f"puzzle-ground-{because.ground}", who=who, count=because.count)


def fate_heads(puzzle: Puzzle, say: Words) -> list[str]:
    """What is told of every choice."""
    watched = fate(puzzle, puzzle.solution).cards
    return [say(f"puzzle-fate-{each}") for each in ("trick", *watched, "points", "worth")]


def fate_cells(puzzle: Puzzle, choice: Choice, say: Words) -> list[str]:
    """What becomes of a choice."""
    found = fate(puzzle, choice)
    seats = (found.trick, *found.cards.values())
    return [
        *(seat_words(seat, puzzle.game, say) for seat in seats),
        points(found.counts),
        points(round(choice.value[0])),
    ]
