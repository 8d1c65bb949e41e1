"""docs/guides.md shows every block as it works, and a page must keep the format."""

import re
from pathlib import Path

import pytest

from danzhu.guides.block import Reader, parse_block
from danzhu.guides.blocks.registry import BLOCKS, drawn
from danzhu.guides.fault import BadGuide
from danzhu.guides.page import composed, headings, parsed, slug
from danzhu.locale import words_in

FORMAT = (Path(__file__).parents[2] / "docs/guides.md").read_text(encoding="utf-8")
SHOWN = [
    (token.info, token.content) for token in parsed(FORMAT) if token.type == "fence" and token.info.split()[0] != "text"
]


def compose(text: str, page: str = "guandan-rules") -> tuple[str, str, str]:
    names = tuple((depth, slug(each)) for depth, each in headings(parsed(text)))
    title, description, body, _ = composed(text, Reader(words_in("en"), page, {}), names)
    return title, description, str(body)


@pytest.mark.parametrize(("info", "content"), SHOWN, ids=[info for info, _ in SHOWN])
def test_the_format_shows_blocks_that_work(info: str, content: str) -> None:
    assert drawn(parse_block(info, content), Reader(words_in("en"), "guandan-rules", {}))


def test_the_format_shows_every_kind_of_block() -> None:
    assert {tuple(info.split()[:2]) for info, _ in SHOWN} == set(BLOCKS)


HEAD = "# Title\n\nWhat it is *about*.\n\n"


def test_a_page_has_title_description_and_headings_with_addresses() -> None:
    title, description, body = compose(HEAD + "## Who leads, and why?\n\nText.")
    assert (title, description) == ("Title", "What it is about.")
    assert '<h2 id="who-leads-and-why"><a href="#who-leads-and-why">Who leads, and why?</a></h2>' in body
    assert '<p class="lead">What it is <em>about</em>.</p>' in body


def test_cards_among_words_are_drawn_and_values_are_told_in_words() -> None:
    body = compose(HEAD + "Not `5H`, but `return_limit=T`.")[2]
    assert 'aria-label="five of hearts"' in body
    assert '<span class="value">10</span>' in body


def test_a_section_is_about_its_presets_and_gets_a_switch() -> None:
    body = compose(HEAD + "> `long_runs` Here `pass_locks=yes`.\n>\n> ```guandan play\n> 4S4D5C5S = tube-5\n> ```")[2]
    assert '<div class="only in-long_runs">' in body
    assert body.count('name="preset"') == 5
    assert re.search(r'class="names">Long runs: </span>', body)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Text first.\n\n# Title\n", "title"),
        ("# Title\n\n## At once\n", "title"),
        (HEAD + "A `word`.", "neither cards nor"),
        (HEAD + "It is `pass_locks=yes`.", "not so in recreational"),
        (HEAD + "> A saying.", "block quote"),
        (HEAD + "> `long_runs` Here `pass_locks=no`.", "not so in long_runs"),
        (HEAD + "[There](nowhere.md)", "nowhere"),
        (HEAD + "```\nAS\n```", "no block"),
    ],
)
def test_what_breaks_the_format_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadGuide, match=why):
        compose(text)


def test_no_html_of_a_page_passes() -> None:
    assert "<script" not in compose(HEAD + "<script>alert(1)</script>")[2]
