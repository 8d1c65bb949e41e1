"""What compiled functions of this game take and give, as the type checker sees it."""

from typing import Protocol


class Numbers(Protocol):
    """An `int64` array of one dimension; what its places mean is said where it is used."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


class Reals(Protocol):
    """A `float64` array of one dimension."""

    def __getitem__(self, place: int, /) -> float: ...

    def __setitem__(self, place: int, number: float, /) -> None: ...
