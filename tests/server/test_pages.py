"""The one page under its addresses, and what stands where there is none."""

import httpx2
import pytest
from tests.server.conftest import Served

from danzhu.locale import words_in
from danzhu.server.http.pages import page
from danzhu.server.store.fault import StorageFailed

pytestmark = pytest.mark.slow

READER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_every_address_of_ours_is_the_page(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        paths = ("/", "/guandan", "/gongzhu", "/new", "/new/gongzhu", "/move", "/credits", "/privacy")
        for path in paths:
            answer = await http.get(path, headers=READER)
            assert answer.status_code == 200, path
            assert body(answer.text) == body(page()), path
            # A browser asks anew each time, so that nothing of an older version is left.
            assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-cache", "accept-language")
            assert (await http.head(path)).status_code == 200, path


async def test_a_table_and_a_match_have_an_address_once_there_is_one(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        code = (await http.post("/api/play", json={"game": "gongzhu"})).json()["code"]
        match = (await http.get(f"/api/tables/{code}")).json()["match"]
        # The match goes on: the page says that there will be a record.
        for path, status in (
            (f"/t/{code}", 200),
            (f"/t/{code.lower()}", 200),
            ("/t/ZZZZZZ", 404),
            (f"/records/{match}", 200),
            ("/records/abc", 404),
            ("/new/whist", 404),
        ):
            answer = await http.get(path, headers=READER)
            assert (answer.status_code, body(answer.text)) == (status, body(page())), path


def body(html: str) -> str:
    """The part that is the same at every address."""
    return html[html.index('<script type="importmap">') :]


async def test_where_there_is_nothing_readers_get_the_page_and_programs_a_code(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        read = await http.get("/nowhere/at/all", headers=READER)
        assert read.status_code == 404
        assert body(read.text) == body(page())
        asked = [("/nowhere", {}), ("/api/nowhere", READER), ("/web/nowhere.js", READER), ("/locale/en/no.ftl", READER)]
        for path, headers in asked:
            answer = await http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path


async def test_readers_get_words_where_a_program_gets_a_code(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        strange = {"host": "elsewhere.example", "accept-language": "fr"}
        read = await http.get("/", headers=READER | strange)
        assert read.status_code == 403
        assert words_in("fr")("refused-bad_host") in read.text
        assert "<script" not in read.text
        assert (await http.get("/", headers=strange)).json()["code"] == "bad_host"

        async def fails(*_: object) -> None:
            raise RuntimeError

        monkeypatch.setattr("danzhu.server.http.pages.preview_of", fails)
        broken = await http.get("/", headers=READER)
        assert broken.status_code == 500
        assert words_in("en")("refused-server_fault") in broken.text
        assert (await http.get("/")).json()["code"] == "server_fault"


async def test_a_page_is_served_while_storage_fails(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_job: object) -> None:
        raise StorageFailed

    monkeypatch.setattr(served.services.store, "read", fails)
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        for path in ("/t/ABC234", "/records/abc"):
            answer = await http.get(path, headers=READER)
            assert (answer.status_code, body(answer.text)) == (200, body(page())), path
        assert (await http.get("/api/tables")).json()["code"] == "storage_failed"


async def test_a_table_tells_its_link(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        made = (await http.post("/api/play", json={"game": "gongzhu"})).json()
        told = (await http.get(f"/api/tables/{made['code']}/link")).json()
        assert told == made == {"code": made["code"], "link": f"{served.base}/t/{made['code']}"}
        assert (await http.get("/api/tables/ZZZZZZ/link")).status_code == 404


async def test_files_go_out_packed_and_what_is_a_person_s_own_does_not(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        for path in ("/web/table/store.js", "/web/css/table.css", "/locale/fr/page.ftl", "/web/vendor/faces/BJ.svg"):
            answer = await http.get(path, headers={"accept-encoding": "gzip"})
            assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding"), path
            plain = await http.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == answer.content, path
            known = {"accept-encoding": "gzip", "if-none-match": answer.headers["etag"]}
            assert (await http.get(path, headers=known)).status_code == 304, path
        own = await http.get("/api/games", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in own.headers
