"""How a person plays at the page: looks who is to act, asks for a hint, plays it."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotYet

WAIT_MS = 60_000
ASKS = 16
"""How often a hint is asked for before it is given up, each after `ASK_MS`."""
ASK_MS = 15_000


def hand_of(page: Page) -> list[str]:
    """The ids of the cards in hand, as the page shows them."""
    return page.locator(".hand [data-id]").evaluate_all("cards => cards.map(card => card.dataset.id)")


def lifted(page: Page) -> set[str]:
    """The ids of the cards that are lifted."""
    return set(page.locator('.hand [aria-pressed="true"]').evaluate_all("cards => cards.map(card => card.dataset.id)"))


def wait_for_turn(page: Page) -> bool:
    """Wait until it is my turn, or the deal is over; whether it is my turn."""
    page.locator(".table.my-turn, .summary").first.wait_for(timeout=WAIT_MS)
    return page.locator(".summary").count() == 0


def turn_of(page: Page) -> str | None:
    """The number of the decision that is mine, if one is: looked up at once, before anything can pass it by."""
    decision: str | None = page.evaluate("document.querySelector('.table.my-turn')?.dataset.decision ?? null")
    return decision


def ask_hint(page: Page, *, by_key: bool) -> str:
    """Ask for a hint and wait until it shows: `pass`, `claim`, or `play`; `gone` if the decision is not mine any more.

    A server that has just started refuses hints until its computer players are ready, so it is asked again.
    """
    decision = turn_of(page)
    if decision is None:
        return "gone"
    hint = page.locator(".status", has_text="Hint")
    gone = page.locator(f'.table:not(.my-turn[data-decision="{decision}"])')
    for _ in range(ASKS):
        if by_key:
            page.keyboard.press("h")
        elif turn_of(page) == decision:
            page.get_by_role("button", name="Hint").click()
        try:
            hint.or_(gone).first.wait_for(timeout=ASK_MS)
            break
        except NotYet:
            continue
    if turn_of(page) != decision:
        return "gone"
    text = hint.inner_text()
    return "pass" if "Hint: pass" in text else "claim" if "Hint: end the deal" in text else "play"


def play_hint(page: Page, *, by_key: bool) -> None:
    """Do what a hint says, and wait until the table has taken it; nothing where the turn passes meanwhile."""
    before = turn_of(page)
    wanted = ask_hint(page, by_key=by_key)
    if wanted == "gone":
        return
    if by_key:
        page.keyboard.press("p" if wanted == "pass" else "Enter")
    elif wanted == "play":
        page.locator(".table > .controls button.play").click()
    else:
        page.get_by_role("button", name="Pass" if wanted == "pass" else "End the deal", exact=True).click()
    choose(page, before)


def choose(page: Page, before: str | None) -> bool:
    """Wait until the table has moved on, taking the first of several readings where it asks which; whether it did."""
    chooser = page.locator(".chooser button")
    moved = page.locator(f'.table:not([data-decision="{before}"])')
    moved.or_(chooser.first).first.wait_for(timeout=WAIT_MS)
    asks = chooser.count() > 0
    if asks:
        chooser.first.click()
        moved.wait_for(timeout=WAIT_MS)
    return asks


def play_deal(page: Page, *, by_key: bool = False) -> int:
    """Play until the deal is over; how often it was my turn."""
    turns = 0
    while wait_for_turn(page):
        play_hint(page, by_key=by_key)
        turns += 1
    return turns


def next_deal(page: Page) -> None:
    """Go on to the next deal."""
    page.locator(".summary button.main").click()
    expect(page.locator(".summary")).to_have_count(0, timeout=WAIT_MS)
