"""What the browser page costs: bytes until the first table stands, and script for each change of it on a slow phone.

Chromium on a screen like a phone's, driven by Playwright, at a server of its own that plays Guandan with computers of
the level `easy`. Playwright is no part of danzhu: it comes with what its developers install.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from danzhu.cli.bench.crowd import serve
from danzhu.cli.bench.rate import Measures
from danzhu.cli.fault import Fault

SLOWDOWN: Final = 4
"""How much slower than this machine the phone is taken to be."""
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
_LEAST_S: Final = 20.0
_PHONE: Final = {"width": 360, "height": 640}
_SETTINGS: Final = "{pace: 'instant', passes: false, level: {guandan: 'easy'}}"

# Counts what the table sends, and plays on whenever it is asked to: passes, or leads the last card.
_DRIVER: Final = """
localStorage.setItem('danzhu.settings', JSON.stringify(%s));
window.updates = 0;
Object.defineProperty(WebSocket.prototype, 'onmessage', {set(hear) {
    this.addEventListener('message', event => { window.updates += event.data.startsWith('{"type":"update"'); });
    this.addEventListener('message', hear);
}});
const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
setInterval(() => {
    if (document.querySelector('.summary button.main')) document.querySelector('.summary button.main').click();
    if (!document.querySelector('.table.my-turn')) return;
    const cards = document.querySelectorAll('.hand [data-id]');
    if (document.querySelectorAll('.acts button').length > 2) press('p');
    else if (document.querySelector('.hand .lifted')) press('Enter');
    else cards[cards.length - 1]?.click();
}, 400);
"""


@cache
def first_table(seconds: float) -> tuple[float, float]:
    """Kilobytes until the first hand is held, card faces left out, and milliseconds of script for an update after.

    Raises `Fault`: `no_playwright`, `no_browser`.
    """
    if find_spec("playwright") is None:
        raise Fault("no_playwright")
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        raise Fault("no_browser", names=", ".join(_BROWSERS))
    return asyncio.run(_measured(browser, max(_LEAST_S, seconds)))


async def _measured(browser: str, seconds: float) -> tuple[float, float]:
    from playwright.async_api import async_playwright

    with tempfile.TemporaryDirectory() as folder:
        process, base = await serve(Path(folder))
        try:
            async with async_playwright() as playwright:
                # As root, as in a container, the browser starts without its sandbox only.
                flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
                launched = await playwright.chromium.launch(executable_path=browser, args=flags)
                page = await launched.new_page(viewport=_PHONE, locale="en")  # type: ignore[arg-type]
                await page.add_init_script(_DRIVER % _SETTINGS)
                kilobytes = await _transferred(page, base)
                script = await _script(page, seconds)
                await launched.close()
        finally:
            process.kill()
            process.wait()
    return kilobytes, script


async def _transferred(page: Any, base: str) -> float:
    """Kilobytes that come until a hand is held: headers, packed bodies and the socket, without the faces of cards."""
    tools = await page.context.new_cdp_session(page)
    await tools.send("Network.enable")
    faces: set[str] = set()
    lengths: dict[str, float] = {}
    tools.on("Network.requestWillBeSent", lambda it: faces.update(_face(it)))
    tools.on("Network.loadingFinished", lambda it: lengths.update({it["requestId"]: it["encodedDataLength"]}))
    frames: list[int] = []
    tools.on("Network.webSocketFrameReceived", lambda it: frames.append(len(it["response"]["payloadData"])))
    await page.goto(f"{base}/guandan")
    await page.locator(".hand [data-id]").first.wait_for()
    await page.wait_for_load_state("networkidle")
    received = sum(length for request, length in lengths.items() if request not in faces) + sum(frames)
    return received / 1000


def _face(request: dict[str, Any]) -> set[str]:
    return {request["requestId"]} if "/faces/" in request["request"]["url"] else set()


async def _script(page: Any, seconds: float) -> float:
    """Milliseconds of the page's own processor time in scripts for each update, on the slow phone.

    Everything is counted that scripts do meanwhile. The slowness is reckoned: the browser's own way to be slow, which
    stops the page again and again, counts as work whatever a busy machine adds to each stop.
    """
    tools = await page.context.new_cdp_session(page)
    await tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def now() -> tuple[float, int]:
        metrics = {each["name"]: each["value"] for each in (await tools.send("Performance.getMetrics"))["metrics"]}
        return metrics["ScriptDuration"], await page.evaluate("window.updates")

    before, first = await now()
    await asyncio.sleep(seconds)
    after, last = await now()
    return SLOWDOWN * (after - before) * 1000 / (last - first)


MEASURES: Final[Measures] = {
    "page.first_table_kb": lambda seconds: first_table(seconds)[0],
    "page.update_ms": lambda seconds: first_table(seconds)[1],
}
