"""Axe: whether a page can be read and used by everyone, as far as a program can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it stands: the rule and where, the worst first."""
    if not SOURCE.exists():
        pytest.fail("axe-core is missing: run `make web-check` once")
    page.wait_for_load_state()  # a page is measured with its styles, and its words can be there before them
    # A script tag would break the page's own policy; what a driver evaluates is not the page's.
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("rules => axe.run(document, { runOnly: { type: 'tag', values: rules } })", RULES)
    return [
        f"{each['impact']} {each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than what shows it."""
    page.wait_for_load_state()
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


def overlapping(page: Page, selector: str) -> list[str]:
    """Which of the things that show lie over one another."""
    found: list[str] = page.evaluate(
        """selector => {
            const all = [...document.querySelectorAll(selector)]
                .filter(each => each.checkVisibility({visibilityProperty: true}));
            const over = (one, other) => {
                const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
                return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
            };
            return all.flatMap((one, at) => all.slice(at + 1)
                .filter(other => !one.contains(other) && over(one, other))
                .map(other => `${one.className}: ${one.innerText} | ${other.className}: ${other.innerText}`));
        }""",
        selector,
    )
    return found
