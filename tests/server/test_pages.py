"""The one page under its addresses, and what stands where there is none."""

import httpx2
import pytest
from tests.server.conftest import Served

pytestmark = pytest.mark.slow

READER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_every_address_of_ours_is_the_page(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        start = (await http.get("/")).text
        for path in ("/guandan", "/gongzhu", "/new", "/new/gongzhu", "/move", "/credits", "/privacy", "/t/ABC123"):
            answer = await http.get(path, headers=READER)
            assert (answer.status_code, answer.text) == (200, start), path


async def test_where_there_is_nothing_readers_get_the_page_and_programs_a_code(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        read = await http.get("/nowhere/at/all", headers=READER)
        assert read.status_code == 404
        assert read.text == (await http.get("/")).text
        asked = [("/nowhere", {}), ("/api/nowhere", READER), ("/web/nowhere.js", READER), ("/locale/en/no.ftl", READER)]
        for path, headers in asked:
            answer = await http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path


async def test_a_table_tells_its_link(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        made = (await http.post("/api/play", json={"game": "gongzhu"})).json()
        told = (await http.get(f"/api/tables/{made['code']}/link")).json()
        assert told == made == {"code": made["code"], "link": f"{served.base}/t/{made['code']}"}
        assert (await http.get("/api/tables/ZZZZZZ/link")).status_code == 404
