"""Rest: how much longer the same script takes on this machine after half a second of rest than at once again.

A page at a table rests most of the time and then does a few milliseconds' work. Processors, and virtual ones more than
others, take longer for that than for the same work in a row: caches are cold, and whatever slept has to be woken. The
factor says how much of what a page's updates cost is due to that: it is measured with a script that stays the same.
"""

from __future__ import annotations

from typing import Any, Final

_RESTS: Final = 24

# Some text is read, a few elements of no table are changed: what an update does too. The mean of the middle half, so
# that one stop by another program does not count and a coarse clock does not either.
_MEASURE: Final = """async rests => {
    const rows = Array.from({length: 60}, (_, at) => ({name: `row${at}`, cards: ['5H', '6D', 'TC'], at}));
    const text = JSON.stringify(rows);
    const box = document.createElement('div');
    for (let at = 0; at < 20; at += 1) box.append(document.createElement('p'));
    let turn = 0;
    const work = () => {
        turn += 1;
        const known = new Map(JSON.parse(text).map(({name, cards, at}) => [name, `${cards.join()} ${at}`]));
        for (const each of box.children) {
            each.className = `turn-${turn}`;
            each.textContent = known.get(`row${turn % 60}`);
        }
    };
    const took = () => {
        const started = performance.now();
        work();
        return performance.now() - started;
    };
    const middle = all => {
        const half = all.sort((one, other) => one - other).slice(all.length / 4, all.length * 3 / 4);
        return half.reduce((sum, each) => sum + each, 0) / half.length;
    };
    const rested = [], again = [];
    for (let rest = 0; rest < rests; rest += 1) {
        await new Promise(done => setTimeout(done, 500));
        rested.push(took());
        took();
        again.push(took());
    }
    return middle(rested) / middle(again);
}"""


async def rest_factor(page: Any) -> float:
    """How many times as long a fixed piece of script takes after a rest as at once again; 1: a rest costs nothing."""
    return float(await page.evaluate(_MEASURE, _RESTS))
