"""A player for danzhu in forty lines: it plays the first legal thing it finds, and resumes after every drop.

python bot.py http://127.0.0.1:8642 TABLE TOKEN     (a token: POST /api/me/bot)
"""

import asyncio
import json
import secrets
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


async def play(base: str, table: str, token: str) -> dict[str, Any]:
    """Play at a table at which the token's owner has a seat, until its match is over; the last view."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket?since=0"
    async for socket in connect(url, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None):
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "update":
                    continue
                view = message["view"]
                if view["phase"] in ("over", "closed"):
                    return view
                await answer(socket, view)
        except OSError:
            continue
    raise ConnectionError(url)


async def answer(socket: ClientConnection, view: dict[str, Any]) -> None:
    """Say what there is to say to a view: ready, a contribution to the shuffle, an action, or nothing."""
    command: dict[str, Any] | None = None
    me = None if view["you"] is None else view["seats"][view["you"]]
    if me and view["phase"] in ("gathering", "between") and not me["ready"]:
        command = {"type": "ready"}
    elif view["pledge"] and not view["pledge"]["given"]:
        command = {"type": "contribute", "deal": view["pledge"]["deal"], "salt": secrets.token_hex(16)}
    elif view["your_turn"]:
        legal = view["legal"]
        do = legal["choices"][0] if legal["choices"] else "pass" if legal["can_pass"] else legal["cards"][0]
        command = {"type": "act", "decision": view["decision"], "do": do}
    if command:
        await socket.send(json.dumps({**command, "id": secrets.token_hex(8)}))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(play(*sys.argv[1:4])), indent=2))
