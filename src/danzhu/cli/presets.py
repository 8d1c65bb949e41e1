"""`danzhu presets`: every option of a game, its meaning, and what each preset makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.text import Text

from danzhu.cli.choice import game_called
from danzhu.cli.desk import Desk, desk_of
from danzhu.games.registry import GAMES
from danzhu.locale import Words
from danzhu.table import AnyGame
from danzhu.table.option import option_texts, options_of


def presets(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-game", metavar="GAME")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="help-markdown")] = False,
) -> None:
    desk = desk_of(context)
    chosen = list(GAMES.values()) if game is None else [game_called(game)]
    if markdown:
        for line in written(chosen, desk.say):
            typer.echo(line)
        return
    for each in chosen:
        _show(each, desk)


def _show(game: AnyGame, desk: Desk) -> None:
    say = desk.say
    desk.out.print(Text(say(f"game-{game.name}"), style="bold"))
    for name in game.presets:
        desk.out.print(Text.assemble("  ", (name, "bold"), "  ", say(f"{game.name}-preset-{name}")))
    for name, article, values in _rows(game):
        desk.out.print(Text.assemble((name, "bold"), f"  {article}  ", (say(f"{game.name}-option-{name}"), "dim")))
        by_value: dict[str, list[str]] = {}
        for preset, value in zip(game.presets, values, strict=True):
            by_value.setdefault(value, []).append(preset)
        desk.out.print(Text("  ").append(Text("   ").join(_value(each, by_value, desk) for each in by_value)))
    desk.out.print()


def _value(value: str, by_value: dict[str, list[str]], desk: Desk) -> Text:
    """A value, and in which presets where they differ."""
    text = Text(value, style="cyan")
    if len(by_value) == 1:
        return text
    return Text.assemble(text, desk.say("aside", text=desk.say("list-separator").join(by_value[value])))


def written(games: list[AnyGame], say: Words) -> Iterator[str]:
    """The options as a Markdown document: docs/presets.md is this one in English."""
    yield f"# {say('presets-title')}"
    yield ""
    yield say("presets-origin", command="danzhu presets --markdown")
    for game in games:
        yield ""
        yield f"## {say(f'game-{game.name}')}"
        yield ""
        yield from (f"* `{name}`: {say(f'{game.name}-preset-{name}')}" for name in game.presets)
        yield ""
        heads = [say("presets-option"), say("presets-article"), *(f"`{name}`" for name in game.presets)]
        yield _cells([*heads, say("presets-meaning"), say("presets-offered")])
        yield _cells(["---"] * (len(heads) + 2))
        for name, article, values in _rows(game):
            spec = options_of(next(iter(game.presets.values())))[name]
            shown = [f"`{value}`" if value == values[0] else f"**`{value}`**" for value in values]
            offered = ", ".join(f"`{value}`" for value in spec.values)
            yield _cells([f"`{name}`", article, *shown, say(f"{game.name}-option-{name}"), offered])


def _rows(game: AnyGame) -> Iterator[tuple[str, str, list[str]]]:
    """Each option's name, article, and value in every preset."""
    texts = [option_texts(preset) for preset in game.presets.values()]
    for name, spec in options_of(next(iter(game.presets.values()))).items():
        yield name, spec.article, [each[name] for each in texts]


def _cells(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
