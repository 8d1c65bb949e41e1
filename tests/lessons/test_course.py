"""A first deal: following the advice meets all that is to be explained; anything else is told what it costs."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from danzhu.bots.reason import Reason
from danzhu.cards import BadText
from danzhu.games.gongzhu.state import is_exposing
from danzhu.games.registry import game_named
from danzhu.lessons import show
from danzhu.lessons.answer import answer
from danzhu.lessons.course import GAMES, Course, advised, beginning, course, walk
from danzhu.lessons.deed import LEARNER
from danzhu.lessons.moment import EXPECTED, Moment
from danzhu.lessons.page import lesson_sheet
from danzhu.locale import LANGUAGES, words_in
from danzhu.table.refusal import IllegalAction

GAME = pytest.mark.parametrize("game", GAMES)


def walked(game: str) -> list[tuple[tuple[str, ...], Course]]:
    """Every step of whoever follows the advice: what was done so far, and the course after it."""
    found: list[tuple[tuple[str, ...], Course]] = []
    done: tuple[str, ...] = ()
    for now in advised(game):
        found.append((done, now))
        if now.due is not None:
            done = (*done, game_named(game).action_text(now.due.advice[0].action))
    return found


@GAME
def test_the_advice_leads_past_everything_that_is_to_be_explained(game: str) -> None:
    steps = [now for _, now in walked(game)]
    told = [moment for now in steps for moment in now.moments]
    assert set(told) >= EXPECTED[game]
    assert len(told) == len(set(told)), "explained twice"
    assert steps[-1].moments[-1] is Moment.OVER
    assert 8 <= len(steps) <= 20


def test_G7_2_the_first_deal_is_free_of_tribute_and_ends_well() -> None:
    start, end = beginning("guandan"), walked("guandan")[-1][1].state
    assert not start.tribute.payers
    assert start.turned
    assert end.finish[:2] == (0, 2)


def test_the_pig_is_exposed_and_given_away() -> None:
    end = walked("gongzhu")[-1][1].state
    result = game_named("gongzhu").result(end)
    assert "QS" in str(end.exposures[0].cards)
    assert result is not None
    assert result.pig != LEARNER
    assert result.points[LEARNER] == max(result.points)


@GAME
def test_the_deal_goes_on_from_step_to_step_by_the_rules(game: str) -> None:
    rules = game_named(game)
    for (_, before), (_, after) in pairwise(walked(game)):
        state = before.state
        for deed in after.deeds:
            assert deed.before == state
            state = rules.apply(state, deed.seat, deed.action)
        assert state == after.state
    assert rules.result(state) is not None


@GAME
def test_the_learner_decides_only_where_there_is_a_choice(game: str) -> None:
    rules = game_named(game)
    for _, now in walked(game)[:-1]:
        assert now.due is not None
        assert LEARNER in rules.to_act(now.state)
        assert len(list(zip(rules.legal_actions(now.state, LEARNER), range(2), strict=False))) == 2


@GAME
def test_another_way_is_told_what_it_costs_and_the_deal_goes_on(game: str) -> None:
    say = words_in("en")
    for done, now in walked(game)[:-1]:
        assert now.due is not None
        if len(now.due.advice) < 2:
            continue
        other = game_named(game).action_text(now.due.advice[1].action)
        html = lesson_sheet(game, course(game, (*done, other)), (*done, other), say).body
        assert 'data-followed="no"' in html
        best = game_named(game).action_text(now.due.advice[0].action)
        html = lesson_sheet(game, course(game, (*done, best)), (*done, best), say).body
        assert 'data-followed="yes"' in html


def test_the_reason_tells_the_advice_from_what_was_done_instead() -> None:
    say = words_in("en")
    done = ("expose:QS", "3C", "JS", "7C")
    before = course("gongzhu", done[:-1]).due
    assert before is not None
    told = game_named("gongzhu").action_text
    assert [told(each.action) for each in before.advice[:2]] == ["9C", "2S"]
    assert before.advice[0].reason is Reason.GUARDS_PIG
    html = lesson_sheet("gongzhu", course("gongzhu", done), done, say).body
    # Another club guards the pig as well: that is no reason against it.
    assert say("reason-higher") in html
    assert say("reason-guards_pig") not in html.split("data-followed")[1].split("</section>")[0]


@GAME
def test_what_cannot_be_done_changes_nothing(game: str) -> None:
    done, end = walked(game)[-1]
    with pytest.raises(IllegalAction):
        course(game, (*done, "pass" if game == "guandan" else "2S"))
    with pytest.raises((IllegalAction, BadText)):
        course(game, ("XX",))
    assert end.due is None
    assert walk(game, ("XX",)) is None
    assert walk(game, done) == end


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(game: str, language: str) -> None:
    say = words_in(language)
    for done, now in walked(game):
        body = lesson_sheet(game, now, done, say).body
        assert body.count("data-moment=") == len(now.moments)


@GAME
def test_a_page_shows_nothing_that_the_learner_may_not_know(game: str) -> None:
    say = words_in("en")
    for done, now in walked(game)[:-1]:
        state = now.state
        hands = state.hands
        turned = replace(now, state=replace(state, hands=(hands[0], *(_others(hands)))))
        assert len(hands[1]) != len(hands[3]) or show.table(state, say) == show.table(turned.state, say), done


def test_Z2_1_nobody_is_shown_what_others_expose_before_he_decides() -> None:
    (_, first), (_, second), *_ = walked("gongzhu")
    assert is_exposing(first.state)
    assert first.deeds == ()
    assert [deed.seat for deed in second.deeds[:4]] == [0, 1, 2, 3]


def _others(hands: tuple[object, ...]) -> tuple[object, ...]:
    """The right and the left hand exchanged."""
    return hands[3], hands[2], hands[1]


def test_answers_are_what_the_rules_make_of_them() -> None:
    _, now = walked("guandan")[0]
    assert answer("guandan", now.state, ["pass"], "", exposing=False).do == "pass"
    assert answer("guandan", now.state, ["2S"], "", exposing=False).refusal == "does_not_beat"
    assert answer("guandan", now.state, ["2S", "BJ"], "", exposing=False).refusal == "no_such_reading"
    assert answer("guandan", now.state, ["XX"], "", exposing=False).fault is not None
    _, now = walked("gongzhu")[0]
    assert answer("gongzhu", now.state, ["QS"], "", exposing=True).do == "expose:QS"
    assert answer("gongzhu", now.state, [], "", exposing=True).do == "expose:"
    assert answer("gongzhu", now.state, ["2S"], "", exposing=True).refusal == "not_exposable"
