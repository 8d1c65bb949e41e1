"""Desk: what every command works with, the reader's language and where to write."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TextIO

import typer
from rich.console import Console

from danzhu.locale import Words, preferred, words_in

_OPTION = "--lang"
_VARIABLE = "DANZHU_LANG"


@dataclass(frozen=True, slots=True)
class Desk:
    """The words of one language, and the two places to write to: results and everything else."""

    say: Words
    out: Console
    err: Console


def open_desk(language: str) -> Desk:
    """A desk in that language; raises `UnknownLanguage`."""
    return Desk(words_in(language), _console(sys.stdout), _console(sys.stderr))


def desk_of(context: typer.Context, *, plain: bool = False) -> Desk:
    """The desk a command was given, or one in the shell's own language; `plain`: without colours and
    bold letters, on a terminal as well."""
    desk = context.find_object(Desk) or open_desk(preferred(os.environ))
    return Desk(desk.say, _console(sys.stdout, plain=True), _console(sys.stderr, plain=True)) if plain else desk


def split_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for, and the arguments without `--lang`, which may stand anywhere.

    >>> split_language(["play", "--lang", "fr", "guandan"], {})
    ('fr', ['play', 'guandan'])
    >>> split_language(["presets"], {"DANZHU_LANG": "pt", "LANG": "zh_CN.UTF-8"})
    ('pt', ['presets'])
    """
    language = environment.get(_VARIABLE) or preferred(environment)
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == _OPTION:
            language = next(words, "")
        elif word.startswith(f"{_OPTION}="):
            language = word.removeprefix(f"{_OPTION}=")
        else:
            rest.append(word)
    return language, rest


def _console(stream: TextIO, *, plain: bool = False) -> Console:
    # A terminal that lacks a character shows a substitute rather than stop the game.
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    colours: Literal["auto"] | None = None if plain else "auto"
    return Console(file=stream, highlight=False, markup=False, emoji=False, color_system=colours)
