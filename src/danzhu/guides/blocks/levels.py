"""Levels: what a deal's finish does to the levels, settled by the rules."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from danzhu.cards import BadText, Rank
from danzhu.games.guandan.levels import Result, Standing, opening, settle
from danzhu.games.guandan.preset import Preset
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader, halves, seat_named, seat_words
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.guides.tell import listed, places_words
from danzhu.locale import Words
from danzhu.table.seat import Seat, Team

_TEAMS = ("us", "them")


def steps(block: Block, reader: Reader) -> Markup:
    """Lines `1-2 -> +3`: how many levels the winners rise with that finish, from the lowest level."""
    say = reader.say
    lines = []
    for line in block.lines:
        places, said = halves(line, "->")
        finish = _with_places(places)
        for name, preset in block.rules.items():
            after = settle(opening(preset), Result(preset, finish, (0, 0)))
            true = f"+{after.levels[0] - preset.start_level}"
            if said != true:
                raise WrongExample(f"{places}, {name}", said, true)
        lines.append((say("guide-finish", places=places_words(places)), said))
    body = Markup().join(
        Markup('<tr><th scope="row">{}</th><td class="number">{}</td></tr>').format(*each) for each in lines
    )
    head = Markup("<tr><th>{}</th><th>{}</th></tr>").format(say("guide-winners-finish"), say("guide-levels-won"))
    return draw.figure(Markup("<table><thead>{}</thead><tbody>{}</tbody></table>").format(head, body), say)


def _with_places(text: str) -> tuple[Seat, ...]:
    """A finish in which seat 0 is the first and his partner has the other place."""
    orders = {"1-2": (0, 2, 1, 3), "1-3": (0, 1, 2, 3), "1-4": (0, 1, 3, 2)}
    if text not in orders:
        raise BadGuide(f"{text!r} is no finish of the winners")
    return tuple(map(Seat, orders[text]))


def levels(block: Block, reader: Reader) -> Markup:
    """Deals from one standing, each line a finish and what it leads to.

    The block says `us=K them=9 declarers=us`, and where failures count `fails=2/0`. Lines read
    `you right partner left -> us=A them=9`, `-> us win`, or with `fails=0/0` at the end.
    """
    say = reader.say
    before = _standing(block)
    lines = []
    for line in block.lines:
        finish, said = halves(line, "->")
        seats = tuple(map(seat_named, finish.split()))
        after = before
        for name, preset in block.rules.items():
            after = settle(before, Result(preset, seats, (0, 0)))
            true = _written(after, counted=preset.ace_fail_limit is not None and "fails" in said)
            if said != true:
                raise WrongExample(f"{finish}, {name}", said, true)
        order = listed((seat_words(seat, block, say) for seat in seats), say)
        lines.append((order, *_told(after, say, some(block.rules.values()))))
    return draw.figure(_table(before, lines, block, say), say)


def some(rules: Iterable[Preset]) -> Preset:
    """The first of these presets: what is drawn is the same for all."""
    return next(iter(rules))


def _standing(block: Block) -> Standing:
    try:
        ranks = tuple(Rank.parse(block.values[team]) for team in _TEAMS)
        declarers = block.values.get("declarers")
        team = None if declarers is None else Team(_TEAMS.index(declarers))
        fails = tuple(map(int, block.values.get("fails", "0/0").split("/")))
    except (KeyError, ValueError, BadText) as fault:
        raise BadGuide(f"no standing: {fault}") from None
    return Standing(ranks, team, ace_fails=fails)


def _written(after: Standing, *, counted: bool) -> str:
    if after.winner is not None:
        return f"{_TEAMS[after.winner]} win"
    texts = [f"{team}={level}" for team, level in zip(_TEAMS, after.levels, strict=True)]
    if counted:
        texts.append(f"fails={'/'.join(map(str, after.ace_fails))}")
    return " ".join(texts)


def _told(after: Standing, say: Words, preset: Preset) -> tuple[str, ...]:
    if after.winner is not None:
        words = say(f"guide-win-{_TEAMS[after.winner]}")
        return ("–", "–", words)
    levels = tuple(say(f"rank-{level}") for level in after.levels)
    words = say(f"guide-declare-{_TEAMS[after.declarers or 0]}")
    if preset.ace_fail_limit is not None and any(after.ace_fails):
        words += " · " + say("guide-fails", count=max(after.ace_fails))
    return (*levels, words)


def _table(before: Standing, lines: list[tuple[str, ...]], block: Block, say: Words) -> Markup:
    heads = ("guide-finish-order", "guide-level-us", "guide-level-them", "guide-then")
    head = Markup().join(Markup('<th scope="col">{}</th>').format(say(key)) for key in heads)
    first = (say("guide-before"), *_told(before, say, some(block.rules.values())))
    if before.declarers is None:
        first = (*first[:3], "–")
    body = Markup().join(
        Markup('<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>').format(*each)
        for each in (first, *lines)
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)
