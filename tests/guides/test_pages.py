"""Every page of every language that is offered: whole, true, and the same in all of them."""

import re
from pathlib import Path

import pytest
from tests.guides.pages import Page, claims, numbers, quoted

from danzhu.games.registry import GAMES
from danzhu.guides.block import Reader, parse_block
from danzhu.guides.blocks.registry import BLOCKS, drawn
from danzhu.guides.contents import PAGES, languages, source
from danzhu.guides.fault import BadGuide
from danzhu.guides.index import addresses, index, missing
from danzhu.guides.layout import lay_out
from danzhu.guides.page import card_sheet, composed, guide, places, text_of
from danzhu.locale import LANGUAGES, words_in

GLOSSARY = Path(__file__).parents[2] / "docs/glossary.md"
WRITTEN = [(language, page) for language in LANGUAGES for page in PAGES if source(language, page).is_file()]
OTHERS = [(language, page) for language, page in WRITTEN if language != "en"]
ONE = pytest.mark.parametrize(("language", "page"), WRITTEN)
TRANSLATED = pytest.mark.parametrize(("language", "page"), OTHERS)


def test_english_is_whole_and_no_page_is_left_over() -> None:
    assert "en" in languages()
    folder = Path(str(source("en", "x"))).parent
    assert {file.stem for file in folder.glob("*.md")} == set(PAGES)


@ONE
def test_a_page_is_whole_and_every_example_is_what_the_rules_say(language: str, page: str) -> None:
    reader = Reader(words_in(language), page, {})
    title, description, body, toc = composed(text_of(language, page), reader, places(page))
    least, most = (15, 110) if language == "zh" else (50, 220)
    assert title
    assert least <= len(description) <= most
    assert toc
    assert not re.search(r"<(?:script|style)|style=|\son\w+=", body)
    assert not re.search(r"[，。；：！？、] ", body), "its space is its own"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_said_otherwise_anywhere_would_fail(page: str) -> None:
    reader = Reader(words_in("en"), page, {})
    for info, content, presets in Page("en", page).blocks:
        for wrong, which in claims(info, content):
            assert _fails(info, wrong, presets, reader), which


def _fails(info: str, content: str, presets: tuple[str, ...], reader: Reader) -> bool:
    try:
        drawn(parse_block(info, content, presets), reader)
    except BadGuide:
        return True
    return False


def test_every_kind_of_block_is_used() -> None:
    used = {tuple(info.split()[:2]) for page in PAGES for info, _, _ in Page("en", page).blocks}
    assert used == set(BLOCKS)


@TRANSLATED
def test_a_translation_has_the_bones_of_the_english_page(language: str, page: str) -> None:
    ours, english = Page(language, page), Page("en", page)
    assert ours.shape == english.shape
    assert ours.blocks == english.blocks
    assert sorted(ours.links) == sorted(english.links)


@TRANSLATED
def test_a_translation_names_the_same_cards_values_and_numbers(language: str, page: str) -> None:
    for at, (ours, english) in enumerate(zip(Page(language, page).sections, Page("en", page).sections, strict=True)):
        where = "".join(token.content for token in english[:1])
        assert quoted(ours) == quoted(english), (at, where)
        assert numbers(english) <= numbers(ours), (at, where, numbers(english) - numbers(ours))


def rows(text: str) -> list[list[str]]:
    """The rows of a document's tables."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("language", [language for language, page in WRITTEN if page == "glossary"])
def test_the_glossary_page_has_the_names_of_the_glossary(language: str) -> None:
    known = {row[0]: row[1:4] for row in rows(GLOSSARY.read_text(encoding="utf-8"))}
    shown = {row[0]: row[1:4] for row in rows(text_of(language, "glossary")) if row[0] in known}
    assert len(shown) > 60
    assert [word for word, names in shown.items() if names != known[word]] == []
    assert list(shown) == [row[0] for row in rows(text_of("en", "glossary")) if row[0] in known]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), [(game.name, name) for game in GAMES.values() for name in game.presets])
def test_the_rules_of_every_preset_are_printed_in_every_language(language: str, game: str, preset: str) -> None:
    say = words_in(language)
    sheet = card_sheet(game, preset, say)
    assert say(f"{game}-preset-{preset}") in sheet.body
    assert ("straight_flush" in preset) is False
    if game == "guandan":
        flush = say("guandan-kind-straight_flush", size=5)
        assert (flush in sheet.body) is (preset != "long_runs")
        level = say("rank-Q")
        assert say("guide-card-order", level=level) in sheet.body
        wilds = re.findall(r'<span class="c [^"]*wild[^"]*"><b>(.+?)</b>', sheet.body)
        assert set(wilds) == {level}, "one level for the whole sheet"


def test_pages_lead_from_one_to_the_next() -> None:
    sheets = [guide("en", page) for page in PAGES]
    assert [sheet.after.to for sheet in sheets if sheet.after] == [sheet.path for sheet in sheets[1:]]
    assert [sheet.before.to for sheet in sheets if sheet.before] == [sheet.path for sheet in sheets[:-1]]


def test_the_index_and_the_map_name_every_page() -> None:
    say = words_in("en")
    html = lay_out(index(say), say, "")
    for page in addresses()[1:]:
        assert f'href="{page["en"]}"' in html
    assert "noindex" in lay_out(missing(say, "/guides/en"), say, "")


def test_a_form_is_answered_in_place() -> None:
    asked = {"cards": "9S 5H", "level": "5", "preset": "long_runs", "over": ""}
    body = guide("en", "guandan-wilds", asked).body
    assert words_in("en")("guide-no-combination") in body.partition('class="answer"')[2]
    assert "<script>" not in guide("en", "guandan-wilds", {"cards": "<script>"}).body
    body = guide("en", "gongzhu-scoring", {"exposure": "together", "taken": "QS TC", "exposed": "QS"}).body
    assert "−400" in body.partition('class="answer"')[2]
    body = guide("en", "gongzhu-scoring", {"exposure": "none", "taken": "QS", "exposed": "QS"}).body
    assert "−200" not in body.partition('class="answer"')[2].partition("</section>")[0]
