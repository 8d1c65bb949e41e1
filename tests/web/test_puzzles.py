"""Puzzles in a browser: wrong, right, step by step, kept on the device; and the same by the form alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import overflow, violations
from tests.web.conftest import DESKTOP, PHONE, Server

from danzhu.cards import Hand
from danzhu.locale import LANGUAGES, words_in
from danzhu.puzzles.puzzle import Choice, Puzzle
from danzhu.puzzles.shelf import puzzles

pytestmark = pytest.mark.slow


def choose(page: Page, choice: Choice) -> None:
    """Answer with a choice: its cards and the button, or the button for passing."""
    if choice.do == "pass":
        page.locator("button[value=pass]").click()
        return
    for card in Hand(choice.do.partition("=")[0]):
        page.locator(f"input[value='{card}']:not(:checked)").first.check(force=True)
    page.locator("form.answering .button.main").click()
    reading = choice.do.partition("=")[2]
    asked = page.locator(f"input[name=reading][value='{reading}']")
    expect(page.locator("[data-judged]").or_(asked).first).to_be_visible()
    if asked.count():
        asked.check()
        page.locator("form.answering .button.main").click()


def some(game: str) -> Puzzle:
    """A puzzle whose line has several steps."""
    return next(each for each in puzzles(game) if len(each.solution.line) > 3 and len(each.choices[1].line) > 2)


def test_a_wrong_answer_is_refuted_and_the_right_one_explained(visit) -> None:
    for game, size, language in (("guandan", PHONE, "fr"), ("gongzhu", DESKTOP, "zh")):
        say, puzzle = words_in(language), some(game)
        visitor = visit(size, language)
        page = visitor.go(f"/puzzles/{game}/{puzzle.id}")
        assert page.url.endswith(f"/puzzles/{language}/{game}/{puzzle.id}")
        choose(page, puzzle.choices[1])
        expect(page.locator("[data-judged=wrong] h2")).to_have_text(say("puzzle-wrong"))
        page.locator("#answer [data-again]").click()
        expect(page.locator("[data-judged]")).to_have_count(0)
        choose(page, puzzle.solution)
        right = page.locator("#answer [data-judged=right]")
        expect(right).to_contain_text(say(f"puzzle-why-{puzzle.theme}"))
        steps, ending = right.locator(".steps > li:not([hidden])"), right.locator(".ending")
        expect(steps).to_have_count(1)
        expect(ending).to_be_hidden()
        following = page.get_by_role("button", name=say("puzzle-next-step"))
        for count in range(2, len(puzzle.solution.line) + 1):
            following.press("Enter")
            expect(steps).to_have_count(count)
        expect(ending).to_be_visible()
        assert violations(page) == []
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert overflow(page) == 0
        cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
        assert page.locator(".wide").evaluate_all(cut) == 0, "what each choice leads to is seen whole"
        page.goto(f"{visitor.url}/puzzles/{language}")
        entry = page.locator(f"[data-puzzle='{puzzle.id}']")
        expect(entry).to_have_attribute("data-state", "right")
        page.get_by_label(say("puzzles-grade")).select_option("3" if puzzle.grade != 3 else "1")
        expect(entry).to_be_hidden()
        page.get_by_label(say("puzzles-grade")).select_option("")
        assert violations(page) == []
        page.get_by_role("button", name=say("puzzles-reset")).click()
        expect(entry).to_have_attribute("data-state", "")


def test_without_scripts_the_form_answers_and_the_solution_unfolds(browser, server: Server) -> None:
    puzzle = some("guandan")
    context = browser.new_context(java_script_enabled=False)
    try:
        for language in LANGUAGES:
            say = words_in(language)
            page = context.new_page()
            page.goto(f"{server.url}/puzzles/{language}/guandan/{puzzle.id}")
            page.get_by_text(say("puzzle-solution"), exact=True).click()
            expect(page.locator("[data-choice='0'] .ending")).to_be_visible()
            choose(page, puzzle.choices[1])
            expect(page.locator("#answer [data-judged=wrong]")).to_be_visible()
            expect(page.locator("#answer .ending")).to_be_visible()
    finally:
        context.close()
