"""Pace: how long computer players seem to think, and for whom."""

from dataclasses import replace
from random import Random

from tests.server.test_clock import dealt

from danzhu.cards import Hand
from danzhu.server.store import Due
from danzhu.server.tables.plan import wait_for
from danzhu.server.tables.terms import Pace


def test_computers_do_not_dawdle_once_every_person_is_out_of_the_deal() -> None:
    table = dealt("guandan", "online", pace=Pace.THOUGHTFUL)
    state = table.log.state
    one, all_of_us = {seat: Hand() for seat in (0,)}, {seat: Hand() for seat in table.attended}

    def most(out: dict[int, Hand]) -> float:
        hands = tuple(out.get(seat, hand) for seat, hand in enumerate(state.hands))
        left = replace(table, log=replace(table.log, state=replace(state, hands=hands)))
        return max(wait_for(left, Due("bot", 0, 1), Random(seed)).due for seed in range(50))

    assert most(one) > 2, "three people still play"
    assert most(all_of_us) < 1
