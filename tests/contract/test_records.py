"""Laws of text and records: what is written reads back as the same, what was tampered with is refused."""

import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.cases import CASES
from tests.contract.journey import finish_deal, go_on, journeys, matches, set_out

from danzhu.cards import Hand
from danzhu.table.lines import replay, to_line, write_record
from danzhu.table.match import Dealt, advance, begin
from danzhu.table.option import option_texts, with_options
from danzhu.table.record import BadRecord, PrivateLog, fold, publish
from danzhu.table.refusal import IllegalAction

SEEDS = st.integers(0, 2**32)


@given(st.data())
def test_text_round_trips(game, data):
    journey = data.draw(journeys(game))
    rules = journey.case.game
    for state, seat, action in journey.steps:
        text = rules.action_text(action)
        assert rules.read_action(state, seat, text) == action
    for hand in journey.case.laws.hands(journey.state):
        assert Hand(str(hand)) == hand
    assert rules.read_deal(json.loads(to_line(rules.deal_json(journey.deal)))) == journey.deal
    preset = journey.match.preset
    assert with_options(rules.presets[journey.case.preset], option_texts(preset)) == preset


@given(st.data())
def test_a_private_log_folds_to_the_match(game, data):
    journey = data.draw(matches(game))
    rules = journey.case.game
    folded = fold(rules, journey.log)
    # What is pending is in no log; all else is.
    assert folded.standing == journey.match.standing
    if not rules.pending(journey.state):
        assert folded == journey.match
    *_, last = replay(write_record(rules, journey.log), lambda _: rules)
    assert last.match == folded


@given(st.data())
def test_a_public_record_ends_with_the_last_deal_that_is_over(game, data):
    journey = data.draw(matches(game))
    rules = journey.case.game
    lines = list(write_record(rules, publish(rules, journey.log)))
    *_, last = replay(lines, lambda _: rules)
    begun = [at for at, event in enumerate(journey.events) if isinstance(event, Dealt)]
    over = len(journey.events) if journey.match.between_deals else begun[-1]
    assert last.match == fold(rules, PrivateLog(journey.header, tuple(journey.events[:over])))
    assert len(lines) == 2 + over + last.match.deals


def record_of(game, seed):
    """The lines of a match's first deal and a part of its second, lapses included."""
    rng = Random(seed)
    journey = set_out(CASES[game][seed % len(CASES[game])])
    finish_deal(journey, rng)
    for _ in range(0 if journey.match.winner else 25):
        go_on(journey, rng, lapses=0.3)
    return journey, list(write_record(journey.case.game, journey.log))


@settings(max_examples=30)
@given(st.data(), SEEDS)
def test_an_edited_record_is_refused_with_line_and_reason(game, data, seed):
    journey, lines = record_of(game, seed % 1000)
    rules = journey.case.game
    at = data.draw(st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["cut", "drop", "twice", "swap", "letter"])):
        case "cut":
            edited = lines[:at]
        case "drop":
            edited = lines[:at] + lines[at + 1 :]
        case "twice":
            edited = lines[: at + 1] + lines[at:]
        case "swap":
            edited = lines[:at] + lines[at : at + 2][::-1] + lines[at + 2 :]
        case _:
            where = data.draw(st.integers(0, len(lines[at]) - 1))
            letter = data.draw(st.sampled_from('0123456789SHDC{}",:x '))
            edited = [*lines[:at], lines[at][:where] + letter + lines[at][where + 1 :], *lines[at + 1 :]]
    if edited == lines:
        return
    with pytest.raises(BadRecord) as bad:
        list(replay(edited, {rules.name: rules}.__getitem__))
    assert bad.value.code
    assert at < bad.value.line <= len(edited) + 1


def test_a_record_made_unfinished_may_be_read_as_such(game):
    journey, lines = record_of(game, 3)
    rules = journey.case.game
    *_, last = replay(lines[:-1], lambda _: rules, unfinished=True)
    assert last.match == fold(rules, journey.log)
    with pytest.raises(BadRecord, match="truncated"):
        list(replay(lines[:-1], lambda _: rules))


SCRIPT = """
import sys
from hashlib import sha256
from random import Random
from danzhu.table.lines import write_record
from tests.contract.test_records import record_of
for seed in range(4):
    journey, lines = record_of(sys.argv[1], seed)
    rules = journey.case.game
    told = [repr(rules.view(journey.state, seat)) for seat in (None, *journey.seats)]
    drawn = repr(rules.sample(rules.view(journey.state, 1), Random(seed)))
    print(sha256("\\n".join([*lines, *told, drawn]).encode()).hexdigest())
"""


def test_the_same_preset_hands_and_actions_give_the_same_bytes(game):
    """Also in another process, where hashes differ."""

    def digests(hash_seed):
        return subprocess.run(
            [sys.executable, "-c", SCRIPT, game],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert digests("1") == digests("2")


def test_a_match_cannot_go_on_once_it_is_won(game):
    case = CASES[game][0]
    rng = Random(5)
    journey = set_out(case)
    while not journey.match.winner:
        finish_deal(journey, rng)
    assert begin(case.game, journey.match.preset).winner == ()
    with pytest.raises(IllegalAction, match="deal_over"):
        advance(journey.match, Dealt(journey.deal))
