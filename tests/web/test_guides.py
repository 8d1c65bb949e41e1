"""The guides in a browser: readable at every size, with and without scripts, on paper, by ear."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE

from danzhu.games.registry import GAMES
from danzhu.guides.contents import PAGES, languages

pytestmark = pytest.mark.slow

SHEETS = [f"card-{game.name}-{preset}" for game in GAMES.values() for preset in game.presets]
DIFFERENT = ["guandan-rules", "guandan-wilds", "gongzhu-scoring", "glossary", "guandan-variants", SHEETS[0]]
"""Pages that between them have everything that a page can have."""


def test_every_page_fits_a_phone_in_every_language(visit) -> None:
    visitor = visit(PHONE)
    for language in languages():
        for name in ("", *(f"/{each}" for each in (*PAGES, *SHEETS))):
            page = visitor.go(f"/guides/{language}{name}")
            assert overflow(page) == 0, (language, name)
            # A message that is missing shows as its key.
            assert not re.search(r"\b(?:guide|page|guandan|gongzhu)-[a-z]+-", page.inner_text("main")), (language, name)


def test_a_table_of_all_presets_is_seen_whole_on_a_desktop(visit) -> None:
    visitor = visit(DESKTOP)
    hidden = "tables => tables.filter(table => table.scrollWidth > table.clientWidth).length"
    for language in languages():
        for name in ("guandan-rules", "guandan-variants", "glossary"):
            page = visitor.go(f"/guides/{language}/{name}")
            assert page.locator(".wide").evaluate_all(hidden) == 0, (language, name)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["light", "dark"])
def test_axe_finds_nothing(visit, size, theme) -> None:
    visitor = visit(size, settings=f"{{theme: '{theme}'}}")
    # Each page in another language than the one before it: what differs by page and what by language is both seen.
    for name, language in zip(("", *(f"/{each}" for each in DIFFERENT)), cycle(languages()), strict=False):
        page = visitor.go(f"/guides/{language}{name}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page) == [], (language, name)


def test_without_scripts_presets_are_chosen_and_forms_are_answered(browser: Browser, server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/guides/en/guandan-rules")
    long_runs = page.get_by_text("There are no straight flushes.")
    others = page.get_by_text("a straight flush, are a bomb as well")
    expect(long_runs).to_be_visible()
    expect(others).to_be_visible()
    page.get_by_label("Online").check()
    expect(long_runs).to_be_hidden()
    expect(others).to_be_visible()
    page.goto(f"{server.url}/guides/en/gongzhu-scoring")
    for card in ("QS", "AH", "5H"):
        page.locator(f"input[name=taken][value='{card}']").uncheck()
    page.locator("input[name=taken][value=TC]").check()
    page.get_by_role("button", name="Add up").click()
    expect(page.locator(".answer tr").last).to_contain_text("+50")
    page.goto(f"{server.url}/guides/en/guandan-wilds")
    page.get_by_label("Cards", exact=True).fill("9S 5H")
    page.get_by_label("Active level").select_option("5")
    page.get_by_role("button", name="What is it?").click()
    expect(page.locator(".answer h3")).to_have_text("pair of nines, wild as 9")
    context.close()


def test_with_scripts_the_preset_is_kept_and_the_calculator_answers_at_once(visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/guides/en/guandan-rules")
    page.get_by_label("Long runs").check()
    page = visitor.go("/guides/en/guandan-tribute")
    expect(page.get_by_label("Long runs")).to_be_checked()
    page = visitor.go("/guides/en/gongzhu-scoring")
    total = page.locator(".answer tr").last
    expect(total).to_contain_text("−160")
    page.locator("input[name=exposed][value=QS]").check()
    expect(total).to_contain_text("−260")


def test_the_rules_of_a_preset_fill_one_sheet_of_paper(visit) -> None:
    visitor = visit(DESKTOP)
    for language in languages():
        for name in SHEETS:
            page = visitor.go(f"/guides/{language}/{name}")
            pages = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
            assert len(pages) == 1, (language, name)


def test_the_start_page_and_a_table_lead_to_the_guides(visit) -> None:
    page = visit(DESKTOP).go("/")
    page.get_by_role("link", name="How to play").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Guandan")
