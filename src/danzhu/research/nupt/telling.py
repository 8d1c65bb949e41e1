"""Telling: what a contest would have told and would ask the seat of a view, from the deal before until now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from danzhu.cards import Hand
from danzhu.games.guandan.action import Action
from danzhu.games.guandan.known import played
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.trick import Trick, team_of, unbeaten
from danzhu.games.guandan.view import View
from danzhu.research.nupt.words import action_text, card_text, in_order, rank_text
from danzhu.table import Json, Seat

_STAGES: Final = {Phase.PAYING: "tribute", Phase.RETURNING: "back", Phase.PLAYING: "play"}
_NOBODY: Final = -1
_NOTHING: Final = [None, None, None]


def told(view: View) -> Iterator[Json]:
    """The notices of a deal up to what its view shows; first of all how the deal before ended, hands left out."""
    seat = _seat(view)
    if view.standing.finish:
        yield _notice("episodeOver", order=list(view.standing.finish), curRank=rank_text(view.level), restCards=[])
    yield _notice("beginning", handCards=_cards(dealt(view), view), myPos=seat, **_levels(view))
    tribute = view.tribute
    if tribute.resisted:
        seats = [payer for payer, _ in tribute.resisted]
        yield _notice("anti-tribute", antiNum=len(seats), antiPos=seats)
    for stage, transfers in (("tribute", tribute.paid), ("back", tribute.returned)):
        if transfers:
            yield _notice(stage, result=[[each.giver, each.taker, card_text(each.card)] for each in transfers])
    for trick in (*view.tricks, *filter(None, (view.trick,))):
        for count in range(1, len(trick.turns) + 1):
            yield _notice("play", **_table(Trick(trick.leader, trick.turns[:count]), view))


def asked(view: View, actions: Sequence[Action]) -> Json:
    """The question to the seat of a view: which of these actions it takes."""
    trick = view.trick or Trick(_seat(view))
    last = {turn.seat: action_text(turn.action, view.level) for turn in trick.turns}
    return {
        "type": "act",
        "stage": _STAGES[view.phase],
        "handCards": _cards(view.hand, view),
        "publicInfo": [{"rest": rest, "playArea": last.get(Seat(seat))} for seat, rest in enumerate(view.counts)],
        **_levels(view),
        **_table(trick, view),
        "actionList": [action_text(action, view.level) for action in actions],
        "indexRange": len(actions) - 1,
    }


def dealt(view: View) -> Hand:
    """The cards that the seat of a view was dealt: what it holds, played and gave away, less what it was given."""
    seat, exchanged = _seat(view), (*view.tribute.paid, *view.tribute.returned)
    given = Hand(each.card for each in exchanged if each.giver == seat)
    taken = Hand(each.card for each in exchanged if each.taker == seat)
    return view.hand + played(view, seat) + given - taken


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a contest tells a spectator nothing")
    return view.seat


def _notice(stage: str, **fields: Any) -> Json:
    return {"type": "notify", "stage": stage, **fields}


def _cards(hand: Hand, view: View) -> list[str]:
    return [card_text(card) for card in in_order(hand, view.level)]


def _levels(view: View) -> Json:
    own = team_of(_seat(view), view.preset)
    theirs = next(team for team in range(view.preset.teams) if team != own)
    levels = {"curRank": view.level, "selfRank": view.standing.levels[own], "oppoRank": view.standing.levels[theirs]}
    return {name: rank_text(level) for name, level in levels.items()}


def _table(trick: Trick, view: View) -> Json:
    """The last action of a trick and the one to beat; before the first, nobody's and nothing."""
    top = unbeaten(trick)
    if top is None:
        return {"curPos": _NOBODY, "curAction": _NOTHING, "greaterPos": _NOBODY, "greaterAction": _NOTHING}
    last, (seat, play) = trick.turns[-1], top
    return {
        "curPos": last.seat,
        "curAction": action_text(last.action, view.level),
        "greaterPos": seat,
        "greaterAction": action_text(play, view.level),
    }
