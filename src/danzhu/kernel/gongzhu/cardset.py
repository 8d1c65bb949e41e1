"""Sets of cards as bits of one word, and how to pick from them.

A card is a number `suit * 16 + rank`, suits S H D C = 0..3 and ranks 2..A = 0..12; a set has bit `1 << number` for each
of its cards. A suit is a lane of 16 bits of which 13 are used, so the highest bit is 60 and no set is ever negative:
plain `int64` arithmetic is safe, where `uint64` mixed with `int64` would turn into floats.
"""

from collections.abc import Callable
from typing import Any, cast

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic

from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import inlined
from danzhu.kernel.chance import Words, bits

LANE = 0x1FFF
SPADES, HEARTS, DIAMONDS, CLUBS = (LANE << 16 * suit for suit in range(4))
PACK = SPADES | HEARTS | DIAMONDS | CLUBS
PIG_CARD, ACE_OF_HEARTS_CARD, GOAT_CARD, TRANSFORMER_CARD = 10, 28, 41, 56
PIG, ACE_OF_HEARTS, GOAT, TRANSFORMER = 1 << 10, 1 << 28, 1 << 41, 1 << 56
EXPOSABLE = PIG | ACE_OF_HEARTS | GOAT | TRANSFORMER
POINT_CARDS = PIG | HEARTS | GOAT | TRANSFORMER

_WORD = ir.IntType(64)
_WIDE = ir.IntType(128)


def _scaled(_typing: Any, _fraction: Any, _bound: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = builder.mul(*(builder.zext(arg, _WIDE) for arg in args))
        return builder.trunc(builder.lshr(wide, _WIDE(64)), _WORD)

    return types.int64(types.int64, types.int64), emit


def _deposited(_typing: Any, _word: Any, _places: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

    return types.int64(types.int64, types.int64), emit


scaled: Callable[[int, int], int] = cast("Callable[[int, int], int]", intrinsic(_scaled))
"""A word, read as a fraction of 2**64, times a bound, rounded down.

The low half of the same product, `fraction * bound`, is a fraction again and serves the next draw: the bounds drawn
from one word may multiply up to about 2**40 before a result is uneven by more than one in 2**24.
"""


@inlined
def word(rng: Words) -> int:
    """The next 64 random bits, signed."""
    return np.int64(bits(rng))  # type: ignore[return-value]  # for Numba the two are one


_deposit: Callable[[int, int], int] = cast("Callable[[int, int], int]", intrinsic(_deposited))


@inlined
def highest(cards: int) -> int:
    """The highest card of a set that is not empty."""
    card = 0
    for width in (32, 16, 8, 4, 2, 1):
        if cards >> width:
            cards >>= width
            card += width
    return card


@inlined
def nth_by_steps(cards: int, k: int) -> int:
    """The card of a set that has exactly `k` lower ones in it, on any machine."""
    for _ in range(k):
        cards &= cards - 1
    return lowest(cards)


@inlined
def nth_by_deposit(cards: int, k: int) -> int:
    """The same in two instructions of the BMI2 set (1.8 times as many random deals a second)."""
    return lowest(_deposit(1 << k, cards))


_SLOW_DEPOSIT = {"znver1", "znver2"}


def has_deposit() -> bool:
    """Whether the code that Numba emits here may use BMI2, on a processor that does not spell it out in microcode."""
    target: Any = config
    if target.CPU_FEATURES is not None:
        return "+bmi2" in target.CPU_FEATURES
    if target.CPU_NAME is not None or llvmlite.binding.get_host_cpu_name() in _SLOW_DEPOSIT:
        return False
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))


nth = nth_by_deposit if has_deposit() else nth_by_steps


@inlined
def some(rng: Words, cards: int, k: int) -> int:
    """`k` cards of a set, every choice as likely as any other.

    A coin for each card gives a set that is uniform among those of its size; a few draws more mend the size.
    """
    chosen = cards & word(rng)
    excess = popcount(chosen) - k
    if excess < 0:
        return chosen | _drawn(rng, cards ^ chosen, -excess)
    return chosen ^ _drawn(rng, chosen, excess)


@inlined
def _drawn(rng: Words, cards: int, k: int) -> int:
    left = popcount(cards)
    chosen = 0
    fraction = 0
    for draw in range(k):
        if draw % 6 == 0:
            fraction = word(rng)
        chosen |= 1 << nth(cards ^ chosen, scaled(fraction, left))
        fraction *= left
        left -= 1
    return chosen
