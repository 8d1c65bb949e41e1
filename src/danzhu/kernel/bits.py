"""Two machine instructions that Python lacks, for compiled code: counting bits and finding the lowest."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_WORD = ir.IntType(64)
_FLAG = ir.IntType(1)


def _popcount(_typing: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.call(builder.module.declare_intrinsic("llvm.ctpop", [_WORD]), args)

    return types.int64(types.int64), emit


def _lowest(_typing: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        cttz = builder.module.declare_intrinsic("llvm.cttz", [_WORD], ir.FunctionType(_WORD, [_WORD, _FLAG]))
        return builder.call(cttz, [args[0], _FLAG(1)])  # _FLAG(1): the answer for 0 may be anything

    return types.int64(types.int64), emit


popcount = cast("Callable[[int], int]", intrinsic(_popcount))
"""Number of bits set in a 64-bit word."""

lowest = cast("Callable[[int], int]", intrinsic(_lowest))
"""Index of the lowest set bit; the word must not be 0."""
