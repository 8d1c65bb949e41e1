"""Finger: plays at a page as a person does, by touches from outside; what it has to know it looks up on the page."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

_PAUSE_S: Final = 0.4
"""Long enough for the page, however slow, to be done with what was touched last."""

# Where things are that a person could touch now. A card is touched by its corner, which is what shows of it.
_LOOK: Final = """() => {
    const at = (element, x, y) => {
        const box = element?.getBoundingClientRect();
        return box?.width ? [box.left + Math.min(x, box.width / 2), box.top + Math.min(y, box.height / 2)] : null;
    };
    const acts = [...document.querySelectorAll('.table.my-turn .acts button:not(.play)')];
    return {
        turn: document.querySelector('.table.my-turn') !== null,
        retaps: document.querySelector('.table.gongzhu') !== null,
        next: at(document.querySelector('.summary button.main'), 40, 10),
        cards: [...document.querySelectorAll('.hand [data-id]')].map(card => at(card, 6, 16)),
        useful: at([...document.querySelectorAll('.hand [data-id]:not(.dim)')].at(-1), 6, 16),
        lifted: document.querySelectorAll('.hand .lifted').length,
        pass: acts.length > 1 ? at(acts[0], 40, 10) : null,
        play: at(document.querySelector('.table.my-turn .acts .play:not(:disabled)'), 40, 10),
    };
}"""


async def play(page: Any, seconds: float) -> None:
    """Play on for so long and then to the end of the deal, but not four times as long.

    On each turn a card is lifted and laid down again (in Gong Zhu, where a second tap plays it, left for another);
    then it is a pass, or, where there is none, the last card that may be played: for a tribute no other will do. Where
    nothing need be lifted to go on, nothing is: no card is exposed.
    Before each touch a mark says what it is: `danzhu.tap` for a card, else `danzhu.press`.
    """
    started, turn = time.monotonic(), 0
    while (gone := time.monotonic() - started) < 4 * seconds:
        seen = await page.evaluate(_LOOK)
        if seen["next"] is not None:
            if gone >= seconds:
                return
            await _touch(page, "press", seen["next"])
        elif seen["turn"] and seen["play"] is not None and not seen["lifted"]:
            await _touch(page, "press", seen["play"])
        elif seen["turn"] and seen["cards"]:
            turn += 1
            card = seen["cards"][turn % len(seen["cards"])]
            for _ in range(1 if seen["retaps"] else 2):
                await _touch(page, "tap", card)
            if seen["pass"] is not None:
                await _touch(page, "press", seen["pass"])
            else:
                await _touch(page, "tap", seen["useful"] or seen["cards"][-1])
                if (play := (await page.evaluate(_LOOK))["play"]) is not None:
                    await _touch(page, "press", play)
        else:
            await asyncio.sleep(_PAUSE_S / 4)


async def _touch(page: Any, what: str, at: tuple[float, float]) -> None:
    await page.evaluate("what => performance.mark(`danzhu.${what}`) && null", what)
    await page.touchscreen.tap(*at)
    await asyncio.sleep(_PAUSE_S)
