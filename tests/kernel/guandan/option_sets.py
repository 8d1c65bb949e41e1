"""Option sets and random hands on which the Guandan kernel is held against the rules."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from danzhu.cards import CARDS, SUITED_RANKS, Card, Hand, Rank, Suit
from danzhu.games.guandan.preset import PRESETS, Preset, Span, StraightFlush, TwoPairs
from danzhu.games.guandan.ranks import wild

_LONG = PRESETS["long_runs"]

OPTION_SETS: Mapping[str, Preset] = {
    **PRESETS,
    "long flushes above four": replace(_LONG, straight_flush=StraightFlush.ABOVE_FOUR, one_suit_straight=False),
    "long flushes over level cards": replace(_LONG, straight_flush=StraightFlush.ABOVE_FOUR, level_in_straight=True),
    "few bombs, higher pair": replace(
        Preset(), bomb_sizes=frozenset({4, 6, 9}), two_pairs_and_wild=TwoPairs.HIGHER, pass_locks=True
    ),
    "no rank bombs, five to seven": replace(
        Preset(), bomb_sizes=frozenset(), straight_length=Span(5, 7), plate_triples=Span(2, None), wild_in_pair=False
    ),
    "no flushes, on to three out": replace(
        Preset(),
        straight_flush=StraightFlush.OFF,
        level_in_straight=False,
        tube_pairs=Span(3, None),
        ends_on_one_two=False,
    ),
}
"""The four presets, and sets whose options differ from theirs one way or another."""

_TWO_PACKS = CARDS * 2


def lopsided_hand(level: Rank, rng: Random) -> Hand:
    """One to 27 cards: of all kinds, of few ranks or few suits, often with wilds, so that rare patterns are common."""
    kind = rng.randrange(3)
    ranks = rng.sample(list(Rank), rng.randint(2, 6)) if kind == 1 else list(Rank)
    suits = rng.sample(list(Suit), rng.randint(1, 2)) if kind == 2 else list(Suit)
    pack = [card for card in _TWO_PACKS if card.rank in ranks and (card.suit is None or card.suit in suits)]
    cards: list[Card] = rng.sample(pack, min(rng.randint(1, 27), len(pack)))
    if rng.randrange(2):
        cards = [card for card in cards if card is not wild(level)][:25] + [wild(level)] * rng.randint(0, 2)
    return Hand(cards or [wild(level)])


def any_level(rng: Random) -> Rank:
    return rng.choice(SUITED_RANKS)
