"""From the start page to a table: at once, by creating one, by a code, by a link."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS

pytestmark = pytest.mark.slow

CODE = re.compile(r"/t/([A-Z0-9]+)$")


def opened(page: Page, game: str = "guandan", *, listed: bool = False) -> str:
    """Open a table as its host; its code."""
    page.get_by_role("link", name="Open a table").click()
    if game == "gongzhu":
        page.get_by_role("radio", name="Gong Zhu").check()
    if listed:
        page.get_by_label("List this table").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(CODE)
    page.wait_for_selector(".gather")
    found = CODE.search(page.url)
    assert found
    return found[1]


@pytest.mark.parametrize("game", ["Guandan", "Gong Zhu"])
def test_one_tap_deals_as_was_chosen_last(visit, game) -> None:
    page = visit(PHONE).go("/")
    panel = page.get_by_role("region", name=game)
    panel.locator("summary").click()
    panel.get_by_role("radio", name="random").check()
    panel.get_by_role("radio", name="quick").check()
    expect(panel.locator("summary")).to_contain_text("random")
    panel.get_by_role("button", name="Play now").click()
    page.wait_for_url(CODE)
    page.wait_for_selector(".hand")
    view = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then(each => each.json())")
    assert view["terms"]["level"] == "random"
    assert view["terms"]["pace"] == "quick"
    kept = page.evaluate("JSON.parse(localStorage.getItem('danzhu.settings'))")
    assert kept["level"] == {view["terms"]["game"]: "random"}


def test_a_table_is_created_with_the_options_and_seats_that_were_chosen(visit) -> None:
    page = visit(DESKTOP).go("/new/guandan")
    page.get_by_label("Set of rules").select_option("competition")
    page.locator("summary").click()
    page.get_by_label("whether the losers pay tribute").select_option("no")
    page.get_by_role("combobox", name="partner", exact=True).select_option("easy")
    page.get_by_label("Time for a move").select_option("30")
    page.get_by_role("radio", name="nobody may watch").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".gather")
    expect(page.get_by_role("region", name="Guandan · Competition")).to_contain_text("Whether the losers pay tribute")
    view = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then(each => each.json())")
    terms = view["terms"]
    assert (terms["preset"], terms["options"], terms["clock"]) == ("competition", {"tribute": "no"}, 30)
    assert terms["spectators"] == "none"
    assert [seat["who"] for seat in view["seats"]] == ["person", "vacant", "computer", "vacant"]


def test_options_that_do_not_go_together_are_named(visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/new/guandan")
    page.locator("summary").click()
    page.locator("#option-return_fallback").select_option("none")
    page.locator("#option-return_limit").select_option("9")
    page.get_by_role("button", name="Open the table").click()
    why = page.get_by_role("alert").filter(has_text="cannot be combined. A player could be left")
    expect(why).to_be_in_viewport()
    expect(page.locator("[aria-invalid=true]")).to_be_focused()
    # The browser itself reports the refusal's status.
    visitor.complaints.clear()


def test_two_people_meet_by_code_and_start_with_computers(visit) -> None:
    host = visit(DESKTOP).go("/")
    code = opened(host, "gongzhu")
    guest = visit(PHONE, "fr").go("/")
    guest.get_by_label("Code de la table").fill(f" {code.lower()} ")
    guest.get_by_role("button", name="Y aller").click()
    guest.wait_for_selector(".gather")
    # Opening a link joins nothing.
    expect(host.get_by_text("free seat", exact=True).first).to_be_attached()
    expect(host.get_by_role("combobox")).to_have_count(3)
    guest.get_by_role("button", name="S’asseoir ici").nth(1).click()
    expect(host.get_by_role("combobox")).to_have_count(2)
    start = host.get_by_role("button", name="Start with computers")
    expect(start).to_be_disabled()
    expect(host.get_by_text("Waiting for:")).to_be_visible()
    guest.get_by_role("button", name="Prêt").click()
    expect(host.get_by_text("✓ ready")).to_be_visible()
    start.click()
    for page in (host, guest):
        page.wait_for_selector(".hand button")


def test_the_host_gives_seats_to_computers_opens_them_and_sends_a_guest_away(visit) -> None:
    host = visit(DESKTOP).go("/")
    code = opened(host)
    seats = host.locator(".place")
    seats.nth(1).get_by_role("combobox").select_option("easy")
    guest = visit(SIDEWAYS).go(f"/t/{code}")
    expect(guest.get_by_text("computer, easy")).to_be_visible()
    seats.nth(1).get_by_role("combobox").select_option("")
    expect(guest.get_by_text("free seat")).to_have_count(3)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("button", name="Ready")).to_be_visible()
    host.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("button", name="Ready")).to_have_count(0)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_role("combobox")).to_have_count(3)


def test_a_full_table_says_so(visit) -> None:
    host = visit(DESKTOP).go("/")
    code = opened(host)
    for _ in range(3):
        guest = visit(PHONE).go(f"/t/{code}")
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.get_by_role("button", name="Ready")).to_be_visible()
    late = visit(PHONE).go(f"/t/{code}")
    expect(late.get_by_text("Every seat is taken")).to_be_visible()


def test_a_closed_table_says_so_with_a_way_back(visit) -> None:
    host = visit(PHONE).go("/")
    code = opened(host)
    host.get_by_role("button", name="Close the table").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("The table is closed.")
    late = visit(PHONE).go(f"/t/{code}")
    expect(late.get_by_role("heading", level=1)).to_have_text("The table is closed.")


def test_a_listed_table_shows_to_others_and_mine_to_me(visit) -> None:
    host = visit(PHONE).go("/")
    code = opened(host, "gongzhu", listed=True)
    other = visit(DESKTOP).go("/")
    expect(other.locator(f'.list a[href="/t/{code}"]')).to_have_text("View")
    host.goto(host.url.split("/t/")[0])
    mine = host.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name="Continue")).to_have_attribute("href", f"/t/{code}")
    mine.get_by_role("button", name="Leave").click()
    expect(mine).to_have_count(0)


def test_many_tables_of_mine_do_not_hide_the_games(visit) -> None:
    page = visit(PHONE).go("/")
    for _ in range(4):
        page.evaluate(
            """fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
                body: '{"terms": {"game": "gongzhu", "preset": "classic", "level": "easy"}}'})"""
        )
    page.reload()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name="Continue").locator("visible=true")).to_have_count(2)
    mine.locator("summary").click()
    expect(mine.get_by_role("link", name="Continue").locator("visible=true")).to_have_count(4)


NAMES = {"wide": "W" * 20, "rtl": "محمد 12 علي", "zh": "陈小明" * 6}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_fits_and_turns_nothing_around(visit, name) -> None:
    host, guest = visit(PHONE).go("/"), visit(PHONE).go("/")
    opened(host)
    guest.evaluate(
        """name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name}),
            headers: {'content-type': 'application/json'}})""",
        name,
    )
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text(name, exact=True)).to_be_visible()
    waits = host.get_by_text("Waiting for:")
    expect(waits).to_have_text(re.compile(rf"^Waiting for: [\u2068]?{name}[\u2069]?$"))
    for page in (host, guest):
        assert overflow(page) == 0
    guest.goto(host.url.split("/t/")[0])
    assert overflow(guest) == 0


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])
def test_gathering_fits_and_axe_finds_nothing(visit, size) -> None:
    page = visit(size).go("/")
    code = opened(page)
    assert overflow(page) == 0
    assert violations(page) == []
    expect(page.get_by_label("Link to this table")).to_have_value(re.compile(f"http://.*/t/{code}$"))
    assert page.evaluate("document.querySelector('img.qr').naturalWidth") > 0
