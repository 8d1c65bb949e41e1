"""`danzhu agent nupt --url …`: one of our bots at a contest's server."""

from __future__ import annotations

from typing import Annotated

import typer

from danzhu.bots.advice import strongest
from danzhu.bots.registry import WORLDS
from danzhu.bots.rehearsal import rehearse
from danzhu.cli.choice import Seed, bot_called
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault
from danzhu.games.registry import game_named
from danzhu.table import Json

PROTOCOLS = ("nupt",)


def agent(
    context: typer.Context,
    protocol: Annotated[str, typer.Argument(help="help-protocol", metavar="PROTOCOL")],
    url: Annotated[str, typer.Option("--url", help="help-url", metavar="URL")],
    bot: Annotated[str | None, typer.Option("--bot", help="help-bot", metavar="BOT")] = None,
    budget: Annotated[int, typer.Option("--budget", help="help-budget", metavar="N")] = WORLDS["guandan"],
    seed: Seed = None,
) -> None:
    # Loaded here: a third of what every other command would load with it.
    from danzhu.research.nupt.agent import GAME, Agent
    from danzhu.research.nupt.client import NO_SERVER, play
    from danzhu.research.nupt.message import BadMessage

    desk = desk_of(context)
    if protocol not in PROTOCOLS:
        raise Fault("unknown_protocol", name=protocol, names=", ".join(PROTOCOLS))
    name = bot_called(game_named(GAME), bot or strongest(GAME))
    player = Agent(name, seed=seed or 0, budget=budget)
    desk.err.print(desk.say("agent-prepares", bot=desk.say(f"bot-{name}")))
    rehearse(GAME, name)  # a contest's clock does not wait for a compiler
    try:
        actions = play(url, player, lambda message: _tell(message, desk))
    except BadMessage as bad:
        raise Fault("bad_message", what=bad.code, detail=bad.detail) from None
    except NO_SERVER as fault:
        raise Fault("no_server", url=url, reason=str(fault)) from None
    desk.out.print(desk.say("agent-over", count=actions))


def _tell(message: Json, desk: Desk) -> None:
    """A line for each deal that is over."""
    if message.get("stage") == "episodeOver":
        desk.out.print(desk.say("agent-deal-over", order=" ".join(map(str, message["order"]))))
