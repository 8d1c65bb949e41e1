"""Uniform: the player that takes any legal action, each as likely as the others."""

from __future__ import annotations

from typing import TypeVar

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Rng

A = TypeVar("A")


class Uniform:
    """The level `random`, in any game: what every other level has to beat.

    >>> from random import Random
    >>> Uniform().decide(None, Legal(lambda: iter(["pass"])), Random(1), 0)
    Decision(action='pass', considered=())
    """

    def decide(self, view: object, legal: Legal[A], rng: Rng, budget: int) -> Decision[A]:
        """Any of `legal`; what the view shows and the budget do not matter."""
        actions = list(legal)
        if len(actions) == 1:
            return Decision(actions[0])
        return Decision(actions[rng.randrange(len(actions))])
