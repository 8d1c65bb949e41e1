"""Nothing accepted is lost: a real server process, killed at random moments while people play."""

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx2
import pytest
from tests.ports import quiet_port
from tests.server.client import Person, Player, ask, new_id

from danzhu.games.registry import GAMES
from danzhu.server.hall.rebuild import rebuild
from danzhu.server.settings import sqlite_url
from danzhu.server.store import Store
from danzhu.server.tables.event import Dealt, Deed, Did

COMMAND = "import sys; from danzhu.cli.app import main; sys.exit(main())"


class Process:
    """`danzhu serve` on one port and one folder, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.port = quiet_port()
        self.folder = folder
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def start(self) -> None:
        """Start, and wait until it serves."""
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        log = (self.folder / "log").open("ab")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            COMMAND,
            *arguments,
            stdout=log,
            stderr=log,
            # Eight people who click as fast as a machine can are more than an address may ask.
            env={**os.environ, "DANZHU_THINKERS": "0", "DANZHU_LIMITS": "no"},
        )
        log.close()
        async with httpx2.AsyncClient(trust_env=False) as http, asyncio.timeout(600):
            while True:
                with contextlib.suppress(httpx2.TransportError):
                    if (await http.get(f"{self.base}/api/health")).status_code == 200:
                        return
                assert self._process.returncode is None, (self.folder / "log").read_text()
                await asyncio.sleep(0.05)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, without a word or with one."""
        assert self._process
        self._process.send_signal(how)
        await self._process.wait()


async def seat_four(base: str, game: str) -> tuple[list[Person], str]:
    people = [await Person(base).arrive() for _ in range(4)]
    terms = {"game": game, "preset": next(iter(GAMES[game].presets)), "level": "random", "pace": "instant"}
    code = (await people[0].http.post("/api/tables", json={"terms": terms})).json()["code"]
    for seat, person in enumerate(people[1:], 1):
        async with person.socket(code) as connection:
            assert (await ask(connection, {"type": "sit", "id": new_id(), "seat": seat}))["type"] == "ack"
    return people, code


async def play_while_killed(folder: Path, kills: int, seed: int) -> None:
    async with Process(folder) as server:
        await play_at(server, kills, Random(seed))


async def play_at(server: Process, kills: int, rng: Random) -> None:
    stopping = False

    def is_done(view: dict[str, Any]) -> bool:
        return stopping and view["phase"] in ("between", "over")

    tables: dict[str, list[Player]] = {}
    for game in GAMES:
        people, code = await seat_four(server.base, game)
        tables[code] = [Player(person, code, rng.choice) for person in people]
    everyone = [player for players in tables.values() for player in players]
    tasks = [asyncio.create_task(player.play(is_done)) for player in everyone]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 1.0))
        await server.kill()
        await server.start()
    stopping = True
    async with asyncio.timeout(600):
        await asyncio.gather(*tasks)
    await server.kill(signal.SIGTERM)
    await check_logs(server.folder, tables)
    for player in everyone:
        assert player.drops >= min(kills, 1)
        await player.person.leave()


async def check_logs(folder: Path, tables: dict[str, list[Player]]) -> None:
    """Every acknowledged action is in the log exactly once, under the decision that it answered."""
    store = Store(sqlite_url(folder))
    await store.open()
    for code, players in tables.items():
        table, _, events = await rebuild(store, code)
        assert [version for version, _ in events] == list(range(1, table.version + 1))
        found: Counter[tuple[int, int, str]] = Counter()
        decision = deals = 0
        for _, event in events:
            if isinstance(event, Dealt):
                deals += 1
            if isinstance(event, Did):
                found.update((decision, deed.seat, deed.do) for deed in event.deeds if is_own(deed))
            decision += isinstance(event, Dealt | Did)
        assert deals >= 1
        acted: Counter[tuple[int, int, str]] = Counter()
        for seat, player in enumerate(players):
            assert player.waiting is None
            for command, version in player.person.acked.values():
                if command["type"] == "act":
                    acted[command["decision"], seat, reading(table.game, command["do"])] += 1
                    assert version <= table.version
        assert acted == Counter({(d, s, reading(table.game, do)): n for (d, s, do), n in found.items()})
        assert max(found.values()) == 1
    await store.close()


def is_own(deed: Deed) -> bool:
    return deed.by == "person"


def reading(game: Any, do: str) -> str:
    """An action without its reading, which a client may leave out and a log never does."""
    return do.partition("=")[0]


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_killed_at_random_moments_a_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    await play_while_killed(tmp_path, kills=20, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(3 * 3600)
async def test_killed_two_hundred_times_a_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    await play_while_killed(tmp_path, kills=200, seed=2)
