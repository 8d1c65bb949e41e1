"""Whole matches of random legal play end by the rules, and their records replay to the same match."""

from random import Random

import pytest
from tests.contract.cases import CASES
from tests.contract.journey import finish_deal, set_out

from danzhu.games.registry import game_named
from danzhu.table.lines import replay, write_record

MATCHES = 20
LONGEST = 3000
"""Deals: random play goes up and down, but no match was ever near this."""


def whole_match(case, seed):
    """A match of random legal play to its end."""
    journey, rng = set_out(case), Random(seed)
    for _ in range(LONGEST):
        finish_deal(journey, rng)
        if journey.match.winner:
            return journey
    raise AssertionError(f"no winner after {LONGEST} deals")


def presets(game):
    """The cases that are a preset as it stands."""
    return [case for case in CASES[game] if not case.options]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MATCHES))
def test_matches_of_random_play_end_and_replay(game, seed):
    for case in presets(game):
        journey = whole_match(case, seed)
        lines = list(write_record(case.game, journey.log))
        *_, last = replay(lines, game_named)
        assert last.match == journey.match
        assert last.match.winner
