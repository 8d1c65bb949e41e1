// Swipe: a finger however fast skips no card, and touches only what it can see.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurns, sideOf } from "../../src/danzhu/web/table/around.js";
import { crossed, under } from "../../src/danzhu/web/table/swipe.js";

/** A fanned row: each card 52 wide, 22 of it showing, the later above the earlier. */
const row = Array.from({ length: 14 }, (_, at) => ({ id: `c${at}`, left: 22 * at, right: 22 * at + 52, top: 100, bottom: 170 }));

test("under a point lies the topmost card", () => {
  assert.equal(under(row, { x: 5, y: 120 }), "c0");
  assert.equal(under(row, { x: 30, y: 120 }), "c1");
  assert.equal(under(row, { x: 330, y: 120 }), "c13");
  assert.equal(under(row, { x: 30, y: 99 }), null);
});

test("two points far apart cross every card between them, in order", () => {
  const ids = crossed(row, { x: 2, y: 110 }, { x: 240, y: 160 });
  assert.deepEqual(ids, row.slice(0, 11).map(({ id }) => id));
  assert.deepEqual(crossed(row, { x: 240, y: 160 }, { x: 2, y: 110 }), [...ids].reverse());
});

test("a path that leaves the hand and comes back crosses what it touches", () => {
  assert.deepEqual(crossed(row, { x: 2, y: 110 }, { x: 2, y: 20 }), ["c0"]);
  assert.deepEqual(crossed(row, { x: 2, y: 20 }, { x: 2, y: 40 }), []);
});

test("a finger that stays crosses the one card", () => {
  assert.deepEqual(crossed(row, { x: 50, y: 120 }, { x: 50, y: 120 }), ["c2"]);
});

test("I sit at the bottom and the next player to my right, wherever I sit", () => {
  for (const you of [0, 1, 2, 3]) {
    const sides = [0, 1, 2, 3].map((step) => sideOf((you + step) % 4, you));
    assert.deepEqual(sides, ["bottom", "right", "top", "left"]);
  }
  assert.equal(sideOf(0, null), "bottom");
});

test("of each seat the last turn of a trick is shown", () => {
  const last = lastTurns([{ seat: 0, cards: ["3S"] }, { seat: 1, cards: [] }, { seat: 0, cards: ["KS"] }]);
  assert.deepEqual([...last], [[0, { seat: 0, cards: ["KS"] }], [1, { seat: 1, cards: [] }]]);
});
