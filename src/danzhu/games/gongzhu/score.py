"""Score: what the point cards that one side took are worth, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from danzhu.cards import Card, Hand, Rank, Word
from danzhu.games.gongzhu.exposure import Factors
from danzhu.games.gongzhu.pack import GOAT, HEARTS, PIG, POINT_CARDS, TRANSFORMER, common
from danzhu.games.gongzhu.preset import PigFlip, Preset

# Z4.1
_HEART: Final = {Rank.ACE: -50, Rank.KING: -40, Rank.QUEEN: -30, Rank.JACK: -20}
_PLAIN_HEART: Final = -10
_SMALL_HEART: Final = {Rank.FOUR: -10, Rank.THREE: -3, Rank.TWO: -2}


class Line(Word):
    """What a line of the summary is for; codes are only ever added."""

    HEARTS = "hearts"
    ALL_HEARTS = "all_hearts"
    EXPOSED_HEARTS = "exposed_hearts"
    PIG = "pig"
    FLIPPED_PIG = "flipped_pig"
    EXPOSED_PIG = "exposed_pig"
    GOAT = "goat"
    EXPOSED_GOAT = "exposed_goat"
    TRANSFORMER_ALONE = "transformer_alone"
    TRANSFORMER = "transformer"
    EXPOSED_TRANSFORMER = "exposed_transformer"
    ALL_SIXTEEN = "all_sixteen"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the summary: the points it adds and the factor that they bring about.

    An exposure has a line of its own, which adds what is missing to the factor it stands for.
    """

    code: Line
    points: int
    factor: int = 1


def heart_value(card: Card, preset: Preset) -> int:
    """What a heart counts by itself (Z4.1).

    >>> heart_value(Card("AH"), Preset()), heart_value(Card("3H"), Preset(small_hearts=True))
    (-50, -3)
    """
    if card.rank <= Rank.FOUR:
        return _SMALL_HEART[card.rank] if preset.small_hearts else 0
    return _HEART.get(card.rank, _PLAIN_HEART)


def score(taken: Hand, factors: Factors, preset: Preset) -> tuple[ScoreLine, ...]:
    """The lines for what one side took, in the order in which they are applied (Z4).

    Cards that count nothing may be among `taken`.

    >>> [(line.code.value, line.points) for line in score(Hand("QS AH 5H TC"), Factors(pig=2), Preset())]
    [('hearts', -60), ('pig', -100), ('exposed_pig', -100), ('transformer', -260)]
    >>> total(score(POINT_CARDS, Factors(2, 2, 2, 2), Preset()))
    3200
    """
    taken = common(taken, POINT_CARDS)
    lines = [*_hearts(taken, factors, preset), *_pig(taken, factors, preset), *_goat(taken, factors)]
    lines += _transformer(taken, factors, total(lines))
    if taken == POINT_CARDS:
        lines.append(ScoreLine(Line.ALL_SIXTEEN, 0))
    return tuple(lines)


def total(lines: tuple[ScoreLine, ...] | list[ScoreLine]) -> int:
    """The points that lines add up to."""
    return sum(line.points for line in lines)


def _with_exposure(line: ScoreLine, exposed: Line, factor: int) -> Iterator[ScoreLine]:
    """A line, and one for what an exposure adds to it (Z2.2)."""
    yield line
    if factor > 1:
        yield ScoreLine(exposed, line.points * (factor - 1), factor)


def _hearts(taken: Hand, factors: Factors, preset: Preset) -> Iterator[ScoreLine]:
    hearts = common(taken, HEARTS)
    if not hearts:
        return
    if hearts == HEARTS:
        line = ScoreLine(Line.ALL_HEARTS, 200)  # Z4.2
    else:
        line = ScoreLine(Line.HEARTS, sum(heart_value(card, preset) for card in hearts))
    yield from _with_exposure(line, Line.EXPOSED_HEARTS, factors.hearts)


def _pig(taken: Hand, factors: Factors, preset: Preset) -> Iterator[ScoreLine]:
    if PIG not in taken:
        return
    line = ScoreLine(Line.FLIPPED_PIG, 100) if _is_flipped(taken, preset) else ScoreLine(Line.PIG, -100)
    yield from _with_exposure(line, Line.EXPOSED_PIG, factors.pig)


def _is_flipped(taken: Hand, preset: Preset) -> bool:
    """Whether the pig counts for its taker (Z4.2)."""
    match preset.pig_flip_with_all_hearts:
        case PigFlip.ALL_HEARTS:
            return taken >= HEARTS
        case PigFlip.ALL_SIXTEEN:
            return taken == POINT_CARDS
        case PigFlip.NEVER:
            return False


def _goat(taken: Hand, factors: Factors) -> Iterator[ScoreLine]:
    if GOAT in taken:
        yield from _with_exposure(ScoreLine(Line.GOAT, 100), Line.EXPOSED_GOAT, factors.goat)


def _transformer(taken: Hand, factors: Factors, others: int) -> Iterator[ScoreLine]:
    """The transformer after all other lines, which make `others` points (Z4.4)."""
    if TRANSFORMER not in taken:
        return
    if len(taken) == 1:
        alone = ScoreLine(Line.TRANSFORMER_ALONE, 50)
        yield from _with_exposure(alone, Line.EXPOSED_TRANSFORMER, factors.transformer)
        return
    yield ScoreLine(Line.TRANSFORMER, others, 2)
    if factors.transformer > 1:
        factor = 2 * factors.transformer
        yield ScoreLine(Line.EXPOSED_TRANSFORMER, others * (factor - 2), factor)
