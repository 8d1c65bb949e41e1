"""Exchange: another truth that a seat cannot tell from its own. Also for tests of arrays and of the wire."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from tests.contract.journey import Journey, random_action

from danzhu.table.refusal import BadDeal, IllegalAction
from danzhu.table.seat import Seat


def exchanged(journey: Journey, viewer: Seat | None, rng: Random, tries: int = 6) -> list[Any]:
    """States that differ from the journey's in cards or choices that `viewer` knows nothing of.

    Two cards that two others hold are exchanged in the deal and everything is played again; an
    exchange that makes any of it illegal, or changes what everyone is told, was not hidden.
    """
    laws = journey.case.laws
    hands = laws.hands(journey.state)
    pairs = [
        pair for pair in permutations(journey.seats, 2) if viewer not in pair and all(hands[seat] for seat in pair)
    ]
    found = []
    for _ in range(tries if pairs else 0):
        one, other = rng.choice(pairs)
        gives, gets = rng.choice(list(hands[one])), rng.choice(list(hands[other]))
        if gives is gets:
            continue
        deal = laws.exchanged(journey.deal, (one, gives), (other, gets))
        state = None if deal is None else _replayed(journey, deal)
        if state is not None and laws.announced(state) == laws.announced(journey.state):
            found.append(state)
    found += _other_choices(journey, viewer, rng)
    return [state for state in found if state != journey.state]


def _replayed(journey: Journey, deal: Any) -> Any:
    rules = journey.case.game
    try:
        state = rules.start(journey.match.preset, journey.standing, deal)
        for _, seat, action in journey.steps:
            state = rules.apply(state, seat, action)
    except (IllegalAction, BadDeal):
        return None
    return state


def _other_choices(journey: Journey, viewer: Seat | None, rng: Random) -> list[Any]:
    """The states in which those who decide at the same time chose otherwise, or have not chosen yet."""
    rules, state = journey.case.game, journey.state
    secret = [seat for seat, _ in rules.pending(state) if seat != viewer]
    open_until = len(journey.steps) - len(rules.pending(state))
    found = []
    if secret:
        together = journey.steps[open_until:]
        before = together[0][0]
        for chosen in ((), (secret[0],), secret):
            other = before
            for _, seat, action in together:
                if seat == viewer:
                    other = rules.apply(other, seat, action)
                elif seat in chosen:
                    other = rules.apply(other, seat, random_action(rules, other, seat, rng))
            found.append(other)
    undecided = rules.to_act(state)
    if len(undecided) > 1:
        found += [
            rules.apply(state, seat, random_action(rules, state, seat, rng)) for seat in undecided if seat != viewer
        ]
    return found
