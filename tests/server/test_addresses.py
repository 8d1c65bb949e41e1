"""Addresses: whatever is written in place of a part of one, a reader gets a page that says so, in his language."""

from collections.abc import Iterable, Iterator
from itertools import product

import httpx2
import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute
from tests.server.client import PATIENCE_S
from tests.server.conftest import Served

from danzhu.locale import words_in
from danzhu.puzzles.shelf import puzzles

pytestmark = pytest.mark.slow

READER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "fr"}

RUBBISH = (
    "rubbish",
    "%7B%22%27%3Cb%3E",
    "%ff%fe",  # no UTF-8
    "a%00b",
    "%ED%A0%80",  # half of a pair of UTF-16
    "%0d%0aset-cookie:%20a=b",
    "..%2f..%2fetc",
    "%2e%2e%2e",
    "x" * 5000,
)

KNOWN = {
    "language": "fr",
    "game": "guandan",
    "name": puzzles("guandan")[0].id,
    "page": "guandan-bombs",
    "code": "",
    "record": "",
    "rest": "",
}
"""What stands in an address that is one, so that each part can be wrong by itself."""


def asked_in(routes: Iterable[BaseRoute]) -> Iterator[APIRoute]:
    """Everything that is only asked for."""
    for route in routes:
        if isinstance(route, APIRoute):
            if "GET" in route.methods:
                yield route
        elif (room := getattr(route, "original_router", None)) is not None:
            yield from asked_in(room.routes)


def pages_of(served: Served) -> list[APIRoute]:
    """What somebody opens in a browser."""
    return [route for route in asked_in(served.app.routes) if not route.path.startswith("/api/")]


def mangled(route: APIRoute) -> Iterator[str]:
    """A route's addresses with rubbish for one of the parts, or for all."""
    names = [*route.param_convertors]
    wrongs = [{name} for name in names] + [set(names)] * (len(names) > 1)
    for wrong, rubbish in product(wrongs, RUBBISH):
        yield route.path_format.format(**{name: rubbish if name in wrong else KNOWN[name] for name in names})


async def test_rubbish_for_a_part_of_an_address_is_a_page_in_the_readers_language_that_says_so(served: Served) -> None:
    found = [route for route in pages_of(served) if route.param_convertors]
    assert {"/learn/{language}/{game}", "/puzzles/{language}/{game}/{name}", "/t/{code}"} <= {r.path for r in found}
    wrong = []
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False, timeout=PATIENCE_S) as http:
        for path in (path for route in found for path in mangled(route)):
            answer = await http.get(path, headers=READER)
            told = answer.status_code, answer.headers["content-type"], answer.headers.get("content-language")
            if told != (404, "text/html; charset=utf-8", "fr"):
                wrong.append((path[:60], *told))
    assert wrong == []


async def test_rubbish_behind_an_address_is_never_answered_to_a_reader_as_to_a_program(served: Served) -> None:
    asked = []
    for route in pages_of(served):
        names = [field.alias for field in route.dependant.query_params]
        path = route.path_format.format(**{name: KNOWN[name] for name in route.param_convertors})
        asked += [f"{path}?{name}={rubbish}" for name, rubbish in product(names, RUBBISH)]
        asked += [f"{path}?{'&'.join([f'{name}=3H'] * 200)}" for name in names]
    assert any("/learn/fr/guandan?do=" in each for each in asked)
    wrong = []
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False, timeout=PATIENCE_S) as http:
        for path in asked:
            answer = await http.get(path, headers=READER)
            read = answer.headers.get("content-type", "") == "text/html; charset=utf-8"
            if not (answer.status_code in (200, 202, 404) and read) and answer.status_code != 303:
                wrong.append((path[:60], answer.status_code, answer.text[:100]))
        changed = await http.get("/learn/fr/guandan?expose=rubbish", headers=READER)
        told = await http.get("/learn/fr/guandan?expose=rubbish")
    assert wrong == []
    assert words_in("fr")("refused-not_found") in changed.text
    # A program is told what was wrong.
    assert (told.status_code, told.json()) == (422, {"code": "bad_frame", "detail": "expose"})


async def test_rubbish_in_an_address_of_the_api_has_a_code_whoever_asks(served: Served) -> None:
    found = [route for route in asked_in(served.app.routes) if route.param_convertors and route not in pages_of(served)]
    assert {"/api/tables/{code}", "/api/records/{record}/steps"} <= {route.path for route in found}
    paths = [f"{path}?deal=1" for route in found for path in mangled(route)]
    paths += [f"/{folder}/{rubbish}.js" for folder in ("web", "locale") for rubbish in RUBBISH]
    wrong = []
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False, timeout=PATIENCE_S) as http:
        for path in paths:
            answer = await http.get(path, headers=READER)
            if answer.status_code != 404 or answer.json()["code"] not in ("not_found", "unknown_table"):
                wrong.append((path[:60], answer.status_code, answer.text[:100]))
    assert wrong == []
