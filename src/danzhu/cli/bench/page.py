"""What the browser page costs: bytes until the first table stands, and script for each change of it on a slow phone.

Chromium on a screen like a phone's, driven by Playwright, at a server of its own with computers of the level `easy`.
Playwright is no part of danzhu: it comes with what its developers install.

An **update** is one of the server's messages that change the table while a deal is played, its beginning too; what
ends a deal and draws the **summary** is reckoned by itself. Either costs the processor time of the page's own
scripts from its arrival to the next thing that happens to the page: handling it, drawing, and what is left for the
next frame or an idle moment. A **tap** lifts a card or lays it down, the server's answer about the selection
included. What the driver does belongs to neither, nor what a press on a button sets off before the table answers
(`trace.py`, `finger.py`). `picture_ms` is the dearest part of an update between two pictures that the browser paints:
what makes a picture come late.

A slow phone is taken twice. `update_ms` and `tap_ms` are this machine's processor time, four times. `update_slowed_ms`
and `tap_slowed_ms` are what the clock says while the browser itself slows down by four, which it does by stopping the
page again and again: whatever a busy machine adds to each stop counts too. Either depends on how a machine comes out of
a rest; `rest.py` says by how much.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from danzhu.bots.rehearsal import rehearse
from danzhu.cli.bench.crowd import serve
from danzhu.cli.bench.finger import play
from danzhu.cli.bench.rate import Measures, quantile
from danzhu.cli.bench.rest import rest_factor
from danzhu.cli.bench.trace import Event, script_by_cause
from danzhu.cli.fault import Fault

SLOWDOWN: Final = 4
"""How much slower than this machine the phone is taken to be."""
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
_LEAST_S: Final = 20.0
_PHONE: Final = (360, 640)
_CATEGORIES: Final = "devtools.timeline,blink.user_timing"
_FOLLOWS: Final = {"inspected": "tap", "ack": "update", "marked": "update", "counted": "update", "here": "update"}
"""The messages that come because of something else: an answer about a selection, and what goes with an update."""

# The reader's settings, and a mark for each message before the page hears it.
_SET_UP: Final = """
const level = {guandan: 'easy', gongzhu: 'easy'};
localStorage.setItem('danzhu.settings', JSON.stringify({pace: 'instant', passes: false, level}));
Object.defineProperty(WebSocket.prototype, 'onmessage', {set(hear) {
    this.addEventListener('message', event => {
        const {type, view} = JSON.parse(event.data);
        performance.mark(`danzhu.${type === 'update' && view.phase !== 'playing' ? 'summary' : type}`);
    });
    this.addEventListener('message', hear);
}});
"""


@dataclass(frozen=True, slots=True)
class Costs:
    """Kilobytes until the first hand is held; milliseconds of script for each update, summary and tap on a card.

    `slowed`: while the browser slows itself down. `rest_factor`: see `rest.py`.
    """

    first_table_kb: float
    rest_factor: float
    update_ms: list[float]
    picture_ms: list[float]
    summary_ms: list[float]
    tap_ms: list[float]
    update_slowed_ms: list[float]
    picture_slowed_ms: list[float]
    summary_slowed_ms: list[float]
    tap_slowed_ms: list[float]


@cache
def costs(game: str, seconds: float) -> Costs:
    """What the page of a game costs, the card faces left out, twice in whole deals of at least so many seconds.

    Raises `Fault`: `no_playwright`, `no_browser`.
    """
    if find_spec("playwright") is None:
        raise Fault("no_playwright")
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        raise Fault("no_browser", names=", ".join(_BROWSERS))
    return asyncio.run(_measured(browser, game, max(_LEAST_S, seconds)))


async def _measured(browser: str, game: str, seconds: float) -> Costs:
    from playwright.async_api import ViewportSize, async_playwright

    rehearse(game, "easy")  # what its first tribute compiles would be waited for in the middle of a deal
    with tempfile.TemporaryDirectory() as folder:
        process, base = await serve(Path(folder))
        try:
            async with async_playwright() as playwright:
                # As root, as in a container, the browser starts without its sandbox only.
                flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
                phone = ViewportSize(width=_PHONE[0], height=_PHONE[1])
                launched = await playwright.chromium.launch(executable_path=browser, args=flags)
                page = await launched.new_page(viewport=phone, locale="en", has_touch=True)
                await page.add_init_script(_SET_UP)
                kilobytes = await _transferred(page, f"{base}/{game}")
                factor = await rest_factor(page)
                events = await _traced(launched, page, seconds)
                await _slow_down(page)
                slowed = await _traced(launched, page, seconds)
                await launched.close()
        finally:
            process.kill()
            process.wait()
    script = script_by_cause(events, base, follows=_FOLLOWS)
    by_clock = script_by_cause(slowed, base, follows=_FOLLOWS, by="dur")
    return Costs(kilobytes, factor, *_times(script, SLOWDOWN), *_times(by_clock, 1))


def _times(script: Mapping[str, list[list[float]]], factor: float) -> Iterator[list[float]]:
    """An update's whole script, its dearest picture, and the whole of a summary and of a tap."""
    for cause, of in (("update", sum), ("update", max), ("summary", sum), ("tap", sum)):
        yield [factor * of(pictures) for pictures in script[cause]]


async def _slow_down(page: Any) -> None:
    tools = await page.context.new_cdp_session(page)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


async def _transferred(page: Any, address: str) -> float:
    """Kilobytes that come until a hand is held: headers, packed bodies and the socket, without the faces of cards."""
    tools = await page.context.new_cdp_session(page)
    await tools.send("Network.enable")
    faces: set[str] = set()
    lengths: dict[str, float] = {}
    tools.on("Network.requestWillBeSent", lambda it: faces.update(_face(it)))
    tools.on("Network.loadingFinished", lambda it: lengths.update({it["requestId"]: it["encodedDataLength"]}))
    frames: list[int] = []
    tools.on("Network.webSocketFrameReceived", lambda it: frames.append(len(it["response"]["payloadData"])))
    await page.goto(address)
    await page.locator(".hand [data-id]").first.wait_for()
    await page.wait_for_load_state("networkidle")
    received = sum(length for request, length in lengths.items() if request not in faces) + sum(frames)
    return received / 1000


def _face(request: dict[str, Any]) -> set[str]:
    return {request["requestId"]} if "/faces/" in request["request"]["url"] else set()


async def _traced(browser: Any, page: Any, seconds: float) -> list[Event]:
    """What the browser records while a person plays."""
    tools = await browser.new_browser_cdp_session()
    events: list[Event] = []
    done = asyncio.Event()
    tools.on("Tracing.dataCollected", lambda it: events.extend(it["value"]))
    tools.on("Tracing.tracingComplete", lambda _: done.set())
    config = {"includedCategories": _CATEGORIES.split(","), "excludedCategories": ["*"]}
    await tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    await play(page, seconds)
    await tools.send("Tracing.end")
    await done.wait()
    return events


def _quantile_of(game: str, figure: str, share: float) -> Callable[[float], float]:
    return lambda seconds: quantile(getattr(costs(game, seconds), figure), share)


_SHARES: Final = {
    "update_ms": (0.5, 0.95, 1.0),
    "picture_ms": (0.95, 1.0),
    "summary_ms": (0.5,),
    "tap_ms": (0.5, 0.95),
    "update_slowed_ms": (0.5, 0.95, 1.0),
    "picture_slowed_ms": (0.95, 1.0),
    "summary_slowed_ms": (0.5,),
    "tap_slowed_ms": (0.5, 0.95),
}

MEASURES: Final[Measures] = {
    "page.first_table_kb": lambda seconds: costs("guandan", seconds).first_table_kb,
    "page.rest_factor": lambda seconds: costs("guandan", seconds).rest_factor,
    **{
        f"{page}.{figure}_p{share:.0%}".rstrip("%"): _quantile_of(game, figure, share)
        for page, game in (("page", "guandan"), ("page.gongzhu", "gongzhu"))
        for figure, shares in _SHARES.items()
        for share in shares
    },
}
