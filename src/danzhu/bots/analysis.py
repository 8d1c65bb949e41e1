"""Analysis: what every decision of a finished deal was worth against the best that its seat could have done.

Each decision is looked at as it looked then: from the view of the seat that made it, by a bot that sees nothing else.
So a loss is what was given away on average over what might have been, not what the cards turned out to be. Only deals
that are over can be asked for: a `PublicRecord` has no other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from danzhu.bots.advice import Advice, advice_of, is_alike, strongest
from danzhu.bots.bot import Comparer, Decision, legal_in
from danzhu.bots.registry import WORLDS, bot_named, bots_of
from danzhu.games.registry import game_named
from danzhu.table import AnyGame, Decided, Seat
from danzhu.table.match import advance, begin
from danzhu.table.record import PublicRecord, preset_of

A = TypeVar("A")

LISTED: Final = 3
"""How many actions a finding lists."""

CHANCE: Final = {"levels": 0.05, "points": 5.0}
"""Losses up to this are within the chance of the play-outs: nobody need be told of them."""


class NoSuchDeal(LookupError):
    """A record has no such deal that is over; `deal` is the number asked for, from 1.

    >>> raise NoSuchDeal(7)
    Traceback (most recent call last):
    danzhu.bots.analysis.NoSuchDeal: 7
    """

    def __init__(self, deal: int) -> None:
        super().__init__(deal)
        self.deal = deal


@dataclass(frozen=True, slots=True)
class Moment(Generic[A]):
    """A decision that could have gone another way: what the seat saw, and what it did.

    `turn` counts the events of the deal from 1, those that left nothing to decide included; `lapsed` says that the
    seat's time had run out.
    """

    turn: int
    seat: Seat
    view: Any
    action: A
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Finding(Generic[A]):
    """What a decision was worth.

    `advice` are the best actions, each reason told against what was done; `value` is the worth of what was done in
    `unit`, and `loss` how much less that is than the best; None where it was not weighed.
    """

    turn: int
    seat: Seat
    action: A
    lapsed: bool
    value: float | None
    loss: float | None
    unit: str
    advice: tuple[Advice[A], ...]

    @property
    def is_good(self) -> bool:
        """Whether nothing weighed is clearly better; so too where there was nothing to weigh, as beside a claim."""
        if self.advice[0].value is None:
            return True
        return self.loss is not None and self.loss <= CHANCE[self.unit]


def moments(record: PublicRecord, deal: int) -> tuple[Moment[Any], ...]:
    """The decisions of a finished deal (numbered from 1) in which a seat had a choice; raises `NoSuchDeal`."""
    if not 1 <= deal <= len(record.deals):
        raise NoSuchDeal(deal)
    game = game_named(record.header.game)
    match = begin(game, preset_of(game, record.header))
    *earlier, asked = record.deals[:deal]
    for before in earlier:
        match = advance(match, before.dealt)
        for event in before.decided:
            match = advance(match, event)
    match = advance(match, asked.dealt)
    found: list[Moment[Any]] = []
    for turn, event in enumerate(asked.decided, 1):
        found += _moments_in(game, match.state, turn, event)
        match = advance(match, event)
    return tuple(found)


def _moments_in(game: AnyGame, state: Any, turn: int, event: Decided) -> Iterator[Moment[Any]]:
    # Those who decide at once see the same state: none of them knows what another has chosen.
    for each in event.decisions:
        legal = game.legal_actions(state, each.seat)
        if next(legal, None) is not None and next(legal, None) is not None:
            yield Moment(turn, each.seat, game.view(state, each.seat), each.action, each.lapsed)


def judge(game_name: str, moment: Moment[A], seed: int, budget: int, *, level: str | None = None) -> Finding[A]:
    """What a decision was worth to a bot of a level (the strongest unless told otherwise); `seed` and `budget` as for
    `Bot.decide`, so the same ones give the same finding.

    A bot weighs what it would consider. What was done and is not among that is measured against the best by the same
    bot if it can compare any actions, else by the next weaker one that weighs both.
    """
    view = moment.view
    level = level or strongest(game_name)
    decision = _decided(game_name, level, view, seed, budget)
    listed = tuple(advice_of(game_name, view, decision, LISTED, instead=moment.action))
    best, loss = listed[0], None
    if best.value is not None:
        loss = loss_in(decision, game_name, view, best.action, moment.action)
        if loss is None:
            loss = _compared(game_name, level, moment, best.action, seed, budget)
        levels = bots_of(game_name)
        for weaker in reversed(levels[: levels.index(level)] if loss is None else ()):
            loss = loss_in(_decided(game_name, weaker, view, seed, budget), game_name, view, best.action, moment.action)
            if loss is not None:
                break
    value = None if best.value is None or loss is None else best.value - loss
    return Finding(moment.turn, moment.seat, moment.action, moment.lapsed, value, loss, best.unit, listed)


def _decided(game_name: str, level: str, view: Any, seed: int, budget: int) -> Decision[Any]:
    rng = Random(seed)
    return bot_named(game_name, level).decide(view, legal_in(game_named(game_name), view, rng), rng, budget)


def _compared(game_name: str, level: str, moment: Moment[A], best: A, seed: int, budget: int) -> float | None:
    bot = bot_named(game_name, level)
    if not isinstance(bot, Comparer):
        return None
    worths = bot.compare(moment.view, (best, moment.action), Random(seed), budget)
    return None if worths is None else max(0.0, worths[0] - worths[1])


def loss_in(decision: Decision[A], game_name: str, view: Any, best: A, done: A) -> float | None:
    """How much less than the best a decision says that what was done is worth; None where it did not weigh both."""
    top, value = worth_of(game_name, view, best, decision), worth_of(game_name, view, done, decision)
    return None if top is None or value is None else max(0.0, top - value)


def worth_of(game_name: str, view: Any, action: A, decision: Decision[A]) -> float | None:
    """What a decision says an action is worth: its own value, or that of one that differs in nothing that
    bears on it; None where neither was weighed."""
    weighed: Mapping[A, float] = dict(decision.considered)
    if action in weighed:
        return weighed[action]
    alike = (value for each, value in decision.considered if is_alike(game_name, view, each, action))
    return next(alike, None)


def analyse(
    record: PublicRecord, deal: int, *, level: str | None = None, budget: int | None = None, seed: int = 0
) -> Iterator[Finding[Any]]:
    """A finding for every decision of a finished deal, one by one; raises `NoSuchDeal` at the first.

    `budget` is the game's own (`WORLDS`) unless one is given.
    """
    budget = WORLDS[record.header.game] if budget is None else budget
    for number, moment in enumerate(moments(record, deal)):
        yield judge(record.header.game, moment, seed_of(seed, number), budget, level=level)


def seed_of(seed: int, number: int) -> int:
    """The seed of one decision of many."""
    return Random(f"{seed}/{number}").randrange(1 << 32)
