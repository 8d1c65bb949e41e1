"""Advice: the best is what the bot would do, the rest is legal, unlike it and worth less, and secrets stay secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from danzhu.bots.advice import WHY, Advice, advise, strongest
from danzhu.bots.bot import Bot, Legal
from danzhu.bots.reason import Reason
from danzhu.bots.registry import bot_named, bots_of
from danzhu.bots.stakes import STAKES
from danzhu.games.registry import GAMES, game_named

BUDGET = 20


def moments(game_name: str, rng: Random, every: int) -> Iterator[tuple[Any, int, Any]]:
    """States of a deal that bots of all levels play, a seat to act in each, and its view."""
    game = game_named(game_name)
    preset = next(iter(game.presets.values()))
    standing = STAKES[game_name].standing(preset, rng)
    state = game.start(preset, standing, game.deal(preset, standing, rng))
    count = 0
    while seats := game.to_act(state):
        seat = rng.choice(seats)
        if count % every == 0:
            yield state, seat, game.view(state, seat)
        count += 1
        bot = bot_named(game_name, rng.choice(bots_of(game_name)))
        action = bot.decide(game.view(state, seat), legal(game_name, state, seat), rng, BUDGET).action
        state = game.apply(state, seat, action)


def legal(game_name: str, state: Any, seat: Any) -> Legal[Any]:
    return Legal(lambda: game_named(game_name).legal_actions(state, seat))


def advice(game_name: str, state: Any, seat: Any, view: Any, **rest: Any) -> tuple[Advice[Any], ...]:
    return advise(game_name, view, legal(game_name, state, seat), Random(9), BUDGET, **rest)


@pytest.mark.parametrize("game_name", GAMES)
def test_the_best_is_what_the_strongest_would_do(game_name: str) -> None:
    bot: Bot[Any, Any] = bot_named(game_name, bots_of(game_name)[-1])
    for state, seat, view in moments(game_name, Random(1), 5):
        decision = bot.decide(view, legal(game_name, state, seat), Random(9), BUDGET)
        assert advice(game_name, state, seat, view)[0].action == decision.action


@pytest.mark.parametrize("game_name", GAMES)
def test_what_is_advised_is_legal_unlike_and_no_better_than_the_best(game_name: str) -> None:
    game, counts = game_named(game_name), set()
    for state, seat, view in moments(game_name, Random(2), 3):
        found = advice(game_name, state, seat, view)
        counts.add(len(found))
        assert all(game.refusal(state, seat, each.action) is None for each in found)
        assert len({each.action for each in found}) == len(found)
        assert {each.unit for each in found} == {STAKES[game_name].unit}
        values = [each.value for each in found if each.value is not None]
        assert values == sorted(values, reverse=True)
        alone = len(list(game.legal_actions(state, seat))) == 1
        assert alone == (found[0].reason in (Reason.ONLY_CHOICE, Reason.NOTHING_BEATS)) or found[0].reason in (
            Reason.GOES_OUT,
            Reason.NOTHING_LEFT,
        )
        assert all(each.reason is not Reason.CLOSE for each in found[:1])
        assert all(each.reason is not Reason.BEST for each in found[1:])
    assert counts == {1, 2, 3}


@pytest.mark.parametrize("game_name", GAMES)
def test_advice_follows_from_what_the_seat_sees(game_name: str) -> None:
    game, rng = game_named(game_name), Random(3)
    for state, seat, view in moments(game_name, rng, 7):
        assert advice(game_name, state, seat, view) == advice(game_name, game.sample(view, rng), seat, view)


@pytest.mark.parametrize("game_name", GAMES)
def test_a_level_that_weighs_nothing_gives_one_action_and_no_value(game_name: str) -> None:
    said = set()
    for state, seat, view in moments(game_name, Random(4), 3):
        (only,) = advice(game_name, state, seat, view, level="random")
        assert only.value is None
        said.add(only.reason)
    assert Reason.HABIT in said


@pytest.mark.parametrize("game_name", GAMES)
def test_as_many_are_listed_as_are_asked_for(game_name: str) -> None:
    for state, seat, view in moments(game_name, Random(5), 9):
        one, many = (advice(game_name, state, seat, view, most=most) for most in (1, 9))
        assert one[0].action == many[0].action
        assert len(one) == 1 <= len(many) <= 9


def test_every_reason_belongs_to_a_game_or_to_all() -> None:
    everywhere = {Reason.ONLY_CHOICE, Reason.BEST, Reason.CLOSE, Reason.HABIT}
    assert WHY["guandan"].keys() & WHY["gongzhu"].keys() == set()
    assert WHY["guandan"].keys() | WHY["gongzhu"].keys() | everywhere == set(Reason)


def test_the_strongest_is_the_last_of_the_levels() -> None:
    assert [strongest(game) for game in GAMES] == [bots_of(game)[-1] for game in GAMES]
