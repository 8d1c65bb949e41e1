"""The pages around the table, in a browser: usable and without complaint at every size and in every language."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS

from danzhu.locale import LANGUAGES, words_in

pytestmark = pytest.mark.slow

SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
PATHS = ["/", "/new/guandan", "/new/gongzhu", "/credits", "/privacy", "/move#nothing"]


def unfold(page: Page) -> None:
    """Open everything that opens in place."""
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")


# What is narrow or low is what long words break; a desktop holds them all.
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
@SPOKEN
def test_every_page_fits_and_says_all_its_words(visit, size, language) -> None:
    visitor = visit(size, language)
    for path in PATHS:
        page = visitor.go(path)
        page.wait_for_selector("main:not([aria-busy=true])")
        expect(page.locator("html")).to_have_attribute("lang", language)
        unfold(page)
        assert overflow(page) == 0, path
        # A message that is missing shows as its key.
        assert not any(word.startswith(("page-", "guandan-", "gongzhu-")) for word in page.inner_text("body").split())


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit, size, theme) -> None:
    visitor = visit(size, settings=f"{{theme: '{theme}'}}")
    for path in PATHS:
        page = visitor.go(path)
        page.wait_for_selector("main:not([aria-busy=true])")
        unfold(page)
        assert violations(page) == [], path


def test_axe_finds_nothing_in_the_dialogs(visit) -> None:
    page = visit(PHONE).go("/")
    for name in ("You", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        unfold(page)
        assert violations(page) == [], name
        page.get_by_role("button", name="Close").click()


def test_every_page_fits_a_desktop(visit) -> None:
    visitor = visit(DESKTOP)
    for path in PATHS:
        page = visitor.go(path)
        page.wait_for_selector("main:not([aria-busy=true])")
        assert overflow(page) == 0, path


def test_large_print_fits_a_phone(visit) -> None:
    page = visit(PHONE, "fr", settings="{large: true}").go("/")
    page.wait_for_selector(".games")
    assert overflow(page) == 0


def test_the_language_is_changed_in_place_and_kept(visit) -> None:
    page = visit(PHONE, "en").go("/")
    page.get_by_label("Language").select_option("zh")
    expect(page.get_by_role("button", name="马上开始")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    assert page.evaluate("JSON.parse(localStorage.getItem('danzhu.settings')).language") == "zh"


def test_settings_show_at_once(visit) -> None:
    page = visit(DESKTOP).go("/")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="dark").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    page.get_by_role("radio", name="two").check()
    page.get_by_label("Large print").check()
    expect(page.locator("html")).to_have_attribute("data-faces", "2")
    expect(page.locator("html")).to_have_attribute("data-large", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@SPOKEN
def test_an_unknown_page_says_so_with_a_way_back(visit, language) -> None:
    visitor = visit(PHONE, language)
    response = visitor.page.goto(visitor.url + "/nowhere/at/all")
    assert response is not None
    assert response.status == 404
    expect(visitor.page.get_by_role("heading")).to_have_text(words_in(language)("refused-not_found"))
    visitor.page.get_by_role("link", name=words_in(language)("page-home")).click()
    expect(visitor.page.locator(".games")).to_be_visible()
    # What the browser itself says of the 404 is no complaint of the page's.
    assert [each for each in visitor.complaints if "404" not in each] == []
    visitor.complaints.clear()


@pytest.mark.parametrize(
    ("path", "heading"),
    [("/new/whist", "There is no such game."), ("/t/ZZZZZZ", "There is no such table."), ("/move", "This link or key")],
)
def test_what_cannot_be_shown_is_said(visit, path, heading) -> None:
    visitor = visit(PHONE)
    page = visitor.go(path)
    expect(page.get_by_role("heading")).to_contain_text(heading)
    expect(page.get_by_role("link", name="Start page")).to_be_visible()
    # What the browser itself says of the 404 is no complaint of the page's.
    assert [each for each in visitor.complaints if "404" not in each] == []
    visitor.complaints.clear()


def test_without_a_server_the_page_says_so_and_comes_back(visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/")
    page.wait_for_selector(".games details")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    assert [each for each in visitor.complaints if "net::ERR_FAILED" not in each] == []
    visitor.complaints.clear()


def test_a_start_page_without_its_server_comes_to_life_when_it_answers(visit) -> None:
    visitor = visit(PHONE)
    visitor.page.route("**/api/**", lambda route: route.abort())
    page = visitor.go("/")
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    page.unroute("**/api/**")
    expect(page.locator(".games details")).to_have_count(2)
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_have_count(0)
    assert [each for each in visitor.complaints if "net::ERR_FAILED" not in each] == []
    visitor.complaints.clear()


def test_a_link_in_another_language_is_read_in_it_until_the_reader_chooses(visit) -> None:
    page = visit(PHONE, "en").go("/new/gongzhu?lang=pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.get_by_role("heading", level=1)).to_have_text("Abrir uma mesa")
    page.locator(".brand").click()
    expect(page.get_by_role("button", name="Jogar agora")).to_have_count(2)
    expect(page.get_by_label("Idioma")).to_have_value("pt")
    page = visit(PHONE, "en", settings="{language: 'fr'}").go("/new/gongzhu?lang=pt")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
