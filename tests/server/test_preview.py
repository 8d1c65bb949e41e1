"""What a pasted link says: right for each page, in each language, and never more than the lobby tells."""

import time
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.test_shuffle import record_of_two_deals

from danzhu.locale import LANGUAGES
from danzhu.server.http import limit
from danzhu.server.store.records import Kept, keep_record

pytestmark = pytest.mark.slow

NASTY = "<b>\"'&amp;"


class Head(HTMLParser):
    """The head of a page as a program that shows previews reads it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.language = ""
        self._in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = told["lang"]
        if tag == "meta" and (name := told.get("property") or told.get("name")):
            self.said[name] = told["content"]
        if tag == "link":
            self.said[f"{told['rel']} {told.get('hreflang', '')}".strip()] = told["href"]

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.said["title"] = data
            self._in_title = False


async def head_of(http: httpx2.AsyncClient, path: str, language: str = "en") -> Head:
    answer = await http.get(path, headers={"accept-language": f"{language};q=0.9, de"})
    return Head(answer.text)


async def test_each_page_tells_what_it_is_in_the_readers_language(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        told = {}
        for language in LANGUAGES:
            for path in ("/", "/guandan", "/gongzhu", "/new/guandan", "/privacy"):
                head = await head_of(http, path, language)
                assert head.language.startswith(language)
                said = head.said
                assert said["og:title"] == said["title"], path
                assert said["og:description"] == said["description"]
                assert said["og:url"] == said["canonical"] == served.base + path
                assert "preview-" not in said["title"] + said["description"]
                told[language, path] = said["title"], said["description"]
        assert len({description for _, description in told.values()}) == 4 * 4, "privacy says what the start page does"
        assert told["en", "/guandan"][0] == "Play now · Guandan 掼蛋"
        assert told["zh", "/gongzhu"][0] == "马上开始 · 拱猪"
        image = await http.get((await head_of(http, "/")).said["og:image"])
        assert image.headers["content-type"] == "image/png"
        assert (image.content[16:24], len(image.content) < 100_000) == (b"\0\0\x04\xb0\0\0\x02\x76", True), "1200 x 630"


async def test_a_link_may_name_its_language(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        assert (await head_of(http, "/guandan?lang=fr", "zh")).said["og:locale"] == "fr_FR"
        assert (await head_of(http, "/guandan?lang=zh-TW", "fr")).language == "zh-Hans"
        for nonsense in ("xx", "", quote('"><script>'), "a" * 5000):
            assert (await head_of(http, f"/?lang={nonsense}", "pt")).language == "pt"
        start = await head_of(http, "/")
        assert start.said["alternate fr"] == f"{served.base}/?lang=fr"


async def test_a_table_tells_what_the_lobby_would_and_no_name(served: Served) -> None:
    host = await Person(served.base).arrive()
    await host.http.post("/api/me", json={"name": f"Z {NASTY}"})
    terms = {"game": "guandan", "preset": "online", "level": "random"}
    code = (await host.http.post("/api/tables", json={"terms": terms})).json()["code"]
    head = await head_of(host.http, f"/t/{code.lower()}")
    assert head.said["title"] == "A table of Guandan · Online"
    assert head.said["description"] == "3 free seats · one person · gathering"
    assert head.said["robots"] == "noindex"
    assert "Z <b>" not in "".join(head.said.values())
    french = await head_of(host.http, f"/t/{code}", "fr")
    assert french.said["description"].startswith("3 places libres")
    async with host.socket(code) as socket:
        await socket.send('{"type": "close", "id": "close-0001"}')
        while '"closed":"host"' not in str(await socket.recv()):
            pass
    assert (await head_of(host.http, f"/t/{code}")).said["description"] == "The table is closed."
    await host.leave()


async def test_a_record_tells_how_much_was_played_and_not_by_whom(served: Served) -> None:
    lines = "".join(f"{line}\n" for line in record_of_two_deals("gongzhu")).replace('"a"', f'"{quote(NASTY)}"')
    kept = Kept("m", "m", "CODE", "gongzhu", "classic", 2, time.time(), lines)
    await served.services.store.write(lambda connection: keep_record(connection, kept, ()))
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        said = (await head_of(http, "/records/m")).said
        assert said["title"] == "Gong Zhu · Classic, a finished match"
        assert said["description"] == "2 deals, turn by turn, with every hand open."
        assert said["robots"] == "noindex"
        assert quote(NASTY) not in "".join(said.values())
        assert (await head_of(http, "/records/none")).said["title"] == "Record · danzhu"


@pytest.mark.parametrize("path", ["/t/{}", "/records/{}", "/new/{}", "/{}", "/?lang={}"])
async def test_nothing_in_an_address_becomes_part_of_the_page(served: Served, path: str) -> None:
    script = quote("\"><script>alert(1)</script>'{{ 7919*7919 }}", safe="")
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        answer = await http.get(path.format(script), headers={"accept": "text/html"})
    plain = [tag for tag in Head(answer.text).tags if tag == "script"]
    assert plain == ["script", "script"], "the import map and main.js"
    assert "62710561" not in answer.text
    assert "alert(1)<" not in answer.text


async def test_a_preview_is_no_place_to_guess_codes_at(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "LOOKUPS", limit.parse("1/hour"))
    host = await Person(served.base).arrive()
    code = (await host.http.post("/api/play", json={"game": "gongzhu"})).json()["code"]
    assert "Gong Zhu" in (await head_of(host.http, f"/t/{code}")).said["title"]
    assert (await head_of(host.http, f"/t/{code}")).said["title"] == "A link to a table · danzhu"
    await host.leave()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_device_can_keep_the_tables_among_its_programs(served: Served, language: str) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        head = await head_of(http, "/", language)
        answer = await http.get(head.said["manifest"])
        assert answer.headers["content-type"].startswith("application/manifest+json")
        told: dict[str, Any] = answer.json()
        assert (told["id"], told["start_url"], told["display"]) == ("/", "/", "standalone")
        assert told["lang"].startswith(language)
        sizes = {(icon["sizes"], icon.get("purpose")) for icon in told["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
        for link in [icon["src"] for icon in told["icons"]] + [head.said["apple-touch-icon"], "/favicon.ico"]:
            assert (await http.get(link)).headers["content-type"].startswith("image/"), link
        for shortcut in told["shortcuts"]:
            assert (await http.get(shortcut["url"])).status_code == 200


async def test_programs_that_read_the_web_may_see_pages_and_not_the_api(served: Served) -> None:
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False) as http:
        rules = (await http.get("/robots.txt")).text.splitlines()
        assert "Disallow: /api/" in rules
        assert not any(rule.startswith("Disallow: /t") for rule in rules)
