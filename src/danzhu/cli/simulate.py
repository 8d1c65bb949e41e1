"""`danzhu simulate GAME`: matches between computer players, and what came of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from danzhu.bots.bot import ask
from danzhu.bots.own import any_bot
from danzhu.bots.registry import WORLDS, AnyBot, bots_of
from danzhu.cli.choice import (
    GameName,
    Options,
    PresetName,
    any_bot_called,
    game_called,
    options_given,
    preset_called,
    preset_with,
)
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault
from danzhu.cli.journal import Journal
from danzhu.table import AnyGame, Dealt, Event, Header, Match, Seat
from danzhu.table.match import begin, deal_next, decide
from danzhu.table.record import header_for

SIDES: Final = ("a", "b")


@dataclass(slots=True)
class Tally:
    """What is counted over all matches; `wins` by side."""

    matches: int = 0
    deals: int = 0
    plies: int = 0
    seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)

    def json(self) -> dict[str, Any]:
        """The summary as one flat object."""
        return {
            "matches": self.matches,
            "deals": self.deals,
            "deals_per_match": round(self.deals / self.matches, 3),
            "plies_per_deal": round(self.plies / self.deals, 3),
            "wins_a": self.wins["a"],
            "wins_b": self.wins["b"],
            "seconds": round(self.seconds, 3),
            "plies_per_s": round(self.plies / self.seconds, 1),
        }


def simulate(
    context: typer.Context,
    game: GameName,
    preset: PresetName = None,
    option: Options = None,
    matches: Annotated[int, typer.Option("--matches", help="help-matches", metavar="N")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="help-seed", metavar="N")] = 1,
    first: Annotated[str | None, typer.Option("--a", help="help-a", metavar="BOT")] = None,
    second: Annotated[str | None, typer.Option("--b", help="help-b", metavar="BOT")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="help-out", metavar="FOLDER")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    desk = desk_of(context)
    chosen = game_called(game)
    name, options = preset_called(chosen, preset), options_given(option)
    if matches < 1:
        raise Fault("too_few_matches", number=matches)
    names = [any_bot_called(chosen, bot or bots_of(chosen.name)[0]) for bot in (first, second)]
    match = begin(chosen, preset_with(chosen, name, options))
    seats = chosen.seats(match.preset)
    # A sits at the even seats, which are a team in Guandan; B at the odd ones.
    players = tuple(names[seat % 2] for seat in range(seats))
    header = header_for(chosen, name, options, players)
    bots = {Seat(seat): any_bot(chosen.name, player) for seat, player in enumerate(players)}
    tally = Tally()
    for number in _counted(matches, desk):
        path = None if out is None else out / f"{chosen.name}-{seed}-{number:04d}.jsonl"
        _play(match, bots, _begun(path, header, desk), Random(f"{seed} {number}"), tally, desk)
    _show(tally, chosen, header, desk, as_json=as_json)


def _begun(path: Path | None, header: Header, desk: Desk) -> Journal | None:
    if path is None:
        return None
    journal = Journal(path)
    journal.begin(header, desk.say)
    return journal


def _play(
    match: Match, bots: dict[Seat, AnyBot], journal: Journal | None, rng: Random, tally: Tally, desk: Desk
) -> None:
    """Play one match to its end."""
    game = match.game
    started = perf_counter()

    def keep(event: Event) -> None:
        if journal is not None:
            journal.add(match, event, desk.say)

    while not match.winner:
        if match.between_deals:
            deal = game.deal(match.preset, match.standing, rng)
            match = deal_next(match, deal)
            tally.deals += 1
            keep(Dealt(deal))
        else:
            seat = game.to_act(match.state)[0]
            decision = ask(bots[seat], game, match.state, seat, rng, WORLDS[game.name])
            match, event = decide(match, seat, decision.action)
            tally.plies += 1
            if event is not None:
                keep(event)
    tally.seconds += perf_counter() - started
    tally.matches += 1
    tally.wins[SIDES[match.winner[0] % 2]] += 1
    if journal is not None:
        journal.close(desk.say)


def _counted(matches: int, desk: Desk) -> Iterator[int]:
    """The numbers of the matches, with a progress bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        yield from progress.track(range(1, matches + 1), description=desk.say("simulate-progress"))


def _show(tally: Tally, game: AnyGame, header: Header, desk: Desk, *, as_json: bool) -> None:
    setting = {"game": game.name, "preset": header.preset, "options": dict(header.options)}
    setting |= {"a": header.players[0], "b": header.players[1]}
    if as_json:
        typer.echo(json.dumps(setting | tally.json(), ensure_ascii=False))
        return
    table = Table.grid(padding=(0, 2))
    for name, value in tally.json().items():
        table.add_row(desk.say(f"simulate-{name}"), str(value))
    desk.out.print(table)
