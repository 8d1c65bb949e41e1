"""Gong Zhu on the wire: the view of a deal, built field by field from `danzhu.games.gongzhu.view.View`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.exposure import effect
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import EXPOSABLE
from danzhu.games.gongzhu.preset import Exposure
from danzhu.games.gongzhu.standing import Standing, places
from danzhu.games.gongzhu.text import read_action
from danzhu.games.gongzhu.trick import Trick, taker
from danzhu.games.gongzhu.view import View, marked, slam
from danzhu.server.wire.legal import Legal
from danzhu.table import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView:
    """A card played by a seat."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickView:
    """A finished trick and who took it."""

    cards: tuple[CardView, ...]
    taker: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedView:
    """What a seat has exposed, as far as the viewer may know: openly, or secretly until played."""

    cards: tuple[str, ...]
    secretly: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectView:
    """A card that could be exposed, and how often what it stands for counts then (Z2.2), in secret too where that is
    a way."""

    card: str
    openly: int
    secretly: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """One line of a deal's summary: points, each times the factor of an exposure."""

    line: str
    points: int
    factor: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultView:
    """A finished deal, by seat."""

    points: tuple[int, ...]
    lines: tuple[tuple[LineView, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalsView:
    """The match so far, by seat."""

    totals: tuple[int, ...]
    deals: int
    places: tuple[int, ...]
    ending: bool
    eliminated: tuple[int, ...]
    winner: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GongzhuView:
    """A deal of Gong Zhu as one seat sees it; `marked` are exposed cards still lying at each seat,
    `slam` is whoever of `slam_threat` has all the hearts already."""

    game: Literal["gongzhu"] = "gongzhu"
    standing: TotalsView
    hand: tuple[str, ...]
    cards_left: tuple[int, ...]
    exposures: tuple[ExposedView | None, ...]
    effects: tuple[EffectView, ...]
    marked: tuple[tuple[str, ...], ...]
    leader: int | None
    trick: tuple[CardView, ...]
    last_trick: TrickView | None
    taken: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    slam_threat: tuple[int, ...]
    slam: tuple[int, ...]
    points_remain: bool
    claimed: int | None
    result: ResultView | None


def gongzhu_view(view: View, standing: Standing) -> GongzhuView:
    """The view as it is sent; `standing` is the match's own, already settled once a deal is over."""
    return GongzhuView(
        standing=TotalsView(
            totals=standing.totals,
            deals=standing.deals,
            places=places(standing.totals, view.preset),
            ending=standing.ending,
            eliminated=standing.eliminated,
            winner=standing.winner,
        ),
        hand=_cards(view.hand),
        cards_left=view.cards_left,
        exposures=_exposures(view),
        effects=_effects(view),
        marked=_marked(view),
        leader=view.leader,
        trick=_played(view.trick),
        last_trick=_trick(view.tricks[-1]) if view.tricks else None,
        taken=tuple(map(_cards, view.taken)),
        points=view.points,
        slam_threat=view.slam_threat,
        slam=slam(view.taken, view.preset),
        points_remain=view.points_remain,
        claimed=view.claimed,
        result=_result(view),
    )


def gongzhu_seat_view(public: GongzhuView, view: View) -> GongzhuView:
    """What a spectator is sent, and the seat's own: its hand, what it could expose and has that others do not know, and
    the points as that has them."""
    return replace(
        public,
        hand=_cards(view.hand),
        exposures=_exposures(view),
        effects=_effects(view),
        marked=_marked(view),
        points=view.points,
    )


def gongzhu_history(view: View) -> tuple[TrickView, ...]:
    """Every finished trick of the deal."""
    return tuple(map(_trick, view.tricks))


def gongzhu_legal(actions: Iterator[Action]) -> Legal:
    """What the viewer may do, from his legal actions."""
    choices = tuple(actions)
    cards: set[Card] = set()
    for action in choices:
        match action:
            case Play(card):
                cards.add(card)
            case Expose(openly, secretly):
                cards.update((*openly, *secretly))
            case Claim():
                pass
    return Legal(
        cards=tuple(map(str, sorted(cards))),
        can_claim=Claim() in choices,
        choices=tuple(map(GONGZHU.action_text, choices)),
    )


def _exposures(view: View) -> tuple[ExposedView | None, ...]:
    return tuple(
        None if exposed is None else ExposedView(cards=_cards(exposed.cards), secretly=_cards(exposed.secretly))
        for exposed in view.exposures
    )


def _effects(view: View) -> tuple[EffectView, ...]:
    if view.seat is None or view.exposures[view.seat] is not None:
        return ()
    either = view.preset.exposure is Exposure.EITHER
    return tuple(
        EffectView(
            card=str(card),
            openly=effect(card, view.preset),
            secretly=effect(card, view.preset, secretly=True) if either else None,
        )
        for card in EXPOSABLE
        if card in view.hand
    )


def _marked(view: View) -> tuple[tuple[str, ...], ...]:
    return tuple(_cards(marked(view, Seat(seat))) for seat in range(len(view.cards_left)))


def _result(view: View) -> ResultView | None:
    if view.result is None:
        return None
    lines = tuple(
        tuple(LineView(line=each.code.value, points=each.points, factor=each.factor) for each in lines)
        for lines in view.result.lines
    )
    return ResultView(points=view.result.points, lines=lines)


def _trick(trick: Trick) -> TrickView:
    return TrickView(cards=_played(trick), taker=taker(trick))


def _played(trick: Trick) -> tuple[CardView, ...]:
    return tuple(CardView(seat=seat, card=card.text) for seat, card in trick)


@lru_cache(maxsize=1 << 14)
def _cards(hand: Hand) -> tuple[str, ...]:
    # Of the four hands at a table three are those of the action before.
    return tuple(card.text for card in hand)


def told_text(text: str, *, own: bool) -> str:
    """An action as it is told to others: what was exposed secretly stays with whoever did it.

    >>> told_text("expose:AH/JD", own=False), told_text("expose:AH/JD", own=True), told_text("QS", own=False)
    ('expose:AH', 'expose:AH/JD', 'QS')
    """
    match read_action(text):
        case Expose(cards) if not own:
            return GONGZHU.action_text(Expose(cards))
        case _:
            return text
