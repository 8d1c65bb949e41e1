"""Crowd: many people at many tables, each with a socket of his own, for measuring the server that they play on."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
_TOGETHER: Final = 20
_OTHERS_TURN: Final = ('"phase":"playing"', '"your_turn":false')
_SETTLING: Final = 3  # pauses until nobody acts when he does only because all tables began together


@dataclass(slots=True)
class Crowd:
    """The tables, and what is measured: milliseconds from a command to its acknowledgement, the server's own time."""

    base: str
    process: subprocess.Popen[bytes]
    pause: float = 0.0
    sockets: list[list[ClientConnection]] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    kilobytes_per_table: float = 0.0
    processor_s: float = 0.0
    measuring: bool = False
    playing: set[ClientConnection] = field(default_factory=set)
    all_playing: asyncio.Event = field(default_factory=asyncio.Event)


@contextlib.asynccontextmanager
async def crowd(tables: int, pause: float) -> AsyncIterator[Crowd]:
    """A server on one core with `tables` tables of four people at it, each table acting every `pause` seconds.

    People are no metronomes: each thinks between half and one and a half times that long.
    """
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    with tempfile.TemporaryDirectory() as folder:
        process, base = await serve(Path(folder))
        if len(cores) > 1:
            os.sched_setaffinity(process.pid, {cores[0]})
            os.sched_setaffinity(0, {cores[1]})
        made = Crowd(base, process, pause)
        try:
            before = _resident(process.pid)
            for start in range(0, tables, _TOGETHER):
                together = range(start, min(start + _TOGETHER, tables))
                made.sockets += await asyncio.gather(*(_seated(base) for _ in together))
            made.kilobytes_per_table = (_resident(process.pid) - before) / tables
            yield made
        finally:
            for connection in (each for table in made.sockets for each in table):
                connection.transport.abort()
            process.kill()
            process.wait()
            if len(cores) > 1:
                os.sched_setaffinity(0, set(cores))


async def play(made: Crowd, seconds: float) -> int:
    """Let every table play, begin to measure once all have dealt, and stop; how many actions were acknowledged."""
    players = [
        asyncio.create_task(_play(made, connection, Random(f"{number}.{seat}"), number / len(made.sockets)))
        for number, table in enumerate(made.sockets)
        for seat, connection in enumerate(table)
    ]
    await made.all_playing.wait()
    await asyncio.sleep(_SETTLING * made.pause)
    spent = _processor(made.process.pid)
    made.measuring = True
    await asyncio.sleep(seconds)
    made.measuring = False
    made.processor_s = _processor(made.process.pid) - spent
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return len(made.waits)


async def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own without limits, once it answers: its process and where it is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "DANZHU_LIMITS": "no", "DANZHU_THINKERS": "0"}
    danzhu = str(Path(sys.executable).with_name("danzhu"))
    command = [danzhu, "serve", "--no-browser", "--port", str(port), "--data", str(folder)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment)  # noqa: ASYNC220, S603 - our own
    base = f"http://127.0.0.1:{port}"
    while process.poll() is None:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(_ask, base, "GET", "/api/health")
            return process, base
        await asyncio.sleep(0.1)
    raise ChildProcessError(process.returncode)


async def _seated(base: str) -> list[ClientConnection]:
    """A table with four people at it, as their sockets."""
    cookies = [(await asyncio.to_thread(_ask, base, "POST", "/api/me", {}))[1] for _ in range(SEATS)]
    terms = {"game": "guandan", "preset": "online", "level": "random", "spectators": "none"}
    table, _ = await asyncio.to_thread(_ask, base, "POST", "/api/tables", {"terms": terms}, cookies[0])
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table['code']}/socket"
    sockets = [await connect(url, additional_headers={"Cookie": cookie}, proxy=None) for cookie in cookies]
    for seat, connection in enumerate(sockets[1:], 1):
        await _send(connection, {"type": "sit", "seat": seat})
    return sockets


def _ask(base: str, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=30)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    told = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise OSError(f"{path}: {answer.status} {told}")
    return told, (answer.getheader("set-cookie") or "").partition(";")[0]


async def _play(made: Crowd, connection: ClientConnection, rng: Random, share: float) -> None:
    """Play one seat: what the page would send, after the table's pause."""
    await asyncio.sleep(share * made.pause)
    await _send(connection, {"type": "ready"})
    sent: dict[str, float] = {}
    last = ""
    async for text in connection:
        if connection in made.playing and all(part in text for part in _OTHERS_TURN):
            continue  # three messages in four: reading them would keep the people's core busier than the server's
        message = json.loads(text)
        if message["type"] == "ack" and message["id"] in sent:
            taken = perf_counter() - sent.pop(message["id"])
            if made.measuring:
                made.waits.append(taken * 1000)
        if message["type"] == "update" and message["view"]["phase"] == "playing":
            made.playing.add(connection)
            if len(made.playing) == SEATS * len(made.sockets):
                made.all_playing.set()
        if message["type"] != "update" or (command := _answer(message["view"])) is None:
            continue
        if (key := f"{command['type']} {message['view']['version']}") == last:
            continue
        last = key
        if command["type"] == "act":
            await asyncio.sleep(made.pause * rng.uniform(0.5, 1.5))
        name = await _send(connection, command)
        if command["type"] == "act":
            sent[name] = perf_counter()


def _answer(view: dict[str, Any]) -> dict[str, Any] | None:
    if view["pledge"] and not view["pledge"]["given"]:
        return {"type": "contribute", "deal": view["pledge"]["deal"], "salt": secrets.token_hex(16)}
    if view["phase"] == "between":
        return {"type": "ready"}
    if not view["your_turn"]:
        return None
    legal = view["legal"]
    do = legal["choices"][0] if legal["choices"] else "pass" if legal["can_pass"] else legal["cards"][0]
    return {"type": "act", "decision": view["decision"], "do": do}


async def _send(connection: ClientConnection, command: dict[str, Any]) -> str:
    name = secrets.token_hex(8)
    await connection.send(json.dumps({**command, "id": name}))
    return name


def _resident(process: int) -> float:
    """Kilobytes of memory that a process has; 0 where the system does not say."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
    return float(line.split()[1])


def _processor(process: int) -> float:
    """Seconds that a process has kept a processor busy; 0 where the system does not say."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
