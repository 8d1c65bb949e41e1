"""A scripted person: a real socket, a real cookie, and the manners of the page."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE_S = 120
"""How long anything may take that is waited for: machines are busy at times, and no test measures them."""

PASSING = ("too_fast", "busy", "storage_failed")
"""What may well be over a moment later."""

_ids = itertools.count(1)


def new_id() -> str:
    """A command's id, never the same twice."""
    return f"{secrets.token_hex(4)}-{next(_ids):06}"


class Person:
    """Somebody with a browser. `acked` are the ids acknowledged, each with its command and version."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE_S)
        self.acked: dict[str, tuple[dict[str, Any], int]] = {}

    async def arrive(self) -> Person:
        """Become a guest."""
        answer = await self.http.post("/api/me", json={})
        assert answer.status_code == 200, answer.text
        return self

    async def leave(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def socket(self, code: str, since: int = 0, **headers: str) -> Any:
        """A connection to a table, to be entered with `async with`."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{code}/socket?since={since}"
        return connect(url, additional_headers={"Cookie": self.cookie, **headers}, proxy=None, open_timeout=PATIENCE_S)


async def ask(
    socket: ClientConnection, frame: dict[str, Any], seen: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """Send a frame with an id and wait for its answer; what else comes is added to `seen`."""
    await socket.send(json.dumps(frame))
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message.get("id") == frame["id"] and message["type"] != "update":
                return message


async def update(socket: ClientConnection) -> dict[str, Any]:
    """The next update."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "update":
                return message


async def until(holds: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None) -> None:
    """Wait for something that no message tells of."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if holds():
                return
            meanwhile()
            await asyncio.sleep(0.001)


def step(view: dict[str, Any], choose: Any) -> dict[str, Any] | None:
    """What the page would send when it is shown this view; `choose` picks from a legal list."""
    me = None if view["you"] is None else view["seats"][view["you"]]
    if me is None:
        return None
    if view["phase"] in ("gathering", "between") and not me["ready"]:
        return {"type": "ready", "on": True}
    if view["pledge"] and not view["pledge"]["given"]:
        return {"type": "contribute", "deal": view["pledge"]["deal"], "salt": secrets.token_hex(16)}
    if view["your_turn"]:
        legal = view["legal"]
        if legal["choices"]:
            do = choose(legal["choices"])
        elif legal["can_pass"]:
            do = "pass"
        else:
            do = legal["cards"][0]  # a single card leads in every preset
        return {"type": "act", "decision": view["decision"], "do": do}
    return None


class Player:
    """A person who plays at a table by himself, drops or not, until `done` says so.

    A command keeps its id until it is answered, whatever happens to the connection meanwhile.
    """

    def __init__(self, person: Person, code: str, choose: Any) -> None:
        self.person = person
        self.code = code
        self.choose = choose
        self.view: dict[str, Any] = {}
        self.since = 0
        self.waiting: dict[str, Any] | None = None
        self.refused: list[dict[str, Any]] = []
        self.drops = 0
        self.events: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self._last: tuple[Any, ...] | None = None

    async def play(self, done: Any) -> None:
        """Play until `done(view)`; comes back after every drop."""
        while not (self.view and done(self.view) and self.waiting is None):
            try:
                async with self.person.socket(self.code, self.since) as socket:
                    self.socket = socket
                    await self._play(socket, done)
            except (OSError, WebSocketException, TimeoutError):
                self.drops += 1
                await asyncio.sleep(0.05)
            finally:
                self.socket = None

    async def _play(self, socket: ClientConnection, done: Any) -> None:
        if self.waiting is not None:
            await socket.send(json.dumps(self.waiting))  # not acknowledged: the same once more
        while True:
            message = json.loads(await socket.recv())
            match message["type"]:
                case "update":
                    self._see(message)
                case "ack" if self.waiting is not None and message["id"] == self.waiting["id"]:
                    self.person.acked[message["id"]] = (self.waiting, message["version"])
                    self.waiting = None
                case "refused":
                    self.refused.append(message)
                    if self.waiting is not None and message["id"] == self.waiting["id"]:
                        self.waiting = None
                    if message["code"] in PASSING:
                        self._last = None  # nothing else may ever happen here: it is for us to try again
                case "bye":
                    raise OSError(message["code"])
            if not done(self.view):
                await self._act(socket)
            elif self.waiting is None:
                return

    def _see(self, message: dict[str, Any]) -> None:
        self.view = message["view"]
        for numbered in message["events"]:
            if numbered["version"] > self.since:
                self.events.append(numbered)
        self.since = max(self.since, self.view["version"])

    async def _act(self, socket: ClientConnection) -> None:
        if self.waiting is not None:
            return
        command = step(self.view, self.choose)
        key = (
            None
            if command is None
            else (command["type"], command.get("decision"), self.view["deal"], self.view["version"])
        )
        if command is None or key == getattr(self, "_last", None):
            return
        self._last = key
        self.waiting = {**command, "id": new_id()}
        await socket.send(json.dumps(self.waiting))
