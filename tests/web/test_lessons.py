"""A first deal in a browser: its first decisions, by the hint, otherwise, and against the rules; kept on the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE

from danzhu.lessons.moment import Moment
from danzhu.locale import words_in

pytestmark = pytest.mark.slow

WARM_MS = 150_000
"""The first to ask for a computer player waits until it is compiled; the page looks again by itself."""


@pytest.mark.parametrize(("game", "size", "language"), [("gongzhu", PHONE, "pt"), ("guandan", DESKTOP, "zh")])
def test_the_first_decisions_of_a_first_deal(visit, game, size, language) -> None:
    say = words_in(language)
    visitor = visit(size, language)
    page = visitor.go(f"/learn/{game}")
    assert page.url.endswith(f"/learn/{language}/{game}")
    expect(page.locator(".lead")).to_have_text(say(f"lesson-intro-{game}"), timeout=WARM_MS)
    first = Moment.EXPOSING if game == "gongzhu" else Moment.TURNED
    expect(page.locator(f"[data-moment={first}]")).to_be_visible()
    assert violations(page) == []
    assert overflow(page) == 0
    page.get_by_role("link", name=say("lesson-follow")).click()
    expect(page.locator("[data-followed=yes]")).to_contain_text(say("lesson-followed"))
    assert violations(page) == []
    assert overflow(page) == 0

    # Against the rules: nothing changes, and the page says why.
    held = page.locator("form.answering input[name=card]")
    if game == "guandan":
        held.first.check(force=True)
        held.last.check(force=True)
        page.locator("form.answering .button.main").click()
        expect(page.get_by_role("alert")).to_have_text(say("refusal-no_such_reading"))
        held.first.uncheck(force=True)
    else:
        held.last.check(force=True)
    page.locator("form.answering .button.main").click()
    expect(page.locator("[data-followed]")).to_be_visible()

    page.wait_for_load_state()  # the place is kept by a script, which runs before the page has loaded
    at = page.url
    page.goto(f"{visitor.url}/learn/{language}/{game}")
    page.get_by_role("link", name=say("lesson-resume")).click()
    expect(page).to_have_url(at)
    page.get_by_role("link", name=say("lesson-restart")).click()
    expect(page.locator("[data-resume]")).to_be_hidden()
