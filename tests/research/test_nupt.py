"""The contest format: six real deals through an agent, and what is refused.

`contest.jsonl` is what one seat of a contest was sent over six deals between four programs, tributes and a resistance
among them, as it came; the field `chosen` is the answer that was given.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Run
from websockets.sync.server import ServerConnection, serve

from danzhu.bots.bot import Decision
from danzhu.bots.registry import bots_of
from danzhu.cards import CARDS, Hand, Rank
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.known import turns
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import Phase
from danzhu.research.nupt import Agent, BadMessage
from danzhu.research.nupt.agent import CONTEST, listed
from danzhu.research.nupt.message import read_json
from danzhu.research.nupt.words import action_of, card_of, card_text, rank_of

MESSAGES = [read_json(line) for line in (Path(__file__).parent / "contest.jsonl").read_bytes().splitlines()]
PLAYS = [message for message in MESSAGES if message["type"] == "act" and message["stage"] == "play"]


def agree(agent: Agent, asked: dict[str, Any]) -> None:
    """The view says what the message says of everybody."""
    view = agent.view
    assert view is not None
    assert view.level is rank_of(asked["curRank"])
    assert view.hand == Hand(map(card_of, asked["handCards"]))
    if view.phase is not Phase.PLAYING:
        return  # who has paid already is counted there and told to nobody
    last = {turn.seat: turn.action for turn in turns(view)}
    for seat, public in enumerate(asked["publicInfo"]):
        assert view.counts[seat] == public["rest"]
        if (shown := action_of(public["playArea"])) is not None:
            assert last[seat] == shown
    # Whoever leads a deal is told the last action of the deal before; that he leads is seen from what he may do.
    leads = all(each[0] != "PASS" for each in asked["actionList"])
    top = None if leads else action_of(asked["greaterAction"])
    assert view.on_table == (top.reading if isinstance(top, Play) else None)
    assert {seat for seat, count in enumerate(view.counts) if not count} == set(view.finish)


@pytest.mark.parametrize("bot", [pytest.param(bot, marks=pytest.mark.slow) for bot in bots_of("guandan")])
def test_six_deals_are_answered_and_seen_as_they_were(bot: str) -> None:
    agent, answered = Agent(bot, budget=5), 0
    for message in MESSAGES:
        if message["type"] == "notify":
            agent.notify(message)
        else:
            assert 0 <= agent.act(message) <= message["indexRange"]
            agree(agent, message)
            answered += 1
    assert answered == 206


def test_the_same_messages_and_seed_get_the_same_answers() -> None:
    def answers(seed: int) -> list[int]:
        agent = Agent("random", seed=seed)
        return [agent.act(each) for each in MESSAGES if each["type"] == "act" or agent.notify(each)]

    assert answers(1) == answers(1) != answers(2)


def test_whatever_the_other_side_lists_we_read_as_our_rules_do() -> None:
    """The contest's own generator is a second opinion on what cards can be."""
    read_as = 0
    for message in PLAYS:
        level = rank_of(message["curRank"])
        for action in map(action_of, message["actionList"]):
            if isinstance(action, Play):
                assert action.reading in read(action.cards, level, CONTEST)
                read_as += 1
    assert read_as > 2000


def test_every_reading_they_list_is_one_that_we_generate_and_the_other_way_round() -> None:
    for message in PLAYS[::3]:
        level, hand = rank_of(message["curRank"]), Hand(map(card_of, message["handCards"]))
        top = action_of(message["greaterAction"])
        ours = set(generate(hand, level, CONTEST, top.reading if isinstance(top, Play) else None))
        theirs = {action.reading for action in map(action_of, message["actionList"]) if isinstance(action, Play)}
        assert theirs <= ours
        if not any(card_of(each).rank is level for each in message["handCards"] if each[0] == "H"):
            assert ours == theirs


def replayed(until: int) -> Agent:
    agent = Agent("easy")
    for message in MESSAGES[:until]:
        if message["type"] == "notify":
            agent.notify(message)
    return agent


ASKED = next(index for index, message in enumerate(MESSAGES) if message.get("indexRange", 0) > 20)


def test_unknown_fields_and_unknown_notices_are_ignored() -> None:
    agent = replayed(ASKED)
    agent.notify({"type": "notify", "stage": "weather", "sun": True})
    agent.notify({"type": "notify", "stage": "gameResult", "victory": [1, 0, 1, 0]})
    assert agent.act({**MESSAGES[ASKED], "weather": "sun"}) == replayed(ASKED).act(MESSAGES[ASKED])


def test_an_action_that_means_nothing_to_us_is_never_chosen() -> None:
    strange = [["Octet", "3", ["S3"]], 7, ["Pair", "3"]]
    asked = {**MESSAGES[ASKED], "actionList": [*strange, *MESSAGES[ASKED]["actionList"]]}
    assert replayed(ASKED).act(asked) == replayed(ASKED).act(MESSAGES[ASKED]) + len(strange)
    with pytest.raises(BadMessage, match="bad_field: actionList"):
        replayed(ASKED).act({**asked, "actionList": strange})


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"handCards": ["S7", "X9"]}, "bad_field: handCards"),
        ({"handCards": "S7"}, "bad_field: handCards"),
        ({"handCards": ["S7"]}, "view_differs: handCards"),
        ({"publicInfo": [{"rest": 27}] * 4}, "view_differs: publicInfo"),
        ({"publicInfo": [{"rest": 27}] * 3}, "bad_field: publicInfo"),
        ({"publicInfo": [{"rest": -1}] * 4}, "bad_field: publicInfo.0.rest"),
        ({"greaterAction": ["Single", "9", ["S9"]]}, "view_differs: greaterAction"),
        ({"greaterAction": ["Single", "nine", ["S9"]]}, "bad_field: greaterAction"),
        ({"curRank": 99}, "bad_field: curRank"),
        ({"curRank": None}, "bad_field: curRank"),
        ({"actionList": []}, "bad_field: actionList"),
        ({"stage": "sleep"}, "unknown_message: act sleep"),
    ],
)
def test_a_malformed_question_is_refused_by_name_and_changes_nothing(change: dict[str, Any], fault: str) -> None:
    agent = replayed(ASKED)
    with pytest.raises(BadMessage) as bad:
        agent.act({**MESSAGES[ASKED], **change})
    assert str(bad.value).startswith(fault)
    assert agent.act(MESSAGES[ASKED]) == replayed(ASKED).act(MESSAGES[ASKED])


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ({"stage": "beginning", "handCards": ["S3"] * 8, "myPos": 1}, "bad_field: handCards"),
        ({"stage": "beginning", "handCards": ["S3"], "myPos": 1}, "bad_field: handCards"),
        ({"stage": "beginning", "handCards": [], "myPos": 4}, "bad_field: myPos"),
        ({"stage": "play", "curPos": 2, "curAction": ["PASS", "PASS", "PASS"]}, "out_of_turn: 2, not 1"),
        ({"stage": "play", "curPos": 1, "curAction": ["Single", "A", ["DA"]]}, "cards_not_held: AD"),
        ({"stage": "play", "curPos": 1, "curAction": None}, "bad_field: curAction"),
        ({"stage": "tribute", "result": [[3, 1]]}, "bad_field: result.0"),
        ({"stage": "back", "result": [[1, 3, "DA"]]}, "cards_not_held: AD"),
        ({"stage": "episodeOver", "order": [1, 2]}, "bad_field: order"),
    ],
)
def test_a_malformed_notice_is_refused_by_name_and_changes_nothing(message: dict[str, Any], fault: str) -> None:
    agent = replayed(ASKED)
    with pytest.raises(BadMessage) as bad:
        agent.notify({"type": "notify", **message})
    assert str(bad.value).startswith(fault)
    assert agent.act(MESSAGES[ASKED]) == replayed(ASKED).act(MESSAGES[ASKED])


def test_nothing_can_be_asked_before_a_deal_has_begun() -> None:
    with pytest.raises(BadMessage, match="no_deal"):
        Agent("easy").act(MESSAGES[ASKED])
    with pytest.raises(KeyError):
        Agent("grandmaster")


@pytest.mark.parametrize(
    ("text", "fault"),
    [("{", "not_json"), ("[1]", "not_json"), ("{}", "unknown_message: None"), ("9" * 5000, "not_json")],
)
def test_what_is_no_message_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadMessage) as bad:
        read_json(text)
    assert str(bad.value) == fault


def test_cards_and_ranks_go_there_and_back() -> None:
    assert [card_of(card_text(card)) for card in CARDS] == list(CARDS)
    assert [rank_of(str(rank)) for rank in Rank if not rank.is_joker] == list(Rank)[:13]
    assert [rank_of(ace) for ace in (1, "1", 14, "A")] == [Rank.ACE] * 4
    for wrong in (0, 15, True, 2.0, None, "", "X"):
        with pytest.raises(ValueError, match=r"no rank|unknown_rank"):
            rank_of(wrong)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (["Straight", "T", ["ST", "HJ", "SQ", "SK", "SA"]], "straight-A"),
        (["ThreePair", "A", ["SA", "HA", "S2", "H2", "S3", "H3"]], "tube-3"),
        (["TwoTrips", "A", ["SA", "HA", "DA", "S2", "H2", "D2"]], "plate-2"),
        (["TwoTrips", "K", ["SK", "HK", "DK", "SA", "HA", "DA"]], "plate-A"),
        (["StraightFlush", "A", ["SA", "S2", "S3", "S4", "S5"]], "straight_flush-5"),
        (["Pair", "B", ["SB", "SB"]], "pair-BJ"),
        (["Bomb", "JOKER", ["SB", "SB", "HR", "HR"]], "joker_bomb-RJ"),
        (["FourKings", "FourKings", ["SB", "SB", "HR", "HR"]], "joker_bomb-RJ"),
    ],
)
def test_a_run_is_named_by_its_lowest_rank_there_and_by_its_top_here(written: list[Any], meant: str) -> None:
    action = action_of(written)
    assert isinstance(action, Play)
    assert action.reading.text == meant
    assert action.reading in read(action.cards, Rank.NINE, CONTEST)


def test_what_is_not_listed_is_taken_as_the_nearest_that_is() -> None:
    def play(text: str) -> Action:
        cards, _, reading = text.partition("=")
        held = Hand(cards)
        return Play(held, next(each for each in read(held, Rank.TWO, CONTEST) if each.text == reading))

    wanted, other_suits, other = play("7S7D=pair-7"), play("7S7C=pair-7"), play("8S8C=pair-8")
    assert listed(Decision(wanted), [Pass(), other, other_suits, play("7H7C=pair-7")]) == other_suits
    assert listed(Decision(wanted, ((wanted, 1.0), (other, 0.5))), [Pass(), other]) == other
    assert listed(Decision(wanted), [Pass(), other]) == Pass()
    assert listed(Decision(Pay(card_of("SA"))), [Pay(card_of("HA")), Pay(card_of("SA"))]) == Pay(card_of("SA"))
    assert listed(Decision(Return(card_of("S4"))), [Return(card_of("S5"))]) == Return(card_of("S5"))


@contextmanager
def contest(lines: list[str]) -> Iterator[tuple[str, list[int]]]:
    """A server that sends these messages, waits for an answer to each question, and hangs up."""
    answers: list[int] = []

    def serve_one(socket: ServerConnection) -> None:
        for line in lines:
            socket.send(line)
            if '"act"' in line:
                answers.append(json.loads(socket.recv())["actIndex"])

    with serve(serve_one, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/game/client1", answers
        finally:
            server.shutdown()
            thread.join()


def test_the_command_plays_at_a_server_and_says_how_it_went(run: Run) -> None:
    end = next(index for index, message in enumerate(MESSAGES) if message["stage"] == "episodeOver")
    lines = [json.dumps(message) for message in MESSAGES[: end + 1]]
    with contest(lines) as (url, answers):
        ran = run("agent", "nupt", "--url", url, "--bot", "easy")
    assert (ran.status, len(answers)) == (0, sum('"act"' in line for line in lines))
    assert "Deal over. Seats by place: 1 0 2 3" in ran.out
    assert f"{len(answers)} actions taken" in ran.out


def test_the_command_says_what_is_wrong(run: Run) -> None:
    with contest([json.dumps(MESSAGES[ASKED])]) as (url, _):
        assert run("agent", "nupt", "--url", url, "--bot", "easy").err.endswith("(bad_message)\n")
        assert run("agent", "uno", "--url", url).err.endswith("(unknown_protocol)\n")
        assert run("agent", "nupt", "--url", url, "--bot", "grandmaster").err.endswith("(unknown_bot)\n")
    assert run("agent", "nupt", "--url", url, "--bot", "easy").err.endswith("(no_server)\n"), "it is gone"
    assert run("agent", "nupt", "--url", "nonsense", "--bot", "easy").err.endswith("(no_server)\n")
