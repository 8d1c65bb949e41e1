// A change of a set reaches only what has come or gone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { effect, signal } from "@preact/signals";
import { members } from "../../src/danzhu/web/lib/members.js";

test("each is told when it comes and when it goes, and of nothing else", () => {
  const set = signal(new Set(["a", "b"]));
  const isIn = members(() => set.value);
  const told = { a: [], c: [] };
  for (const id of ["a", "c"]) effect(() => void told[id].push(isIn(id).value));
  set.value = new Set(["a"]);
  set.value = new Set(["a", "c"]);
  set.value = new Set();
  assert.deepEqual(told, { a: [true, false], c: [false, true, false] });
  assert.equal(isIn("b").value, false);
});
