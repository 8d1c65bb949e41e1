"""Computer players in processes of their own: rehearsed, retried, replaced, and never left behind."""

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.client import PATIENCE_S

from danzhu.bots.reason import Reason
from danzhu.bots.rehearsal import rehearse
from danzhu.bots.stakes import STAKES
from danzhu.games.registry import GAMES, game_named
from danzhu.server import think
from danzhu.server.think import NoThought, Thinkers, Urgency


def view_of(game_name: str) -> Any:
    game = game_named(game_name)
    preset = next(iter(game.presets.values()))
    standing = game.opening(preset)
    state = game.start(preset, standing, game.deal(preset, standing, Random(1)))
    return game.view(state, game.to_act(state)[0])


@pytest.fixture
async def thinkers() -> Any:
    made = Thinkers(0)
    made.start()
    yield made
    await made.stop()


async def test_moves_go_before_hints_and_hints_before_analysis(thinkers: Thinkers) -> None:
    done: list[str] = []
    urgencies = [Urgency.ANALYSIS, Urgency.HINT, Urgency.MOVE]
    blocking = asyncio.create_task(thinkers.run(Urgency.MOVE, sum, [1, 2]))
    await asyncio.gather(*(thinkers.run(urgency, done.append, urgency.name) for urgency in urgencies))
    assert await blocking == 3
    assert done == ["MOVE", "HINT", "ANALYSIS"]


async def test_a_player_that_fails_once_is_asked_again(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def flaky(game: str, level: str, view: Any, seed: int) -> str:
        calls.append(level)
        if len(calls) == 1:
            raise RuntimeError("once")
        return "pass"

    monkeypatch.setattr(think, "think", flaky)
    assert await thinkers.decide("guandan", "easy", None, "T") == "pass"
    assert calls == ["easy", "easy"]


async def test_where_every_player_fails_it_is_said(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, level: str, view: Any, seed: int) -> str:
        raise RuntimeError(level)

    monkeypatch.setattr(think, "think", broken)
    with pytest.raises(NoThought):
        await thinkers.decide("gongzhu", "easy", None, "T")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_advice_is_the_strongest_players_with_reasons(thinkers: Thinkers, game: str) -> None:
    best, *others = await thinkers.advise(game, view_of(game), "T")
    assert best.value is not None
    assert all(other.value is not None and other.value <= best.value for other in others)
    assert {each.reason for each in (best, *others)} <= set(Reason)
    assert best.reason != Reason.HABIT, "a player that weighs nothing gave it"
    assert best.unit == STAKES[game].unit


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsal_plays_whole_deals(game: str) -> None:
    rehearse(game, "random")


@pytest.mark.slow
async def test_processes_think_and_one_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "_rehearse", lambda _: asyncio.sleep(0))
    # A process loads much before its first thought, and a busy machine takes its time.
    monkeypatch.setattr(think, "_PATIENCE_S", PATIENCE_S)
    made = Thinkers(1)
    made.start()
    view = view_of("gongzhu")
    # Nobody has rehearsed, so the simplest plays.
    assert (await made.decide("gongzhu", "easy", view, "T")).startswith("expose:")
    monkeypatch.setattr(think, "_PATIENCE_S", 0.5)
    import time

    with pytest.raises(TimeoutError):
        await made.run(Urgency.MOVE, time.sleep, 600)
    monkeypatch.setattr(think, "_PATIENCE_S", PATIENCE_S)
    assert await made.run(Urgency.MOVE, sum, [1, 2]) == 3  # another process has taken its place
    await made.stop()
