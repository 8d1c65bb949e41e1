"""Journey: a match of random legal actions, kept with all that happened."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.contract.cases import CASES, Case

from danzhu.table.match import Dealt, Event, Match, advance, begin, decide, lapse
from danzhu.table.option import with_options
from danzhu.table.record import Header, PrivateLog, header_for
from danzhu.table.seat import Seat

# Some leads have thousands of plays; a random walk does not need them all.
_CONSIDERED = 300


@dataclass
class Journey:
    """`match` is where the journey has come to; `standing` was there before the deal that is on,
    `deal` is that deal, and `steps` are its states with what was done in each."""

    case: Case
    match: Match
    events: list[Event] = field(default_factory=list)
    standing: Any = None
    deal: Any = None
    steps: list[tuple[Any, Seat, Any]] = field(default_factory=list)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def seats(self) -> range:
        return range(self.case.game.seats(self.match.preset))

    @property
    def header(self) -> Header:
        return header_for(self.case.game, self.case.preset, dict(self.case.options), ())

    @property
    def log(self) -> PrivateLog:
        return PrivateLog(self.header, tuple(self.events))


def set_out(case: Case) -> Journey:
    """A match of which nothing has happened yet."""
    preset = with_options(case.game.presets[case.preset], dict(case.options))
    return Journey(case, begin(case.game, preset))


def go_on(journey: Journey, rng: Random, lapses: float = 0.0) -> None:
    """One more random thing: a deal if one is due, else an action of a seat that may act."""
    game, match = journey.case.game, journey.match
    if match.between_deals:
        deal = game.deal(match.preset, match.standing, rng)
        journey.standing, journey.deal, journey.steps = match.standing, deal, []
        journey.match = advance(match, Dealt(deal))
        journey.events.append(Dealt(deal))
        return
    seat = rng.choice(game.to_act(match.state))
    if rng.random() < lapses:
        action = game.lapse_action(match.state, seat)
        after, event = lapse(match, seat)
    else:
        action = random_action(game, match.state, seat, rng)
        after, event = decide(match, seat, action)
    journey.steps.append((match.state, seat, action))
    journey.match = after
    journey.events += [event] if event else []


def random_action(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
    """Something that `seat` may do."""
    return rng.choice(list(islice(game.legal_actions(state, seat), _CONSIDERED)))


def finish_deal(journey: Journey, rng: Random) -> None:
    """Go on to the end of a deal."""
    go_on(journey, rng)
    while not journey.match.between_deals:
        go_on(journey, rng)


@st.composite
def journeys(draw: Any, game: str) -> Journey:
    """A journey that stops somewhere in a deal; what was before that deal is made up."""
    case = draw(st.sampled_from(CASES[game]))
    rng = Random(draw(st.integers(0, 2**32)))
    journey = set_out(case)
    preset = journey.match.preset
    journey.match = replace(journey.match, standing=case.laws.standing(preset, rng))
    go_on(journey, rng)
    # Long ways and short ones: much happens only near the end.
    most = case.game.most_actions(preset)
    for _ in range(draw(st.sampled_from([0, 1, 2, 3, 5, most // 8, most // 4, most // 3, most // 2, most]))):
        if journey.match.between_deals:
            break
        go_on(journey, rng)
    return journey


@st.composite
def matches(draw: Any, game: str) -> Journey:
    """A match from its opening on, stopped somewhere in its first deals."""
    case = draw(st.sampled_from(CASES[game]))
    rng = Random(draw(st.integers(0, 2**32)))
    journey = set_out(case)
    for _ in range(draw(st.integers(0, 2))):
        finish_deal(journey, rng)
        if journey.match.winner:
            return journey
    for _ in range(draw(st.integers(1, 30))):
        go_on(journey, rng, lapses=0.2)
        if journey.match.winner:
            break
    return journey
