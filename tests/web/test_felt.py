"""The table in play: sorting by plays, the counter, counts on request, pace, signals, keys, a hand that stays put."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import overflow, overlapping, violations
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS, Visitor
from tests.web.hands import (
    WAIT_MS,
    ask_hint,
    choose,
    hand_of,
    lifted,
    next_deal,
    play_deal,
    play_hint,
    turn_of,
    wait_for_turn,
)
from tests.web.stage import Stage, View

from danzhu.locale import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

Visit = Callable[..., Visitor]
SHOWN = "{pace: 'instant', passes: false, counter: true}"

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const source of entry.sources)
                if (source.node?.closest?.('.hand, .controls')) window.shifts.push(source.node.outerHTML.slice(0, 80));
    }).observe({type: 'layout-shift', buffered: true});
}"""


WATCH_SIGNALS = """() => {
    window.said = [];
    window.seen = [];
    window.covered = [];
    new MutationObserver(() => {
        const one = document.querySelector('.signals:not(:has(.signal + .signal))')?.getBoundingClientRect();
        for (const each of document.querySelectorAll('.middle .face')) {
            const card = each.getBoundingClientRect();
            if (card.bottom > one?.top && card.top < one?.bottom) window.covered.push(each.className);
        }
        window.said.push(document.querySelector('[aria-live]')?.innerText);
        for (const each of document.querySelectorAll('.signal')) window.seen.push(each.className);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


LOOKS = """() => [...document.querySelectorAll('.hand [data-id]')].map(card => {
    const own = element => [...element.classList].sort().join(' ');
    const parts = [...card.querySelectorAll('*')].map(part => `${own(part)} ${part.getAttribute('src') ?? ''}`);
    return [card.dataset.id, own(card), card.ariaPressed, card.textContent, ...parts].join(', ');
})"""


PARTS = ".bar > *, .bar .levels > *, .counter, .seat, .status:not(:empty), .acts button, .tools button"
"""What never lies over anything else, whatever is dealt."""

DEALS = 4
"""In how many deals a pass that is the only choice must have come up."""


def rows_of(page: Page) -> int:
    """How many groups the hand shows."""
    return int(page.locator(".hand").evaluate("hand => Number(hand.style.getPropertyValue('--gaps'))")) + 1


def by_plays(page: Page) -> None:
    """Sort by plays, as a person waits for it: the first time the computers may still be getting ready."""
    for order in ("suit", "play"):
        page.keyboard.press("a")
        expect(page.get_by_role("button", name=f"Sort: by {order}")).to_be_visible(timeout=WAIT_MS)


def group(page: Page, ids: list[str]) -> None:
    for card in ids:
        page.locator(f'[data-id="{card}"]').click(position={"x": 6, "y": 8})
    page.get_by_role("button", name="Group").click()


def hand_top(page: Page) -> float:
    return float(page.locator(".hand").evaluate("hand => hand.getBoundingClientRect().top"))


def test_sorting_by_plays_keeps_own_groups_is_undone_and_survives_a_reload(visit: Visit) -> None:
    page = visit(PHONE, settings=SHOWN).go("/guandan")
    assert wait_for_turn(page)
    before = hand_of(page)
    own = [before[3], before[9]]
    group(page, own)
    grouped = hand_of(page)
    assert grouped[:2] == own
    by_plays(page)
    assert rows_of(page) > 4, "taken apart into plays"
    arranged = hand_of(page)
    assert arranged[:2] == own, "the reader's group stays whole and first"
    assert sorted(arranged) == sorted(before)
    page.reload()
    assert wait_for_turn(page)
    assert hand_of(page) == arranged
    for _ in range(2):
        page.keyboard.press("a")
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert hand_of(page) == arranged, "undone"
    assert overflow(page) == 0


def test_the_counter_tells_what_is_out_and_is_at_hand_by_a_key(visit: Visit) -> None:
    page = visit(SIDEWAYS).go("/guandan")
    assert wait_for_turn(page)
    assert page.locator(".counter").count() == 0
    page.keyboard.press("c")
    counts = page.locator(".counter li")
    expect(counts).to_have_count(15, timeout=WAIT_MS)
    out = sum(int(found.group(1)) for each in counts.all_inner_texts() if (found := re.search(r": (\d+)", each)))
    laid = sum(
        len(each.split(",")) for each in page.locator(".middle .laid").evaluate_all("all => all.map(a => a.ariaLabel)")
    )
    assert out <= 108 - 27 - laid, "no more than the others can hold"
    assert out >= 108 - 27 - 4 * 27
    play_hint(page, by_key=True)
    assert wait_for_turn(page)
    page.keyboard.press("c")
    assert page.locator(".counter").count() == 0


def test_lifting_a_card_draws_that_card_and_no_other(visit: Visit) -> None:
    """What an update or a tap costs a slow phone is what is drawn anew."""
    page = visit(PHONE).go("/guandan")
    assert wait_for_turn(page)
    card = hand_of(page)[4]
    page.evaluate(
        """() => {
            window.drawn = new Set();
            new MutationObserver(changes => {
                for (const {target} of changes) window.drawn.add(target.closest?.('.hand [data-id]')?.dataset.id);
            }).observe(document.querySelector('.hand'),
                {subtree: true, childList: true, characterData: true, attributeFilter: ['class', 'aria-pressed']});
        }"""
    )
    page.locator(f'[data-id="{card}"]').click(position={"x": 6, "y": 10})
    assert lifted(page) == {card}
    assert page.evaluate("[...window.drawn]") == [card]


def test_cards_that_were_changed_where_they_lie_look_as_if_drawn_anew(visit: Visit) -> None:
    """Cards are kept from deal to deal, and only what differs is written to them."""
    page = visit(PHONE, settings=SHOWN).go("/guandan")
    play_deal(page, by_key=True)
    next_deal(page)
    for _ in range(3):
        if wait_for_turn(page):
            play_hint(page, by_key=True)
    assert wait_for_turn(page)
    page.locator(".hand [data-id]").nth(3).click(position={"x": 6, "y": 10})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="two").check()
    page.get_by_label("Language").select_option("zh")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="提示", exact=True).wait_for()
    changed = page.evaluate(LOOKS)
    assert any("2color" in look for look in changed)
    chosen = page.evaluate("localStorage.getItem('danzhu.settings')")
    page.add_init_script(f"localStorage.setItem('danzhu.settings', {json.dumps(chosen)})")
    page.reload()
    page.wait_for_function(f"looks => JSON.stringify(({LOOKS})()) === JSON.stringify(looks)", arg=changed)


def test_what_is_lifted_goes_with_its_deal(visit: Visit) -> None:
    """Of the next deal's cards some are the same as before."""
    visitor = visit(PHONE)
    stage = Stage(visitor.page)
    page = visitor.go("/guandan")
    assert wait_for_turn(page)
    card = hand_of(page)[4]
    page.locator(f'[data-id="{card}"]').click(position={"x": 6, "y": 10})
    assert lifted(page) == {card}
    stage.show(lambda view: view.update(deal=view["deal"] + 1))
    assert card in hand_of(page)
    assert lifted(page) == set()


def test_Z5_1_where_the_top_is_shared_the_summary_says_that_another_deal_decides(visit: Visit) -> None:
    visitor = visit(PHONE)
    stage = Stage(visitor.page)
    page = visitor.go("/gongzhu")
    assert wait_for_turn(page)
    for ending in (False, True):

        def over(view: View, ending: bool = ending) -> None:
            view |= {"phase": "between", "your_turn": False}
            view["play"]["result"] = {"lines": [[]] * 4, "points": [0] * 4}
            view["play"]["standing"] |= {"ending": ending, "totals": [-1000, 40, 40, -10]}

        stage.show(over)
        expect(page.locator(".summary .column")).to_have_count(4)
        told = page.locator(".summary", has_text="The top is shared: another deal decides.")
        expect(told).to_have_count(int(ending))


def test_G5_5_a_seat_tells_its_cards_to_whoever_asks(visit: Visit) -> None:
    page = visit(DESKTOP).go("/guandan")
    assert wait_for_turn(page)
    assert page.locator(".seat .count").count() == 0, "nobody has asked"
    page.get_by_role("button", name="right: how many cards are left?").click()
    expect(page.locator(".status")).to_have_text("right: more than ten cards")
    expect(page.locator("[aria-live]")).to_have_text("right: more than ten cards")


def test_a_pass_that_is_the_only_choice_goes_by_itself_against_computers(visit: Visit) -> None:
    page = visit(PHONE, settings="{pace: 'instant'}").go("/guandan")
    page.evaluate(
        """() => new MutationObserver(() => {
            if (document.querySelector('.status')?.innerText.includes('passing')) window.passed = true;
        }).observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    for _ in range(DEALS):
        play_until_passed(page)
        if page.evaluate("window.passed === true"):
            return
        next_deal(page)
    raise AssertionError("in whole deals something is unbeatable")


def play_until_passed(page: Page) -> None:
    """Play by hints until the page has passed by itself, or the deal is over."""
    while wait_for_turn(page) and not page.evaluate("window.passed === true"):
        # Looked up at once: what can only be passed is passed in a moment.
        before, playable = page.evaluate(
            """() => [document.querySelector('.table.my-turn')?.dataset.decision ?? null,
                document.querySelector('.hand [data-id]:not(.dim)') !== null]"""
        )
        if before is None:
            continue
        if playable and ask_hint(page, by_key=True) != "gone":
            page.keyboard.press("Enter")
            choose(page, before)
        page.locator(f'.table:not([data-decision="{before}"])').wait_for(timeout=WAIT_MS)


TAP_WHAT_LIES = """() => new MutationObserver((_, seer) => {
    const felt = document.querySelector('.felt.lies');
    if (!felt) return;
    seer.disconnect();
    const played = document.querySelectorAll('.middle .played').length;
    felt.click();
    setTimeout(() => { window.lain = [played, document.querySelector('.felt.lies') === null]; }, 100);
}).observe(document.body, {subtree: true, attributes: true})"""
"""Tap a finished trick as soon as it lies, and see whether it is gone a tenth of a second later, not after 2.6 s."""


def test_a_finished_trick_lies_until_a_tap_and_the_computers_can_be_hurried(visit: Visit) -> None:
    page = visit(PHONE, settings="{pace: 'thoughtful', passes: false}").go("/gongzhu")
    assert wait_for_turn(page)
    faster = page.get_by_role("button", name="Faster")
    expect(faster).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("f")
    expect(faster).to_have_attribute("aria-pressed", "true", timeout=WAIT_MS)
    page.keyboard.press("f")
    expect(faster).to_have_attribute("aria-pressed", "false", timeout=WAIT_MS)
    page.evaluate(TAP_WHAT_LIES)
    while not page.evaluate("window.lain !== undefined"):
        if turn_of(page) is not None:
            play_hint(page, by_key=True)
        page.wait_for_function("() => window.lain || document.querySelector('.table.my-turn')", timeout=WAIT_MS)
    assert page.evaluate("window.lain") == [4, True]


@pytest.mark.parametrize("game", ["guandan", "gongzhu"])
def test_a_deal_by_keyboard_alone_with_a_focus_that_is_never_lost(visit: Visit, game: str) -> None:
    """Arrows, space, Enter, P, H, A, Esc, and nothing else; the hand never moves, and everyone can read every state."""
    page = visit(DESKTOP, settings=SHOWN).go(f"/{game}")
    assert wait_for_turn(page)
    page.evaluate(WATCH_SHIFTS)
    page.evaluate(WATCH_SIGNALS)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.hand') !== null"), "arrows find the hand"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert len(lifted(page)) == 1
    page.keyboard.press("Escape")
    assert lifted(page) == set()
    page.keyboard.press("a")
    assert violations(page) == []
    place = hand_top(page)
    read = set[str]()
    while wait_for_turn(page):
        before = turn_of(page)
        assert ask_hint(page, by_key=True) != "gone", "nobody hurries me"
        page.keyboard.press("Enter")
        chooser = page.locator(".chooser button").first
        moved = page.locator(f'.table:not([data-decision="{before}"])')
        moved.or_(chooser).first.wait_for(timeout=WAIT_MS)
        if chooser.count():
            if "chooser" not in read:
                read.add("chooser")
                assert violations(page) == []
            page.keyboard.press("Enter")
            moved.wait_for(timeout=WAIT_MS)
        if page.locator(".hand [data-id]").count() and page.locator(".summary").count() == 0:
            # It is there as soon as what has gone is off the screen.
            page.wait_for_function("() => document.activeElement.closest('.hand, .summary') !== null")
            assert hand_top(page) == place, "and the hand where it is"
        assert page.evaluate("window.shifts.filter(each => each.includes('class=\"hand'))") == []
    page.wait_for_function("() => document.activeElement.closest('.summary') !== null")  # Enter deals the next
    assert violations(page) == []
    if game == "gongzhu":
        seen, said = page.evaluate("[[...new Set(window.seen)], window.said.join(' ')]")
        assert "signal threat" in seen, "whoever takes the first heart"
        assert {"signal pig", "signal goat"} & set(seen)
        assert page.evaluate("window.covered") == [], "a signal leaves the trick in sight"
        for kind, words in (("pig", "The pig!"), ("goat", "The goat!"), ("transformer", "The transformer!")):
            assert (f"signal {kind}" in seen) == (words in said), "to the eye and to the ear"


WIDEST = """() => {
    for (const each of document.querySelectorAll('.bar :is(.team b, .active)'))
        each.textContent = each.textContent.replace('2', '10');
    for (const each of document.querySelectorAll('.bar .title')) each.textContent += '8';
    for (let last; (last = document.querySelector('.special li:last-child:not(:nth-child(16))')); )
        last.after(last.cloneNode(true));
}"""
"""Both teams and the deal at ten, the eighteenth deal, sixteen point cards out: the most that a head has to hold."""

BESIDE = """parts => [...document.querySelectorAll(parts)].map(each => each.getBoundingClientRect())
    .filter(({left, right}) => left < 0 || right > innerWidth).length"""


@pytest.mark.parametrize("game", ["guandan", "gongzhu"])
def test_the_widest_scores_fit_beside_the_counter_in_every_language(visit: Visit, game: str) -> None:
    page = visit(PHONE, settings=SHOWN).go(f"/{game}")
    page.wait_for_url("**/t/*")
    parts = ".bar > :not(.levels), .bar .levels > *, .counter li, .seat"
    table = page.url
    for language in LANGUAGES:
        page.goto(f"{table}?lang={language}")
        page.locator(".counter li").first.wait_for(timeout=WAIT_MS)
        page.evaluate(WIDEST)
        for (width, height), large in product((PHONE, SIDEWAYS), ("false", "true")):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("large => { document.documentElement.dataset.large = large; }", large)
            assert overlapping(page, parts) == [], (language, width, large)
            assert page.evaluate(BESIDE, parts) == 0, (language, width, large)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (SIDEWAYS, "dark")], ids=["phone", "sideways"])
def test_every_state_fits_and_can_be_read(visit: Visit, size: tuple[int, int], theme: str) -> None:
    settings = f"{{pace: 'instant', passes: false, counter: true, large: true, theme: '{theme}'}}"
    page = visit(size, settings=settings).go("/gongzhu")
    assert wait_for_turn(page), "exposing"
    assert violations(page) == []
    assert overlapping(page, PARTS) == []
    page.goto(page.url.replace("/t/", "/guandan#"))
    assert wait_for_turn(page)
    by_plays(page)
    for state in ("turn", "Menu", "Tricks so far"):
        if state != "turn":
            page.get_by_role("button", name=state).click()
            page.locator("dialog[open]").wait_for()
        assert violations(page) == [], state
        assert overlapping(page, PARTS) == [], state
        assert overflow(page) == 0, state
        page.keyboard.press("Escape")
    for card in page.locator(".hand [data-id]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
        assert box["width"] >= 15, "its corner shows"
