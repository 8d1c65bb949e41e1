"""Unseen: the cards that nobody has shown, dealt at random to those who may hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import comb

from danzhu.cards import Card, Hand, Rng, shuffled

_Counts = tuple[int, ...]
"""How many cards each seat gets, or has still room for."""


def distribute(unseen: Hand, sizes: Sequence[int], may_hold: Callable[[int, Card], bool], rng: Rng) -> tuple[Hand, ...]:
    """The unseen cards dealt to seats that hold `sizes` cards; every deal that gives each seat
    only cards it `may_hold` is equally likely.

    Cards that the same seats may hold form a group; the number of ways to deal the groups left
    into the room left weighs each way to split a group, so no draw is ever thrown away. That is
    quick for the few groups that play brings about (three other seats: seven at most), and grows
    with the product of the groups' sizes. Raises `ValueError` where there is no such deal.

    >>> from random import Random
    >>> never_spades = lambda seat, card: seat != 0 or not card.text.endswith("S")
    >>> distribute(Hand("2S 3S 4H 5H"), (2, 0, 2), never_spades, Random(1))
    (Hand('4H 5H'), Hand(''), Hand('2S 3S'))
    """
    groups = _groups(unseen, sizes, may_hold)

    @cache
    def ways(group: int, room: _Counts) -> int:
        if group == len(groups):
            return int(not any(room))
        return sum(weight for _, weight in weighted(group, room))

    def weighted(group: int, room: _Counts) -> Iterator[tuple[_Counts, int]]:
        seats, cards = groups[group]
        share = _rest if group == len(groups) - 1 else _splits
        for split, orders in share(seats, len(cards), room):
            left = tuple(have - taken for have, taken in zip(room, split, strict=True))
            if below := ways(group + 1, left):
                yield split, orders * below

    room = tuple(sizes)
    if not ways(0, room):
        raise ValueError(f"no deal of {unseen!r} gives {room} cards to seats that may hold them")
    hands: list[list[Card]] = [[] for _ in sizes]
    for group, (_, cards) in enumerate(groups):
        split = _drawn(weighted(group, room), rng.randrange(ways(group, room)))
        order = iter(shuffled(cards, rng))
        for hand, count in zip(hands, split, strict=True):
            hand += [next(order) for _ in range(count)]
        room = tuple(have - taken for have, taken in zip(room, split, strict=True))
    return tuple(map(Hand, hands))


def _drawn(weighted: Iterator[tuple[_Counts, int]], at: int) -> _Counts:
    """The split in whose weight the number `at` falls."""
    for split, weight in weighted:
        if at < weight:
            return split
        at -= weight
    raise AssertionError("the weights add up to more than any number drawn")


def _groups(
    unseen: Hand, sizes: Sequence[int], may_hold: Callable[[int, Card], bool]
) -> list[tuple[tuple[int, ...], tuple[Card, ...]]]:
    """The cards by the seats that may hold them. The group with most ways comes last: it fills
    whatever room the others left, so its splits need not be searched."""
    groups: dict[tuple[int, ...], list[Card]] = {}
    for card, copies in unseen.kinds():
        seats = tuple(seat for seat, size in enumerate(sizes) if size and may_hold(seat, card))
        groups.setdefault(seats, []).extend([card] * copies)
    ordered = sorted(groups.items(), key=lambda group: (len(group[0]), len(group[1])))
    return [(seats, tuple(cards)) for seats, cards in ordered]


def _splits(seats: Sequence[int], cards: int, room: _Counts) -> Iterator[tuple[_Counts, int]]:
    """Each way to share out a number of cards among some seats, and in how many ways each seat's
    share can be picked."""
    if not seats:
        if not cards:
            yield (0,) * len(room), 1
        return
    first, *others = seats
    for count in range(min(cards, room[first]) + 1):
        for split, orders in _splits(others, cards - count, room):
            yield (*split[:first], count, *split[first + 1 :]), orders * comb(cards, count)


def _rest(seats: Sequence[int], cards: int, room: _Counts) -> Iterator[tuple[_Counts, int]]:
    """The one way to share out the last cards: every seat is filled."""
    if cards != sum(room) or any(have for seat, have in enumerate(room) if seat not in seats):
        return
    orders = 1
    for have in room:
        orders *= comb(cards, have)
        cards -= have
    yield room, orders
