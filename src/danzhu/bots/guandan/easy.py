"""Easy: sound but short-sighted. It sheds low cards, beats as cheaply as it can, and plans nothing.

It leaves its partner's plays alone, never splits a bomb nor spends a wild on an ordinary play while it has anything
else, and bombs when an opponent runs low.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Hand, Rank, Rng
from danzhu.games.guandan.action import Action, Pass, Play, Return
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.holding import Holding, holding, place_of
from danzhu.games.guandan.patterns import playable
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.recipe import Recipe
from danzhu.games.guandan.recipes import recipes
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.step import lowest
from danzhu.games.guandan.trick import team_of, unbeaten
from danzhu.games.guandan.view import View

_LOW: Final = 6
"""It bombs an opponent with this many cards or fewer."""


class Easy:
    """The level `easy`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        if view.phase is not Phase.PLAYING:
            return _exchange(view, tuple(legal))
        return _lead(view) if view.on_table is None else _follow(view, view.on_table)


def _exchange(view: View, choice: tuple[Action, ...]) -> Decision[Action]:
    returns = tuple(action.card for action in choice if isinstance(action, Return))
    if returns:
        return Decision(Return(lowest(returns, view.level)))
    return Decision(choice[0])


def _lead(view: View) -> Decision[Action]:
    whole = _whole(view, None)
    if whole is not None:
        return Decision(whole)
    hand = _loose(view) or view.hand
    held = holding(hand, view.level)

    def liking(recipe: Recipe) -> tuple[float, int]:
        size = recipe.pattern.reading.size
        height = min((level_order(Rank(place), view.level) for place, _ in recipe.groups), default=0)
        return size - 3 * _splits(recipe, held) - height, size

    ordinary = [recipe for recipe in _choice(view, hand, None) if not recipe.pattern.reading.kind.is_bomb]
    if not ordinary:
        bombs = _choice(view, view.hand, None)
        return Decision(_play(view, view.hand, next(bombs)))
    return Decision(_play(view, hand, max(ordinary, key=liking)))


def _follow(view: View, table: Reading) -> Decision[Action]:
    assert view.trick is not None
    top = unbeaten(view.trick)
    assert top is not None
    assert view.seat is not None
    if next(_choice(view, view.hand, table), None) is None:
        return Decision(Pass())
    whole = _whole(view, table)
    if whole is not None:
        return Decision(whole)
    owner = top[0]
    if team_of(owner, view.preset) == team_of(view.seat, view.preset):
        return Decision(Pass())
    hand = _loose(view)
    held = holding(hand, view.level)
    ordinary = [recipe for recipe in _choice(view, hand, table) if not recipe.pattern.reading.kind.is_bomb]
    if ordinary:
        # `recipes` go from weak to strong, and `min` takes the first of equals.
        return Decision(_play(view, hand, min(ordinary, key=lambda recipe: _splits(recipe, held))))
    if view.counts[owner] <= _LOW:
        return Decision(_play(view, view.hand, next(_choice(view, view.hand, table))))
    return Decision(Pass())


def _choice(view: View, hand: Hand, table: Reading | None) -> Iterator[Recipe]:
    return playable(holding(hand, view.level), recipes(view.level, view.preset, table))


def _whole(view: View, table: Reading | None) -> Play | None:
    """The whole hand as one play, if it is one that may be made."""
    for reading in read(view.hand, view.level, view.preset):
        if table is None or beats(reading, table, view.level, view.preset):
            return Play(view.hand, reading)
    return None


def _loose(view: View) -> Hand:
    """The hand without its wilds and without ranks of four or more cards."""
    stand_in = wild(view.level)
    cards = [card for card in view.hand if card is not stand_in]
    ranks = [card.rank for card in cards]
    return Hand(card for card in cards if ranks.count(card.rank) < 4)


def _splits(recipe: Recipe, held: Holding) -> int:
    """How many sets an ordinary form takes apart."""
    return sum(len(held.copies[place]) > count for place, count in recipe.groups)


def _play(view: View, hand: Hand, recipe: Recipe) -> Play:
    """The first choice of cards for a recipe: the fewest wilds, then the lowest cards."""
    reading = recipe.pattern.reading
    places = {place for place, _ in recipe.groups}
    stand_in = wild(view.level)
    part = Hand(card for card in hand if card is stand_in or card.rank in places or place_of(card) in places)
    return next(Play(cards, each) for cards, each in plays(part, view.level, view.preset) if each == reading)
