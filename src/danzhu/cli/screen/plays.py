"""Plays: a Guandan hand's thousands of plays as a menu that stays short.

First what to play (the readings), then of what ranks and wilds where that differs, and last which
suits, but only where the choice costs a straight flush.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from rich.text import Text

from danzhu.cards import Hand, Rank
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Entry, Group, Menu, entry
from danzhu.cli.screen.reading import cards_text, kind_words
from danzhu.games.guandan.action import Pass, Pay, Play, Return
from danzhu.games.guandan.combo import Kind, Pattern
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.view import View

K = TypeVar("K")
T = TypeVar("T")

_MOST_SUITS = 9


def menu(legal: Iterable[Play | Pass | Pay | Return], view: View, ink: Ink) -> Menu:
    """All that can be done now, by kind."""
    actions = list(legal)
    plays = [action for action in actions if isinstance(action, Play)]
    groups = []
    for of_kind in _grouped(plays, lambda play: (play.reading.kind, play.reading.size)).values():
        readings = _grouped(of_kind, lambda play: play.reading)
        entries = tuple(Entry(_key(same, view, ink), partial(_shapes, same, view, ink)) for same in readings.values())
        groups.append(Group(kind_words(of_kind[0].reading, ink), entries))
    for action in actions:
        match action:
            case Pass():
                groups.append(Group("", (entry(Text(ink.say("command-pass")), action),)))
            case Pay(card) | Return(card):
                groups.append(Group("", (entry(cards_text(Hand([card]), view.level, ink), action),)))
            case Play():
                pass
    return Menu(_title(view, ink), tuple(groups))


def _title(view: View, ink: Ink) -> str:
    phase = "following" if view.on_table is not None else view.phase
    return ink.say(f"guandan-menu-{phase}")


def _grouped(items: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    """Items by key, in the order in which the keys first come."""
    groups: dict[K, list[T]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups


def _key(plays: list[Play], view: View, ink: Ink) -> Text:
    """What tells one reading from others of its kind, marked if it cannot do without a wild."""
    reading = plays[0].reading
    if reading.kind is Kind.JOKER_BOMB:
        return Text(ink.say("guandan-key-joker_bomb"))
    label = Text(ink.rank(reading.key))
    the_wild = wild(view.level)
    if len(plays[0].cards) > 1 and all(the_wild in play.cards for play in plays):
        return ink.marked(label, "wild")
    if reading.key is view.level and reading.kind not in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH, Kind.TUBE, Kind.PLATE):
        return ink.marked(label, "level")
    return label


def _shapes(plays: list[Play], view: View, ink: Ink) -> Menu | Play:
    """Which ranks and how many wilds, where a reading can be made of several."""
    the_wild = wild(view.level)
    shapes = _grouped(plays, lambda play: (play.cards.count(the_wild), _ranks(play.cards, the_wild.rank)))
    ordered = [shapes[shape] for shape in sorted(shapes, key=lambda shape: shape[0])]
    if len(ordered) == 1:
        return _suits(ordered[0], view, ink)
    entries = tuple(
        Entry(cards_text(same[0].cards, view.level, ink), partial(_suits, same, view, ink)) for same in ordered
    )
    return Menu(ink.say("guandan-menu-shape"), tuple(Group("", (each,)) for each in entries))


def _ranks(cards: Hand, level: Rank) -> tuple[Rank, ...]:
    return tuple(card.rank for card in cards if card is not wild(level))


def _suits(plays: list[Play], view: View, ink: Ink) -> Menu | Play:
    """Which suits, where some choices leave fewer straight flushes in the hand than others."""
    if len(plays) == 1 or not _flushes(view.hand, view):
        return plays[0]
    kept = _grouped(plays, lambda play: _flushes(view.hand - play.cards, view))
    best = sorted(kept, key=len, reverse=True)[:_MOST_SUITS]
    if len(best) == 1:
        return kept[best[0]][0]
    groups = []
    for flushes in best:
        play = kept[flushes][0]
        label = Text.assemble(
            cards_text(play.cards, view.level, ink), " ", ink.say("guandan-keeps", count=len(flushes))
        )
        groups.append(Group("", (entry(label, play),)))
    return Menu(ink.say("guandan-menu-suits"), tuple(groups))


def _flushes(hand: Hand, view: View) -> frozenset[Pattern]:
    """The straight flushes that a hand can play."""
    found = patterns(hand, view.level, view.preset)
    return frozenset(pattern for pattern in found if pattern.reading.kind is Kind.STRAIGHT_FLUSH)
