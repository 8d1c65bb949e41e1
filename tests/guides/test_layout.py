"""What stands around every page."""

import re
from typing import Any

from markupsafe import Markup

from danzhu.guides.layout import Link, Sheet, lay_out
from danzhu.locale import LANGUAGES, words_in

BASE = "https://cards.example"


def page(language: str = "fr", **rest: Any) -> str:
    languages = {each: f"/guides/{each}/x" for each in LANGUAGES}
    sheet = Sheet("T <1>", 'Of "all"', f"/guides/{language}/x", Markup("<p>body</p>"), languages, **rest)
    return lay_out(sheet, words_in(language), BASE)


def test_what_is_filled_in_is_escaped_and_the_body_is_not() -> None:
    html = page()
    assert "<title>T &lt;1&gt; · danzhu</title>" in html
    assert 'content="Of &#34;all&#34;"' in html
    assert "<p>body</p>" in html


def test_a_page_names_itself_and_its_other_languages() -> None:
    html = page("zh")
    assert '<html lang="zh-Hans">' in html
    assert f'<link rel="canonical" href="{BASE}/guides/zh/x">' in html
    found = dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', html))
    assert found == {
        "en": f"{BASE}/guides/en/x",
        "fr": f"{BASE}/guides/fr/x",
        "pt": f"{BASE}/guides/pt/x",
        "zh-Hans": f"{BASE}/guides/zh/x",
        "x-default": f"{BASE}/guides/en/x",
    }


def test_nothing_stands_in_the_page_that_the_policy_forbids() -> None:
    html = page()
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", html)


def test_neighbours_and_contents_are_links() -> None:
    html = page(before=Link("/b", "B"), after=Link("/a", "A"), toc=[Link("#one", "One")])
    assert re.search(r'rel="prev" href="/b".*B</a>', html)
    assert re.search(r'rel="next" href="/a".*A</a>', html)
    assert '<a href="#one">One</a>' in html


def test_a_page_may_ask_not_to_be_found() -> None:
    assert 'name="robots"' not in page()
    assert '<meta name="robots" content="noindex">' in page(listed=False)
