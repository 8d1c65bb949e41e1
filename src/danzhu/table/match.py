"""Match: deals in a row until somebody has won. A fold of events."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from danzhu.table.game import AnyGame, Json
from danzhu.table.refusal import IllegalAction, Refusal
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Event: a deal began; `deal` is all that chance decided in it.

    `shuffle` is what proves that nobody chose the cards, where the dealer offers such a proof.
    """

    deal: Any
    shuffle: Json | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat did; `lapsed` if it was done for it because its time had run out."""

    seat: Seat
    action: Any
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Decided:
    """Event: one seat acted, or several who decided at the same time, by seat."""

    decisions: tuple[Decision, ...]


Event = Dealt | Decided


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress: the standing before the current deal and that deal's state.

    `deals` counts the deals begun; `state` is None only before the first. Once a deal is over its
    state stays until the next is dealt, and `standing` is already the one after it. `lapsed` are
    the seats whose pending decision was made for them.
    """

    game: AnyGame
    preset: Any
    standing: Any
    state: Any = None
    deals: int = 0
    lapsed: frozenset[Seat] = frozenset()

    @property
    def between_deals(self) -> bool:
        """Whether the next event must be a deal."""
        return self.state is None or self.game.result(self.state) is not None

    @property
    def winner(self) -> tuple[Seat, ...]:
        """The seats that have won; empty while the match goes on."""
        return self.game.winner(self.standing)


def begin(game: AnyGame, preset: Any) -> Match:
    """A match before its first deal."""
    return Match(game, preset, game.opening(preset))


def deal_next(match: Match, deal: Any) -> Match:
    """The match with its next deal begun; raises `BadDeal`, and `IllegalAction` while one is being played."""
    if match.winner:
        raise IllegalAction(Refusal.DEAL_OVER)
    if not match.between_deals:
        raise IllegalAction(Refusal.WRONG_PHASE)
    state = match.game.start(match.preset, match.standing, deal)
    return replace(match, state=state, deals=match.deals + 1, lapsed=frozenset())


def decide(match: Match, seat: Seat, action: Any) -> tuple[Match, Decided | None]:
    """Let `seat` act; raises `IllegalAction`.

    The event is None while others who decide at the same time have not: until then nothing is
    told. The last of them brings the one event for all.
    """
    return _advance(match, Decision(seat, action))


def lapse(match: Match, seat: Seat) -> tuple[Match, Decided | None]:
    """Let `seat`'s time run out: as `decide`, with the action that the rules then take."""
    if match.state is None or seat not in match.game.to_act(match.state):
        raise IllegalAction(Refusal.NOT_YOUR_TURN)
    return _advance(match, Decision(seat, match.game.lapse_action(match.state, seat), lapsed=True))


def advance(match: Match, event: Event) -> Match:
    """The match after an event; raises `BadDeal` and `IllegalAction`.

    A lapse is what the rules make of it: an event that tells of another action is refused.
    """
    match event:
        case Dealt(deal):
            return deal_next(match, deal)
        case Decided(decisions):
            told: Decided | None = None
            for decision in decisions:
                match, told = _advance(match, decision)
            # Those who decide at the same time come in one event, and nobody else does.
            if told != event:
                raise IllegalAction(Refusal.WRONG_PHASE)
            return match


def _advance(match: Match, decision: Decision) -> tuple[Match, Decided | None]:
    game, before = match.game, match.state
    if before is None:
        raise IllegalAction(Refusal.WRONG_PHASE)
    if decision.lapsed:
        if decision.seat not in game.to_act(before):
            raise IllegalAction(Refusal.NOT_YOUR_TURN)
        if decision.action != game.lapse_action(before, decision.seat):
            raise IllegalAction(Refusal.WRONG_PHASE)
        after = game.lapse(before, decision.seat)
    else:
        after = game.apply(before, decision.seat, decision.action)
    lapsed = match.lapsed | {decision.seat} if decision.lapsed else match.lapsed
    if game.pending(after):
        return replace(match, state=after, lapsed=lapsed), None
    together = [Decision(s, a, s in match.lapsed) for s, a in game.pending(before)]
    event = Decided(tuple(sorted([*together, decision], key=lambda each: each.seat)))
    result = game.result(after)
    standing = match.standing if result is None else game.settle(match.standing, result)
    return replace(match, state=after, standing=standing, lapsed=frozenset()), event
