"""Hints over the wire: what the strongest player would do, with reasons, to whoever is to act and to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.server.client import Person, Player, ask, new_id, update
from tests.server.conftest import Served

from danzhu.bots.reason import Reason
from danzhu.bots.stakes import STAKES
from danzhu.games.registry import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("rehearsed")]


def hint(decision: int) -> dict[str, Any]:
    return {"type": "hint", "id": new_id(), "decision": decision}


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_may_be_played_and_says_why(served: Served, game: str) -> None:
    person = await Person(served.base).arrive()
    asked = {"game": game, "level": "random", "pace": "instant"}
    code = (await person.http.post("/api/play", json=asked)).json()["code"]
    await Player(person, code, Random(1).choice).play(lambda view: view["your_turn"])
    async with person.socket(code) as socket:
        view = (await update(socket))["view"]
        answer = await ask(socket, hint(view["decision"]))
        assert (answer["type"], answer["decision"], answer["unit"]) == ("hinted", view["decision"], STAKES[game].unit)
        assert 1 <= len(answer["choices"]) <= 3
        assert {each["reason"] for each in answer["choices"]} <= set(Reason)
        stale = await ask(socket, hint(view["decision"] + 1))
        assert stale["code"] == "stale_decision"
        best = answer["choices"][0]["do"]
        done = await ask(socket, {"type": "act", "id": new_id(), "decision": view["decision"], "do": best})
        assert done["type"] == "ack", done
