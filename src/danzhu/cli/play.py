"""`danzhu play GAME`: a person against computer players."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_data_path

from danzhu.bots.advice import strongest
from danzhu.bots.registry import AnyBot, bot_named, bots_of
from danzhu.cli.choice import (
    Options,
    PresetName,
    Seed,
    bot_called,
    game_called,
    options_given,
    preset_called,
    preset_with,
)
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault, complain
from danzhu.cli.journal import Journal, resume
from danzhu.cli.screen.ink import ink_for
from danzhu.cli.screen.registry import SCREENS
from danzhu.cli.session import Session
from danzhu.games.registry import GAMES
from danzhu.table import AnyGame, Header, Match, Seat
from danzhu.table.match import begin
from danzhu.table.record import header_for

PERSON: Final = "person"
"""The name of the person's seat in a record; the others have the names of their levels."""

USUAL: Final = "normal"
"""The level of the computer players unless another is asked for, where a game has it."""


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-game", metavar="GAME")] = None,
    preset: PresetName = None,
    option: Options = None,
    seed: Seed = None,
    seat: Annotated[int, typer.Option("--seat", help="help-seat", metavar="N")] = 0,
    level: Annotated[str | None, typer.Option("--level", help="help-level", metavar="BOT")] = None,
    hints: Annotated[str | None, typer.Option("--hints", help="help-hints", metavar="BOT")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="help-save", metavar="FILE")] = None,
    resumed: Annotated[Path | None, typer.Option("--resume", help="help-resume", metavar="FILE")] = None,
) -> int:
    desk = desk_of(context, plain=plain)
    if resumed is not None:
        if game or preset or option or level or save or seat:
            raise Fault("resume_alone")
        journal, steps = resume(resumed, desk.say)
        header, match = steps[-1].header, steps[-1].match
    else:
        header, match = _new(game_called(game or next(iter(GAMES))), preset, options_given(option), seat, level)
        journal, steps = _journal(header, save, desk), []
    me = _seat_of_person(header)
    screen = SCREENS[header.game]
    session = Session(
        desk=desk,
        screen=screen,
        ink=ink_for(desk.say, match, me, plain=plain),
        match=match,
        me=me,
        bots=_bots(match.game, header, me),
        adviser=bot_called(match.game, hints or strongest(header.game)),
        journal=journal,
        seed=str(secrets.randbits(64) if seed is None else seed),
        order=screen.order,
        unsaved=resumed is None and not journal.is_saved,
    )
    if steps:
        journal.mend(match, desk.say)
    session.recall(steps)
    _greet(session, header, new=not steps)
    session.run()
    if not journal.is_saved:
        raise Fault("not_saved")
    key = "play-over" if session.match.winner else "play-left"
    desk.out.print(desk.say(key, path=str(journal.path)), soft_wrap=True)
    return 0


def _new(
    game: AnyGame, name: str | None, options: dict[str, str], seat: int, level: str | None
) -> tuple[Header, Match]:
    name = preset_called(game, name)
    preset = preset_with(game, name, options)
    seats = game.seats(preset)
    if seat not in range(seats):
        raise Fault("no_such_seat", number=seat, most=seats - 1)
    usual = USUAL if USUAL in bots_of(game.name) else bots_of(game.name)[-1]
    other = bot_called(game, level or usual)
    players = tuple(PERSON if each == seat else other for each in range(seats))
    return header_for(game, name, options, players), begin(game, preset)


def _bots(game: AnyGame, header: Header, me: Seat) -> dict[Seat, AnyBot]:
    return {
        Seat(seat): bot_named(game.name, bot_called(game, name))
        for seat, name in enumerate(header.players)
        if seat != me
    }


def _seat_of_person(header: Header) -> Seat:
    """Where the person sits; raises `Fault("nobody_to_play")` for a record without a person."""
    if PERSON not in header.players:
        raise Fault("nobody_to_play")
    return Seat(header.players.index(PERSON))


def _journal(header: Header, save: Path | None, desk: Desk) -> Journal:
    """The journal of a new match: in the file asked for, or in one of its own in the user's folder."""
    if save is not None:
        journal = Journal(save)
        journal.begin(header, desk.say)
        return journal
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
    journal = Journal(user_data_path("danzhu") / f"{header.game}-{stamp}.jsonl")
    try:
        journal.begin(header, desk.say)
    except Fault as fault:
        # The game is not refused because of its folder: it is played unsaved, and says so.
        complain(fault, desk)
        desk.err.print(desk.say("play-unsaved"), soft_wrap=True)
    return journal


def _greet(session: Session, header: Header, *, new: bool) -> None:
    say, out = session.desk.say, session.desk.out
    game, preset = session.match.game, session.match.preset
    pairs = "yes" if len(game.partners(preset, session.me)) > 1 else "no"
    out.print(say(f"play-welcome-{game.name}", pairs=pairs) if new else say("play-resumed"))
    levels = dict.fromkeys(name for name in header.players if name != PERSON)
    out.print(say("play-against", level=say("list-separator").join(say(f"bot-{name}") for name in levels)))
    out.print(say("play-how"))
