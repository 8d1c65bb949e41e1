"""Exposing and playing: the menus of Gong Zhu, exposures with their effect."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from danzhu.cards import Suit
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Entry, Group, Menu, entry
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.exposure import effect
from danzhu.games.gongzhu.pack import EXPOSABLE
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.view import View


def exposing_menu(actions: Iterable[Action], preset: Preset, ink: Ink) -> Menu:
    """Every choice of cards to expose, each with what it does."""
    groups = [
        Group("", (entry(exposure_text(action, preset, ink), action),))
        for action in actions
        if isinstance(action, Expose)
    ]
    return Menu(ink.say("gongzhu-menu-exposing"), tuple(groups))


def exposure_text(action: Expose, preset: Preset, ink: Ink) -> Text:
    """An exposure with its effect: `Q♠ pig ×2`."""
    parts = []
    for card in EXPOSABLE:
        if card not in action.cards and card not in action.secretly:
            continue
        secretly = card in action.secretly
        words = ink.say(f"gongzhu-effect-{card}", factor=effect(card, preset, secretly=secretly))
        unseen = [ink.gap, ink.say("gongzhu-unseen")] if secretly else []
        parts.append(Text.assemble(ink.card(card), " ", words, *unseen))
    return Text(ink.say("list-separator")).join(parts) if parts else Text(ink.say("gongzhu-expose-nothing"))


def playing_menu(actions: Iterable[Action], view: View, ink: Ink) -> Menu:
    """The playable cards by suit, and the claim."""
    by_suit: dict[Suit | None, list[Entry]] = {}
    for action in actions:
        match action:
            case Play(card):
                by_suit.setdefault(card.suit, []).append(entry(ink.card(card), action))
            case Claim():
                by_suit[None] = [entry(Text(ink.say("gongzhu-claim")), action)]
            case Expose():
                pass
    order = [*Suit, None]
    groups = tuple(Group("", tuple(by_suit[suit])) for suit in order if suit in by_suit)
    return Menu(ink.say("gongzhu-menu-following" if view.trick else "gongzhu-menu-leading"), groups)
