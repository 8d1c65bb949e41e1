"""Exposure: who may expose what, when it shows, and how often the cards then count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import NO_CARDS, Expose
from danzhu.games.gongzhu.pack import ACE, EXPOSABLE, GOAT, PIG, TRANSFORMER
from danzhu.games.gongzhu.preset import Exposure, Preset


@dataclass(frozen=True, slots=True)
class Factors:
    """How often each card counts: 1 unless it was exposed (Z2.2)."""

    hearts: int = 1
    pig: int = 1
    goat: int = 1
    transformer: int = 1


def exposures(hand: Hand, preset: Preset) -> Iterator[Expose]:
    """Every choice that a hand has, the empty one first.

    >>> [str(each.cards) for each in exposures(Hand("QS AH 2C"), Preset())]
    ['', 'QS', 'AH', 'QS AH']
    """
    held = [card for card in EXPOSABLE if card in hand]
    ways = range(3 if preset.exposure is Exposure.EITHER else 2)
    for choice in product(ways, repeat=len(held)):
        yield Expose(*(Hand(card for card, way in zip(held, choice, strict=True) if way == of) for of in (1, 2)))


def is_exposable(cards: Iterable[Card], secretly: Iterable[Card], preset: Preset) -> bool:
    """Whether cards of these kinds may be exposed like this (Z2.1).

    >>> is_exposable(Hand("QS AH"), Hand(), Preset()), is_exposable(Hand("KS"), Hand(), Preset())
    (True, False)
    """
    if preset.exposure is not Exposure.EITHER and any(True for _ in secretly):
        return False
    return all(card in EXPOSABLE for card in (*cards, *secretly))


def is_revealed(decisions: Sequence[Expose | None]) -> bool:
    """Whether everyone has decided, so that what was chosen at the same time is shown (Z2.1).

    >>> is_revealed([Expose(), None]), is_revealed([Expose(), Expose(Hand("QS"))])
    (False, True)
    """
    return None not in decisions


def exposed_by(decisions: Iterable[Expose | None]) -> Expose:
    """What all decisions together expose.

    >>> exposed_by([Expose(Hand("QS")), None, Expose(Hand("AH"))])
    Expose(cards=Hand('QS AH'), secretly=Hand(''))
    """
    cards = secretly = NO_CARDS
    for decision in decisions:
        if decision is not None:
            cards += decision.cards
            secretly += decision.secretly
    return Expose(cards, secretly)


def factors(decisions: Sequence[Expose | None], preset: Preset) -> Factors:
    """How often the cards count after these decisions (Z2.2).

    >>> factors([Expose(Hand("QS TC"))], Preset())
    Factors(hearts=1, pig=2, goat=1, transformer=2)
    """
    exposed = exposed_by(decisions)
    shown = 4 if preset.exposure is Exposure.EITHER else 2

    def factor(card: Card) -> int:
        if card in exposed.cards:
            return shown
        return 2 if card in exposed.secretly else 1

    return Factors(factor(ACE), factor(PIG), factor(GOAT), factor(TRANSFORMER))


def effect(card: Card, preset: Preset, *, secretly: bool = False) -> int:
    """How often what an exposed card stands for counts then (Z2.2).

    >>> effect(PIG, Preset()), effect(TRANSFORMER, Preset())
    (2, 4)
    >>> effect(PIG, Preset(exposure=Exposure.EITHER)), effect(PIG, Preset(exposure=Exposure.EITHER), secretly=True)
    (4, 2)
    """
    alone = Expose(NO_CARDS, Hand([card])) if secretly else Expose(Hand([card]))
    times = factors([alone], preset)
    # The transformer multiplies by two as it is (Z4.4).
    return {ACE: times.hearts, PIG: times.pig, GOAT: times.goat}.get(card, 2 * times.transformer)
