"""The guides over HTTP: plain pages, without scripts, in words also where there is nothing."""

import xml.etree.ElementTree as ET

import httpx2
import pytest
from tests.server.conftest import Served

from danzhu.guides.contents import PAGES, languages
from danzhu.locale import words_in

pytestmark = pytest.mark.slow


async def test_every_page_is_served_and_names_itself(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        for language in languages():
            for page in ("", *(f"/{page}" for page in PAGES)):
                path = f"/guides/{language}{page}"
                answer = await http.get(path)
                assert answer.status_code == 200, path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert f'<link rel="canonical" href="{served.base}{path}">' in answer.text


async def test_guides_open_in_the_readers_language(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        answer = await http.get("/guides", headers={"accept-language": "de, en;q=0.5"})
        assert (answer.status_code, answer.headers["location"]) == (302, "/guides/en")


@pytest.mark.parametrize("path", ["/guides/en/nothing", "/guides/xx/guandan-rules", "/guides/en/a/b", "/guides/xx"])
async def test_where_there_is_no_guide_it_says_so_in_words(served: Served, path: str) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        answer = await http.get(path)
        assert answer.status_code == 404
        assert words_in("en")("guide-missing-title") in answer.text
        assert 'href="/guides/en/guandan-rules"' in answer.text


async def test_the_map_of_the_site_leads_to_pages_that_exist(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        assert f"Sitemap: {served.base}/sitemap.xml" in (await http.get("/robots.txt")).text
        root = ET.fromstring((await http.get("/sitemap.xml")).text)
        found = [each.text or "" for each in root.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
        assert len(found) == len(set(found)) > len(PAGES) * len(languages())
        for address in found:
            assert address.startswith(served.base)
            answer = await http.get(address.removeprefix(served.base), headers={"accept": "text/html"})
            assert answer.status_code == 200, address


async def test_a_sum_comes_line_by_line_in_the_language_asked_for(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        asked = {"taken": "QS TC", "exposed": "QS", "language": "fr"}
        lines = (await http.get("/api/score", params=asked)).json()
        assert lines[-1] == {"words": words_in("fr")("guide-total"), "points": "−400"}
        assert [line["points"] for line in lines] == ["−100", "−100", "−200", "−400"]
        assert (await http.get("/api/score", params={"taken": "9" * 700})).status_code == 422


async def test_a_form_works_without_scripts(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        asked = {"cards": "9s9d9c5h5h", "level": "5", "preset": "online", "over": ""}
        page = await http.get("/guides/en/guandan-wilds", params=asked)
        assert page.status_code == 200
        assert words_in("en")("guandan-reading-bomb", size=5, ranks="nines") in page.text
        assert 'name="robots" content="noindex"' in page.text
        assert (await http.get("/guides/en/guandan-wilds", params={"cards": "9" * 700})).status_code == 404
