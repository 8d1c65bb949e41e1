"""Stage: a page at a real table that is told what a test wants to see. The page is what is tested, so a deal does not
have to come to a state by itself: the table's messages are changed on their way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from tests.web.axe import overlapping

View = dict[str, Any]
Change = Callable[[View], None]
"""Changes a view as the server sent it."""


FIRST = 1_000_000
"""Decisions of a stage are numbered from here on, so that what is shown can be waited for."""
PICTURES = 20
"""How many pictures everything may take to come to rest."""


def as_told(_: View) -> None:
    """Leaves a view as it is."""


class Stage:
    """Lays itself between a page and its table, before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._change: Change = as_told
        self._told = ""
        self._shown = 0
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._between)

    def show(self, change: Change) -> None:
        """Show the table as last told, and all that is told from now on, with a change."""
        self._change = change
        assert self._socket is not None, "the page is at a table"
        self._shown += 1
        self._socket.send(self._changed(self._told))
        self.page.locator(f'.table[data-decision="{FIRST + self._shown}"]').wait_for()

    def covered(self, parts: str) -> list[str]:
        """Which of some parts lie over one another."""
        return self.settled(lambda: overlapping(self.page, parts))

    def settled(self, find: Callable[[], list[str]]) -> list[str]:
        """What is found once all is where it belongs: what takes its size from what is around it does so a few
        pictures later."""
        for _ in range(PICTURES):
            if not (found := find()):
                break
            self.page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
        return found

    def _between(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._hear(str(text))))

    def _hear(self, text: str) -> str:
        message = json.loads(text)
        if message["type"] != "update" or not message["view"]["play"]:
            return text
        self._told = text
        return self._changed(text)

    def _changed(self, text: str) -> str:
        message = json.loads(text)
        self._change(message["view"])
        message["view"]["decision"] = FIRST + self._shown
        return json.dumps(message)
