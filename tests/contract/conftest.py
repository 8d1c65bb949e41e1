"""Every law is tried on every game."""

import pytest
from tests.contract.cases import CASES


@pytest.fixture(scope="session", params=sorted(CASES))
def game(request):
    """A game's name; the test draws journeys of that game."""
    return request.param
