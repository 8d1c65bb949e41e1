"""Fault: a guide that cannot be shown as it is written."""

from __future__ import annotations


class BadGuide(ValueError):
    """A page that breaks the format of docs/guides.md; says where and how."""


class WrongExample(BadGuide):
    """An example whose stated answer is not that of the rules.

    >>> raise WrongExample("KS KD", "single-K", "pair-K")
    Traceback (most recent call last):
    danzhu.guides.fault.WrongExample: KS KD: the page says single-K, the rules say pair-K
    """

    def __init__(self, what: str, said: str, true: str) -> None:
        super().__init__(what, said, true)

    def __str__(self) -> str:
        what, said, true = self.args
        return f"{what}: the page says {said}, the rules say {true}"
