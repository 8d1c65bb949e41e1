"""Reason: why an action is a good one. The only place that says so is the game's `why.py`; bots only weigh.

A reason is a statement about the action that is true in what its seat can see. Of those that are true the one is given
that tells the action from what would be done instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from danzhu.cards import Word

V = TypeVar("V")
A = TypeVar("A")


class Reason(Word):
    """A closed list of stable codes, which are only ever added. Each names a question of a game's `why.py`, where it
    is said exactly when it is true; words for people are looked up by the code in the catalogues.
    """

    # any game
    ONLY_CHOICE = "only_choice"
    BEST = "best"
    CLOSE = "close"
    HABIT = "habit"
    # Guandan
    NOTHING_BEATS = "nothing_beats"
    GOES_OUT = "goes_out"
    LEAVES_ONE_PLAY = "leaves_one_play"
    LEAVES_PARTNER = "leaves_partner"
    BLOCKS = "blocks"
    OTHER_SIZE = "other_size"
    FEEDS_PARTNER = "feeds_partner"
    UNBEATABLE = "unbeatable"
    KEEPS_BOMB = "keeps_bomb"
    KEEPS_WILD = "keeps_wild"
    KEEPS_HIGH = "keeps_high"
    BREAKS_NOTHING = "breaks_nothing"
    PARTNER_BEHIND = "partner_behind"
    SHEDS_LOW = "sheds_low"
    SHEDS_MOST = "sheds_most"
    SHEDS_MORE = "sheds_more"
    KEEPS_HIGHER = "keeps_higher"
    HARDER = "harder"
    CHEAPEST = "cheapest"
    TAKES_LEAD = "takes_lead"
    OPPONENT_FAR = "opponent_far"
    EQUALLY_HIGH = "equally_high"
    RETURNS_LOWEST = "returns_lowest"
    HELPS_PARTNER = "helps_partner"
    # Gong Zhu
    NOTHING_LEFT = "nothing_left"
    WELL_BACKED = "well_backed"
    POORLY_BACKED = "poorly_backed"
    TRIES_SLAM = "tries_slam"
    BLOCKS_SLAM = "blocks_slam"
    STOPS_SLAM = "stops_slam"
    TAKES_GOAT = "takes_goat"
    GIVES_PIG = "gives_pig"
    KEEPS_PIG = "keeps_pig"
    TAKES_TRANSFORMER = "takes_transformer"
    GIVES_TRANSFORMER = "gives_transformer"
    LAST_DUCK = "last_duck"
    GIVES_POINTS = "gives_points"
    SHEDS_CATCHER = "sheds_catcher"
    GUARDS_PIG = "guards_pig"
    FLUSHES_PIG = "flushes_pig"
    GIVES_PARTNER = "gives_partner"
    TAKES_SAFELY = "takes_safely"
    TAKES_EARLY = "takes_early"
    EMPTIES_SUIT = "empties_suit"
    DUCKS = "ducks"
    FRESH_SUIT = "fresh_suit"
    GIVES_MORE = "gives_more"
    SHORTENS = "shortens"
    LOWER = "lower"
    LIKELIER = "likelier"
    HIGHER = "higher"
    SHEDS_HIGH = "sheds_high"
    LEADS_LOW = "leads_low"


DECISIVE: Final = frozenset(
    {
        *(Reason.GOES_OUT, Reason.NOTHING_BEATS, Reason.LEAVES_PARTNER, Reason.BLOCKS, Reason.FEEDS_PARTNER),
        *(Reason.NOTHING_LEFT, Reason.WELL_BACKED, Reason.POORLY_BACKED, Reason.TRIES_SLAM, Reason.BLOCKS_SLAM),
        *(Reason.TAKES_GOAT, Reason.GIVES_PIG),
    }
)
"""Reasons so weighty that they are given even where the other action has them too."""


@dataclass(frozen=True, slots=True)
class Case(Generic[V, A]):
    """An action that a seat might take, and the one that it would take instead; None where nothing else was weighed."""

    view: V
    action: A
    other: A | None


Question = Callable[[Case[V, A]], bool]
"""Whether a reason holds in a case."""


def reason_for(questions: Mapping[Reason, Question[V, A]], case: Case[V, A]) -> Reason | None:
    """The first reason that holds for the action and is decisive or does not hold for the other one; failing that,
    the first that holds; None where none does.

    >>> odd, big = (lambda case: case.action % 2 == 1), (lambda case: case.action > 5)
    >>> questions = {Reason.CHEAPEST: odd, Reason.UNBEATABLE: big}
    >>> reason_for(questions, Case(None, 7, 9)), reason_for(questions, Case(None, 7, 3))
    (Reason.CHEAPEST, Reason.UNBEATABLE)
    """
    holding = [reason for reason, holds in questions.items() if holds(case)]
    if case.other is not None:
        instead = replace(case, action=case.other, other=case.action)
        for reason in holding:
            if reason in DECISIVE or not questions[reason](instead):
                return reason
    return holding[0] if holding else None
