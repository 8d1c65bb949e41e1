"""Who I am: a name, an account, another device, my data."""

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESKTOP, PHONE

pytestmark = pytest.mark.slow


def opened(page: Page, part: str = "") -> Locator:
    """The dialog about who I am, with one of its parts unfolded."""
    page.locator(".top button").first.click()
    dialog = page.get_by_role("dialog")
    if part:
        dialog.get_by_text(part, exact=True).first.click()
    return dialog


def named(page: Page, name: str) -> None:
    """Become somebody with a name."""
    dialog = opened(page)
    dialog.get_by_label("Name at the table").fill(name)
    dialog.get_by_role("button", name="Save").first.click()
    expect(page.locator(".top .name")).to_have_text(name)
    page.keyboard.press("Escape")


def test_a_name_is_kept_or_refused_in_words(visit) -> None:
    visitor = visit(DESKTOP)
    page = visitor.go("/")
    named(page, "Zoé")
    dialog = opened(page)
    dialog.get_by_label("Name at the table").fill("!!!")
    dialog.get_by_role("button", name="Save").first.click()
    expect(dialog.get_by_role("alert").first).to_have_text(
        "This name cannot be used. Use letters, digits and common signs."
    )
    expect(page.locator(".top .name")).to_have_text("Zoé")
    # The browser itself reports the refusal's status.
    visitor.complaints.clear()


def test_an_account_is_made_signed_out_of_found_again_and_recovered(visit) -> None:
    page = visit(DESKTOP).go("/")
    named(page, "Lin")
    dialog = opened(page, "Make an account")
    dialog.get_by_label("Login").first.fill("lin_88")
    dialog.get_by_label("Password").first.fill("correct horse")
    dialog.get_by_role("button", name="Save").nth(1).click()
    code = dialog.get_by_role("status").get_by_label("Recovery code").input_value()
    dialog.get_by_role("button", name="I have kept it").click()
    expect(page.locator(".top .name")).to_have_text("Lin")

    dialog = opened(page)
    expect(dialog.get_by_text("Signed in as lin_88")).to_be_visible()
    dialog.get_by_role("button", name="Sign out").click()
    expect(page.locator(".top .name")).to_have_text("You")

    dialog = opened(page, "Forgotten password")
    form = dialog.locator("form").filter(has=page.get_by_role("button", name="Set the password"))
    form.get_by_label("Login").fill("lin_88")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button").click()
    expect(dialog.get_by_role("status").get_by_label("Recovery code")).not_to_have_value(code)
    dialog.get_by_role("button", name="I have kept it").click()
    expect(page.locator(".top .name")).to_have_text("Lin")

    other = visit(PHONE).go("/")
    dialog = opened(other, "Sign in")
    form = dialog.locator("form").filter(has=other.get_by_role("button", name="Sign in"))
    form.get_by_label("Login").fill("LIN_88")
    form.get_by_label("Password").fill("battery staple")
    form.get_by_role("button").click()
    expect(other.locator(".top .name")).to_have_text("Lin")


def test_a_link_makes_another_device_mine_once(visit) -> None:
    page = visit(DESKTOP).go("/")
    named(page, "Ana")
    dialog = opened(page, "Another device, a program")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Open this on the other device").input_value()
    expect(dialog.get_by_role("img", name="QR").locator("svg")).to_be_visible()

    other = visit(PHONE).page
    other.goto(link)
    other.get_by_role("button", name="It is my link").click()
    expect(other.locator(".top .name")).to_have_text("Ana")

    third = visit(PHONE)
    third.page.goto(link)
    third.page.get_by_role("button", name="It is my link").click()
    expect(third.page.get_by_role("alert")).to_have_text("This link or key no longer works.")
    third.complaints.clear()


def test_a_program_gets_a_key(visit, server) -> None:
    page = visit(DESKTOP).go("/")
    named(page, "Eva")
    dialog = opened(page, "Another device, a program")
    dialog.get_by_role("button", name="Make a key").click()
    key = dialog.get_by_label("Key, shown only now").input_value()
    request = Request(server.url + "/api/me", headers={"authorization": f"Bearer {key}"})
    with urlopen(request) as answer:
        assert json.load(answer)["name"] == "Eva"


def test_my_data_is_taken_away_and_forgotten(visit, tmp_path: Path) -> None:
    page = visit(DESKTOP).go("/")
    named(page, "Max")
    dialog = opened(page, "Your data")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Take a copy").click()
    download.value.save_as(tmp_path / "danzhu.json")
    assert json.loads((tmp_path / "danzhu.json").read_text(encoding="utf-8"))["player"]["name"] == "Max"
    dialog.get_by_role("button", name="Forget me").click()
    expect(dialog.get_by_text("This cannot be taken back")).to_be_visible()
    dialog.get_by_role("button", name="Yes, forget me").click()
    expect(page.locator(".top .name")).to_have_text("You")
    assert page.evaluate("fetch('/api/me').then(each => each.json())") is None
