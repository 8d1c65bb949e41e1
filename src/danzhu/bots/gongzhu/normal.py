"""Normal: a careful player that weighs every card by what can be worked out, and looks ahead at no hand in particular.

Each card is worth the chance that it takes the trick times what the trick would bring, else what it does to whoever
takes it, and what it is worth to be rid of it; each choice of exposures what such a hand has gained by it.
"""

from __future__ import annotations

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.gongzhu.exposing import gain
from danzhu.bots.gongzhu.obvious import obvious
from danzhu.bots.gongzhu.sight import Sight, sight
from danzhu.bots.gongzhu.traits import traits
from danzhu.bots.gongzhu.weights import WEIGHTS
from danzhu.cards import Card, Rng
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.view import View


class Normal:
    """The level `normal`."""

    def decide(self, view: View, legal: Legal[Action], rng: Rng, budget: int) -> Decision[Action]:
        """What to do: nothing is left to chance, and the budget does not matter."""
        choice = tuple(legal)
        if (plain := obvious(choice)) is not None:
            return Decision(plain)
        seen = sight(view)

        def value(action: Action) -> float:
            match action:
                case Expose():
                    return gain(action, view.hand, view.preset)
                case Play(card):
                    return worth_of(seen, card)
                case Claim():
                    return 0.0

        considered = sorted(((action, value(action)) for action in choice), key=lambda each: -each[1])
        return Decision(considered[0][0], tuple(considered))


def worth_of(seen: Sight, card: Card) -> float:
    """What a card is worth, in points; it compares with other cards of the same decision only."""
    return sum(WEIGHTS[row][min(place, len(WEIGHTS[row]) - 1)] * amount for row, place, amount in traits(seen, card))
