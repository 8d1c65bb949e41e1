"""Text that cannot be read, with a code that never changes its meaning."""

from __future__ import annotations


class BadText(ValueError):
    """Text from outside that cannot be read: a card, a hand, a play, an option.

    `code` is stable and meant for programs; `text` is the part that could not be read. Words
    for people are looked up by the code elsewhere.

    >>> raise BadText("unknown_card", "1S")
    Traceback (most recent call last):
    danzhu.cards.fault.BadText: unknown_card: '1S'
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{self.code}: {self.text!r}"
