"""Think: computer players in processes of their own, so that no thought holds up a table.

What is sent there is a view, never a state. Moves go before hints, hints before analysis. A player that fails is asked
once more, then a simpler one is; a player that hangs is ended together with its process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from enum import IntEnum
from multiprocessing import connection
from random import Random
from typing import Any, Final, TypeVar, cast

import structlog

from danzhu.bots.advice import advise, strongest
from danzhu.bots.analysis import Finding, Moment, judge
from danzhu.bots.bot import legal_in
from danzhu.bots.registry import WORLDS, bot_named, bots_of
from danzhu.bots.rehearsal import rehearse
from danzhu.games.registry import GAMES, game_named
from danzhu.server import arranging
from danzhu.server.blame import blame

T = TypeVar("T")

BUDGET: Final = WORLDS
"""By game, worlds for a decision, for players that look at worlds."""

HINT_WORLDS: Final = {"guandan": 48, "gongzhu": WORLDS["gongzhu"]}
"""Worlds for a hint: as many as a small computer, a quarter as fast as a desk's, looks at within a second."""

_PATIENCE_S: Final = 30.0

log = structlog.get_logger("danzhu.think")


class Urgency(IntEnum):
    """What goes first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


@dataclass(frozen=True, slots=True)
class Counsel:
    """An action as text, with its value in the game's unit (None where it was not weighed) and why."""

    do: str
    value: float | None
    unit: str
    reason: str


class NoThought(Exception):
    """No computer player could decide."""


def think(game_name: str, level: str, view: Any, seed: int) -> str:
    """What a computer player does in the place of `view.seat`, as text; runs in the other process."""
    game, rng = game_named(game_name), Random(seed)
    decision = bot_named(game_name, level).decide(view, legal_in(game, view, rng), rng, BUDGET[game_name])
    return game.action_text(decision.action)


def counsel(game_name: str, level: str, view: Any, seed: int) -> tuple[Counsel, ...]:
    """What a computer player would do in the place of `view.seat`, best first; runs in the other process."""
    game, rng = game_named(game_name), Random(seed)
    advice = advise(game_name, view, legal_in(game, view, rng), rng, HINT_WORLDS[game_name], level=level)
    return tuple(Counsel(game.action_text(each.action), each.value, each.unit, each.reason.value) for each in advice)


def review(game_name: str, level: str, moment: Moment[Any], seed: int) -> Finding[Any]:
    """What a decision of a finished deal was worth; runs in the other process."""
    return judge(game_name, moment, seed, BUDGET[game_name], level=level)


def simpler(game: str, level: str) -> tuple[str, ...]:
    """The levels below one, the nearest first.

    >>> simpler("guandan", "random")
    ()
    """
    levels = bots_of(game)
    below = levels[: levels.index(level)] if level in levels else levels
    return tuple(reversed(below))


@dataclass(order=True, slots=True)
class _Job:
    urgency: Urgency
    number: int
    call: tuple[Any, ...]
    done: asyncio.Future[Any]


class Thinkers:
    """A few processes that think. With `workers=0` threads of this process do, for tests and the smallest machines."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._queue: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._executor: Executor | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._count = 0
        self._cold = {(game, level) for game in GAMES for level in bots_of(game)} if workers else set()
        if workers:
            self._cold.add(("guandan", arranging.NAME))
        self._warmer = asyncio.Condition()

    def start(self) -> None:
        """Begin to think; processes start in the background.

        Some players are compiled at their first decision ever, which takes half a minute. A process of its own does
        that, politely, and until it is done for a player the next simpler one plays in its place.
        """
        if self._cold:
            self._tasks.append(asyncio.create_task(self._rehearse(), name="rehearsal"))
        for number in range(max(1, self._workers)):
            self._tasks.append(asyncio.create_task(self._work(), name=f"thinker-{number}"))

    async def stop(self) -> None:
        """End, whatever is being thought."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._drop_executor()

    async def decide(self, game: str, level: str, view: Any, table: str) -> str:
        """What a computer player does, as text; raises `NoThought` if it and every simpler one fail."""
        return await self._somebody(Urgency.MOVE, think, game, level, view, table)

    async def advise(self, game: str, view: Any, table: str) -> tuple[Counsel, ...]:
        """What the strongest player that is ready would do, best first; raises `NoThought` as `decide`."""
        return await self._somebody(Urgency.HINT, counsel, game, strongest(game), view, table)

    async def _somebody(
        self, urgency: Urgency, ask: Callable[[str, str, Any, int], T], game: str, level: str, view: Any, table: str
    ) -> T:
        for attempt in self._attempts(game, level):
            try:
                return cast("T", await self.run(urgency, ask, game, attempt, view, secrets.randbits(64)))
            except Exception as fault:  # noqa: BLE001 - whatever a player does wrong, the table goes on
                log.error("player_failed", table=table, game=game, level=attempt, **blame(fault))
        raise NoThought(f"{game} {level}")

    def is_ready(self, game: str, level: str) -> bool:
        """Whether a computer player has rehearsed, so that what it needs is compiled."""
        return (game, level) not in self._cold

    async def ready(self, game: str, level: str) -> None:
        """Wait until a player has rehearsed."""
        async with self._warmer:
            await self._warmer.wait_for(lambda: (game, level) not in self._cold)

    def _attempts(self, game: str, level: str) -> tuple[str, ...]:
        """Who is asked, one after the other: the player twice, then the simpler ones; nobody who is not ready yet."""
        ready = [each for each in (level, *simpler(game, level)) if self.is_ready(game, each)]
        ready = ready or [bots_of(game)[0]]  # the simplest of all needs no rehearsal
        return (*ready[:1], *ready)

    async def _rehearse(self) -> None:
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(1, mp_context=context, initializer=_be_polite)
        try:
            # A person waits for it, and it takes a moment where a player takes half a minute.
            await self._rehearse_one(executor, "guandan", arranging.NAME, arranging.rehearse)
            for game, level in sorted(self._cold, key=lambda each: (bots_of(each[0]).index(each[1]), each)):
                await self._rehearse_one(executor, game, level, rehearse, game, level)
            log.info("rehearsed")
        finally:
            _end(executor)

    async def _rehearse_one(self, executor: Executor, game: str, level: str, function: Any, *args: Any) -> None:
        try:
            await asyncio.wrap_future(executor.submit(function, *args))
        except Exception as fault:  # noqa: BLE001 - a player that cannot rehearse is found out when asked
            log.error("rehearsal_failed", game=game, level=level, **blame(fault))
        self._cold.discard((game, level))
        async with self._warmer:
            self._warmer.notify_all()

    async def run(self, urgency: Urgency, function: Any, *args: Any) -> Any:
        """Run a function of values in another process, when it is its turn."""
        self._count += 1
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(urgency, self._count, (function, *args), done))
        return await done

    async def _work(self) -> None:
        while True:
            job = await self._queue.get()
            if job.done.cancelled():
                continue
            try:
                answer = await self._call(job.call)
            except asyncio.CancelledError:
                job.done.cancel()
                raise
            except Exception as fault:  # noqa: BLE001 - handed to whoever asked
                if not job.done.done():
                    job.done.set_exception(fault)
            else:
                if not job.done.done():
                    job.done.set_result(answer)

    async def _call(self, call: tuple[Any, ...]) -> Any:
        executor = self._executor or self._new_executor()
        future: Future[Any] = executor.submit(*call)
        try:
            async with asyncio.timeout(_PATIENCE_S):
                return await asyncio.wrap_future(future)
        except (TimeoutError, BrokenProcessPool):
            if self._executor is executor:
                self._drop_executor()
            raise

    def _new_executor(self) -> Executor:
        if self._workers:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_in)
        else:
            self._executor = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        return self._executor

    def _drop_executor(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            _end(executor)


def _end(executor: Executor) -> None:
    """End an executor at once, whatever its processes are doing."""
    if isinstance(executor, ProcessPoolExecutor):
        for process in list((executor._processes or {}).values()):  # noqa: SLF001 - no public way to end a hung one
            process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


def _be_polite() -> None:
    """In the rehearsing process: everyone else goes first."""
    _settle_in()
    if hasattr(os, "nice"):
        os.nice(10)


def _settle_in() -> None:
    """In a new process: leave signals to the parent, and end when it ends, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
