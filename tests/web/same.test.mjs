// What has not changed between two messages is the very same object.

import assert from "node:assert/strict";
import { test } from "node:test";
import { same } from "../../src/danzhu/web/lib/same.js";

test("equal values are the earlier one, however deep", () => {
  const before = { hand: ["5H", "5H"], legal: null, seats: [{ name: "A" }] };
  assert.equal(same(before, structuredClone(before)), before);
});

test("what differs is the later's, and everything beside it the earlier's", () => {
  const before = { hand: ["5H", "6H"], seats: [{ name: "A" }, { name: "B" }], turn: 1 };
  const told = { hand: ["5H", "6H"], seats: [{ name: "A" }, { name: "C" }], turn: 2 };
  const after = same(before, told);
  assert.deepEqual(after, { hand: ["5H", "6H"], seats: [{ name: "A" }, { name: "C" }], turn: 2 });
  assert.equal(after.hand, before.hand);
  assert.equal(after.seats[0], before.seats[0]);
  assert.notEqual(after.seats, before.seats);
  assert.equal(before.seats[1].name, "B", "the earlier is left alone");
});

test("more or fewer parts are a difference", () => {
  for (const [before, after] of [[[1], [1, 2]], [[1, 2], [1]], [{ a: 1 }, {}], [{ a: undefined }, { b: undefined }], [[], {}], [null, {}], [{}, null]]) {
    const copy = structuredClone(after);
    assert.deepEqual(same(before, after), copy);
    assert.notEqual(same(before, structuredClone(copy)), before);
  }
});
