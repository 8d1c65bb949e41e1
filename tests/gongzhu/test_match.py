"""Whole matches: to the end rule, overtime included, their records replayed."""

from itertools import pairwise
from random import Random

import pytest

from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.table.lines import replay, write_record
from danzhu.table.match import Dealt, Match, advance, begin, decide
from danzhu.table.option import options_of, with_options
from danzhu.table.record import PrivateLog, header_for, publish

# A match over one deal often ends on a shared top, and plays on.
OPTIONS = [
    {},
    {"end_total": "1_deals"},
    *({name: text} for name, spec in options_of(Preset).items() for text in spec.values),
]


def random_match(options: dict[str, str], seed: int) -> tuple[PrivateLog, list[Match]]:
    """A match of random legal actions: its log, and the match after every deal."""
    preset, rng = with_options(Preset(), options), Random(seed)
    match, events, deals = begin(GONGZHU, preset), [], []
    while not match.winner:
        dealt = Dealt(GONGZHU.deal(preset, match.standing, rng))
        match = advance(match, dealt)
        events.append(dealt)
        while not match.between_deals:
            seat = rng.choice(GONGZHU.to_act(match.state))
            action = rng.choice(list(GONGZHU.legal_actions(match.state, seat)))
            match, event = decide(match, seat, action)
            events += [event] if event else []
        deals.append(match)
    return PrivateLog(header_for(GONGZHU, "classic", options, ("a", "b", "c", "d")), tuple(events)), deals


def check(options: dict[str, str], seed: int) -> list[Match]:
    """Play a match, hold it against the end rule, replay both its records."""
    log, deals = random_match(options, seed)
    pairs = options.get("partnership") == "opposite"
    for match in deals:
        totals = match.standing.totals
        alone = totals.count(max(totals)) == (2 if pairs else 1)
        assert bool(match.winner) is (match.standing.ending and alone)
        assert all(totals[seat] == max(totals) for seat in match.winner)
    for record in (log, publish(GONGZHU, log)):
        *_, last = replay(write_record(GONGZHU, record), {"gongzhu": GONGZHU}.__getitem__)
        assert last.match == deals[-1]
    return deals


@pytest.mark.slow
def test_Z5_twenty_random_matches_end_by_the_rule():
    for seed in range(20):
        check(OPTIONS[seed % len(OPTIONS)], seed)


@pytest.mark.soak
def test_Z5_two_hundred_random_matches_end_by_the_rule():
    overtimes = 0
    for seed in range(200):
        deals = check(OPTIONS[seed % len(OPTIONS)], seed)
        overtimes += any(match.standing.ending and not match.winner for match in deals)
    assert overtimes


@pytest.mark.slow
def test_Z5_1_overtime_is_played_and_recorded():
    """Matches over one deal, where a shared top is not rare."""
    options = {"end_total": "1_deals"}
    for seed in range(200):
        if len(random_match(options, seed)[1]) > 1:
            deals = check(options, seed)
            break
    else:
        pytest.fail("no shared top in 200 deals")
    first = deals[0].standing
    assert (first.ending, first.winner) == (True, ())
    assert first.totals.count(max(first.totals)) > 1


def test_Z3_1_the_taker_of_the_pig_leads_every_later_deal():
    _, deals = random_match({}, 4)
    assert len(deals) > 2
    for before, after in pairwise(deals):
        pig = next(seat for seat, cards in enumerate(GONGZHU.result(before.state).taken) if "QS" in str(cards))
        assert after.state.tricks[0][0][0] == after.state.leader == pig
