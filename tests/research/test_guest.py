"""A contest's program as a bot: what it is told is what a contest tells, and what it answers is taken or refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.research.test_nupt import MESSAGES

from danzhu.bots.bot import Legal
from danzhu.bots.registry import bot_named
from danzhu.bots.stakes import STAKES
from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.read import read
from danzhu.games.guandan.view import View
from danzhu.research.nupt import Agent, Guest
from danzhu.research.nupt.agent import CONTEST
from danzhu.research.nupt.guest import BadAnswer, place
from danzhu.research.nupt.telling import asked, told
from danzhu.research.nupt.words import action_of, action_text, rank_of


def asking_views(deals: int) -> Iterator[tuple[View, list[Any]]]:
    """Whoever is asked what in some deals, the first of a match and later ones, played by one who beats what he can."""
    bot = bot_named("guandan", "easy")
    for number in range(deals):
        rng = Random(number)
        standing = STAKES["guandan"].standing(CONTEST, rng) if number else GUANDAN.opening(CONTEST)
        state = GUANDAN.start(CONTEST, standing, GUANDAN.deal(CONTEST, standing, rng))
        while seats := GUANDAN.to_act(state):
            view, actions = GUANDAN.view(state, seats[0]), list(GUANDAN.legal_actions(state, seats[0]))
            yield view, actions
            choice = bot.decide(view, Legal(actions.__iter__), rng, 1)
            state = GUANDAN.apply(state, seats[0], choice.action)


@pytest.mark.slow
def test_an_agent_that_is_told_a_view_sees_that_view() -> None:
    phases = set()
    for view, actions in asking_views(5):
        agent = Agent("random")
        for message in told(view):
            agent.notify(json.loads(json.dumps(message)))
        question = json.loads(json.dumps(asked(view, actions)))
        assert 0 <= agent.act(question) < len(actions)
        # A contest does not tell how the first leader of a match was found.
        assert agent.view == replace(view, leader=None, turned=())
        assert [action_of(each) for each in question["actionList"]] == actions
        phases.add(view.phase)
    assert len(phases) == 3


def same(ours: Any, theirs: Any) -> bool:
    """Whether two actions are the same but for the order of the cards; before the first there is none."""
    return action_of(ours) == action_of(theirs)


def test_what_we_tell_is_what_a_contest_told() -> None:
    """Six real deals, seen through an agent, told and asked again: field by field as they came."""
    agent, since, compared = Agent("random"), [MESSAGES[0]], 0
    for message in MESSAGES:
        if message["type"] == "notify":
            agent.notify(message)
            since = [message] if message["stage"] == "beginning" else [*since, message]
            continue
        agent.act(message)
        assert agent.view is not None
        question = asked(agent.view, [])
        assert question["stage"] == message["stage"]
        assert [question[name] for name in LEVELS] == [message[name] for name in LEVELS]
        assert question["handCards"] == message["handCards"]
        if message["stage"] == "play":
            leads = all(each[0] != "PASS" for each in message["actionList"])
            assert question["curPos"] == message["curPos"]
            assert leads or question["greaterPos"] == message["greaterPos"]
            assert same(question["curAction"], message["curAction"])
            assert leads or same(question["greaterAction"], message["greaterAction"])
            rests = [each["rest"] for each in message["publicInfo"]]
            assert [each["rest"] for each in question["publicInfo"]] == rests
        ours = [each for each in told(agent.view) if each["stage"] != "episodeOver"]
        heard = [each for each in since if each.get("curAction", [""])[0] != "PASS" or _plays(each, since)]
        assert len(ours) == len(heard)
        for one, other in zip(ours, heard, strict=True):
            assert one["stage"] == other["stage"]
            if one["stage"] == "play":
                assert (one["curPos"], one["greaterPos"]) == (other["curPos"], other["greaterPos"])
                assert same(one["curAction"], other["curAction"])
                assert same(one["greaterAction"], other["greaterAction"])
            elif one["stage"] != "beginning":
                assert one == other
            else:
                assert (one["handCards"], one["myPos"]) == (other["handCards"], other["myPos"])
            compared += 1
    assert compared > 5000


LEVELS = ("curRank", "selfRank", "oppoRank")


def _plays(passed: dict[str, Any], since: list[dict[str, Any]]) -> bool:
    """Whether the seat that passes had cards: the contest also says the pass of who has none."""
    before = since[: next(at for at, each in enumerate(since) if each is passed)]
    mine = [each for each in before if each["stage"] == "play" and each["curPos"] == passed["curPos"]]
    return sum(len(each["curAction"][2]) for each in mine if each["curAction"][0] != "PASS") < 27


def test_what_a_contest_lists_we_write_with_the_same_words_and_cards() -> None:
    for message in MESSAGES:
        for written in message.get("actionList", []):
            action = action_of(written)
            assert action is not None
            ours = action_text(action, rank_of(message["curRank"]))
            assert ours[:2] == written[:2]
            assert sorted(ours[2]) == sorted(written[2])


@pytest.mark.parametrize(
    ("cards", "reading", "written"),
    [
        ("7S 5H", "pair-7", "S7 H5"),
        ("5H 5D", "pair-5", "H5 D5"),
        ("5H 5H", "pair-5", "H5 H5"),
        ("3C 3S 9D 9H 5H", "full_house-9", "H9 D9 H5 S3 C3"),
        ("3C 3S 9D 9H 5H", "full_house-3", "S3 C3 H5 H9 D9"),
        ("5S 5D 5H 9D 9H", "full_house-5", "S5 H5 D5 H9 D9"),
        ("9S 9D 9H 5H 5H", "full_house-9", "S9 H9 D9 H5 H5"),
        ("9S 9D 5C 5H 5H", "full_house-9", "S9 D9 H5 H5 C5"),
        ("RJ RJ 9S 9D 5H", "full_house-9", "S9 D9 H5 HR HR"),
        ("AS 2D 3C 4D 5H", "straight-5", "SA D2 C3 D4 H5"),
        ("AS KD QC JD 5H", "straight-A", "H5 DJ CQ DK SA"),
        ("3S 3D 4C 5H 5C 5H", "tube-5", "S3 D3 C4 H5 H5 C5"),
        ("AS AD AC 2C 2D 5H", "plate-2", "SA CA DA C2 D2 H5"),
        ("8S 8D 8C 5H", "bomb-8", "S8 C8 D8 H5"),
        ("BJ BJ RJ RJ", "joker_bomb-RJ", "SB SB HR HR"),
    ],
)
def test_wilds_are_written_last_where_they_stand_in(cards: str, reading: str, written: str) -> None:
    held = Hand(cards)
    play = Play(held, next(each for each in read(held, Rank.FIVE, CONTEST) if each.text == reading))
    assert action_text(play, Rank.FIVE)[2] == written.split()
    assert action_of(action_text(play, Rank.FIVE)) == play


class Says:
    """A program with one answer for everything."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def notify(self, message: dict[str, Any]) -> None:
        assert message["type"] == "notify"

    def act(self, message: dict[str, Any]) -> object:
        return self.answer


def decided(answer: object) -> Any:
    view, actions = next(asking_views(1))
    return Guest(lambda: Says(answer)).decide(view, Legal(lambda: iter(actions)), Random(1), 1).action


def test_the_answer_is_a_place_in_the_list_from_weak_to_strong() -> None:
    view, actions = next(asking_views(1))
    listed = sorted(actions, key=lambda action: place(action, view.level))
    assert [decided(index) for index in (0, len(listed) - 1)] == [listed[0], listed[-1]]


@pytest.mark.parametrize("answer", [-1, 10**6, True, None, "1", 1.0])
def test_what_is_no_index_is_refused_by_name(answer: object) -> None:
    with pytest.raises(BadAnswer, match="no_index") as bad:
        decided(answer)
    assert bad.value.code == "no_index"
