"""Client: an agent over the WebSocket of a contest's server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import connect

from danzhu.research.nupt.agent import Agent
from danzhu.research.nupt.message import read_json
from danzhu.table import Json

_LONGEST: Final = 16 * 1024 * 1024
"""Bytes of a message: a leader may choose among thousands of actions."""

NO_SERVER: Final = (OSError, InvalidURI, InvalidHandshake, TimeoutError)
"""What `play` raises where no server answers at the address."""


def play(url: str, agent: Agent, heard: Callable[[Json], Any] = lambda _: None) -> int:
    """Play at a server until it ends the connection; how many actions were taken.

    `heard` is told every message once the agent has dealt with it. Raises `BadMessage`, and one of `NO_SERVER` where
    there is nobody to play with.
    """
    actions = 0
    with connect(url, max_size=_LONGEST, proxy=None) as socket:
        while True:
            try:
                text = socket.recv()
            except ConnectionClosed:
                return actions
            message = read_json(text)
            if message["type"] == "notify":
                agent.notify(message)
            else:
                socket.send(json.dumps({"actIndex": agent.act(message)}))
                actions += 1
            heard(message)
