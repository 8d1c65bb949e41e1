"""Analysis on a record's page: asked for, linked to its turns, stopped, and fit for everyone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web import hands
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE, Server
from tests.web.records import play, put

from danzhu.locale import words_in

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


WAIT_MS = 3 * hands.WAIT_MS
"""A server that has only just begun lets its players rehearse before they judge others."""


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    match = play("gongzhu", 41)
    put(server, match)
    return f"/records/{match.id}"


def test_on_a_records_page_every_loss_leads_to_its_turn(visit, record: str) -> None:
    page = visit(DESKTOP).go(record)
    page.get_by_role("button", name="Analyse this deal").click()
    first = page.locator(".analysis .decisions a").first
    first.wait_for(timeout=WAIT_MS)
    turn = int(first.inner_text().split(".")[0])
    first.click()
    expect(page).to_have_url(re.compile(f"#deal-1-turn-{turn - 1}$"))
    expect(page.locator(".analysis .decisions a").first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Analyse this deal").click()
    expect(page.locator(".analysis .decisions a").first).to_be_visible(timeout=WAIT_MS)


def test_an_analysis_is_told_in_the_readers_language(visit, record: str) -> None:
    page = visit(PHONE, "fr").go(record)
    say = words_in("fr")
    page.get_by_role("button", name=say("analysis-ask")).click()
    page.locator(".analysis .decisions li").first.wait_for(timeout=WAIT_MS)
    text = page.locator(".analysis").inner_text()
    assert say("analysis-better") in text
    assert re.findall(r"\b(?:analysis|advice|reason)-\w+|\{\$|undefined|null|NaN", text) == []
    assert overflow(page) == 0
    assert [each for each in violations(page) if ".analysis" in each] == []


def test_one_that_is_not_wanted_any_more_is_stopped(visit, server: Server) -> None:
    match = play("guandan", 42)
    put(server, match)
    page = visit(DESKTOP).go(f"/records/{match.id}")
    page.get_by_role("button", name="Analyse this deal").click()
    stop = page.get_by_role("button", name="Stop", exact=True)
    stop.wait_for(timeout=WAIT_MS)
    with page.expect_request(lambda asked: asked.method == "DELETE"):
        stop.click()
    expect(page.get_by_role("button", name="Analyse this deal")).to_be_visible()
