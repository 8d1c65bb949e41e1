"""Option sets for tests: the named ones, and odd ones that no named set has."""

from __future__ import annotations

from dataclasses import replace

from danzhu.games.guandan.preset import LONG_RUNS, PRESETS, Preset, Span, StraightFlush, TwoPairs

ODD = {
    "long flushes": replace(LONG_RUNS, straight_flush=StraightFlush.ABOVE_FOUR),
    "long flushes only": replace(LONG_RUNS, straight_flush=StraightFlush.ABOVE_FOUR, one_suit_straight=False),
    "long runs, short flushes": replace(LONG_RUNS, straight_flush=StraightFlush.ABOVE_FIVE, level_in_straight=True),
    "longer flushes than straights": Preset(straight_flush=StraightFlush.ABOVE_FOUR),
    "no flushes": Preset(straight_flush=StraightFlush.OFF),
    "one-suit straights": Preset(one_suit_straight=True),
    "level out of straights": Preset(level_in_straight=False, two_pairs_and_wild=TwoPairs.HIGHER),
    "wild alone in pairs": Preset(wild_in_pair=False, two_pairs_and_wild=TwoPairs.HIGHER),
    "no rank bombs": Preset(bomb_sizes=frozenset()),
    "some rank bombs": Preset(bomb_sizes=frozenset({4, 6, 9}), tube_pairs=Span(2, 4), plate_triples=Span(3, 3)),
    "six and seven in a row": Preset(straight_length=Span(6, 7)),
}

ALL = {**PRESETS, **ODD}
