"""Legal: what a seat may do now, as much of it as a client needs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Legal:
    """`cards` are the kinds that occur in some legal play, for dimming the others; `choices` is every action as text,
    None in Guandan's tricks, where there may be thousands."""

    cards: tuple[str, ...]
    can_pass: bool = False
    can_claim: bool = False
    choices: tuple[str, ...] | None = None
