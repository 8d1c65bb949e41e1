"""Agent: one of our bots at a seat of a contest."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from danzhu.bots.advice import strongest
from danzhu.bots.bot import Decision, Legal
from danzhu.bots.registry import WORLDS, bot_named
from danzhu.cards import Hand
from danzhu.games.guandan.action import Action, Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.view import View
from danzhu.research.nupt.message import (
    BadMessage,
    Beginning,
    Exchanged,
    Over,
    Played,
    Resisted,
    read_notice,
    read_request,
)
from danzhu.research.nupt.track import Track, begin, exchanged, played, resisted, view_of
from danzhu.table import Seat
from danzhu.table.option import with_options

GAME: Final = GUANDAN.name

CONTEST: Final[Preset] = with_options(GUANDAN.presets["competition"], {"two_pairs_and_wild": "either"})
"""What the contest plays by. It also counts only a 1-4 finish as a failure at A and lets two payers of equal cards pay
by seat: neither changes what an agent is asked."""


class Agent:
    """A bot that is told and asked in messages: `notify` what happens, `act` when asked, for match after match.

    `bot` is the name of a level (the strongest unless told otherwise), `budget` the worlds it may look at for one
    action; the same messages and the same `seed` give the same answers. Raises `KeyError` for an unknown bot.

    >>> agent = Agent("easy")
    >>> hand = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA D3 D4".split()
    >>> agent.notify({"type": "notify", "stage": "beginning", "handCards": hand, "myPos": 0})
    >>> asked = {"type": "act", "stage": "play", "handCards": hand, "curRank": "2", "selfRank": "2", "oppoRank": "2"}
    >>> asked |= {"publicInfo": [{"rest": 27}] * 4, "greaterAction": None}
    >>> plate = ["TwoTrips", "3", ["S3", "H3", "D3", "S4", "H4", "D4"]]
    >>> agent.act({**asked, "actionList": [["Single", "A", ["SA"]], plate]})
    1
    """

    def __init__(
        self, bot: str | None = None, *, seed: int = 0, budget: int = WORLDS[GAME], preset: Preset = CONTEST
    ) -> None:
        self._bot = bot_named(GAME, bot or strongest(GAME))
        self._budget = budget
        self._preset = preset
        self._seed = seed
        self._asked = 0
        self._last: tuple[Seat, ...] = ()
        self._track: Track | None = None
        self.view: View | None = None
        """The deal as it looked when an action was last asked for."""

    def notify(self, message: Mapping[str, Any]) -> None:
        """Hear what happened; raises `BadMessage`, and then nothing has changed."""
        match read_notice(message):
            case Beginning() as told:
                self._track = begin(told, self._last, self._preset)
            case Played() as told:
                self._track = played(self._deal(), told)
            case Exchanged() as told:
                self._track = exchanged(self._deal(), told)
            case Resisted() as told:
                self._track = resisted(self._deal(), told)
            case Over(order=order):
                self._last, self._track = order, None
            case _:
                pass

    def act(self, message: Mapping[str, Any]) -> int:
        """The index of the action to take; raises `BadMessage`, and then nothing has changed."""
        asked = read_request(message)
        self.view = view = view_of(self._deal(), asked)
        known = [(action, index) for index, action in enumerate(asked.choices) if action is not None]
        if not known:
            raise BadMessage("bad_field", "actionList")
        if len(known) == 1:
            return known[0][1]
        rng = Random(f"{self._seed}/{self._asked}")
        decision = self._bot.decide(view, Legal(lambda: (action for action, _ in known)), rng, self._budget)
        self._asked += 1
        return dict(reversed(known))[listed(decision, [action for action, _ in known])]

    def _deal(self) -> Track:
        if self._track is None:
            raise BadMessage("no_deal")
        return self._track


def listed(decision: Decision[Action], actions: list[Action]) -> Action:
    """What comes closest to a decision among the actions that a contest lists.

    The list may name other cards of the same reading, or lack what its rules do not know: then the best that the bot
    weighed and that is listed is taken, as the same reading with as many of the same cards as possible; failing all,
    the first of the list.
    """
    wanted = [decision.action, *(action for action, _ in decision.considered)]
    for action in wanted:
        if action in actions:
            return action
        same = [each for each in actions if isinstance(each, Play) and _reads_as(each, action)]
        if same and isinstance(action, Play):
            return max(same, key=lambda each: shared(each.cards, action.cards))
    return actions[0]


def _reads_as(listed: Play, action: Action) -> bool:
    return isinstance(action, Play) and listed.reading == action.reading


def shared(one: Hand, other: Hand) -> int:
    """How many cards two hands have in common.

    >>> shared(Hand("7S 7S 8C"), Hand("7S 8C 8C 9D"))
    2
    """
    return sum(min(count, other.count(card)) for card, count in one.kinds())
