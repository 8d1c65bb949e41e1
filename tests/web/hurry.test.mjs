// Faster lasts as the host means it: until he says otherwise, or to the end of a deal that he is out of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Hurry } from "../../src/danzhu/web/table/hurry.js";

const COMPUTERS = [0, 1, 2, 3].map((seat) => ({ seat, who: seat === 0 ? "person" : "computer" }));
const view = (changes = {}) => ({
  you: 0, is_host: true, phase: "playing", deal: 1, seats: COMPUTERS, terms: { pace: "normal" }, play: { finish: [] }, ...changes,
});
const fast = (changes = {}) => view({ terms: { pace: "instant" }, ...changes });

function hurried(seen) {
  const kept = new Map();
  globalThis.sessionStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const sent = [];
  const hurry = new Hurry("T", ({ pace }) => sent.push(pace));
  hurry.toggle(seen);
  return { hurry, sent };
}

test("who still plays is not slowed down again by the end of a deal, a match or a reload", () => {
  const { hurry, sent } = hurried(view());
  for (const seen of [view(), fast(), fast({ phase: "between" }), fast({ phase: "playing", deal: 2 }), fast({ phase: "over" })]) hurry.follow(seen);
  assert.deepEqual([hurry.on, sent], [true, ["instant"]]);
  assert.equal(new Hurry("T", () => "").on, true);
  hurry.toggle(fast());
  assert.deepEqual([hurry.on, sent], [false, ["instant", "normal"]]);
});

test("who is out of the deal sees it end sooner, and the next one as before", () => {
  const { hurry, sent } = hurried(view({ play: { finish: [0] } }));
  hurry.follow(fast({ play: { finish: [0, 1] } }));
  assert.equal(hurry.on, true);
  hurry.follow(fast({ phase: "between", play: { finish: [0, 1, 2, 3] } }));
  assert.deepEqual([hurry.on, sent], [false, ["instant", "normal"]]);
});

test("another pace that the host chooses meanwhile stands", () => {
  const { hurry, sent } = hurried(view());
  hurry.follow(fast());
  hurry.follow(view({ terms: { pace: "quick" } }));
  assert.deepEqual([hurry.on, sent], [false, ["instant"]]);
});
