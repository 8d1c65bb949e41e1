"""The pictures in docs/screens, taken of the pages as they are: `make screens`."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PATIENCE_MS, PHONE, Server
from tests.web.hands import play_deal, play_hint, wait_for_turn
from tests.web.records import play, put

SCREENS = Path(__file__).parents[2] / "docs/screens"
QUALITY = 0.82
TURNS, MOST, BUSY = 2, 6, 2
"""Turns of mine before a table is worth looking at, how many to wait for a busy trick, and what is one."""

ENCODE = """([png, quality]) => new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
        const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
        canvas.getContext("2d").drawImage(image, 0, 0);
        resolve(canvas.toDataURL("image/webp", quality).split(",")[1]);
    };
    image.src = `data:image/png;base64,${png}`;
})"""


class Camera:
    """Takes pictures of a server's pages. The browser itself encodes them: nothing else has to be installed."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._darkroom = browser.new_page()

    @contextmanager
    def at(self, path: str, size: tuple[int, int], settings: str = "{}") -> Iterator[Page]:
        """A page at an address, on a device of a size; a phone's screen is a fine one."""
        width, height = size
        phone = width < DESKTOP[0]
        context: BrowserContext = self._browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            locale="en",
        )
        context.set_default_timeout(2 * PATIENCE_MS)
        context.add_init_script(f"localStorage.setItem('danzhu.settings', JSON.stringify({settings}))")
        page = context.new_page()
        page.goto(self._url + path)
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        """Keep what the page shows."""
        page.evaluate("document.fonts.ready")
        png = base64.b64encode(page.screenshot(animations="disabled")).decode()
        webp = self._darkroom.evaluate(ENCODE, [png, QUALITY])
        (SCREENS / f"{name}.webp").write_bytes(base64.b64decode(webp))


def in_play(page: Page) -> None:
    """Play until it is my turn in a trick in which others have shown cards: something to see."""
    shown = page.locator(".middle:not(.finished) .played .laid")
    wait_for_turn(page)
    for turn in range(MOST):
        if turn >= TURNS and shown.count() >= BUSY:
            return
        play_hint(page, by_key=True)
        wait_for_turn(page)


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    instant = "{pace: 'instant', passes: false}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        camera = Camera(browser, server.url)
        with camera.at("/", DESKTOP) as page:
            page.wait_for_selector(".games details")
            camera.take(page, "start")
        with camera.at("/guandan", PHONE, instant) as page:
            in_play(page)
            camera.take(page, "guandan-phone")
        with camera.at("/guandan", DESKTOP, instant) as page:
            in_play(page)
            camera.take(page, "guandan")
        with camera.at("/gongzhu", PHONE, instant) as page:
            in_play(page)
            camera.take(page, "gongzhu-phone")
            play_deal(page, by_key=True)
            camera.take(page, "summary-phone")
        match = play("guandan")
        put(server, match)
        with camera.at(f"/records/{match.id}#deal-1-turn-30", DESKTOP) as page:
            page.wait_for_selector(".open")
            camera.take(page, "replay")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
