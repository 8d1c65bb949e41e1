"""Hands for tests that are often a combination, or one card away from one."""

from __future__ import annotations

from random import Random

from danzhu.cards import SUITED_RANKS, Hand, Rank, Suit, full_deck
from danzhu.games.guandan.ranks import wild

PACK = full_deck(packs=2, jokers=True)
IN_A_ROW = (Rank.ACE, *SUITED_RANKS)


def selection(rng: Random, level: Rank, wilds: int, most: int = 10) -> Hand:
    """Up to `most` cards, exactly `wilds` of them wild, shaped like a combination more often than not."""
    free = list(PACK)
    for _ in range(2):
        free.remove(wild(level))
    wanted = rng.choice((_of_one_rank, _of_two_ranks, _in_a_row, _in_a_row, _anything))(rng, most)
    del wanted[max(most - wilds, 0) :]
    for _ in range(wilds if len(wanted) > 1 and rng.random() < 0.8 else 0):
        wanted.pop(rng.randrange(len(wanted)))
    if wanted and rng.random() < 0.2:
        wanted[rng.randrange(len(wanted))] = rng.choice(PACK).rank, None
    held = [wild(level)] * wilds
    for rank, suit in wanted:
        same = [card for card in free if card.rank is rank]
        suited = [card for card in same if card.suit is suit]
        if same:
            held.append(rng.choice(suited or same))
            free.remove(held[-1])
    return Hand(held)


Wanted = list[tuple[Rank, Suit | None]]


def _of_one_rank(rng: Random, most: int) -> Wanted:
    return [(rng.choice(tuple(Rank)), None)] * rng.randint(1, most)


def _of_two_ranks(rng: Random, most: int) -> Wanted:
    one = rng.choice(SUITED_RANKS)
    other = rng.choice(tuple(rank for rank in Rank if rank is not one and (rank.is_joker or rng.random() < 0.5)))
    return [(one, None)] * rng.randint(1, 3) + [(other, None)] * rng.randint(1, 3)


def _in_a_row(rng: Random, most: int) -> Wanted:
    copies = rng.choice((1, 1, 2, 3))
    length = rng.randint(2, max(2, most // copies)) if copies > 1 else rng.randint(5, max(5, min(most, 13)))
    low = rng.randrange(len(IN_A_ROW))
    suit = rng.choice((None, *Suit))
    row = [IN_A_ROW[(low + step) % len(IN_A_ROW)] for step in range(length)]  # past the ace too
    return [(rank, suit) for rank in row for _ in range(copies)]


def _anything(rng: Random, most: int) -> Wanted:
    return [(card.rank, card.suit) for card in rng.sample(PACK, rng.randint(1, most))]


def rich(rng: Random, level: Rank, wilds: int, size: int) -> Hand:
    """A hand of `size` cards with many combinations: from few ranks next to each other, at times with jokers."""
    low = rng.randrange(10)
    ranks = {IN_A_ROW[low + step] for step in range(5)} | {level}
    near = [card for card in PACK if card.rank in ranks and card is not wild(level)]
    jokers = [*rng.sample(PACK[52:54] * 2, 2)] if rng.random() < 0.5 else []
    return Hand([wild(level)] * wilds + jokers + rng.sample(near, size - wilds - len(jokers)))
