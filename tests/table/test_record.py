"""Records: whole ones replay to the same match, damaged ones are refused at their line."""

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from danzhu.games.registry import game_named
from danzhu.table import BadRecord, Decided, Decision, IllegalAction, Match, PrivateLog
from danzhu.table.lines import Step, replay, to_line, write_record
from danzhu.table.match import Dealt, advance, begin, deal_next, decide
from danzhu.table.record import fold, header_for, publish

GUANDAN = game_named("guandan")


def some_log(deals: float, seed: int = 3) -> tuple[PrivateLog, Match]:
    """A log of random play: whole deals and, for a fraction, half of one more."""
    rng, preset = Random(seed), GUANDAN.presets["online"]
    match, events = begin(GUANDAN, preset), []
    while match.deals < deals:
        deal = GUANDAN.deal(preset, match.standing, rng)
        match = deal_next(match, deal)
        events.append(Dealt(deal))
        stop = 30 if match.deals > deals else 1000
        while not match.between_deals and (stop := stop - 1):
            seat = rng.choice(GUANDAN.to_act(match.state))
            actions = list(GUANDAN.legal_actions(match.state, seat))
            match, event = decide(match, seat, rng.choice(actions))
            events += [event] if event is not None else []
    header = header_for(GUANDAN, "online", {"tribute": "yes"}, ("N", "E", "S", "W"))
    return PrivateLog(header, tuple(events)), match


LOG, MATCH = some_log(2)
LINES = list(write_record(GUANDAN, LOG))


def read(lines: list[str], *, unfinished: bool = False) -> list[Step]:
    return list(replay(lines, game_named, unfinished=unfinished))


def test_replaying_a_record_gives_the_same_match() -> None:
    assert read(LINES)[-1].match == MATCH == fold(GUANDAN, LOG)


def test_a_record_writes_itself_again_to_the_same_bytes() -> None:
    steps = read(LINES)
    events = tuple(step.event for step in steps if step.event is not None)
    assert list(write_record(GUANDAN, PrivateLog(steps[0].header, events))) == LINES


def test_the_closing_line_counts_and_seals_the_lines_before_it() -> None:
    *before, close = LINES
    told = "".join(f"{line}\n" for line in before).encode()
    assert json.loads(close) == {"close": len(before), "sha256": sha256(told).hexdigest()}


def test_the_public_record_of_whole_deals_says_the_same_as_the_log() -> None:
    assert list(write_record(GUANDAN, publish(GUANDAN, LOG))) == LINES


def test_an_event_of_several_decisions_is_of_those_who_decide_at_once_and_by_seat() -> None:
    gongzhu = game_named("gongzhu")
    match = begin(gongzhu, gongzhu.presets["classic"])
    match = deal_next(match, gongzhu.deal(match.preset, match.standing, Random(1)))
    together = tuple(Decision(seat, gongzhu.read_action(match.state, seat, "expose:")) for seat in range(4))
    after = advance(match, Decided(together))
    (leader,) = gongzhu.to_act(after.state)
    lead = Decision(leader, next(gongzhu.legal_actions(after.state, leader)))
    for wrong in (together[::-1], together[:3], (*together, lead)):
        with pytest.raises(IllegalAction):
            advance(match, Decided(wrong))


def test_nothing_of_an_unfinished_deal_enters_the_public_record() -> None:
    log, _ = some_log(1.5)
    record = publish(GUANDAN, log)
    assert len(record.deals) == 1
    first_deal = list(write_record(GUANDAN, record))
    assert first_deal[:-1] == list(write_record(GUANDAN, log))[: len(first_deal) - 1]


def test_a_deal_that_nobody_can_play_on_is_void_and_listed_with_all_hands() -> None:
    log, match = some_log(1.5)
    lines = list(write_record(GUANDAN, publish(GUANDAN, log, is_closed=True)))
    *_, last, close = steps = read(lines)
    assert "close" in close.json
    assert last.json["void"] == match.deals == 2
    assert last.voided == [event for event in log.events if isinstance(event, Dealt)][1]
    assert [step.voided for step in steps].count(None) == len(steps) - 1
    # It counts for nothing: the match is as the first deal left it.
    assert (close.match.deals, close.match.standing) == (1, match.standing)
    # A match whose deals are all over has none.
    assert publish(GUANDAN, LOG, is_closed=True) == publish(GUANDAN, LOG)


def test_a_void_deal_is_one_that_could_have_begun_where_it_stands() -> None:
    lines = list(write_record(GUANDAN, publish(GUANDAN, some_log(1.5)[0], is_closed=True)))
    void = json.loads(lines[-2])
    hands = void["hands"]
    for place, line, code in (
        (-2, {**void, "void": 3}, "bad_line"),
        (-2, {**void, "deal": 2}, "bad_line"),
        (-2, {**void, "note": ""}, "bad_line"),
        (-2, {**void, "hands": [hands[0], hands[0], *hands[2:]]}, "bad_deal"),
        (-2, {**void, "hands": None}, "bad_line"),
        (2, void, "illegal_action"),  # while another is being played
        (-3, void, "wrong_result"),  # before the result of the deal that is over
    ):
        edited = [*lines]
        edited[place] = to_line(line)
        with pytest.raises(BadRecord) as caught:
            read(edited)
        assert caught.value.code == code, line


def test_a_record_cut_anywhere_is_refused_at_its_end() -> None:
    for length in (0, 1, 2, 10, len(LINES) - 1):
        with pytest.raises(BadRecord) as caught:
            read(LINES[:length])
        assert (caught.value.line, caught.value.code) == (length + 1, "truncated")


def test_a_record_left_unfinished_can_be_taken_up_again() -> None:
    assert read(LINES[:-1], unfinished=True)[-1].match == MATCH


def test_a_line_cut_in_the_middle_is_refused_there() -> None:
    with pytest.raises(BadRecord) as caught:
        read([*LINES[:5], LINES[5][:-3]])
    assert (caught.value.line, caught.value.code) == (6, "not_json")


def edits() -> Iterator[tuple[str, int, dict[str, object], str]]:
    """What was changed, in which line, what it says now, and the code it is refused with."""
    header, deal, first = map(json.loads, LINES[:3])
    hands = deal["hands"]
    over = next(i for i, line in enumerate(LINES) if '"over"' in line)
    result = json.loads(LINES[over])
    alone = next(i for i, line in enumerate(LINES) if "=single-" in line)
    single = json.loads(LINES[alone])
    seat = first["seat"]
    yield "unknown game", 0, {**header, "game": "whist"}, "unknown_game"
    yield "unknown preset", 0, {**header, "preset": "club"}, "unknown_preset"
    yield "unknown option", 0, {**header, "options": {"colour": "red"}}, "bad_option"
    yield "newer format", 0, {**header, "danzhu": 2}, "unknown_format"
    yield "newer rules", 0, {**header, "rules": 2}, "unknown_rules"
    yield "extra member", 0, {**header, "note": ""}, "bad_header"
    yield "three players", 0, {**header, "players": ["a", "b", "c"]}, "wrong_players"
    yield "no header", 0, deal, "bad_header"
    yield "a fifth copy", 1, {**deal, "hands": [hands[0], hands[0], *hands[2:]]}, "bad_deal"
    yield "no hand", 1, {**deal, "hands": hands[:3]}, "bad_deal"
    yield "an unknown card", 1, {**deal, "hands": ["1S", *hands[1:]]}, "bad_text"
    yield "a hand that is no text", 1, {**deal, "hands": [7, *hands[1:]]}, "bad_line"
    yield "hands that are no list", 1, {**deal, "hands": None}, "bad_line"
    yield "a leader that is no number", 1, {**deal, "leader": "north"}, "bad_line"
    yield "a leader beyond all numbers", 1, {**deal, "leader": float("inf")}, "bad_line"
    yield "a leader that is a truth", 1, {**deal, "leader": True}, "bad_line"
    yield "a version that is a truth", 0, {**header, "danzhu": True}, "bad_header"
    yield "another deal's number", 1, {**deal, "deal": 2}, "bad_line"
    yield "play before the deal", 1, first, "bad_line"
    yield "out of turn", 2, {**first, "seat": (seat + 1) % 4}, "illegal_action"
    yield "no such seat", 2, {**first, "seat": 9}, "illegal_action"
    yield "a seat that is no number", 2, {**first, "seat": "north"}, "bad_line"
    yield "a pass of the leader", 2, {**first, "do": "pass"}, "illegal_action"
    yield "an unknown reading", 2, {**first, "do": "7S=best-7"}, "bad_text"
    yield "reading left out", alone, {**single, "do": single["do"].split("=")[0]}, "bad_line"
    yield "a lapse that was none", 2, {**first, "do": "pass", "lapsed": True}, "illegal_action"
    yield "unknown member", 2, {**first, "why": ""}, "bad_line"
    yield "together alone", 2, {"together": [first]}, "bad_line"
    yield "unknown line", 2, {"comment": "nice"}, "bad_line"
    yield "another winner", over, {**result, "over": {"finish": [0, 1, 2, 3], "lapses": [0, 0]}}, "wrong_result"
    yield "other levels", over, {**result, "standing": {**result["standing"], "levels": ["A", "A"]}}, "wrong_result"


@pytest.mark.parametrize(("at", "now", "code"), [pytest.param(*rest, id=name) for name, *rest in edits()])
def test_an_edited_line_is_refused_there(at: int, now: dict[str, object], code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read([*LINES[:at], to_line(now), *LINES[at + 1 :]])
    assert (caught.value.line, caught.value.code) == (at + 1, code)


def test_an_edit_that_the_rules_allow_breaks_the_seal() -> None:
    header = {**json.loads(LINES[0]), "players": ["A", "B", "C", "D"]}
    with pytest.raises(BadRecord) as caught:
        read([to_line(header), *LINES[1:]])
    assert (caught.value.line, caught.value.code) == (len(LINES), "edited")


@pytest.mark.parametrize(("at", "code"), [(0, "bad_header"), (1, "bad_line"), (2, "bad_line"), (-1, "edited")])
def test_the_same_line_spelt_otherwise_is_an_edit(at: int, code: str) -> None:
    lines = [*LINES]
    lines[at] = json.dumps(json.loads(lines[at]))  # with spaces
    with pytest.raises(BadRecord) as caught:
        read(lines)
    assert (caught.value.line, caught.value.code) == (at % len(lines) + 1, code)


def test_a_member_written_twice_is_an_edit() -> None:
    twice = LINES[2].replace("{", '{"seat":0,', 1)
    with pytest.raises(BadRecord, match="line 3: bad_line"):
        read([*LINES[:2], twice])


def test_nothing_may_follow_the_closing_line() -> None:
    with pytest.raises(BadRecord, match="line_after_close"):
        read([*LINES, LINES[2]])


@pytest.mark.parametrize("line", ["", "null", "[]", "7", "[" * 100000, '{"a":' * 5000, "\x00", "NaN"])
def test_lines_that_are_no_object_are_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="not_json"):
        read([LINES[0], line])


def test_a_line_longer_than_any_record_has_is_refused_unread() -> None:
    with pytest.raises(BadRecord, match="line_too_long"):
        read([LINES[0], "x" * (1 << 21)])
