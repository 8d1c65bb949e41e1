"""Preset: the options of Gong Zhu, each under the article it belongs to.

Source: docs/rules/gongzhu.md. `classic` is all the defaults; every other value is a variant that
is played somewhere, and each can be set alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from danzhu.cards import Card, Word
from danzhu.table.option import BadOption, Option, choice, flag, option
from danzhu.table.seat import Seat

SEATS: Final = 4
"""Z1.1: four players."""


class FirstLead(Word):
    """Who leads in the first deal of a match: the holder of a card, any card or just that one.

    >>> FirstLead.CARD_2S.card, FirstLead.CARD_2S.is_forced, FirstLead("7S_holder").is_forced
    (Card('2S'), True, False)
    """

    HOLDER_2S = "2S_holder"
    CARD_2S = "2S_itself"
    HOLDER_2C = "2C_holder"
    CARD_2C = "2C_itself"
    HOLDER_7S = "7S_holder"

    @property
    def card(self) -> Card:
        """The card whose holder leads."""
        return Card(self.value[:2])

    @property
    def is_forced(self) -> bool:
        """Whether that very card must be led."""
        return self.value.endswith("_itself")


class Exposure(Word):
    """How cards are exposed before play."""

    NONE = "none"
    """Not at all."""
    TOGETHER = "together"
    """All choose secretly at the same time; the choices are shown together."""
    SEQUENTIAL = "sequential"
    """In turn from the leader; each sees the choices before his."""
    EITHER = "open_or_secret"
    """As `TOGETHER`, and a card may also be exposed unseen until it is played, for half as much."""


class PigFlip(Word):
    """When the pig counts for its taker and not against."""

    ALL_HEARTS = "all_hearts"
    ALL_SIXTEEN = "all_16"
    NEVER = "never"


class Partnership(Word):
    """Who wins and loses together."""

    NONE = "none"
    OPPOSITE = "opposite"


@dataclass(frozen=True, slots=True)
class End:
    """What brings a match to its end: a total at or below `low`, one at or above `high`, or a
    number of `deals`; None where that plays no part.

    Written `-1000`, `+-1000` (either side, equally far) or `12_deals`. Raises
    `BadOption("match_without_end")` and `BadOption("end_at_once")`.

    >>> End.read("+-1000"), str(End(deals=12))
    (End(low=-1000, high=1000, deals=None), '12_deals')
    """

    low: int | None = None
    high: int | None = None
    deals: int | None = None

    def __post_init__(self) -> None:
        match self.low, self.high, self.deals:
            case (int(low), None, None) if low < 0:
                pass
            case (int(low), int(high), None) if low < 0 and high == -low:
                pass
            case (None, None, int(deals)) if deals > 0:
                pass
            case (None, None, None):
                raise BadOption("match_without_end", "end_total")
            case _:
                raise BadOption("end_at_once", "end_total", str(self))

    @staticmethod
    def read(text: str) -> End:
        """The end written `text`; raises `ValueError`."""
        if total := re.fullmatch(r"(\+?)-([1-9][0-9]{0,5})", text):
            far = int(total[2])
            return End(low=-far, high=far if total[1] else None)
        if deals := re.fullmatch(r"([1-9][0-9]{0,3})_deals", text):
            return End(deals=int(deals[1]))
        raise ValueError(text)

    def __str__(self) -> str:
        if self.deals is not None:
            return f"{self.deals}_deals"
        return str(self.low) if self.high is None else f"+{self.low}"


@dataclass(frozen=True, slots=True)
class Preset:
    """The options by which a match of Gong Zhu is played.

    >>> Preset().exposure, str(Preset().end_total)
    (Exposure.TOGETHER, '-1000')
    """

    first_lead: FirstLead = option(choice("Z3.1", FirstLead), FirstLead.HOLDER_2S)
    exposure: Exposure = option(choice("Z2.1", Exposure), Exposure.TOGETHER)
    pig_flip_with_all_hearts: PigFlip = option(choice("Z4.2", PigFlip), PigFlip.ALL_HEARTS)
    partnership: Partnership = option(choice("Z1.1", Partnership), Partnership.NONE)
    end_total: End = option(Option("Z5.1", End.read, str, ("-1000", "+-1000", "-2000", "12_deals")), End(low=-1000))
    end_latches: bool = option(flag("Z5.1"), True)
    small_hearts: bool = option(flag("Z4.1"), False)
    """Whether the 4, 3 and 2 of hearts cost 10, 3 and 2."""

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with `seat`, itself included.

        >>> Preset(partnership=Partnership.OPPOSITE).partners(Seat(3))
        (1, 3)
        """
        if self.partnership is Partnership.NONE:
            return (seat,)
        return (Seat(seat % 2), Seat(seat % 2 + 2))


PRESETS: Final[Mapping[str, Preset]] = {"classic": Preset()}
