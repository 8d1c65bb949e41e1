"""The table in a real browser, against the real server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS, Server, Visitor
from tests.web.hands import WAIT_MS, ask_hint, hand_of, lifted, next_deal, play_deal, play_hint, wait_for_turn

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

Visit = Callable[..., Visitor]
OVER = re.compile("Deal 1 is over|The match is")
"""Z5.1: one deal of Gong Zhu can take a player to the end of the match, and then the summary is the match's."""
SIZES = pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])


def fits(page: Page) -> bool:
    """Whether nothing lies outside the screen."""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth
                && [...document.querySelectorAll('.hand [data-id], .controls button, .seat')].every(one => {
                    const box = one.getBoundingClientRect();
                    return box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
                })"""
        )
    )


def overhear(page: Page) -> None:
    """Keep in `window.heard` all that the live region says from now on."""
    page.evaluate(
        """() => {
            window.heard = [];
            new MutationObserver(() => window.heard.push(document.querySelector('[aria-live]')?.innerText))
                .observe(document.body, {subtree: true, childList: true, characterData: true});
        }"""
    )


def say_phrase(page: Page, phrase: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=phrase).click()
    page.get_by_role("button", name="Close").click()


@SIZES
def test_a_guandan_deal_is_played_through_the_page(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).go("/guandan")
    assert wait_for_turn(page)
    assert len(hand_of(page)) == 27
    assert fits(page)
    assert play_deal(page) > 3
    expect(page.locator(".summary")).to_contain_text("Deal 1 is over")
    expect(page.locator(".summary")).to_contain_text("the one that was promised")


def test_the_second_deal_begins_with_its_tribute(visit: Visit) -> None:
    page = visit(PHONE).go("/guandan")
    play_deal(page, by_key=True)
    # Where only computers pay and return, it is over in a moment.
    page.evaluate(
        """() => new MutationObserver(() => (window.tribute ??= document.querySelector('.tribute p')?.innerText))
            .observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    next_deal(page)
    told = page.wait_for_function("() => window.tribute", timeout=WAIT_MS).json_value()
    assert re.search("tribute|Tribute|red joker", told)
    play_deal(page, by_key=True)
    expect(page.locator(".summary")).to_contain_text("Deal 2 is over")


@SIZES
def test_a_gong_zhu_deal_is_played_through_the_page(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).go("/gongzhu")
    assert wait_for_turn(page)
    assert len(hand_of(page)) == 13
    assert fits(page)
    play_deal(page)
    summary = page.locator(".summary")
    expect(summary).to_contain_text(OVER)
    assert summary.locator(".column").count() == 4
    if size == PHONE:
        summary.get_by_role("button", name="Analyse this deal").click()
        expect(summary.locator(".sums li")).to_have_count(4, timeout=3 * WAIT_MS)  # a player may have to rehearse first
        expect(summary.locator(".sums")).to_contain_text(re.compile(r"you: [\d.,]+ points? given away"))
        assert fits(page)


def test_a_finger_drawn_across_lifts_every_card_it_crosses(visit: Visit) -> None:
    page = visit(PHONE).go("/guandan")
    assert wait_for_turn(page)
    ids = hand_of(page)
    first, last = (page.locator(f'[data-id="{ids[at]}"]').bounding_box() for at in (1, 6))
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + 4, first["y"] + 12)
    page.mouse.down()
    page.mouse.move(last["x"] + 4, last["y"] + 12, steps=2)
    page.mouse.up()
    assert lifted(page) == set(ids[1:7])


def test_a_tap_that_trembles_is_still_a_tap(visit: Visit) -> None:
    page = visit(PHONE).go("/guandan")
    assert wait_for_turn(page)
    ids = hand_of(page)
    box = page.locator(f'[data-id="{ids[3]}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 11, box["y"] + 14)
    page.mouse.up()
    assert lifted(page) == {ids[3]}


def test_a_second_tap_on_the_lifted_card_plays_it_in_gong_zhu(visit: Visit) -> None:
    page = visit(PHONE).go("/gongzhu")
    wait_for_turn(page)
    play_hint(page, by_key=True)
    assert wait_for_turn(page)
    before = len(hand_of(page))
    card = page.locator(".hand [data-id]:not(.dim)").first
    card.click()
    card.click()
    expect(page.locator(".hand [data-id]")).to_have_count(before - 1, timeout=WAIT_MS)


def test_hints_give_their_reason_and_the_next_is_shown_for_what_it_costs(visit: Visit) -> None:
    page = visit(PHONE).go("/gongzhu")
    assert wait_for_turn(page)
    play_hint(page, by_key=True)
    assert wait_for_turn(page)
    while len(page.locator(".hand [data-id]:not(.dim)").all()) < 2:
        play_hint(page, by_key=True)
        assert wait_for_turn(page)
    ask_hint(page, by_key=False)
    status = page.locator(".status")
    expect(status).to_have_text(re.compile(r"^Hint: .+ \([a-z].+\)$"))
    best = lifted(page)
    page.get_by_role("button", name="Hint").click()
    expect(status).to_have_text(re.compile(r"^Or, for [\d.,]+ points? less: .+ \([a-z].+\)$"))
    assert len(lifted(page)) == 1
    assert lifted(page) != best


def test_a_refusal_says_why_in_words_and_changes_nothing(visit: Visit) -> None:
    page = visit().go("/gongzhu")
    wait_for_turn(page)
    play_hint(page, by_key=True)
    while wait_for_turn(page) and page.locator(".hand .dim").count() == 0:
        play_hint(page, by_key=True)
    before = hand_of(page)
    page.locator(".hand .dim").first.click()
    page.locator(".controls button.play").click()
    status = page.locator(".status")
    expect(status).not_to_have_text(re.compile("^(It is your turn)?$"), timeout=WAIT_MS)
    assert "_" not in status.inner_text(), "words, not a code"
    assert hand_of(page) == before


def test_a_reload_finds_the_same_hand_and_selection(visit: Visit) -> None:
    page = visit(PHONE).go("/guandan")
    assert wait_for_turn(page)
    ids = hand_of(page)
    for at in (2, 5):
        page.locator(f'[data-id="{ids[at]}"]').click(position={"x": 6, "y": 10})
    page.reload()
    assert wait_for_turn(page)
    assert hand_of(page) == ids
    assert lifted(page) == {ids[2], ids[5]}


def test_a_reload_in_every_phase_of_gong_zhu_finds_the_table_as_it_was(visit: Visit) -> None:
    page = visit(PHONE).go("/gongzhu")
    assert wait_for_turn(page), "exposing"
    before = hand_of(page)
    page.reload()
    assert wait_for_turn(page)
    assert hand_of(page) == before
    play_hint(page, by_key=True)
    assert wait_for_turn(page), "a trick"
    trick = page.locator(".middle").inner_text()
    page.reload()
    assert wait_for_turn(page)
    assert page.locator(".middle").inner_text() == trick
    play_deal(page, by_key=True)
    points = page.locator(".summary .points").inner_text()
    page.reload()
    page.locator(".summary").wait_for(timeout=WAIT_MS)
    assert page.locator(".summary .points").inner_text() == points


def test_rotating_the_phone_or_filling_the_screen_keeps_hand_and_selection(visit: Visit) -> None:
    page = visit(PHONE).go("/guandan")
    assert wait_for_turn(page)
    card = hand_of(page)[0]
    page.locator(f'[data-id="{card}"]').click(position={"x": 6, "y": 10})
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    assert lifted(page) == {card}
    assert fits(page)
    for name, filled in [("Full screen", True), ("Exit full screen", False)]:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_function("filled => (document.fullscreenElement !== null) === filled", arg=filled)
        assert lifted(page) == {card}


def test_two_people_meet_at_a_table_by_its_link(visit: Visit) -> None:
    host, guest = visit(DESKTOP), visit(PHONE)
    terms = {"game": "gongzhu", "preset": "classic", "level": "easy", "pace": "instant"}
    seats = [{"who": "me"}, {"who": "open"}, {"who": "computer"}, {"who": "computer"}]
    page = host.go("/")
    code = page.evaluate(
        """body => fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}}).then(answer => answer.json()).then(made => made.code)""",
        {"terms": terms, "seats": seats},
    )
    host.go(f"/t/{code}")
    other = guest.go(f"/t/{code}")
    other.get_by_role("button", name="Sit here").first.click()
    for each in (page, other):
        each.get_by_role("button", name="Ready", exact=True).click()
    for each in (page, other):
        each.locator(".hand [data-id]").first.wait_for(timeout=WAIT_MS)
    assert set(hand_of(page)) & set(hand_of(other)) == set(), "one pack, two hands"
    overhear(other)
    say_phrase(page, "Hello!")
    expect(other.locator("[aria-live]").first).to_contain_text("Hello!", timeout=WAIT_MS)
    other.get_by_role("button", name="Menu").click()
    other.get_by_label("Show what others say").uncheck()
    other.get_by_role("button", name="Close").click()
    say_phrase(page, "Thank you!")
    for _ in range(2000):
        if page.locator(".summary").count() and other.locator(".summary").count():
            break
        for each in (page, other):
            if each.locator(".table.my-turn").count():
                play_hint(each, by_key=True)
        page.wait_for_timeout(50)
    expect(other.locator(".summary")).to_contain_text(OVER)
    heard = other.evaluate("window.heard.join(' ')")
    assert "Hello!" in heard
    assert "Thank you!" not in heard, "said after the phrases were muted"


def test_a_seat_that_was_left_is_played_by_a_computer_until_its_person_is_back(visit: Visit) -> None:
    page = visit(PHONE, settings="{pace: 'thoughtful'}").go("/gongzhu")
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.locator("dialog")).to_have_count(0)
    status = page.locator(".status")
    expect(status).to_have_text("A computer is playing for you.")
    expect(status).not_to_have_class(re.compile("turn"))
    page.get_by_role("button", name="I am back", exact=True).click()
    expect(page.locator(".controls .play, .summary").first).to_be_visible(timeout=WAIT_MS)


def test_a_killed_server_that_comes_back_finds_the_deal_where_it_was(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/guandan")
    assert wait_for_turn(page)
    play_hint(page, by_key=True)
    assert wait_for_turn(page)
    ask_hint(page, by_key=True)
    before = hand_of(page)
    server.kill()
    expect(page.locator(".status")).to_contain_text("Connection lost", timeout=WAIT_MS)
    server.start()
    expect(page.locator(".status")).not_to_contain_text("Connection lost", timeout=WAIT_MS)
    assert wait_for_turn(page)
    assert hand_of(page) == before
    play_deal(page, by_key=True)
    expect(page.locator(".summary")).to_contain_text("Deal 1 is over")
    visitor.complaints[:] = [each for each in visitor.complaints if "ERR_CONNECTION" not in each]
