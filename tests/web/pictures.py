"""The pictures that a link preview and a device's home screen show, drawn from our own emblem: `make screens`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web.conftest import CHROMIUM, FLAGS

import danzhu

WEB = Path(danzhu.__file__).parent / "web"
PICTURES = WEB / "pictures"
FELT, WARM = "#14513f", "#ffe28a"
FONT = "'Noto Sans', 'Noto Sans CJK SC', 'DejaVu Sans', 'WenQuanYi Zen Hei', sans-serif"

CARDS = [("2", "♥", -13, 0), ("A", "♠", -4, -14), ("Q", "♠", 5, -14), ("J", "♦", 14, 0)]
"""A wild and the ace, the pig and the goat: what each turns and rises by."""


def card(text: str, suit: str, turn: int, rise: int) -> str:
    colour = "#c4232b" if suit in "♥♦" else "#1b1f24"
    return (
        f'<span style="color:{colour}; rotate:{turn}deg; translate:0 {rise}px">'
        f"<b>{text}</b><i>{suit}</i><em>{suit}</em></span>"
    )


PREVIEW = f"""<!doctype html><style>
    body {{ margin: 0; width: 1200px; height: 630px; background: {FELT}; color: #fff; font-family: {FONT};
        display: grid; justify-items: center; align-content: center; gap: 54px }}
    div {{ display: flex }}
    span {{ position: relative; width: 168px; height: 236px; margin: 0 -8px; border-radius: 16px; background: #fff;
        border: 3px solid {FELT} }}
    b, i, em {{ position: absolute; left: 16px; font-style: normal; line-height: 1 }}
    b {{ top: 14px; font-size: 58px }}
    i {{ top: 74px; font-size: 50px }}
    em {{ left: 44px; top: 116px; font-size: 104px }}
    h1 {{ margin: 0; font-size: 96px; line-height: 1; letter-spacing: -2px }}
    p {{ margin: -22px 0 0; font-size: 46px; line-height: 1; color: {WARM} }}
</style><div>{"".join(card(*each) for each in CARDS)}</div><h1>danzhu</h1><p>掼蛋 Guandan · Gong Zhu 拱猪</p>"""


def icon(size: int, *, full: bool = False) -> str:
    """The emblem; `full` leaves a margin that a device may cut round."""
    svg = (WEB / "icon.svg").read_text(encoding="utf-8")
    inner = round(size * 0.8) if full else size
    ground = f"background:{FELT};" if full else ""
    svg = svg.replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
    return f"<!doctype html><body style='margin:0;{ground}display:grid;place-items:center;height:{size}px'>{svg}"


def draw(page: Page, html: str, size: tuple[int, int], name: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(html)
    page.screenshot(path=PICTURES / f"{name}.png", omit_background=True)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        draw(page, PREVIEW, (1200, 630), "preview")
        for size in (32, 192, 512):
            draw(page, icon(size), (size, size), f"icon-{size}")
        # Where corners are rounded by the device, the ground goes to the edge.
        draw(page, icon(180, full=True), (180, 180), "icon-180")
        draw(page, icon(512, full=True), (512, 512), "icon-full-512")
        browser.close()


if __name__ == "__main__":
    main()
