"""Advice: what an action is worth and why, in words."""

from __future__ import annotations

from typing import Any, Final

from danzhu.bots.advice import Advice
from danzhu.cli.screen.ink import Ink

_DIGITS: Final = {"levels": 2, "points": 0}
"""Decimals that are worth telling of a difference between two actions."""


def amount(value: float, unit: str, ink: Ink) -> str:
    """A difference in a game's unit."""
    return ink.say(f"advice-{unit}", amount=round(value, _DIGITS[unit]))


def reason(advice: Advice[Any], ink: Ink) -> str:
    """Why, in brackets behind an action."""
    return ink.say("advice-why", reason=ink.say(f"reason-{advice.reason}"))


def lead_in(advice: Advice[Any], best: Advice[Any], ink: Ink) -> str:
    """What stands before an action: that it is the best, or what it costs against the best."""
    if advice is best:
        return ink.say("advice-best")
    if advice.value is None or best.value is None:
        return ink.say("advice-else")
    return ink.say("advice-less", loss=amount(best.value - advice.value, advice.unit, ink))
