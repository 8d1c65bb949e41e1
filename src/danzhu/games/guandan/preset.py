"""Preset: the options of Guandan, the four named sets, and the sets that cannot work.

Sources: the recreational rules as commonly told in French (`recreational`), the variety with
long runs (`long_runs`), the rules of online play (`online`) and the national competition rules of
2017 with the tribute article of the 2022 trial rules (`competition`); docs/rules/guandan.md says
which reading was taken where a source contradicts itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from danzhu.cards import SUITED_RANKS, BadText, Card, Rank, Word
from danzhu.table.option import BadOption, Option, choice, flag, number, number_or_none, option, options_of

COPIES_OF_RANK: Final = 4  # in each pack


class FirstLead(Word):
    """How the first leader of a match is found (G1.3)."""

    TURNED_CARD = "turned_card"
    TURNED_PLAIN_CARD = "turned_plain_card"
    RANDOM = "random"


class StraightFlush(Word):
    """Where straight flushes stand among the bombs (G4.2, G4.3)."""

    ABOVE_FIVE = "above_five"
    ABOVE_FOUR = "above_four"
    OFF = "off"


class TwoPairs(Word):
    """Which pair of two pairs and a wild may be the triple (G3.8)."""

    EITHER = "either"
    HIGHER = "higher"


class AceWin(Word):
    """With which finishes the declarers win the match at A (G6.4)."""

    PARTNER_SECOND_OR_THIRD = "1-2,1-3"
    PARTNER_SECOND = "1-2"
    ANY = "any"


class TributeCard(Word):
    """Which card is paid (G7.4)."""

    HIGHEST = "highest"
    HIGHEST_PLAIN = "highest_plain"


class NextLead(Word):
    """Who leads after a tribute (G7.7)."""

    PAYER = "payer"
    FIRST = "first"


class CountAnnounce(Word):
    """How the number of cards left is told (G5.5)."""

    ON_REQUEST = "on_request"
    ANNOUNCE = "announce"
    NONE = "none"


class Unnamed(Word):
    """What a play means whose reading was not named though there are several (G2.7)."""

    ASK = "ask"
    STRONGEST = "strongest"


class ReturnFallback(Word):
    """What is given back by a hand without a card that may be (G7.6)."""

    LOWEST = "lowest"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Span:
    """From how many to how many; `most` is None for no bound but the cards.

    >>> Span.parse("5+"), Span.parse("3").text, 7 in Span(5, None)
    (Span(least=5, most=None), '3', True)
    """

    least: int
    most: int | None

    @classmethod
    def parse(cls, text: str) -> Span:
        """The span written `5`, `5+` or `5-8`; raises `ValueError`."""
        least, dash, most = text.partition("-")
        if text.endswith("+"):
            return cls(int(text[:-1]), None)
        return cls(int(least), int(most) if dash else int(least))

    @property
    def text(self) -> str:
        """The span as it is parsed."""
        if self.most is None:
            return f"{self.least}+"
        return f"{self.least}" if self.most == self.least else f"{self.least}-{self.most}"

    def __contains__(self, number: int) -> bool:
        return self.least <= number and (self.most is None or number <= self.most)


@dataclass(frozen=True, slots=True)
class MoveClock:
    """Seconds for the first card of a deal, for each later one, and free warnings (G5.6)."""

    first: int
    later: int
    warnings: int

    @classmethod
    def parse(cls, text: str) -> MoveClock:
        """The clock written `40/20/2`; raises `ValueError`."""
        first, later, warnings = map(int, text.split("/"))
        return cls(first, later, warnings)

    @property
    def text(self) -> str:
        """The clock as it is parsed."""
        return f"{self.first}/{self.later}/{self.warnings}"


def _span(article: str, offered: tuple[str, ...]) -> Option:
    return Option(article, Span.parse, lambda span: span.text, offered)


def _read_lead(text: str) -> FirstLead | Card:
    if not text.startswith("holder_of_"):
        return FirstLead(text)
    try:
        return Card(text.removeprefix("holder_of_"))
    except BadText:
        raise BadOption("lead_card_not_in_pack", "first_lead", text) from None


def _write_lead(lead: FirstLead | Card) -> str:
    return f"holder_of_{lead}" if isinstance(lead, Card) else lead.value


def _read_sizes(text: str) -> frozenset[int]:
    return frozenset() if text == "none" else frozenset(map(int, text.split(",")))


def _write_sizes(sizes: frozenset[int]) -> str:
    return ",".join(map(str, sorted(sizes))) or "none"


def _suited(text: str) -> Rank:
    rank = Rank.parse(text)
    if rank.is_joker:
        raise ValueError(text)
    return rank


_LEADS: Final = Option("G1.3", _read_lead, _write_lead, ("turned_card", "turned_plain_card", "random", "holder_of_2D"))
_SIZES: Final = Option("G4.1", _read_sizes, _write_sizes, ("4,5,6,7,8,9,10", "4,5,6,7,8", "4,5,6", "none"))
_LEVEL: Final = Option("G1.4", _suited, str, tuple(map(str, SUITED_RANKS)))
_LIMIT: Final = Option("G7.6", _suited, str, ("9", "T", "K", "A"))
_STEPS: Final = Option(
    "G6.2",
    lambda text: tuple(map(int, text.split("/"))),
    lambda steps: "/".join(map(str, steps)),
    ("3/2/1", "4/2/1", "2/1/1"),
)
_CLOCK: Final = Option(
    "G5.6",
    lambda text: None if text == "none" else MoveClock.parse(text),
    lambda clock: "none" if clock is None else clock.text,
    ("none", "40/20/2"),
)


@dataclass(frozen=True, slots=True)
class Preset:
    """Every option of Guandan; the defaults are `recreational`.

    Raises `BadOption` for a set that cannot work, with one of the codes of `impossible`.

    >>> PRESETS["competition"].ace_fail_limit
    3
    """

    seats: int = option(number("G1.1", (4,), 2, 8), 4)
    teams: int = option(number("G1.1", (2,), 1, 4), 2)
    packs: int = option(number("G1.1", (2,), 1, 4), 2)
    first_lead: FirstLead | Card = option(_LEADS, FirstLead.TURNED_CARD)
    start_level: Rank = option(_LEVEL, Rank.TWO)
    straight_length: Span = option(_span("G3.4", ("5", "5+")), Span(5, 5))
    tube_pairs: Span = option(_span("G3.4", ("3", "2+", "3+")), Span(3, 3))
    plate_triples: Span = option(_span("G3.4", ("2", "2+")), Span(2, 2))
    level_in_straight: bool = option(flag("G3.7"), default=True)
    wild_in_pair: bool = option(flag("G2.5"), default=True)
    straight_flush: StraightFlush = option(choice("G4.3", StraightFlush), StraightFlush.ABOVE_FIVE)
    one_suit_straight: bool = option(flag("G4.4"), default=False)
    two_pairs_and_wild: TwoPairs = option(choice("G3.8", TwoPairs), TwoPairs.EITHER)
    bomb_sizes: frozenset[int] = option(_SIZES, frozenset(range(4, 11)))
    unnamed_reading: Unnamed = option(choice("G2.7", Unnamed), Unnamed.ASK)
    pass_locks: bool = option(flag("G5.2"), default=False)
    ends_on_one_two: bool = option(flag("G6.1"), default=True)
    promotion: tuple[int, ...] = option(_STEPS, (3, 2, 1))
    ace_win: AceWin = option(choice("G6.4", AceWin), AceWin.PARTNER_SECOND_OR_THIRD)
    ace_fail_limit: int | None = option(number_or_none("G6.5", (3,), 1, 9), None)
    tribute: bool = option(flag("G7.1"), default=True)
    tribute_on_one_four: bool = option(flag("G7.2"), default=True)
    tribute_card: TributeCard = option(choice("G7.4", TributeCard), TributeCard.HIGHEST)
    return_limit: Rank = option(_LIMIT, Rank.TEN)
    return_fallback: ReturnFallback = option(choice("G7.6", ReturnFallback), ReturnFallback.LOWEST)
    return_excludes_received: bool = option(flag("G7.6"), default=True)
    resistance: bool = option(flag("G7.3"), default=True)
    next_lead: NextLead = option(choice("G7.7", NextLead), NextLead.PAYER)
    count_announce: CountAnnounce = option(choice("G5.5", CountAnnounce), CountAnnounce.ON_REQUEST)
    show_counts: bool = option(flag("G5.5"), default=True)
    move_clock: MoveClock | None = option(_CLOCK, None)

    def __post_init__(self) -> None:
        fault = impossible(self)
        if fault is not None:
            raise BadOption(*fault)


def impossible(preset: Preset) -> tuple[str, str, str] | None:
    """Why this set of options cannot work; None if it can.

    A stable code, the option to change first and its text:

    * `table_size`: only tables of four in two teams with two packs are known so far.
    * `straight_length`, `tube_pairs`, `plate_triples`: runs no one could hold, or too short to
      be runs.
    * `bomb_sizes`: sizes that no rank can have, or that a triple has already.
    * `promotion`: one step for each place of the partner, none negative, not all nothing.
    * `nothing_to_return`: a receiver might hold no card that may go back.
    * `move_clock`: times that are no times.
    """
    checks = {
        "table_size": (preset.seats, preset.teams, preset.packs) == (4, 2, 2),
        "straight_length": _fits(preset.straight_length, 5, _longest_straight(preset)),
        "tube_pairs": _fits(preset.tube_pairs, 2, min(len(SUITED_RANKS), hand_size(preset) // 2)),
        "plate_triples": _fits(preset.plate_triples, 2, hand_size(preset) // 3),
        "bomb_sizes": preset.bomb_sizes <= set(range(4, (COPIES_OF_RANK + 1) * preset.packs + 1)),
        "promotion": _is_promotion(preset),
        "nothing_to_return": preset.return_fallback is ReturnFallback.LOWEST or _always_returns(preset),
        "move_clock": preset.move_clock is None
        or min(preset.move_clock.first, preset.move_clock.later) > 0 <= preset.move_clock.warnings,
    }
    blamed = {"table_size": "seats", "nothing_to_return": "return_fallback"}
    for code, holds in checks.items():
        if not holds:
            name = blamed.get(code, code)
            return code, name, options_of(preset)[name].write(getattr(preset, name))
    return None


def _longest_straight(preset: Preset) -> int:
    # G3.7: where level cards are kept out, no straight goes through the level's own place.
    return len(SUITED_RANKS) if preset.level_in_straight else len(SUITED_RANKS) - 1


def _fits(span: Span, least: int, most: int) -> bool:
    return least <= span.least <= (most if span.most is None else span.most) <= most


def _is_promotion(preset: Preset) -> bool:
    steps = preset.promotion
    return len(steps) == preset.seats - 1 and min(steps) >= 0 and max(steps) > 0


def _always_returns(preset: Preset) -> bool:
    # The worst hand holds every card that may not go back: jokers, level cards, all above the
    # limit, and the card received (of two copies the other may go).
    above = (Rank.ACE - preset.return_limit) * COPIES_OF_RANK * preset.packs
    jokers = 2 * preset.packs
    level_cards = COPIES_OF_RANK * preset.packs
    received = 1 if preset.return_excludes_received else 0
    return hand_size(preset) + 1 > above + jokers + level_cards + received


def hand_size(preset: Preset) -> int:
    """How many cards each seat is dealt (G1.1).

    >>> hand_size(Preset())
    27
    """
    return preset.packs * 54 // preset.seats


LONG_RUNS: Final = Preset(
    first_lead=Card("2D"),
    straight_length=Span(5, None),
    tube_pairs=Span(2, None),
    plate_triples=Span(2, None),
    level_in_straight=False,
    wild_in_pair=False,
    straight_flush=StraightFlush.OFF,
    one_suit_straight=True,
    pass_locks=True,
    ends_on_one_two=False,
    ace_win=AceWin.ANY,
    tribute_on_one_four=False,
    tribute_card=TributeCard.HIGHEST_PLAIN,
    return_excludes_received=False,
    resistance=False,
    next_lead=NextLead.FIRST,
    count_announce=CountAnnounce.NONE,
)

ONLINE: Final = Preset(
    first_lead=FirstLead.RANDOM,
    return_excludes_received=False,
    count_announce=CountAnnounce.NONE,
)

COMPETITION: Final = replace(
    ONLINE,
    first_lead=FirstLead.TURNED_PLAIN_CARD,
    two_pairs_and_wild=TwoPairs.HIGHER,
    unnamed_reading=Unnamed.STRONGEST,
    ace_fail_limit=3,
    count_announce=CountAnnounce.ANNOUNCE,
    move_clock=MoveClock(40, 20, 2),
)

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "recreational": Preset(),
        "long_runs": LONG_RUNS,
        "online": ONLINE,
        "competition": COMPETITION,
    }
)
"""The named sets; docs/presets.md prints them side by side."""
