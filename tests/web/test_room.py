"""Room: however much a table tells, no card that lies there covers a seat, a word, a button or another card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from tests.web.conftest import DESKTOP, PHONE, SIDEWAYS, Visitor
from tests.web.hands import WAIT_MS, wait_for_turn
from tests.web.stage import Change, Stage, View

from danzhu.locale import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web"), pytest.mark.timeout(600)]

Visit = Callable[..., Visitor]
SHOWN = "{pace: 'instant', passes: false, counter: true}"
SIZES = (PHONE, SIDEWAYS, DESKTOP)
PARTS = ".middle .laid, .reading, .pass, .seat, .status:not(:empty), .acts button, .tools button, .hand"
"""What must not be covered."""

CUT = """() => {
    const within = (one, {left, right}) => one.left > left - 1 && one.right < right + 1;
    const screen = {left: 0, right: innerWidth};
    return [...document.querySelectorAll('.acts button, .seat, .middle .face')]
        .filter(each => {
            const box = each.getBoundingClientRect();
            return !within(box, screen) || !within(box, each.closest('.laid')?.getBoundingClientRect() ?? screen);
        })
        .map(each => each.innerText);
}"""
"""What goes beyond the screen, or beyond the play that it belongs to."""

TUBES = (
    ("TS TD JS JD QD 2H", "tube-Q", ["Q"]),
    ("3S 3H 4S 4D 5C 5D", "tube-5", []),
    ("9S 9D TH TC JS 2H", "tube-J", ["J"]),
    ("8S 8H 8D 8C 8S 8H 8D 8C", "bomb-8", []),
)
PLATES = (
    ("7S 7H 7D 7C 2H 2H", "bomb-7", ["7", "7"]),
    ("3S 3H 3D 4S 4D 4C", "plate-4", []),
    ("TS TH TC JS JC JD", "plate-J", []),
    ("3S 4S 5S 6S 7S", "straight_flush-7", []),
)
"""The longest plays and the longest words that one trick of Guandan can hold, from me on."""


def trick(plays: tuple[tuple[str, str, list[str]], ...]) -> Change:
    """A trick of Guandan in which everybody has played."""

    def change(view: View) -> None:
        view["play"]["turned"] = []
        view["play"]["trick"] = [
            {"seat": (view["you"] + step) % 4, "cards": cards.split(), "reading": reading, "stands": wilds}
            for step, (cards, reading, wilds) in enumerate(plays)
        ]

    return change


def taken(step: int, shown: tuple[str, ...], cards: str, *, threat: bool = True) -> Change:
    """A full trick of Gong Zhu, what a seat has taken, and the cards exposed, from me on."""

    def change(view: View) -> None:
        play, me = view["play"], view["you"]
        seat = (me + step) % 4
        play["exposures"] = [{"cards": [], "secretly": []}] * 4
        play["effects"] = []
        play["trick"] = [{"seat": (me + at) % 4, "card": card} for at, card in enumerate(("3H", "2H", "KC", "9D"))]
        play["marked"] = [shown[(at - me) % 4].split() for at in range(4)]
        play["points"] = [-480, -340, 200, -100]
        play["standing"]["totals"] = [-980, -999, -760, -1240]
        play["standing"]["eliminated"] = [(me + 3) % 4] if step == 0 else []
        play["slam_threat"] = [seat] if threat else []
        play["taken"] = [cards.split() if at == seat else [] for at in range(4)]
        view["legal"]["can_claim"] = True

    return change


HEARTS = "QH JH TH 9H 8H 7H 6H 5H 4H 2H"
STAGES = {
    "guandan": (trick(TUBES), trick(PLATES)),
    "gongzhu": (
        taken(0, ("QS TC", "AH", "", "JD"), HEARTS),
        taken(2, ("AH QS JD TC", "", "", ""), HEARTS),
        taken(1, ("", "AH", "QS TC JD", ""), HEARTS),
    ),
}


@pytest.mark.parametrize("game", ["guandan", "gongzhu"])
def test_no_card_that_is_played_covers_anything(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, settings=SHOWN)
    visitor.page.emulate_media(reduced_motion="reduce")
    stage = Stage(visitor.page)
    page = visitor.go(f"/{game}")
    assert wait_for_turn(page)
    table = page.url
    for language in LANGUAGES:
        page.goto(f"{table}?lang={language}")
        page.locator(".counter li").first.wait_for(timeout=WAIT_MS)
        for size, large, counter in product(SIZES, ("false", "true"), (True, False)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("large => { document.documentElement.dataset.large = large; }", large)
            if (page.locator(".counter").count() == 1) != counter:
                page.keyboard.press("c")
            for number, change in enumerate(STAGES[game]):
                stage.show(change)
                assert page.locator(".middle .played").count() == 4
                assert stage.covered(PARTS) == [], (language, size, large, counter, number)
                assert stage.settled(lambda: page.evaluate(CUT)) == [], (language, size, large)


SIGNALS = ("", "QS", "QS JD", "QS JD TC")
"""What one seat has taken, one card more each time; with the last all hearts threaten too."""

STAY = """(later => {
    window.setTimeout = (done, after, ...rest) => later(done, after > 2000 ? 600_000 : after, ...rest);
})(setTimeout)"""
"""Signals stay for as long as it takes to measure them."""


def test_signals_that_come_at_once_cover_no_card_and_no_seat(visit: Visit) -> None:
    visitor = visit(PHONE, language="pt")
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.add_init_script(STAY)
    stage = Stage(visitor.page)
    page = visitor.go("/gongzhu")
    assert wait_for_turn(page)
    for count, cards in enumerate(SIGNALS):
        change = taken(2, ("", "AH", "", ""), cards, threat=count == 3)
        stage.show(change)
        assert page.locator(".signal").count() == count + (count == 3)
        for size, large in product(SIZES, ("false", "true")):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("large => { document.documentElement.dataset.large = large; }", large)
            assert stage.covered(".signals, .laid, .seat, .hand") == [], (size, large, count)
