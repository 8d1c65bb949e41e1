"""A finished match in the browser: every turn, every hand, a link to each, and a shuffle that is checked there."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS, Server
from tests.web.records import Finished, play, put, seat

from danzhu.locale import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, Finished]:
    matches = {game: play(game, seed) for seed, game in enumerate(("guandan", "gongzhu"), 1)}
    for match in matches.values():
        put(server, match)
    return matches


def cards_in(page: Page, place: str) -> int:
    return page.locator(f".open {place} .face").count()


def test_a_record_is_walked_through_with_every_hand_open(visit, server, played) -> None:
    match = played["guandan"]
    visitor = visit(DESKTOP)
    seat(server, match, visitor)
    page = visitor.go(f"/records/{match.id}")
    expect(page.locator(".now")).to_contain_text("The cards are dealt")
    assert cards_in(page, "> .laid") == 108
    expect(page.locator(".open.at-bottom")).to_contain_text("you")
    page.get_by_role("button", name="Next").click()
    expect(page).to_have_url(re.compile("#deal-1-turn-1$"))
    assert cards_in(page, "> .laid") + cards_in(page, ".last") == 108
    expect(page.locator(".open.acted")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("#deal-1-turn-2$"))
    page.get_by_role("slider").fill("5")
    expect(page.locator(".now")).to_contain_text("Turn 5 of")
    page.get_by_role("button", name="Last turn").click()
    expect(page.locator(".outcome")).to_contain_text("First:")
    expect(page.locator(".open .badge", has_text="place").first).to_be_visible()
    page.locator(".turns summary").click()
    page.locator(".turns a").nth(3).click()
    expect(page).to_have_url(re.compile("#deal-1-turn-3$"))
    expect(page.locator(".turns [aria-current]")).to_contain_text("3")
    page.keyboard.press("End")
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Home")
    expect(page.locator(".now")).to_contain_text("Turn 0 of")


def test_it_plays_by_itself_until_it_is_stopped(visit, played) -> None:
    match = played["gongzhu"]
    page = visit(PHONE).go(f"/records/{match.id}")
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    # Whichever it is at when somebody looks: a turn does not wait for that.
    expect(page.locator(".now")).to_contain_text(re.compile(r"Turn ([2-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("link", ["#deal-1-turn-7", "?deal=1&turn=7"])
def test_a_link_leads_to_its_turn_in_the_readers_language(visit, played, link) -> None:
    match = played["gongzhu"]
    page = visit(PHONE, "fr").go(f"/records/{match.id}{link}")
    expect(page.locator(".now")).to_contain_text("Coup 7 sur")
    expect(page.get_by_label("Lien vers ce coup")).to_have_value(re.compile(rf"/records/{match.id}.*#deal-1-turn-7$"))
    # To somebody who did not play, seats are numbers and people have their names.
    expect(page.locator(".open.at-bottom")).to_contain_text("Zoé")
    page.evaluate("location.hash = '#deal-99-turn-99'")
    expect(page.locator(".outcome")).to_be_visible()


def test_the_shuffle_is_made_again_in_the_browser(visit, played) -> None:
    match = played["guandan"]
    path = f"/records/{match.id}"
    page = visit(DESKTOP).go(path)
    page.get_by_role("button", name="Check the shuffle").click()
    proof = page.locator(".proof [role=status]")
    expect(proof).to_contain_text(re.compile("as promised: "))
    expect(proof).to_contain_text("This device was not there")
    about = page.evaluate("path => fetch(`/api${path}/about`).then(answer => answer.json())", path)
    seen = [[f"{match.id}.{deal['deal']}", deal["shuffle"]["commitment"]] for deal in about["deals"]]
    page.evaluate("seen => localStorage.setItem('danzhu.promises', JSON.stringify(seen))", seen)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(proof).to_contain_text("this device saw before the deal")

    def forged(route: Route) -> None:
        told = route.fetch().json()
        first = told["deals"][0]["hands"]
        first[0], first[1] = first[1], first[0]
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/about", forged)
    page.evaluate("seen => localStorage.setItem('danzhu.promises', JSON.stringify(seen))", [[seen[0][0], "00" * 32]])
    page.reload()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(proof).to_contain_text("the key leads to other cards")
    expect(proof).to_contain_text("this device was promised another key")


def test_my_matches_lead_to_their_records(visit, server, played) -> None:
    visitor = visit(PHONE)
    seat(server, played["gongzhu"], visitor, 2)
    page = visitor.go("/")
    recent = page.get_by_role("region", name="Recent matches")
    expect(recent).to_contain_text("Gong Zhu · Classic · won")
    results = page.get_by_role("region", name="Your results")
    expect(results).to_contain_text("one match, 1 won")
    expect(results).to_contain_text("100%")
    assert violations(page) == []
    recent.get_by_role("link", name="Replay").click()
    expect(page.locator(".now")).to_contain_text("The cards are dealt")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")


def test_what_is_no_record_says_so(visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/records/nothing")
    expect(page.get_by_role("heading")).to_have_text("There is nothing here.")
    code = page.evaluate(
        """() => fetch('/api/play', {method: 'POST', body: '{"game": "gongzhu"}',
            headers: {'content-type': 'application/json'}}).then(made => made.json()).then(made => made.code)"""
    )
    match = page.evaluate("code => fetch(`/api/tables/${code}`).then(each => each.json()).then(t => t.match)", code)
    page = visitor.go(f"/records/{match}")
    expect(page.get_by_role("heading")).to_have_text("The match is not over yet.")
    # What the browser itself says of the statuses is no complaint of the page's.
    assert [each for each in visitor.complaints if "status of 404" not in each and "status of 409" not in each] == []
    visitor.complaints.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_fits_and_says_all_its_words(visit, played, language) -> None:
    for size in (PHONE, SIDEWAYS):
        visitor = visit(size, language)
        for match in played.values():
            page = visitor.go(f"/records/{match.id}#deal-1-turn-999999")
            page.wait_for_selector(".outcome")
            page.locator(".proof button").click()
            page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            assert overflow(page) == 0
            # A message that is missing shows as its key; the record's own file name looks like one.
            words = [word for word in page.inner_text("body").split() if not word.endswith(".jsonl")]
            assert [word for word in words if re.match("(page|record|verify|table|guandan|gongzhu)-", word)] == []


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["light", "dark"])
def test_axe_finds_nothing_on_a_record(visit, played, size, theme) -> None:
    visitor = visit(size, settings=f"{{theme: '{theme}'}}")
    for match in played.values():
        for turn in (4, 999999):
            page = visitor.go(f"/records/{match.id}?deal=1&turn={turn}")
            page.wait_for_selector(".open")
            page.locator(".turns summary").click()
            assert violations(page) == []
