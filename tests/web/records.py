"""Finished matches for the pages that show them, played in this process and put beside the server's own."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from random import Random
from urllib.request import urlopen

from tests.web.conftest import Server, Visitor

from danzhu.bots.bot import ask
from danzhu.bots.registry import bot_named
from danzhu.games.registry import game_named
from danzhu.server.shuffle import commitment, make_deal, options_hash, proof
from danzhu.table import Dealt, PrivateLog, Seat
from danzhu.table import match as matches
from danzhu.table.lines import write_record
from danzhu.table.record import RULES, Header, preset_of

LEVEL = "easy"
SHORT = {
    "guandan": ("long_runs", (("start_level", "A"),)),
    "gongzhu": ("classic", (("end_total", "1_deals"),)),
}
"""Matches of a few deals."""

PLAYERS = ("Zoé", "computer:easy", "陈小明", "Amélie-Charlotte du Lac")


@dataclass(frozen=True)
class Finished:
    """A match that is over."""

    id: str
    game: str
    preset: str
    deals: int
    lines: tuple[str, ...]


def play(game_name: str, seed: int = 1, options: tuple[str, tuple[tuple[str, str], ...]] | None = None) -> Finished:
    """Play a match with a committed shuffle: some preset and options, or short ones."""
    game, rng = game_named(game_name), Random(seed)
    preset_name, texts = options or SHORT[game_name]
    name = f"{seed:032x}"
    header = Header(game_name, preset_name, texts, PLAYERS)
    hashed = options_hash(game_name, preset_name, dict(texts), RULES)
    log: list[matches.Event] = []
    match = matches.begin(game, preset_of(game, header))
    promised = ""
    while not match.winner:
        key, salts = rng.randbytes(32), {Seat(0): rng.randbytes(16)}
        deal = make_deal(game, match.preset, match.standing, key, salts)
        log.append(Dealt(deal, proof(name, match.deals + 1, hashed, key, salts)))
        promised = promised or commitment(name, 1, hashed, key)
        match = matches.advance(match, log[-1])
        while not match.between_deals:
            match, told = matches.decide(match, *_action(match, rng))
            log += [told] if told else []
    told_by = Header(game_name, preset_name, texts, PLAYERS, promised)
    return Finished(
        name, game_name, preset_name, match.deals, tuple(write_record(game, PrivateLog(told_by, tuple(log))))
    )


def _action(match: matches.Match, rng: Random) -> tuple[Seat, object]:
    acts = match.game.to_act(match.state)[0]
    return acts, ask(bot_named(match.game.name, LEVEL), match.game, match.state, acts, rng, 1).action


def put(server: Server, match: Finished) -> None:
    """Put a record into the server's database, as if it had been played there."""
    # The address is told before storage is open.
    urlopen(f"{server.url}/api/health").close()
    row = (
        match.id,
        match.id,
        "CODE",
        match.game,
        match.preset,
        match.deals,
        time.time(),
        "\n".join(match.lines) + "\n",
    )
    with sqlite3.connect(server.data / "danzhu.sqlite3", timeout=20) as database:
        database.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def seat(server: Server, match: Finished, visitor: Visitor, at: int = 0) -> None:
    """Let a visitor, who is known to the server from now on, be who played a seat of a match, and won."""
    visitor.go("/privacy")
    visitor.page.evaluate(
        "fetch('/api/me', {method: 'POST', body: '{}', headers: {'content-type': 'application/json'}})"
    )
    player = visitor.page.evaluate("fetch('/api/me/data').then(told => told.json()).then(data => data.player.id)")
    row = (match.id, at, player, at % 2, True)
    with sqlite3.connect(server.data / "danzhu.sqlite3", timeout=20) as database:
        database.execute("INSERT INTO played (record, seat, player, side, won) VALUES (?, ?, ?, ?, ?)", row)
