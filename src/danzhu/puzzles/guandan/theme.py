"""Theme: what a puzzle of Guandan is about, told from its best play, from what follows and from what tempts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import State
from danzhu.games.guandan.trick import unbeaten
from danzhu.puzzles.guandan.steps import steps, trick_taker
from danzhu.puzzles.puzzle import Choice, Line, Theme
from danzhu.table.seat import Seat

_PARTNER: Final = 2
_BOMB: Final = 4
_FEW: Final = 2
"""A partner with this many cards or fewer can be played out."""


def theme_of(state: State, choices: tuple[Choice, ...], tempting: tuple[str, ...]) -> Theme:
    """The first theme that fits, the rarer ones first. Seat 0 solves, `choices` have the best first."""
    best = _action(state, choices[0].do)
    wrong = [_action(state, text) for text in tempting]
    top = None if state.trick is None else unbeaten(state.trick)
    partners = top is not None and top[0] == _PARTNER
    match best:
        case Pass():
            if partners:
                return Theme.LEAVE_PARTNER
            return Theme.KEEP_BOMB if any(_bombs(state, each) for each in wrong) else Theme.HOLD
        case Play(_, reading):
            if partners:
                return Theme.OVERTAKE
            if all(isinstance(each, Pass) for each in wrong):
                return Theme.PRESS
            if reading.kind.is_bomb:
                return Theme.USE_BOMB
            if any(_bombs(state, each) for each in wrong):
                return Theme.KEEP_BOMB
            if _is_about_wild(state, best, wrong):
                return Theme.WILD
            return _by_line(state, best, wrong, choices[0].line)


def _action(state: State, text: str) -> Play | Pass:
    action = GUANDAN.read_action(state, Seat(0), text)
    assert isinstance(action, Play | Pass)
    return action


def _bombs(state: State, action: Play | Pass) -> bool:
    """Whether a play is a bomb or takes one apart."""
    if isinstance(action, Pass):
        return False
    held = Counter(card.rank for card in state.hands[0])
    spent = Counter(card.rank for card in action.cards)
    return action.reading.kind.is_bomb or any(held[rank] >= _BOMB > held[rank] - spent[rank] for rank in spent)


def _is_about_wild(state: State, best: Play, wrong: list[Play | Pass]) -> bool:
    stand_in = wild(state.level)
    if stand_in not in state.hands[0]:
        return False
    used = best.cards.count(stand_in)
    return any(isinstance(each, Play) and (each.cards.count(stand_in) != used or used > 0) for each in wrong)


def _by_line(state: State, best: Play, wrong: list[Play | Pass], line: Line) -> Theme:
    follows = unbeaten(state.trick) if state.trick is not None else None
    if follows is None and _feeds(state, line):
        return Theme.FEED_PARTNER
    if _catches_wind(state, line):
        return Theme.WIND
    near = [len(state.hands[seat]) for seat in (1, 3) if state.hands[seat]]
    if (
        follows is None
        and min(near, default=_BOMB) == 1
        and any(isinstance(each, Play) and len(each.cards) == 1 for each in wrong)
    ):
        return Theme.BLOCK
    held = Counter(card.rank for card in state.hands[0])
    if _splits(best, held) and not any(isinstance(each, Play) and _splits(each, held) for each in wrong):
        return Theme.SPLIT
    return Theme.RUN_OUT if _first_out(state, line) == 0 else Theme.ORDER


def _splits(play: Play, held: Counter[Rank]) -> bool:
    """Whether a play takes a set apart: some of a rank goes, some stays."""
    spent = Counter(card.rank for card in play.cards)
    return any(0 < spent[rank] < held[rank] for rank in spent)


def _catches_wind(state: State, line: Line) -> bool:
    """Whether one of the solver's team goes out and leaves the lead to the other (G5.4)."""
    left = list(state.hands)
    for at, (seat, action) in enumerate(line):
        if action == "pass":
            continue
        left[seat] -= Hand(action.partition("=")[0])
        mate = (seat + 2) % 4
        if seat % 2 == 0 and not left[seat] and left[mate]:
            follows = next((each for each, act in line[at + 1 :] if act != "pass"), None)
            return follows == mate and all(act == "pass" for _, act in line[at + 1 : at + 2])
    return False


def _feeds(state: State, line: Line) -> bool:
    """Whether a partner with few cards takes the trick that the solver leads."""
    if not 0 < len(state.hands[_PARTNER]) <= _FEW:
        return False
    return trick_taker(state, steps(state, line)[0]) == _PARTNER


def _first_out(state: State, line: Line) -> int | None:
    """Who goes out first from here."""
    left = list(state.hands)
    for seat, action in line:
        if action != "pass":
            left[seat] -= Hand(action.partition("=")[0])
            if not left[seat]:
                return seat
    return None
