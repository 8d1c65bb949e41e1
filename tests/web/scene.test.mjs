// The scene stays while a trick is played, and changes with what it tells of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { same } from "../../src/danzhu/web/lib/same.js";
import { sceneOf } from "../../src/danzhu/web/table/scene.js";

const view = (play = {}, more = {}) => ({
  deal: 1, phase: "playing", you: 0, decision: 4, your_turn: false, seats: [{ seat: 0, name: "A" }], terms: { game: "guandan" },
  play: { game: "guandan", phase: "playing", level: "2", finish: [], counts: [27, 27, 27, 27], trick: [], last_trick: [], ...play }, ...more,
});
const turn = { seat: 1, cards: ["7C"] };

test("a play leaves it the very same; who sits down, goes out, or the first lead does not", () => {
  const begun = sceneOf(view({ trick: [turn] }));
  const after = (play, more) => same(begun, sceneOf(view(play, more)));
  assert.equal(after({ trick: [turn, turn], counts: [26, 27, 27, 27] }, { decision: 5, your_turn: true }), begun);
  assert.equal(after({ trick: [], last_trick: [turn] }), begun);
  assert.notEqual(after({ trick: [turn], finish: [2] }), begun);
  assert.notEqual(after({ trick: [turn] }, { seats: [{ seat: 0, name: "B" }] }), begun);
  assert.equal(after({}).play.begun, false);
});

test("before the first deal there is nothing to play", () => {
  assert.equal(sceneOf(null), null);
  assert.equal(sceneOf(view({}, { play: null })).play, null);
});
