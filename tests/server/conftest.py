"""A hall with real storage and computer players, without a socket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
import uvicorn
from tests.server.client import PATIENCE_S

from danzhu.bots.advice import strongest
from danzhu.bots.rehearsal import rehearse
from danzhu.games.registry import GAMES
from danzhu.server import think
from danzhu.server.fault import Fault
from danzhu.server.hall import hall as halls
from danzhu.server.hall.hall import Hall
from danzhu.server.hall.live import LiveTable
from danzhu.server.hall.runner import Runner
from danzhu.server.serve import Serving
from danzhu.server.services import Services
from danzhu.server.settings import Settings, sqlite_url
from danzhu.server.store import Store
from danzhu.server.tables import plan
from danzhu.server.tables.event import Chair
from danzhu.server.tables.terms import Pace, Terms
from danzhu.server.think import Thinkers

_ids = itertools.count(1)


def new_id() -> str:
    """A command's id, never the same twice."""
    return f"command-{next(_ids):08}"


class Seen:
    """A watcher that keeps what it is told."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.epoch = 0
        self.messages: list[dict[str, Any]] = []
        self.told = asyncio.Event()

    def push(self, message: str) -> None:
        self.messages.append(json.loads(message))
        self.told.set()

    def end(self, code: Fault, *, again: bool) -> None:
        self.messages.append({"type": "bye", "code": code.value, "again": again})

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == "update"]

    @property
    def view(self) -> dict[str, Any]:
        """The last view."""
        view: dict[str, Any] = self.updates[-1]["view"]
        return view

    async def until(self, holds: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE_S) -> dict[str, Any]:
        """Wait for a view of which `holds` is true."""
        async with asyncio.timeout(seconds):
            while not (self.updates and holds(self.view)):
                self.told.clear()
                await self.told.wait()
        return self.view


class House:
    """Everything a server has behind its sockets."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(sqlite_url(folder))
        self.thinkers = Thinkers(0)
        self.runner = Runner(self.thinkers)
        self.hall = Hall(self.store, self.runner.wake)

    async def start(self) -> None:
        await self.store.open()
        self.thinkers.start()
        await self.runner.start(self.hall)

    async def stop(self) -> None:
        await self.runner.stop()
        await self.thinkers.stop()
        await self.store.close()


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    # No test waits for people: computers act at once.
    monkeypatch.setattr(plan, "_PACES", dict.fromkeys(Pace, (0.0, 0.0)))
    monkeypatch.setattr(plan, "CONTRIBUTIONS_S", 0.05)
    house = House(tmp_path)
    await house.start()
    yield house
    await house.stop()


def terms(game: str = "guandan", preset: str | None = None, **more: Any) -> Terms:
    """Terms for a test."""
    presets = {"guandan": "online", "gongzhu": "classic"}
    return Terms(game=game, preset=preset or presets[game], level="random", pace=Pace.INSTANT, **more)


def chairs(*players: str | None) -> tuple[Chair, ...]:
    """Persons by name; None is a computer player, an empty name a vacant seat."""
    return tuple(Chair(level="random") if player is None else Chair(player=player or None) for player in players)


def any_action(live: LiveTable, seat: int, rng: Random) -> str:
    """A legal action, as text; never more than the first few hundred are looked at."""
    game, state = live.table.game, live.table.held.state
    actions = list(itertools.islice(game.legal_actions(state, seat), 300))
    return game.action_text(rng.choice(actions))


class Served:
    """A real server in this process, on a free port."""

    def __init__(self, folder: Path, *, lan: bool = False, **settings: Any) -> None:
        self.serving = Serving(Settings(data=folder, port=0, thinkers=0, **settings), lan=lan)
        self.settings = self.serving.settings
        self.app = self.serving.app
        self.base = self.serving.local
        self._server: uvicorn.Server | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def connections(self) -> set[Any]:
        """The connections that the server has not let go of."""
        assert self._server
        return set(self._server.server_state.connections)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is being answered."""
        assert self._server
        return not self._server.server_state.connections and not self._server.server_state.tasks

    async def start(self) -> None:
        config = self.serving.config
        config.timeout_graceful_shutdown = 1
        self._server = uvicorn.Server(config)
        self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self._task = asyncio.create_task(self._server.serve([self.serving.listener]))
        while not self._server.started:
            if self._task.done():
                await self._task
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        assert self._server
        assert self._task
        self._server.should_exit = True
        await self._task

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    monkeypatch.setattr(plan, "_PACES", dict.fromkeys(Pace, (0.0, 0.0)))
    # A busy machine may take a minute from one connection to the next, and for a thought.
    monkeypatch.setattr(halls, "REST_AFTER_S", 3600.0)
    monkeypatch.setattr(think, "_PATIENCE_S", PATIENCE_S)
    async with Served(tmp_path) as served:
        yield served


@pytest.fixture(scope="session")
def rehearsed() -> None:
    """The strongest players are compiled, so that nobody runs out of patience with them."""
    for game in GAMES:
        rehearse(game, strongest(game))
