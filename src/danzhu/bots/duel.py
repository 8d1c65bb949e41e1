"""Duel: one deal played out between two bots, from every side of the table.

Cards decide far more of a single deal than play does. So each deal is played once for every group
of partners, with bot A in that group's seats and bot B in all others, and only the mean over these
plays is a measurement.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from danzhu.bots.bot import Bot, ask
from danzhu.bots.own import any_bot
from danzhu.bots.registry import WORLDS
from danzhu.bots.stakes import STAKES
from danzhu.games.registry import game_named
from danzhu.table.game import AnyGame
from danzhu.table.option import with_options
from danzhu.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom at what: enough to repeat any deal of it on any machine.

    `a` and `b` are levels, or name a player of one's own (`own.py`); `presets` take turns deal by deal;
    `budget` is the number of worlds a searching bot may look at, the game's own (`WORLDS`) unless one is given.
    """

    game: str
    a: str
    b: str
    presets: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    budget: int | None = None


@dataclass(slots=True)
class Clock:
    """Decisions made and seconds spent on them."""

    moves: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """One deal of a pairing: what each play of it was worth to A, and the time both bots took."""

    index: int
    worths: tuple[float, ...]
    clocks: Mapping[str, Clock] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """What the deal was worth to A, over its plays."""
        return sum(self.worths) / len(self.worths)


def play_duel(pairing: Pairing, index: int) -> Outcome:
    """Play deal number `index` of a pairing; the same arguments give the same worths."""
    game = game_named(pairing.game)
    name = pairing.presets[index % len(pairing.presets)]
    preset = with_options(game.presets[name], dict(pairing.options))
    rng = Random(f"{pairing.seed}/{index}")
    standing = STAKES[pairing.game].standing(preset, rng)
    deal = game.deal(preset, standing, rng)
    bots = {"a": any_bot(pairing.game, pairing.a), "b": any_bot(pairing.game, pairing.b)}
    budget = WORLDS[pairing.game] if pairing.budget is None else pairing.budget
    clocks = {side: Clock() for side in bots}
    worths = []
    for group in sides(game, preset):
        state = game.start(preset, standing, deal)
        sitting = ["a" if seat in group else "b" for seat in range(game.seats(preset))]
        chance = Random(f"{pairing.seed}/{index}/{group}")
        while seats := game.to_act(state):
            side = sitting[seats[0]]
            action = _timed(bots[side], clocks[side], game, state, seats[0], chance, budget)
            state = game.apply(state, seats[0], action)
        worths.append(STAKES[pairing.game].worth(game.result(state), group))
    return Outcome(index, tuple(worths), clocks)


def sides(game: AnyGame, preset: Any) -> list[tuple[Seat, ...]]:
    """The groups of partners at a table, each once."""
    return sorted({game.partners(preset, Seat(seat)) for seat in range(game.seats(preset))})


def _timed(bot: Bot[Any, Any], clock: Clock, game: AnyGame, state: Any, seat: Seat, rng: Random, budget: int) -> Any:
    started = perf_counter()
    decision = ask(bot, game, state, seat, rng, budget)
    clock.seconds += perf_counter() - started
    clock.moves += 1
    return decision.action
