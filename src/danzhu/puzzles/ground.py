"""Ground: what the lines of a puzzle show of why its solution is right, in no language yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from danzhu.cards import Rank, Word


class Ground(Word):
    """One thing that is so in the solution's line: words are looked up by the code. A closed list."""

    # Guandan
    STANDS = "stands"
    BEATEN = "beaten"
    BOMB_LATER = "bomb_later"
    BOMB_NEVER = "bomb_never"
    WILD_NOW = "wild_now"
    WILD_LATER = "wild_later"
    WILD_NEVER = "wild_never"
    WIND_YOU = "wind_you"
    WIND_PARTNER = "wind_partner"
    FED = "fed"
    PARTNER_TAKES = "partner_takes"
    ONE_LEFT = "one_left"
    OUT_AFTER = "out_after"
    SPLIT = "split"
    TAKES_LATER = "takes_later"
    COMES_LATER = "comes_later"
    # Gong Zhu
    SLAM_MADE = "slam_made"
    SLAM_STOPPED = "slam_stopped"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Because:
    """A ground with what it is about: a seat, a play, `count` of something, out of `held` cards of a `rank`."""

    ground: Ground
    who: int = 0
    play: Any = None
    count: int = 0
    held: int = 0
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a choice in its line: the seat that takes the trick on the table, that which goes out next (None:
    nobody does), who takes each of the cards that are watched, and what the solver's side counts in the end."""

    trick: int
    out: int | None
    cards: Mapping[str, int]
    counts: int
