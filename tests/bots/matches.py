"""Short matches that bots of all levels play, as logs, for whoever looks back at them."""

from __future__ import annotations

from random import Random

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named, bots_of
from danzhu.games.registry import game_named
from danzhu.table import Dealt, PrivateLog
from danzhu.table.match import Event, begin, deal_next, decide
from danzhu.table.record import header_for


def match_log(game_name: str, deals: int, seed: int, *, cut: int = 0) -> PrivateLog:
    """The log of so many deals at most; with `cut`, of the next deal's first decisions too."""
    game, rng = game_named(game_name), Random(seed)
    name = next(iter(game.presets))
    match = begin(game, game.presets[name])
    events: list[Event] = []
    while match.deals < deals + bool(cut) and not match.winner:
        dealt = game.deal(match.preset, match.standing, rng)
        match = deal_next(match, dealt)
        events.append(Dealt(dealt))
        done = 0
        while not match.between_deals and not (cut and match.deals > deals and done == cut):
            seat = rng.choice(game.to_act(match.state))
            bot = bot_named(game_name, rng.choice(bots_of(game_name)[:3]))
            match, event = decide(match, seat, ask(bot, game, match.state, seat, rng, 1).action)
            done += 1
            if event is not None:
                events.append(event)
    return PrivateLog(header_for(game, name, {}, ()), tuple(events))
