"""Options: the named, declared settings of a preset, read from and written to text.

A preset is a frozen dataclass whose fields are declared with `option(...)`. Text is how options
travel: in a record's header, on a command line, in a form. The same declarations make the tables
in the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

P = TypeVar("P", bound="DataclassInstance")


class BadOption(ValueError):
    """An option, or a set of options, that cannot work. `code` is stable.

    `unknown_option` and `unknown_value` are common to every game; the codes for sets that
    contradict themselves are each game's own.

    >>> raise BadOption("unknown_value", "tribute", "maybe")
    Traceback (most recent call last):
    danzhu.table.option.BadOption: unknown_value: tribute='maybe'
    """

    def __init__(self, code: str, name: str, value: str = "") -> None:
        super().__init__(code, name, value)
        self.code = code
        self.name = name
        self.value = value

    def __str__(self) -> str:
        return f"{self.code}: {self.name}={self.value!r}"


@dataclass(frozen=True, slots=True)
class Option:
    """How one field of a preset is read and written, which article it belongs to.

    `read` raises `ValueError` for text that it does not know. `values` are texts to offer; an
    option may know more of them than it offers.
    """

    article: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    values: tuple[str, ...]


def option(spec: Option, default: Any) -> Any:
    """A dataclass field that is an option of a preset."""
    return field(default=default, metadata={"option": spec})


def flag(article: str) -> Option:
    """An option that is on or off, written `yes` and `no`."""
    words = {"yes": True, "no": False}
    return Option(article, words.__getitem__, lambda on: "yes" if on else "no", ("yes", "no"))


def choice(article: str, of: type[StrEnum]) -> Option:
    """An option that is one word of a closed list."""
    return Option(article, of, str, tuple(of))


def number(article: str, offered: Iterable[int], least: int, most: int) -> Option:
    """An option that is a whole number from `least` to `most`."""

    def read(text: str) -> int:
        if not (text.lstrip("-").isdecimal() and least <= int(text) <= most):
            raise ValueError(text)
        return int(text)

    return Option(article, read, str, tuple(map(str, offered)))


def number_or_none(article: str, offered: Iterable[int], least: int, most: int) -> Option:
    """A whole number, or `none` where the rule does not apply."""
    some = number(article, offered, least, most)
    return Option(
        article,
        lambda text: None if text == "none" else some.read(text),
        lambda value: "none" if value is None else str(value),
        ("none", *some.values),
    )


def options_of(preset: Any) -> dict[str, Option]:
    """The options that a preset, or a class of presets, declares, by name and in order."""
    return {each.name: each.metadata["option"] for each in fields(preset)}


def option_texts(preset: Any) -> dict[str, str]:
    """Every option of a preset as text."""
    return {name: spec.write(getattr(preset, name)) for name, spec in options_of(preset).items()}


def overrides(base: Any, preset: Any) -> dict[str, str]:
    """The options in which `preset` differs from `base`, as text."""
    plain = option_texts(base)
    return {name: text for name, text in option_texts(preset).items() if text != plain[name]}


def with_options(preset: P, texts: Mapping[str, str]) -> P:
    """The preset with some options set anew from text.

    Raises `BadOption("unknown_option")`, `BadOption("unknown_value")`, or the code with which
    the preset itself refuses a set that cannot work.
    """
    known = options_of(preset)
    values: dict[str, Any] = {}
    for name, text in texts.items():
        if name not in known:
            raise BadOption("unknown_option", name, text)
        try:
            values[name] = known[name].read(text)
        except BadOption:
            raise
        except (ValueError, KeyError):
            raise BadOption("unknown_value", name, text) from None
    return replace(preset, **values)
