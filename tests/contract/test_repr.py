"""Every value of a deal prints as code that makes it again."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.journey import journeys

import danzhu.cards
import danzhu.table


@cache
def names(game: str) -> dict[str, Any]:
    """What a reader of that game would import."""
    package = import_module(f"danzhu.games.{game}")
    modules = [danzhu.cards, danzhu.table]
    modules += [import_module(f"{package.__name__}.{each.name}") for each in pkgutil.iter_modules(package.__path__)]
    return {name: value for module in modules for name, value in vars(module).items() if isinstance(value, type)}


@given(st.data())
def test_values_print_as_code_that_makes_them_again(game, data):
    journey = data.draw(journeys(game))
    rules, state = journey.case.game, journey.state
    values = [journey.match.preset, journey.match.standing, journey.deal, state, rules.view(state, 0)]
    values += [rules.result(state), *(action for _, _, action in journey.steps)]
    for value in values:
        assert eval(repr(value), names(game)) == value, repr(value)
